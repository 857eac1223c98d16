/** The end of a demolition: dice of every colour per player. The last player's are computed. */
import { say } from "../i18n/texts";
import type { HeapsSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { corrected } from "./device";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";

type HeapsHost = SheetHost<HeapsSheet>;

export function heapsSheet(host: HeapsHost): View {
	const { sheet } = host;
	const { colours, prices, exact, most } = sheet.terms;
	const draft = host.draft();
	const missing = sheet.missing();
	const wrong = sheet.wrong();
	const left = sheet.left();
	const rest = exact && missing.length === 1 && host.players.length > 1 && !left.some((count) => count < 0);
	const typed = (seat: number, at: number, input: HTMLInputElement): void => {
		const value =
			input.value === "" ? undefined : String(Math.max(0, Math.min(most[at] ?? 0, Math.round(Number(input.value)))));
		const words = { ...draft, [`${seat}.${at}`]: value };
		const heap = colours.map((_, place) => words[`${seat}.${place}`] ?? (sheet.heaps[seat]?.[place]?.toString() || ""));
		if (heap.every((word) => word !== "")) {
			const line = `${SHEET_LETTERS[seat]} ${heap.join(" ")}`;
			const known = host.game.lines.findIndex((one) => one.startsWith(`${SHEET_LETTERS[seat]} `));
			const others = Object.fromEntries(
				Object.entries(draft).filter(([name]) => !name.startsWith(`${seat}.`)),
			) as Record<string, string>;
			// what is half entered for the others stays
			if (known < 0) host.tellKeeping(line, others);
			else host.change({ ...corrected(host.game, known, line), draft: new URLSearchParams(others).toString() });
		} else host.noted({ [`${seat}.${at}`]: value });
	};
	const ranks = sheet.over() ? sheet.ranks() : [];
	return html`<p class="score-asks" role="status">
			${sheet.over() ? say("sheet-over") : wrong.length ? say("sheet-heap-wrong", { colour: say(`colour-${colours[wrong[0] ?? 0]}`), count: -(left[wrong[0] ?? 0] ?? 0) }) : say(`sheet-what-${host.card.what}`)}
		</p>
		<div class="heaps-scroll"><table class="heaps">
			<thead><tr><td></td>${colours.map((colour, at) => html`<th scope="col"><span class="heap-colour" ${painted(colour)}>${say(`colour-${colour}`)}</span> <span class="soft small">${prices[at]}</span></th>`)}<th scope="col">=</th></tr></thead>
			<tbody>
				${host.players.map(
					(person, seat) => html`<tr data-seat=${seat}>
						<th scope="row">${person.name}${ranks[seat] === 1 ? " ★" : ""}</th>
						${colours.map(
							(
								colour,
								at,
							) => html`<td><input type="number" inputmode="numeric" min="0" max=${most[at] ?? 0} data-heap="${seat}.${at}"
								aria-label="${person.name}: ${say(`colour-${colour}`)}"
								.value=${draft[`${seat}.${at}`] ?? String(sheet.heaps[seat]?.[at] ?? "")}
								placeholder=${rest && missing[0] === seat ? String(left[at]) : ""}
								@change=${(event: Event) => typed(seat, at, event.target as HTMLInputElement)} /></td>`,
						)}
						<td><strong>${sheet.scores()[seat]}</strong></td>
					</tr>`,
				)}
			</tbody>
		</table></div>
		${rest ? html`<button type="button" class="main-button" data-key="rest" @click=${() => host.addLine(`${SHEET_LETTERS[missing[0] ?? 0]} ${left.join(" ")}`)}>${say("sheet-rest-to", { name: host.name(missing[0] ?? 0) })}</button>` : nothing}`;
}
