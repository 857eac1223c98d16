/** A number per player: current scores, claims of a race, or just the winner. */
import { say } from "../i18n/texts";
import type { CountsSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { LETTERS, painted, type SheetHost } from "./sheet_host";

type CountsHost = SheetHost<CountsSheet>;

export function countsSheet(host: CountsHost, claim: (seat: number) => void): View {
	const { sheet } = host;
	const over = sheet.over();
	if (sheet.terms.way === "win") return winners(host, over);
	return html`<p class="score-asks">${say(`sheet-what-${host.card.what}`)}</p>
		<ul class="counts">
			${host.players.map((_, seat) => (sheet.terms.way === "claims" ? claims(host, seat, over, claim) : numbers(host, seat, over)))}
		</ul>
		${over ? nothing : html`<button type="button" class="main-button" data-key="over" ?disabled=${host.game.lines.length === 0} @click=${() => host.addLine("over")}>${say("sheet-over-now")}</button>`}`;
}
const crown = (host: CountsHost, seat: number): string =>
	host.sheet.over() && host.sheet.ranks()[seat] === 1 ? " ★" : "";

function numbers(host: CountsHost, seat: number, over: boolean): View {
	const { sheet } = host;
	const { least, most, way } = sheet.terms;
	const now = sheet.scores()[seat] ?? 0;
	const enter = (value: number): void => {
		const line = `${LETTERS[seat]} ${value}`;
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
	return html`<li class="count" data-seat=${seat} ${painted(host.players[seat]?.colour ?? "")}>
		<label for="count-${seat}">${host.name(seat)}${crown(host, seat)}</label>
		<button type="button" data-step="-1" aria-label=${say("sheet-less", { name: host.name(seat) })} ?disabled=${over || now <= least} @click=${() => enter(now - 1)}>−</button>
		<input id="count-${seat}" inputmode="numeric" type="number" min=${least} max=${most} .value=${String(now)} ?disabled=${over} @change=${typed} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
		<button type="button" data-step="1" aria-label=${say("sheet-more", { name: host.name(seat) })} ?disabled=${over || now >= most} @click=${() => enter(now + 1)}>+</button>
	</li>`;
}

/** A race: tapping a name (or its key) records the first claim and stops the clock; another tap judges it, with the rules' penalty. */
function claims(host: CountsHost, seat: number, over: boolean, claim: (seat: number) => void): View {
	const { sheet } = host;
	const first = host.draft().claim;
	return html`<li class="count claims ${first === String(seat) ? "now" : ""}" data-seat=${seat} ${painted(host.players[seat]?.colour ?? "")}>
		<button type="button" class="who" data-claim="first" aria-label=${say("sheet-claims", { name: host.name(seat) })} aria-pressed=${String(first === String(seat))} ?disabled=${over || (first !== undefined && first !== String(seat))} @click=${() => (first === undefined ? claim(seat) : host.noted({ claim: undefined }))}>${host.name(seat)}${crown(host, seat)}</button>
		<strong>${sheet.scores()[seat]}</strong>
		<button type="button" data-claim="right" ?disabled=${over} @click=${() => host.addLine(`${LETTERS[seat]} right`)}>✓ ${say("sheet-right")}</button>
		<button type="button" data-claim="wrong" ?disabled=${over} @click=${() => host.addLine(`${LETTERS[seat]} wrong`)}>✗ ${say("sheet-wrong")}</button>
	</li>`;
}

function winners(host: CountsHost, over: boolean): View {
	const { sheet } = host;
	return html`<p class="score-asks">${over ? say("sheet-over") : say(host.card.out ? "sheet-who-won-or-out" : "sheet-who-won")}</p>
		<ul class="counts">
			${host.players.map(
				(person, seat) => html`<li class="count claims" data-seat=${seat} ${painted(person.colour)}>
					<span>${person.name}${crown(host, seat)}</span>
					<button type="button" data-claim="won" ?disabled=${over || sheet.out.includes(seat)} @click=${() => host.addLine(`won ${LETTERS[seat]}`)}>★ ${say("sheet-won")}</button>
					${host.card.out ? html`<button type="button" data-claim="out" ?disabled=${over || sheet.out.includes(seat)} @click=${() => host.addLine(`out ${LETTERS[seat]}`)}>✗ ${say("sheet-out")}</button>` : nothing}
				</li>`,
			)}
		</ul>`;
}
