import type * as THREE from "three";
import { expect, test } from "vitest";
import { normalsOf, polygonsOf, turnShowing } from "./polyhedra";

test.each([
	[8, 3],
	[10, 4],
	[12, 5],
	[20, 3],
])("a die of %i faces has polygons of %i corners, and opposite numbers add up", (faces, corners) => {
	expect(polygonsOf(faces).map((polygon) => polygon.length)).toEqual(Array(faces).fill(corners));
	const normals = normalsOf(faces);
	for (let n = 1; n <= faces; n++) expect(normals[n - 1]?.dot(normals[faces - n] as THREE.Vector3)).toBeCloseTo(-1);
});
test("a die is turned so that a number lies up", () => {
	for (let n = 1; n <= 20; n++) expect(normalsOf(20)[n - 1]?.applyQuaternion(turnShowing(20, n)).z).toBeCloseTo(1);
});
