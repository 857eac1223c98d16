/** The Tumblin-Dice sheet: the board as a picture. Tap a zone and a number to enter a die; tap a die to correct it. */
import { type Dragged, dieText, dragDie, faceRow, type ZonedDie, zoneBoard } from "../games/tumblin_dice/zone_board";
import { say } from "../i18n/texts";
import type { TumblinSheet } from "../rules/score_rules";
import { html, type View } from "../ui/render";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";

type TumblinHost = SheetHost<TumblinSheet>;
interface Slot {
	readonly word: string;
	/** Its line; -1: none yet. */
	readonly line: number;
	readonly bonus: boolean;
}

export function tumblinSheet(host: TumblinHost): View {
	const { sheet } = host;
	return sheet.order.length === 0 ? orderOf(host) : board(host);
}

/** The shooting order: a tap for every side, or one for the seating order. */
function orderOf(host: TumblinHost): View {
	const { members } = host.sheet.terms;
	const named = (host.draft().order ?? "").split(" ").filter(Boolean);
	const letter = (side: number): string => SHEET_LETTERS[members[side]?.[0] ?? 0] ?? "";
	const tap = (side: number): void => {
		const now = named.includes(letter(side)) ? named.filter((one) => one !== letter(side)) : [...named, letter(side)];
		if (now.length === members.length) host.addLine(now.join(" "));
		else host.noted({ order: now.join(" ") });
	};
	return html`<p class="score-asks" role="status">${say("sheet-order")}</p>
		<div class="score-plain">
			${members.map((own, side) => {
				const place = named.indexOf(letter(side)) + 1;
				return html`<button type="button" class="score-verb score-seat" data-side=${letter(side)} @click=${() => tap(side)} ${painted(host.players[own[0] ?? 0]?.colour ?? "")}>
					${place ? `${place}. ` : ""}${own.map((seat) => host.name(seat)).join(" + ")}
				</button>`;
			})}
		</div>
		<button type="button" class="main-button" data-key="as-seated" @click=${() => host.addLine(members.map((_, side) => letter(side)).join(" "))}>
			${say("sheet-as-seated")}
		</button>`;
}

