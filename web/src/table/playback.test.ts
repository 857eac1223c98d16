import { expect, test, vi } from "vitest";
import { type News, Playback } from "./playback";

vi.mock("../platform/settings", () => ({ still: () => false }));
vi.stubGlobal("document", { hidden: false });

const news = (n: number): News => ({ lines: [], picture: { eye: n } as unknown as News["picture"] });
/** A playback that waits in `play` until it may go on, and what it did. */
function noted(): { playback: Playback; story: string[]; goOn: () => Promise<void> } {
	const playback = new Playback();
	const story: string[] = [];
	let done: () => void = () => {};
	playback.play = ({ picture }) => {
		story.push(`play ${picture.eye}`);
		return new Promise((resolve) => {
			done = resolve;
		});
	};
	playback.present = ({ picture }) => story.push(`present ${picture.eye}${playback.busy ? "" : ", at rest"}`);
	playback.rest = () => story.push("rest");
	const goOn = async (): Promise<void> => {
		done();
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { playback, story, goOn };
}

test("one thing after the other, and each is drawn once", async () => {
	const { playback, story, goOn } = noted();
	void playback.add(news(1));
	void playback.add(news(2));
	await goOn();
	await goOn();
	expect(story).toEqual(["play 1", "present 1", "play 2", "present 2, at rest"]);
});
test("a page that lags behind stops animating, where hands act later than elsewhere", () => {
	const { playback } = noted();
	for (let n = 1; n <= 5; n++) void playback.add(news(n));
	expect(playback.waiting).toBe(4);
	expect(playback.quick).toBe(true);
	playback.patience = () => Number.POSITIVE_INFINITY;
	expect(playback.quick).toBe(false);
	playback.skipping = true;
	expect(playback.quick).toBe(true);
});
test("what is being shown is known while it is shown, and only then", async () => {
	const { playback, goOn } = noted();
	const one = news(1);
	void playback.add(one);
	expect(playback.current).toBe(one);
	await goOn();
	expect(playback.current).toBe(null);
});
test("a newer message is never overwritten by what was being shown", async () => {
	const { playback, story, goOn } = noted();
	void playback.add(news(1));
	void playback.add(news(2));
	playback.forget();
	await goOn();
	expect(story).toEqual(["play 1", "rest"]);
	expect(playback.busy).toBe(false);
});
