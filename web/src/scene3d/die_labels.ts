/** Labels over dice with a role. */
import * as THREE from "three";
import type { Die } from "../net/protocol";
import { cellOf } from "../rules/lattice";
import { DIE_MM } from "../rules/plate_plane";
import { markSign } from "../ui/move_words";
import { UP, worldOf } from "./die_geometry";
import type { PosedDie } from "./poses";

/** The label of a die lying askew. */
const ASKEW = "∠";

export class Signs {
	readonly group = new THREE.Group();
	private readonly looks = new Map<string, THREE.SpriteMaterial>();

	show(dice: readonly Die[], loose: readonly PosedDie[] = []): void {
		this.group.clear();
		this.group.visible = true;
		for (const die of dice) if (die.mark) this.put(markSign(die.mark), worldOf(cellOf(die.cell)));
		for (const { askew, pos } of loose)
			if (askew) this.put(ASKEW, new THREE.Vector3(pos.x / DIE_MM, pos.z / DIE_MM, -pos.y / DIE_MM));
	}
	private put(text: string, at: THREE.Vector3): void {
		const look = this.looks.get(text) ?? signLook(text);
		this.looks.set(text, look);
		const sprite = new THREE.Sprite(look);
		sprite.scale.setScalar(0.62);
		sprite.position.copy(at).addScaledVector(UP, 1.05);
		this.group.add(sprite);
	}
}

/** A letter on a light disc that faces the viewer. */
export function signLook(text: string): THREE.SpriteMaterial {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 64;
	const g = canvas.getContext("2d");
	if (g) {
		g.fillStyle = "#fffdf6";
		g.strokeStyle = "#1b1b1f";
		g.lineWidth = 5;
		g.beginPath();
		g.arc(32, 32, 28, 0, 7);
		g.fill();
		g.stroke();
		g.fillStyle = "#1b1b1f";
		g.font = `bold ${text.length > 1 ? 32 : 38}px system-ui, sans-serif`;
		g.textAlign = "center";
		g.textBaseline = "middle";
		g.fillText(text, 32, 35);
	}
	const map = new THREE.CanvasTexture(canvas);
	map.colorSpace = THREE.SRGBColorSpace;
	return new THREE.SpriteMaterial({ map });
}