function slotsOf(sheet: TumblinSheet, round: number, seat: number): Slot[] {
	const words = sheet.dice[round]?.[seat] ?? [];
	const lines = sheet.lines[round]?.[seat] ?? [];
	const entered = words.map((word, at) => ({ word, line: lines[at] ?? -1, bonus: word.startsWith("+") }));
	const plain = entered.filter((one) => !one.bonus);
	const bonus = entered.filter((one) => one.bonus);
	const empty = (of: boolean): Slot => ({ word: "", line: -1, bonus: of });
	const { dice_each } = sheet.terms;
	return [
		...plain,
		...Array.from({ length: dice_each - plain.length }, () => empty(false)),
		...(sheet.terms.bonus ? [bonus[0] ?? empty(true)] : []),
	];
}
function board(host: TumblinHost): View {
	const { sheet } = host;
	const last = sheet.dice.length - 1;
	const draft = host.draft();
	const round = Math.min(Math.max(0, Number(draft.round ?? last)), last);
	const playing = (sheet.orders[round] ?? []).flatMap((side) => sheet.terms.members[side] ?? []);
	const missing = round === last ? sheet.missing() : [];
	const wished = Number(draft.seat ?? -1);
	const seat = playing.includes(wished) ? wished : (missing[0] ?? playing[0] ?? 0);
	const slots = slotsOf(sheet, round, seat);
	const picked = draft.slot === undefined ? -1 : Number(draft.slot);
	const at = picked >= 0 && picked < slots.length ? picked : slots.findIndex((one) => one.line < 0);
	const slot = slots[at];
	const zone = draft.zone ?? "";
	/** A correction keeps the zone or the number, whichever is not tapped. */
	const old = slot && slot.line >= 0 ? /^\+?(?:(\d+)x|(o))(\d*)$/.exec(slot.word) : null;
	const oldZone = old?.[1] ?? old?.[2] ?? "";
	const oldFace = old?.[3] ?? "";

	/** Add a complete die, or replace the one being corrected. */
	const enter = (what: string, more: Record<string, string> = {}): void => {
		if (!slot) return;
		const line = `${SHEET_LETTERS[seat]} ${slot.bonus ? "+" : ""}${what}`;
		if (slot.line >= 0) {
			const fixed = {
				...(round === last ? {} : { round: String(round) }),
				...(missing.length ? {} : { seat: String(seat) }),
				...more,
			};
			host.change({
				...corrected(host, slot.line, line, draft.moved === "yes"),
				draft: new URLSearchParams(fixed).toString(),
			});
		} else host.tellKeeping(line, sheet.left(seat) > 1 ? { seat: String(seat) } : {});
	};
	const needsFace = (what: string): boolean => what !== "s" && what !== "f" && (what !== "o" || sheet.terms.ejected);
	const spelled = (what: string, number: string): string => (what === "o" ? `o${number}` : `${what}x${number}`);
	const tapZone = (what: string): void => {
		if (!slot) return;
		if (draft.moved && missing.length) {
			// the zone of the old die is corrected already: this is the next die
			const next = sheet.left(seat) > 0 ? seat : (missing[0] ?? seat);
			if (needsFace(what)) host.noted({ slot: undefined, moved: undefined, zone: what, seat: String(next) });
			else host.tellKeeping(`${SHEET_LETTERS[next]} ${what}`, sheet.left(next) > 1 ? { seat: String(next) } : {});
			return;
		}
		if (!needsFace(what)) enter(what);
		// the next tap may correct the number too
		else if (oldFace) enter(spelled(what, oldFace), { slot: String(at), seat: String(seat), moved: "yes" });
		else host.noted({ zone: what === zone ? undefined : what, seat: String(seat), early: undefined });
	};
	const tapFace = (number: string): void => {
		if (!slot) return;
		if (zone) enter(spelled(zone, number));
		else if (oldZone && needsFace(oldZone)) enter(spelled(oldZone, number));
		// a number never waits for a zone: one tap too many would shift every later die
		else host.noted({ early: "yes", seat: String(seat) });
	};
	/** A number dragged onto the board is a die as it lies; a die dragged elsewhere lies there now. */
	const drag = (event: PointerEvent, number: string): void => {
		const colour = host.players[seat]?.colour ?? "";
		if (slot && !draft.moved) dragDie(event, { face: number, colour, drop: (where) => drop({ face: number }, where) });
	};
	const drop = (dragged: Dragged, where: string): void => {
		if ("face" in dragged) enter(needsFace(where) ? spelled(where, dragged.face) : where);
		else moveDie(host, Number(dragged.name), where, needsFace(where));
	};
	const pickDie = (name: string): void => {
		const found = placeOf(host, Number(name));
		if (!found) return;
		const again = picked === found.place && seat === found.seat && Boolean(slots[picked]?.word);
		host.noted({
			slot: again ? undefined : String(found.place),
			seat: again && missing.length ? undefined : String(found.seat),
			zone: undefined,
			early: undefined,
			moved: undefined,
		});
	};
	const pick = (place: number): void =>
		host.noted({
			slot: place === at && picked >= 0 ? undefined : String(place),
			seat: String(seat),
			zone: undefined,
			early: undefined,
			moved: undefined,
		});

	/** What is to be tapped now; a new round begins with what the last one brought. */
	const askFor = (): string => {
		const name = host.name(seat);
		if (zone) return say("sheet-ask-number", { name, zone: zone === "o" ? say("score-off") : `${zone}×` });
		if (slot && slot.line >= 0) return say("sheet-ask-correct", { name, die: dieText(slot.word) });
		if (draft.early) return say("sheet-ask-zone", { name });
		if (sheet.line_count === 1) return say("sheet-ask-first-die", { name });
		const begins = round === last && round > 0 && host.players.every((_, one) => !sheet.dice[round]?.[one]?.length);
		const brought = begins ? `${say("sheet-round-done", { round: roundName(sheet, round - 1) })} ` : "";
		return `${brought}${say("sheet-ask-die", { name })}`;
	};

	return html`<div class="tumblin">
		${standings(host, round, seat, playing)}
		<div class="tumblin-round">
			<button type="button" aria-label=${say("sheet-round-before")} ?disabled=${round === 0} @click=${() => host.change({ ...host.game, draft: `round=${round - 1}` })}>‹</button>
			<span role="status">${roundName(sheet, round)} · ${sheet.over() && round === last ? say(`${sheet.why}`) : goalText(sheet)}</span>
			<button type="button" aria-label=${say("sheet-round-after")} ?disabled=${round === last} @click=${() => host.change({ ...host.game, draft: round + 1 === last ? "" : `round=${round + 1}` })}>›</button>
		</div>
		<p class="score-asks" role="status" data-key="asks">${sheet.over() && picked < 0 ? say("sheet-tap-die") : slot ? askFor() : `${say("sheet-all-told")} ${say("sheet-tap-die")}`}</p>
		${zoneBoard({ times: sheet.terms.times, dice: lyingDice(host, round, picked >= 0 ? (slot?.line ?? -1) : -1), zone, tap: tapZone, pick: pickDie, drop })}
		<div class="tumblin-slots" role="group" aria-label=${say("sheet-dice-of", { name: host.name(seat) })}>
			${slots.map(
				(
					one,
					place,
				) => html`<button type="button" class="tumblin-slot ${place === at ? "now" : ""} ${one.bonus ? "bonus" : ""}" data-slot=${place} aria-pressed=${String(place === at)} @click=${() => pick(place)} ${painted(host.players[seat]?.colour ?? "")}>
					${one.word ? dieText(one.word) : one.bonus ? "★" : "·"}
				</button>`,
			)}
		</div>
		${faceRow(sheet.terms.faces, { now: oldFace, later: !(zone || oldZone), able: Boolean(slot), tap: tapFace, drag })}
	</div>`;
}
interface DicePlace {
	readonly round: number;
	readonly seat: number;
	/** Among the player's slots. */
	readonly place: number;
	readonly word: string;
}
/** Where the die of a line stands. */
function placeOf({ sheet }: TumblinHost, line: number): DicePlace | undefined {
	for (const [round, seats] of sheet.lines.entries())
		for (const [seat, lines] of seats.entries()) {
			const at = lines.indexOf(line);
			if (at < 0) continue;
			const place = slotsOf(sheet, round, seat).findIndex((one) => one.line === line);
			return { round, seat, place, word: sheet.dice[round]?.[seat]?.[at] ?? "" };
		}
	return undefined;
}
/** A die that lies elsewhere now keeps its number; one that showed none is asked for it. */
function moveDie(host: TumblinHost, line: number, zone: string, faced: boolean): void {
	const found = placeOf(host, line);
	if (!found) return;
	const { round, seat, place, word } = found;
	const [, bonus = "", face = ""] = /^(\+?)(?:\d+x|o|s|f)(\d*)$/.exec(word) ?? [];
	const now = !faced ? zone : zone === "o" ? `o${face}` : `${zone}x${face}`;
	if (`${bonus}${now}` === word) return;
	if (faced && !face)
		host.noted({
			round: String(round),
			seat: String(seat),
			slot: String(place),
			zone,
			early: undefined,
			moved: undefined,
		});
	else
		host.change({
			...corrected(host, line, `${SHEET_LETTERS[seat]} ${bonus}${now}`, false),
			draft: round === host.sheet.dice.length - 1 ? "" : `round=${round}`,
		});
}
/** `going`: the same die as just now, so that undo takes both back at once. */
function corrected(host: TumblinHost, line: number, text: string, going: boolean): TumblinHost["game"] {
	const { lines, past } = host.game;
	const before = going ? past.at(-1) : undefined;
	return {
		...host.game,
		lines: lines.map((one, at) => (at === line ? text : one)),
		past: before
			? [...past.slice(0, -1), { ...before, now: text }]
			: [...past, { at: line, was: lines[line] ?? null, now: text }],
		future: [],
	};
}
/** The round by its name, without the full stop that it has as a sentence at the table. */
export const roundName = (sheet: TumblinSheet, round: number): string =>
	(sheet.extra[round]
		? say("tumblin-overtime", { round: sheet.extra[round] ?? 1 })
		: say("tumblin-round", { round: round + 1 })
	).replace(/\.$/, "");
