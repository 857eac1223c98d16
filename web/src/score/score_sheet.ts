/** The sheet of a game at a real table: what is asked for, with blanks to fill in; what was told, line by line; what it comes to. */

import { currentLanguage, say } from "../i18n/texts";
import { el } from "../ui/dom";
import { blankField } from "./blank_field";
import { type Counted, count, type Evening, type Form, lineOf, missing, Refused, wanted } from "./score_form";

export class KeeperSheet {
	private counted: Counted | null = null;
	private editing = -1;
	/** A correction that some later line does not fit any more: the lines, and how many of them can be counted. */
	private bold: { readonly lines: readonly string[]; readonly taken: number } | null = null;
	private readonly asked = el("p", { class: "score-asks", role: "status" });
	private readonly forms = el("div", { class: "score-forms" });
	private readonly trouble = el("div", { class: "sorry", role: "alert" });
	private readonly results = el("div", { class: "score-results" });
	private readonly told = el("ol", { class: "score-lines" });
	private readonly tools = el("div", { class: "score-tools" });

	constructor(
		private readonly host: HTMLElement,
		private readonly game: string,
		private evening: Evening,
		private readonly save: (evening: Evening) => void,
		private readonly other?: (evening: Evening) => void,
	) {}

	async show(): Promise<void> {
		this.host.replaceChildren(
			this.asked,
			this.trouble,
			this.forms,
			this.results,
			el("details", { class: "score-told", open: true }, el("summary", {}, say("score-lines")), this.told),
			this.tools,
		);
		await this.tell(this.evening.lines);
	}

	/** Have all of this counted. What is refused changes nothing. */
	private async tell(lines: readonly string[]): Promise<void> {
		let counted: Counted;
		try {
			counted = await count(this.game, { ...this.evening, lines }, currentLanguage());
		} catch (error) {
			this.complain(error instanceof Refused ? error.message : say("score-no-server"));
			return;
		}
		if (counted.refused) {
			const last = counted.taken === lines.length - 1;
			this.bold = last ? null : { lines, taken: counted.taken };
			if (!this.counted) await this.tell(lines.slice(0, counted.taken));
			this.complain(
				last && lines.length > this.evening.lines.length
					? counted.refused
					: say("score-line-refused", { number: counted.taken + 1, why: counted.refused }),
			);
			return;
		}
		this.counted = counted;
		this.evening = { ...this.evening, lines };
		this.editing = -1;
		this.bold = null;
		this.save(this.evening);
		this.trouble.replaceChildren();
		this.draw();
	}

	private complain(why: string): void {
		const bold = this.bold;
		const away = bold ? bold.lines.length - bold.taken : 0;
		this.trouble.replaceChildren(el("p", {}, why));
		if (bold && away > 0)
			this.trouble.append(
				el(
					"button",
					{ type: "button", onclick: () => void this.tell(bold.lines.slice(0, bold.taken)) },
					say("score-cut", { count: away }),
				),
			);
		else if (!this.counted)
			this.trouble.append(
				el("button", { type: "button", onclick: () => void this.tell(this.evening.lines) }, say("score-retry")),
			);
		this.trouble.scrollIntoView({ block: "nearest" });
	}

	private draw(): void {
		const counted = this.counted;
		if (!counted) return;
		const { lines, players } = this.evening;
		this.asked.textContent = counted.asks || say("score-over");
		this.drawForms(counted);
		this.results.replaceChildren(
			...counted.results.map((rows, seat) => {
				const [, points = 0, why = ""] = rows.at(-1) ?? [];
				const top = el(
					"span",
					{ class: "score-player" },
					el("span", {}, players[seat] ?? ""),
					el("strong", {}, String(points)),
				);
				const parts = rows.map(([part, number, from]) =>
					el("tr", {}, el("th", { scope: "row" }, part), el("td", {}, String(number)), el("td", {}, from)),
				);
				if (rows.length === 1)
					return el("div", { class: "score-result" }, top, why && el("span", { class: "soft" }, why));
				const star = why.startsWith("★") ? el("span", { class: "soft" }, why) : null;
				return el("details", { class: "score-result" }, el("summary", {}, top, star), el("table", {}, ...parts));
			}),
		);
		this.told.replaceChildren(...lines.map((line, at) => this.line(line, at)));
		const file = el(
			"a",
			{
				class: "score-button",
				href: `data:text/plain;charset=utf-8,${encodeURIComponent(counted.kept)}`,
				download: `${this.game}.txt`,
			},
			say("score-file"),
		);
		const other = this.other;
		this.tools.replaceChildren(
			el(
				"button",
				{
					type: "button",
					class: "score-button",
					disabled: lines.length === 0,
					onclick: () => void this.tell(lines.slice(0, -1)),
				},
				say("score-undo"),
			),
			...(other
				? [
						el(
							"button",
							{ type: "button", class: "score-button", onclick: () => other(this.evening) },
							say("score-tapping"),
						),
					]
				: []),
			file,
		);
	}

