/** Games of skill: whose try it is, a stopwatch, and the result of every try. */
import { amount, say } from "../i18n/texts";
import type { TriesSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";
import { type Stopwatch, watchView } from "./stopwatch";

type TriesHost = SheetHost<TriesSheet>;
export const secondsText = (hundredths: number): string => `${amount(hundredths / 100, 2, 1)} s`;

export function tryText(how: string, one: readonly number[]): string {
	const [reached = 0, time = 0, number = 0] = one;
	if (how === "most") return String(number);
	if (reached) return secondsText(time);
	return how === "fewest_tries" ? `✗ ${number}` : "✗";
}

export function triesSheet(host: TriesHost, watch: Stopwatch): View {
	const { sheet } = host;
	const { how, attempts } = sheet.terms;
	const waiting = host.players.map((_, seat) => seat).filter((seat) => !sheet.done(seat));
	const fewest = Math.min(...waiting.map((seat) => sheet.tries[seat]?.length ?? 0));
	const wished = Number(host.draft().seat ?? -1);
	const seat = waiting.includes(wished) ? wished : (waiting.find((one) => sheet.tries[one]?.length === fewest) ?? -1);
	const ranks = sheet.over() ? sheet.ranks() : [];
	return html`<ul class="counts">
			${host.players.map((person, one) => {
				const best = sheet.best(one);
				return html`<li class="count tries ${one === seat ? "now" : ""}" data-seat=${one} ${painted(person.colour)}>
					<button type="button" class="who" ?disabled=${!waiting.includes(one)} aria-pressed=${String(one === seat)} @click=${() => host.noted({ seat: String(one) })}>${person.name}${ranks[one] === 1 ? " ★" : ""}</button>
					<span class="tries-done">
						${Array.from({ length: attempts }, (_, at) => {
							const done = sheet.tries[one]?.[at];
							return html`<button type="button" class="try ${at === best ? "best" : ""}" ?disabled=${!done} data-try="${one}.${at}" aria-label=${say("sheet-try-away", { name: person.name, number: at + 1 })} @click=${() => host.correct(sheet.lines[one]?.[at] ?? -1, null)}>${done ? tryText(how, done) : "·"}</button>`;
						})}
					</span>
				</li>`;
			})}
		</ul>
		${seat < 0 ? html`<p class="score-asks" role="status">${say("sheet-over")}</p>` : now(host, seat, watch)}
		${host.game.lines.length ? html`<p class="soft small">${say("sheet-try-hint")}</p>` : nothing}`;
}

function now(host: TriesHost, seat: number, watch: Stopwatch): View {
	const { how, limit, most, others } = host.sheet.terms;
	const field = (name: string): HTMLInputElement | null => document.querySelector<HTMLInputElement>(`#${name}`);
	const solved = (): void => {
		const typed = field("try-seconds")?.value ?? "";
		const time = typed ? Number(typed.replace(",", ".")) : watch.seconds();
		if (time > 0) {
			watch.reset();
			host.addLine(`${SHEET_LETTERS[seat]} solved ${Math.max(0.01, Math.round(time * 100) / 100)}`);
		}
	};
	const draft = host.draft();
	/** Half a try survives a reload. */
	const typing = (event: Event): void => {
		const { id, value } = event.target as HTMLInputElement;
		host.noted({ [id]: value || undefined });
	};
	const number = (name: string, bound: number, label: string): View => html`<div class="score-blank">
		<label for=${name}>${label}</label><input id=${name} type="number" inputmode="numeric" min="0" max=${bound} .value=${draft[name] ?? ""} @input=${typing} />
	</div>`;
	const counted = (name: string): number => Math.round(Number(field(name)?.value || 0));
	const away = (line: string): void => {
		watch.reset();
		host.addLine(line);
	};
	return html`<section class="score-ask" aria-label=${say("sheet-try-of", { name: host.name(seat) })}>
		<h2>${say("sheet-try-of", { name: host.name(seat) })}</h2>
		${watchView(watch, limit / 100)}
		${
			how === "most"
				? html`${number("try-number", most, say("sheet-dice"))}
			<button type="button" class="main-button" data-key="counted" @click=${() => away(`${SHEET_LETTERS[seat]} counted ${counted("try-number")}`)}>${say("score-enter")}</button>`
				: html`<div class="score-blank"><label for="try-seconds">${say("sheet-seconds")}</label><input id="try-seconds" inputmode="decimal" .value=${draft["try-seconds"] ?? ""} @input=${typing} placeholder=${watch.seconds() ? amount(watch.seconds(), 2, 1) : ""} /></div>
			<div class="score-plain">
				<button type="button" class="main-button" data-key="solved" @click=${solved}>${say("sheet-solved")}</button>
				${how === "fastest" ? html`<button type="button" data-key="failed" @click=${() => away(`${SHEET_LETTERS[seat]} failed`)}>${say("sheet-failed")}</button>` : nothing}
			</div>
			${
				how === "fewest_tries"
					? html`${number("try-number", most, say("sheet-bones"))}${others ? number("try-others", others, say("sheet-others")) : nothing}
				<button type="button" data-key="failed" @click=${() => away(`${SHEET_LETTERS[seat]} failed ${counted("try-number")} ${counted("try-others")}`)}>${say("sheet-failed")}</button>`
					: nothing
			}`
		}
	</section>`;
}