const goalText = (sheet: TumblinSheet): string =>
	say(`tumblin-goal-${sheet.terms.goal}`, { number: sheet.terms.goal_number });

/** All players with totals and dice on the board, always visible. A tap chooses whose dice are entered. */
function standings(host: TumblinHost, round: number, seat: number, playing: readonly number[]): View {
	const { sheet } = host;
	const scores = sheet.scores();
	const ranks = sheet.over() ? sheet.ranks() : [];
	return html`<div class="tumblin-players ${host.players.length > 6 ? "many" : ""}">
		${host.players.map(
			(
				person,
				one,
			) => html`<button type="button" data-seat=${one} class=${one === seat ? "now" : ""} aria-pressed=${String(one === seat)} ?disabled=${!playing.includes(one)} @click=${() => host.noted({ seat: String(one), slot: undefined, zone: undefined, early: undefined, moved: undefined })} ${painted(person.colour)}>
				<span class="who">${person.name}${ranks[one] === 1 ? " ★" : ""}</span>
				<strong>${scores[one]}</strong>
				<span class="more">${sheet.terms.goal === "wins" ? "" : playing.includes(one) ? `+${sheet.worth(round, one)}` : ""}</span>
			</button>`,
		)}
	</div>`;
}

/** Everybody's dice of a round, named by their lines; `now`: the one being corrected. */
const lyingDice = ({ sheet, players }: TumblinHost, round: number, now: number): ZonedDie[] =>
	players.flatMap(({ colour }, seat) =>
		(sheet.dice[round]?.[seat] ?? []).map((word, at) => {
			const line = sheet.lines[round]?.[seat]?.[at] ?? -1;
			return { word: word.replace("+", ""), colour, name: String(line), now: line >= 0 && line === now };
		}),
	);
