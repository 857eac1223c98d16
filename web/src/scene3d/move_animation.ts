/** Animation of events on the pyramid: steps of the rules, or recorded motion. For tables and replays. */

import type { Die, EventLine, Scene } from "../net/protocol";
import { sound } from "../platform/sound";
import { type Breath, breathsOf } from "../rules/breath";
import { readTrace, type Sample } from "../rules/hand_trace";
import { readMotion } from "../rules/motion";
import { middleOf, type V3 } from "../rules/plate_plane";
import { thrownBy } from "../rules/thrown_dice";
import { HandProps } from "./hand_props";
import { type PosedDie, placedOf } from "./poses";
import type { PyramidView } from "./pyramid_view";

/** Dice outside cells. */
function looseOf(scene: Scene | null): PosedDie[] {
	const loose = scene?.extra.loose ?? [];
	// under a finger every die should sit in its cell: mark those that do not
	const pressed = Boolean(scene?.extra.finger);
	return loose
		.filter((one) => one.pose)
		.map((one) => ({ ...placedOf(one.die, one.colour, one.pose), askew: pressed && one.how === "astray" }));
}

/** Show a scene; `dice` are those in cells, with their labels. */
export function showScene(stage: PyramidView, scene: Scene | null, dice: readonly Die[] = scene?.dice ?? []): void {
	const [x = 0, y = 0] = scene?.extra.lean ?? [];
	stage.bare(scene?.extra.ground === "table");
	stage.tilt(x, y);
	stage.shift(0, 0);
	stage.show(dice, looseOf(scene));
}

/** Milliseconds for which the aim of a breath is shown. */
const BREATH_AIM_MS = 700;
/** Minimum strength of an audible knock, from 0 to 1. */
const LOUD = 0.2;

export class MoveAnimation {
	/** The motion of the plate in an action whose outcome has not arrived. */
	private moved: readonly Sample[] = [];
	private breaths: readonly (Breath | null)[] = [];
	private readonly mouth = new HandProps();

	/** Show events one after another; `scene` is the scene afterwards. */
	async play(stage: PyramidView, lines: readonly EventLine[], scene: Scene | null, quick: boolean): Promise<void> {
		for (const line of lines) {
			const trace = line.seat >= 0 ? line.text.split(" ").find((atom) => atom.startsWith("~")) : undefined;
			if (line.seat >= 0) {
				this.moved = trace && !quick ? await readTrace(trace) : [];
				this.breaths = quick ? [] : await breathsOf(line.text, (die) => stage.middleOf(die));
			}
			if (line.motion) {
				const motion = await readMotion(line.motion);
				await this.aim(stage);
				const follow = (frame: number): void => this.blow(this.breaths[frame] ?? null);
				await stage.playMotion(motion, ends(scene, line), quick, this.moved, follow);
				this.blow(null);
				this.moved = this.breaths = [];
				continue;
			}
			if (line.seat >= 0) stage.clearThrown();
			const thrown = thrownBy(line, scene).map(({ value, by }) => ({ value, colour: scene?.colours[by] ?? "ivory" }));
			if (thrown.length > 0) await stage.throwDice(thrown, quick, (hard) => hard > LOUD && sound("put"));
			await stage.play(line.steps, scene?.dice ?? [], quick);
		}
	}

	/** Before a breath, show where it comes from and how strong it is. */
	private async aim(stage: PyramidView): Promise<void> {
		const first = this.breaths.find((breath) => breath !== null);
		if (!first) return;
		stage.props.add(this.mouth.group);
		await stage.run(BREATH_AIM_MS, (t) => {
			this.blow({ ...first, strength: t * first.strength });
			stage.redraw();
		});
	}
	private blow(breath: Breath | null): void {
		if (!breath) this.mouth.clear();
		else this.mouth.point(breath.mouth, breath.way, 20 + 60 * breath.strength);
	}
}

/** The colour of an incoming die: that of the die at its end, otherwise its player's. */
function ends(scene: Scene | null, line: EventLine): (end: V3) => string {
	const lying = [
		...(scene?.dice ?? []).map((die) => ({ at: middleOf(die.cell), colour: die.colour })),
		...looseOf(scene).map((die) => ({ at: die.pos.toArray(), colour: die.colour })),
	];
	const own = scene?.colours[Math.max(0, line.by)] ?? "ivory";
	return (end) =>
		lying.find(({ at }) => Math.hypot(...at.map((part, i) => part - (end[i] as number))) < 4)?.colour ?? own;
}
