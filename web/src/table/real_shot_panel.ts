/** A shot on a real board: tap or drag the die to its zone, then every other die that it moved. */
import { dieText, dragDie, faceRow, zoneBoard } from "../games/tumblin_dice/zone_board";
import "../games/tumblin_dice/zone_board.css";
import { say } from "../i18n/texts";
import type { RollForm } from "../net/protocol";
import { brief, inZone, needsNumber, numberOf, type RealWords, realOutcome } from "../rules/real_shot";
import { tumblingIn } from "../rules/tumblin_shot";
import type { TableContext } from "../state/table_context";
import { css } from "../ui/colours";
import { shotDie } from "../ui/move_words";
import { html, nothing, paint, type View } from "../ui/render";

export class RealShotPanel {
	private words: RealWords = {};
	/** The die being entered, and its zone while its number is missing. */
	private die = "";
	private zone = "";

	constructor(private readonly context: TableContext) {}

	/** Another shot. */
	begin(form: RollForm): void {
		this.words = {};
		this.die = form.words[0] ?? "";
		this.zone = "";
	}

	view(form: RollForm, seat: number): View {
		const scene = this.context.shown?.scene ?? null;
		const now = tumblingIn(scene);
		const [shot = ""] = form.words;
		if (!now) return nothing;
		const colour = (die: string): string => scene?.colours[die.charCodeAt(0) - 65] ?? "white";
		const name = (die: string): string => shotDie(die, scene);
		const lay = new Map(now.dice.filter((one) => one.on_board).map((one) => [one.die, brief(one.lies)]));
		const dice = form.words.filter((die) => this.words[die] ?? lay.get(die));
		const word = (die: string): string => this.words[die] ?? lay.get(die) ?? "";
		const put = (die: string, what: string): void => {
			this.words = { ...this.words, [die]: what };
			// the dice it moved are told one by one; the shot comes first
			this.die = this.words[shot] ? "" : shot;
			this.zone = "";
			this.context.draw();
		};
		const lies = (die: string, zone: string, face: string): void => {
			if (face || !needsNumber(zone, form.apart)) put(die, inZone(zone, face, form.apart));
			else this.choose(die, zone);
		};
		const tapZone = (zone: string): void => {
			if (this.die) lies(this.die, zone, numberOf(word(this.die)));
		};
		const tapFace = (face: string): void => {
			const zone = this.zone || /^(-?\d+)x|^(o)/.exec(word(this.die))?.slice(1).find(Boolean) || "";
			if (this.die && zone) lies(this.die, zone, face);
		};
		const outcome = realOutcome(shot, this.words);
		const asks = this.zone
			? say("real-shot-number", { die: name(this.die), zone: this.zone === "o" ? say("score-off") : `${this.zone}×` })
			: this.die
				? say("real-shot-ask", { die: name(this.die) })
				: say(form.words.length > 1 ? "real-shot-others" : "rolled-send");
		const enter = (event: Event): void => {
			event.preventDefault();
			if (outcome) this.context.ask({ t: "rolled", seat, outcome });
		};
		return html`<form class="notice by-hand real-shot" data-key="by-hand" @submit=${enter}>
			<p role="status" data-key="real-asks">${asks}</p>
			${zoneBoard({
				times: now.shape.steps.map((step) => step[3]),
				dice: dice.map((die) => ({ word: word(die), colour: colour(die), name: die, now: die === this.die })),
				zone: this.zone,
				tap: tapZone,
				drop: (dragged, zone) => {
					if ("name" in dragged) lies(dragged.name, zone, numberOf(word(dragged.name)));
					else lies(this.die || shot, zone, dragged.face);
				},
			})}
			${
				form.words.length > 1
					? html`<div class="tumblin-slots" role="group" aria-label=${say("real-shot-dice")}>
				${form.words.map((die) => html`<button type="button" class="tumblin-slot ${die === this.die ? "now" : ""}" data-moved=${die} aria-pressed=${String(die === this.die)} aria-label="${name(die)}: ${dieText(word(die))}" @click=${() => this.choose(die)} ${paint({ colour: css(colour(die)) })}>${word(die) ? dieText(word(die)) : "·"}</button>`)}
			</div>`
					: nothing
			}
			${faceRow(form.faces, {
				now: numberOf(word(this.die)),
				later: !this.zone,
				able: this.die !== "",
				tap: tapFace,
				drag: (event, face) =>
					dragDie(event, { face, colour: colour(this.die), drop: (zone) => lies(this.die || shot, zone, face) }),
			})}
			<button type="submit" class="main-button" ?disabled=${outcome === null}>${say("rolled-send")}</button>
		</form>`;
	}
	private choose(die: string, zone = ""): void {
		this.die = die;
		this.zone = zone;
		this.context.draw();
	}
}
