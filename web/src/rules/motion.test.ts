import { expect, test } from "vitest";
import { dieName, frameAt, readMotion } from "./motion";

/** Packed by the server: A1 from the disc in three frames, B+ pushed from the third frame on. */
const PACKED = "c-muRWnf}tU|?WokYZp0LIwtY1_6c$COyWfj2$ct3`hP0g}~zf85#dEAc5xpzyB}b=VB;eW<UY|fyMy<ryUDn";

test("a motion is read as the server packed it", async () => {
	const motion = await readMotion(PACKED);
	expect(motion.length).toBe(5);
	expect(motion.tracks.map((track) => [dieName(track.die), track.first, track.frames.length])).toEqual([
		["A1", 0, 3],
		["B+", 2, 2],
	]);
	const [struck] = motion.tracks;
	expect(struck?.frames.map(({ x, y, z }) => [x, y, z])).toEqual([
		[0, 60, 116],
		[1.5, 90.2, 116],
		[3.1, 130.7, 110],
	]);
	const turned = struck?.frames[1]?.turn ?? [0, 0, 0, 0];
	expect(turned[0]).toBeCloseTo(Math.SQRT1_2, 2);
	expect(turned[3]).toBeCloseTo(Math.SQRT1_2, 2);
});
test("a die stands still before its first frame and after its last", async () => {
	const track = (await readMotion(PACKED)).tracks[1];
	if (!track) throw new Error("no track");
	expect(frameAt(track, 0)[0].x).toBe(-12.5);
	expect(frameAt(track, 99)[0].x).toBe(-13);
	expect(frameAt(track, 2.5)[2]).toBe(0.5);
});
