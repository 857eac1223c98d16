import { expect, test } from "vitest";
import { carriedGame, fragmentOf } from "./game_link";
import { MOST_PACKED, MOST_TEXT, packText, unpackText } from "./packed_text";

const LOG = `pipyard 1\ngame: rasanto 1\nseats: 2\nplayers: Ann, José\n\n${"0 place 8,0,0\n1 place 7,1,0\n".repeat(80)}`;

test("a packed log is the same again, and shorter", async () => {
	const packed = (await packText(LOG)) as string;
	expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
	expect(packed.length).toBeLessThan(LOG.length / 2);
	expect(await unpackText(packed)).toBe(LOG);
});
test("a fragment says the game and the step", async () => {
	const packed = (await packText(LOG)) as string;
	expect(await carriedGame(fragmentOf(packed, 12))).toEqual({ log: LOG, packed, step: 12 });
	expect((await carriedGame(fragmentOf(packed)))?.step).toBe(0);
	expect((await carriedGame(`#step=-3e99&game=${packed}`))?.step).toBe(0);
});
test("what is damaged or too long is refused", async () => {
	const packed = (await packText(LOG)) as string;
	for (const bad of ["", "%%%", "AAAA", packed.slice(0, -4), `${packed.slice(0, 20)}x${packed.slice(21)}`])
		expect(await unpackText(bad), bad).toBeNull();
	expect(await carriedGame("#nothing")).toBeNull();
	expect(await unpackText("A".repeat(MOST_PACKED + 1))).toBeNull();
	expect(await packText("a".repeat(MOST_TEXT + 1))).toBeNull();
	// small when packed, and too long unpacked
	const stream = new Blob(["a".repeat(20 * MOST_TEXT)]).stream().pipeThrough(new CompressionStream("deflate"));
	const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
	expect(bomb.length).toBeLessThan(MOST_PACKED);
	expect(await unpackText(bomb)).toBeNull();
});
