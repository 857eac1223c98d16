/** A shot by keys: arrows aim and set the speed, Enter shoots. */
import { limited, type ShotSetting } from "../../rules/tumblin_shot";
import { ARROWS, onIdleKey } from "../../ui/idle_keys";

/** Degrees and metres a second of one key, and how much finer it is with Shift. */
const TURN = 4;
const FASTER = 0.2;
const FINER = 4;

interface ShotKeys {
	/** Whether there is a die to shoot now. */
	able(): boolean;
	settings(): Readonly<Record<ShotSetting, number>>;
	change(set: Partial<Record<ShotSetting, number>>): void;
	shoot(): void;
}

export function hearShotKeys({ able, settings, change, shoot }: ShotKeys): void {
	onIdleKey((key, { shiftKey }) => {
		const way = ARROWS[key];
		if ((!way && key !== "Enter") || !able()) return false;
		if (!way) {
			shoot();
			return true;
		}
		const set = settings();
		const fine = shiftKey ? FINER : 1;
		const [right, ahead] = way;
		change({
			aim: limited("aim", set.aim + (right * TURN) / fine),
			speed: limited("speed", set.speed + (ahead * FASTER) / fine),
		});
		return true;
	});
}
