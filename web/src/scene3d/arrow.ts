/** The arrow of an aim: a flat unit arrow along +y, from the middle of the die. */
import * as THREE from "three";

export function arrowGeometry(half = 3, head = 9): THREE.BufferGeometry {
	const shape = new THREE.Shape();
	shape.moveTo(-half, 0.1);
	shape.lineTo(-half, 0.86);
	shape.lineTo(-head, 0.86);
	shape.lineTo(0, 1);
	shape.lineTo(head, 0.86);
	shape.lineTo(half, 0.86);
	shape.lineTo(half, 0.1);
	return new THREE.ShapeGeometry(shape);
}