	/** A line that was told: it can be corrected, and what follows is counted again. */
	private line(line: string, at: number): HTMLElement {
		if (at !== this.editing)
			return el(
				"li",
				{},
				el(
					"button",
					{
						type: "button",
						class: "score-line",
						onclick: () => {
							this.editing = at;
							this.draw();
							this.told.querySelector("input")?.focus();
						},
					},
					el("span", {}, line || say("score-right")),
					el("span", { class: "soft small" }, say("score-correct")),
				),
			);
		const input = el("input", {
			value: line,
			autocomplete: "off",
			autocapitalize: "off",
			"aria-label": say("score-correct"),
		});
		const put = (...words: string[]): void =>
			void this.tell([...this.evening.lines.slice(0, at), ...words, ...this.evening.lines.slice(at + 1)]);
		return el(
			"li",
			{},
			el(
				"form",
				{
					class: "score-type",
					onsubmit: (event) => {
						event.preventDefault();
						put(input.value.trim());
					},
				},
				input,
				el("button", { type: "submit", class: "main-button" }, say("score-enter")),
				el("button", { type: "button", onclick: () => put() }, say("score-leave-out")),
				el(
					"button",
					{
						type: "button",
						onclick: () => {
							this.editing = -1;
							this.trouble.replaceChildren();
							this.draw();
						},
					},
					say("cancel"),
				),
			),
		);
	}

	private drawForms(counted: Counted): void {
		const { forms } = counted;
		const plain = forms.filter((form) => form.blanks.length === 0);
		const others = forms.filter((form) => form.blanks.length > 0);
		const typed = el("input", { autocomplete: "off", autocapitalize: "off", "aria-label": say("score-type") });
		this.forms.replaceChildren(
			...(plain.length > 0
				? [
						el(
							"div",
							{ class: "score-plain" },
							...plain.map((form) =>
								el(
									"button",
									{ type: "button", class: "score-verb", onclick: () => void this.add(lineOf(form, [])) },
									form.title,
								),
							),
						),
					]
				: []),
			...others.map((form, at) => this.form(form, at === 0, counted)),
			...(forms.length > 0
				? [
						el(
							"details",
							{},
							el("summary", {}, say("score-type")),
							el(
								"form",
								{
									class: "score-type",
									onsubmit: (event) => {
										event.preventDefault();
										void this.add(typed.value.trim());
									},
								},
								typed,
								el("button", { type: "submit", class: "main-button" }, say("score-enter")),
							),
						),
					]
				: []),
		);
	}

	private async add(line: string): Promise<void> {
		await this.tell([...this.evening.lines, line]);
	}

	private form(form: Form, open: boolean, counted: Counted): HTMLElement {
		const words = form.blanks.map((blank) => blank.value);
		const changed = (): void =>
			fields.forEach((field, at) => {
				const blank = form.blanks[at];
				if (blank) field.hidden = !wanted(blank, words[at - 1] ?? "");
			});
		const fields = form.blanks.map((blank, at) =>
			blankField(blank, counted.dice, (word) => {
				words[at] = word;
				changed();
			}),
		);
		changed();
		const body = el(
			"form",
			{
				class: "score-form",
				onsubmit: (event) => {
					event.preventDefault();
					const at = missing(form, words);
					if (at < 0) void this.add(lineOf(form, words));
					else {
						this.complain(say("score-missing", { label: form.blanks[at]?.label ?? "" }));
						fields[at]?.querySelector<HTMLElement>("input, select")?.focus();
					}
				},
			},
			...fields,
			el("button", { type: "submit", class: "main-button" }, say("score-enter")),
		);
		return el("details", { class: "score-ask", open }, el("summary", {}, form.title), body);
	}
}
