/** A number per player: current scores, claims of a race, or just the winner. */
import { say } from "../i18n/texts";
import type { CountsSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { endPositionView, onPyramid, positionOf } from "./end_position_sheet";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";

type CountsHost = SheetHost<CountsSheet>;

export function countsSheet(host: CountsHost, claim: (seat: number) => void): View {
	const { sheet } = host;
	const over = sheet.over();
	if (sheet.terms.way === "win") return winners(host, over);
	if (onPyramid(host.game) && !over && positionOf(host)) return endPositionView(host);
	return html`<p class="score-asks">${say(`sheet-what-${host.card.what}`)}</p>
		${host.card.race && !over ? html`<p role="status" data-key="race">${raced(host)}</p>` : nothing}
		<ul class="counts">
			${host.players.map((_, seat) => (sheet.terms.way === "claims" ? claims(host, seat, over, claim) : numbers(host, seat, over, claim)))}
		</ul>
		${endPositionView(host)}
		${over ? nothing : html`<button type="button" class="main-button" data-key="over" ?disabled=${host.game.lines.length === 0} @click=${() => host.addLine("over")}>${say("sheet-over-now")}</button>`}`;
}
const crown = (host: CountsHost, seat: number): string =>
	host.sheet.over() && host.sheet.ranks()[seat] === 1 ? " ★" : "";

/** What a tap on a name does, or has done. */
function raced(host: CountsHost): string {
	const { claim } = host.draft();
	return claim === undefined ? say("sheet-race") : say("sheet-race-first", { name: host.name(Number(claim)) });
}
/** Who was first: a tap on the name, or its key, stops the clock; another tap takes it back. */
function first(host: CountsHost, seat: number, over: boolean, claim: (seat: number) => void): View {
	const claimed = host.draft().claim;
	const mine = claimed === String(seat);
	return html`<button type="button" class="who" data-claim="first" aria-label=${say("sheet-claims", { name: host.name(seat) })} aria-pressed=${String(mine)} ?disabled=${over || (claimed !== undefined && !mine)} @click=${() => (claimed === undefined ? claim(seat) : host.noted({ claim: undefined }))}>${host.name(seat)}${crown(host, seat)}</button>`;
}

function numbers(host: CountsHost, seat: number, over: boolean, claim: (seat: number) => void): View {
	const { sheet } = host;
	const { least, most, way } = sheet.terms;
	const now = sheet.scores()[seat] ?? 0;
	const enter = (value: number): void => {
		const line = `${SHEET_LETTERS[seat]} ${value}`;
		const last = sheet.lines[seat]?.at(-1);
		// successive numbers for the same player are one entry
		if (way === "now" && last !== undefined && last === host.game.lines.length - 1 && last < host.counted.taken)
			host.correct(last, line);
		else host.addLine(line);
	};
	const typed = (event: Event): void => {
		const input = event.target as HTMLInputElement;
		const value = Math.round(Number(input.value));
		if (input.value !== "" && value >= least && value <= most) enter(value);
		else input.value = String(now);
	};
	const wasFirst = host.draft().claim === String(seat);
	return html`<li class="count ${host.card.race ? "raced" : ""} ${wasFirst ? "now" : ""}" data-seat=${seat} ${painted(host.players[seat]?.colour ?? "")}>
		${host.card.race ? first(host, seat, over, claim) : html`<label for="count-${seat}">${host.name(seat)}${crown(host, seat)}</label>`}
		<button type="button" data-step="-1" aria-label=${say("sheet-less", { name: host.name(seat) })} ?disabled=${over || now <= least} @click=${() => enter(now - 1)}>−</button>
		<input id="count-${seat}" aria-label=${host.name(seat)} inputmode="numeric" type="number" min=${least} max=${most} .value=${String(now)} ?disabled=${over} @change=${typed} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
		<button type="button" data-step="1" aria-label=${say("sheet-more", { name: host.name(seat) })} ?disabled=${over || now >= most} @click=${() => enter(now + 1)}>+</button>
	</li>`;
}

/** A race: tapping a name (or its key) records the first claim and stops the clock; another tap judges it, with the rules' penalty. */
function claims(host: CountsHost, seat: number, over: boolean, claim: (seat: number) => void): View {
	const { sheet } = host;
	return html`<li class="count claims raced ${host.draft().claim === String(seat) ? "now" : ""}" data-seat=${seat} ${painted(host.players[seat]?.colour ?? "")}>
		${first(host, seat, over, claim)}
		<strong>${sheet.scores()[seat]}</strong>
		<button type="button" data-claim="right" ?disabled=${over} @click=${() => host.addLine(`${SHEET_LETTERS[seat]} right`)}>✓ ${say("sheet-right")}</button>
		<button type="button" data-claim="wrong" ?disabled=${over} @click=${() => host.addLine(`${SHEET_LETTERS[seat]} wrong`)}>✗ ${say("sheet-wrong")}</button>
	</li>`;
}

function winners(host: CountsHost, over: boolean): View {
	const { sheet, game } = host;
	const last = game.lines.length - 1;
	// whoever shares the victory is tapped after the first
	const named = over && game.lines[last]?.startsWith("won ") && host.counted.taken > last;
	const wins = (seat: number): void =>
		named
			? host.correct(last, `${game.lines[last]} ${SHEET_LETTERS[seat]}`)
			: host.addLine(`won ${SHEET_LETTERS[seat]}`);
	const mayWin = (seat: number): boolean =>
		!sheet.out.includes(seat) && (!over || Boolean(named && !sheet.won.includes(seat)));
	return html`<p class="score-asks">${over ? say("sheet-over") : say(host.card.out ? "sheet-who-won-or-out" : "sheet-who-won")}</p>
		<ul class="counts">
			${host.players.map(
				(person, seat) => html`<li class="count claims" data-seat=${seat} ${painted(person.colour)}>
					<span>${person.name}${crown(host, seat)}</span>
					<button type="button" data-claim="won" ?disabled=${!mayWin(seat)} @click=${() => wins(seat)}>★ ${say("sheet-won")}</button>
					${host.card.out ? html`<button type="button" data-claim="out" ?disabled=${over || sheet.out.includes(seat)} @click=${() => host.addLine(`out ${SHEET_LETTERS[seat]}`)}>✗ ${say("sheet-out")}</button>` : nothing}
				</li>`,
			)}
		</ul>
		${over ? nothing : html`<button type="button" class="score-button" data-key="over" @click=${() => host.addLine("over")}>${say("sheet-nobody")}</button>`}`;
}
