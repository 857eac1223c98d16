/** The inventor's page: a rule file in an editor, checked while somebody types, played at once, measured, shared by a link. */
import "./invent.css";
import { currentLanguage, say } from "../i18n/texts";
import { against } from "../lobby/card";
import type { CatalogueGame } from "../lobby/catalogue";
import { openTable } from "../lobby/open_table";
import { request } from "../net/api";
import { GONE, urlOf } from "../net/base";
import { onLoading } from "../net/own_table";
import type { GameCard, Refusal } from "../net/protocol";
import { type Finding, Workbench } from "../net/workbench";
import { copyText } from "../platform/clipboard";
import { chooseText, saveText } from "../platform/files";
import { MOST_TEXT } from "../platform/packed_text";
import { canShare, shareLink } from "../platform/share";
import { type OwnFile, storage } from "../platform/storage";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import { RulesEditor } from "./editor";
import { begun, carriesFile, drop, fileIn, fileName, fileTitle, keep, linkTo, newId } from "./own_files";
import { askAboutStranger, showReport } from "./stranger";

/** Milliseconds without a key before a file is checked. */
const CHECK_PAUSE_MS = 500;
/** Milliseconds that a check of an older text may still take before it is stopped. */
const OLDER = 2500;

export async function invent(app: HTMLElement): Promise<void> {
	const title = say("invent-title");
	document.title = `${title} · Pipyard`;
	const main = el("main", { class: "invent" });
	app.replaceChildren(top(title, false), main);
	const received = carriesFile(location.hash) ? await fileIn(location.hash) : undefined;
	const template = await (await request("/workshop/high_rise.py")).text();
	const page = new InventorsPage(main, template);
	if (received === undefined) page.open(storage.ownFiles[0] ?? page.begin());
	else page.receive(received);
	addEventListener("hashchange", () => carriesFile(location.hash) && location.reload());
	Object.assign(window, { pipyardInvent: page });
}

class InventorsPage {
	/** What the last check has found; null: it is not finished. */
	finding: Finding | null = null;
	readonly editor: RulesEditor;
	private file: OwnFile = { id: 0, text: "" };
	/** A file of somebody else's is shown that nobody has allowed to run. */
	private locked = false;
	private tableReady = false;
	private waiting = 0;
	private stale = false;
	private readonly bench = new Workbench((finding, asked) =>
		asked === "check" ? this.hearCheck(finding) : this.hearReport(finding),
	);
	private readonly files = el("select", {
		id: "own-file",
		"aria-label": say("invent-files"),
		onchange: () => this.choose(),
	});
	private readonly notice = el("div", { class: "stranger", hidden: true });
	private readonly status = el("div", { class: "findings", role: "status" });
	private readonly said = el("p", { class: "small", role: "status" });
	private readonly playNow = this.button("play-now", () => void this.play(false), "main-button grow");
	private readonly setUp = this.button("set-up", () => void this.play(true));
	private readonly report = this.button("invent-report", () => this.measure());
	private readonly remove = this.button("invent-delete", () => this.delete());

	constructor(
		host: HTMLElement,
		private readonly template: string,
	) {
		const code = el("div", { class: "code" });
		host.append(
			el("p", { class: "soft about" }, say("invent-about")),
			this.notice,
			el(
				"div",
				{ class: "row files" },
				this.files,
				this.button("invent-new", () => this.open(this.begin())),
				this.button("invent-open", () => void this.load()),
				this.button("invent-save", () => saveText(this.editor.text, fileName(this.editor.text))),
				this.button("invent-link", () => void this.share()),
				this.remove,
				this.said,
			),
			code,
			el(
				"section",
				{ class: "bench" },
				el("div", { class: "row" }, this.playNow, this.setUp, this.report),
				this.status,
			),
		);
		this.editor = new RulesEditor(code, () => this.changed());
		addEventListener(GONE, () => this.bench.stop(), { once: true });
		onLoading((loading) => {
			if (loading === null && !this.tableReady) {
				this.tableReady = true;
				this.check();
			}
		});
	}

	begin(): OwnFile {
		return { id: newId(), text: begun(this.template, storage.ownFiles) };
	}
	open(file: OwnFile): void {
		this.locked = false;
		this.notice.hidden = true;
		this.file = file;
		this.kept(keep(file));
		this.editor.show(file.text);
		this.listFiles();
		this.check();
	}
	/** A file that a link has brought: nothing of it runs before somebody has said so. */
	receive(text: string | null): void {
		history.replaceState(history.state, "", urlOf("/invent"));
		if (text === null) {
			this.open(storage.ownFiles[0] ?? this.begin());
			this.said.textContent = say("invent-broken");
			return;
		}
		const known = storage.ownFiles.find((one) => one.text === text);
		if (known) {
			this.open(known);
			return;
		}
		this.locked = true;
		this.editor.show(text, true);
		this.listFiles();
		this.draw();
		askAboutStranger(this.notice, fileTitle(text), {
			run: () => this.open({ id: newId(), text }),
			refuse: () => this.open(storage.ownFiles[0] ?? this.begin()),
		});
	}

	private button(key: string, act: () => void, kind = ""): HTMLButtonElement {
		return el("button", { type: "button", "data-key": key, class: kind || undefined, onclick: act }, say(key));
	}
	private kept(well: boolean): void {
		this.said.textContent = well ? "" : say("invent-not-kept");
	}
	private listFiles(): void {
		const known = storage.ownFiles;
		const shown = this.locked ? [{ id: 0, text: this.editor.text }, ...known] : known;
		this.files.replaceChildren(...shown.map(({ id, text }) => el("option", { value: id }, fileTitle(text))));
		this.files.value = String(this.locked ? 0 : this.file.id);
		this.files.disabled = this.locked;
		this.remove.disabled = this.locked;
		this.remove.textContent = say("invent-delete");
	}
	private choose(): void {
		const found = storage.ownFiles.find(({ id }) => id === Number(this.files.value));
		if (found) this.open(found);
	}
	private async load(): Promise<void> {
		const text = await chooseText(".py,text/x-python,text/plain", MOST_TEXT);
		if (text !== null) this.receive(text);
	}
	/** Two clicks: there is no way back. */
	private delete(): void {
		const sure = say("invent-delete-sure");
		if (this.remove.textContent !== sure) {
			this.remove.textContent = sure;
			return;
		}
		drop(this.file.id);
		this.open(storage.ownFiles[0] ?? this.begin());
	}
	private async share(): Promise<void> {
		const link = await linkTo(this.editor.text);
		if (link === null) {
			this.said.textContent = say("invent-too-long");
			return;
		}
		if (canShare() && (await shareLink(fileTitle(this.editor.text), link))) return;
		const field = el("input", { readonly: true, value: link, "aria-label": say("invent-link") });
		this.said.replaceChildren(field);
		if (await copyText(link, field)) this.said.textContent = say("copied");
	}

	private changed(): void {
		const named = fileTitle(this.file.text);
		this.file = { ...this.file, text: this.editor.text };
		this.kept(keep(this.file));
		if (fileTitle(this.file.text) !== named) this.listFiles();
		this.finding = null;
		this.draw();
		clearTimeout(this.waiting);
		this.waiting = window.setTimeout(() => this.check(), CHECK_PAUSE_MS);
	}
	/** Check the text as it is now; what runs on an older text may finish if it is about to. */
	private check(): void {
		this.finding = null;
		this.stale = this.bench.asking !== null;
		const late = performance.now() - this.bench.since > OLDER;
		if (!this.stale || late || this.bench.asking === "report") this.ask();
		else this.waiting = window.setTimeout(() => this.stale && this.ask(), OLDER);
		this.draw();
	}
	private ask(): void {
		clearTimeout(this.waiting);
		this.stale = false;
		if (this.tableReady && !this.locked) this.bench.ask("check", this.editor.text, currentLanguage());
		this.draw();
	}
	private hearCheck(finding: Finding | null): void {
		if (this.stale) {
			this.ask();
			return;
		}
		const stuck = { id: 0, done: true, problems: [{ line: 0, why: say("invent-stuck") }], said: "", page: "" };
		this.finding = finding ?? stuck;
		this.editor.mark(this.finding.problems);
		this.draw();
	}
	private measure(): void {
		this.bench.ask("report", this.editor.text, currentLanguage());
		this.draw();
	}
	private hearReport(finding: Finding | null): void {
		this.draw(finding?.said ?? "");
		if (finding?.page) showReport(fileTitle(this.editor.text), finding.page);
		else if (!finding || finding.problems.length)
			this.said.textContent = finding?.problems[0]?.why ?? say("invent-stuck");
	}
	private draw(progress = ""): void {
		const good = this.finding !== null && this.finding.problems.length === 0 && !this.locked;
		for (const button of [this.playNow, this.setUp]) button.disabled = !good;
		this.report.disabled = !good || this.bench.asking === "report";
		this.status.className = `findings ${this.finding ? (good ? "good" : "bad") : ""}`;
		if (this.locked) this.status.replaceChildren();
		else if (this.bench.asking === "report")
			this.status.replaceChildren(el("p", {}, progress || say("invent-measuring")), el("progress"));
		else if (!this.finding) this.status.replaceChildren(el("p", { class: "soft" }, say("invent-checking")));
		else if (good) this.status.replaceChildren(el("p", {}, this.finding.said));
		else this.status.replaceChildren(...this.problems(this.finding));
	}
	private problems({ problems }: Finding): HTMLElement[] {
		const said = problems.map(({ line, why }) =>
			el(
				"li",
				{},
				line > 0 &&
					el(
						"button",
						{ type: "button", class: "line", "data-line": line, onclick: () => this.editor.goTo(line) },
						say("invent-line", { line }),
					),
				el("span", {}, why),
			),
		);
		return [el("p", {}, say("invent-problems", { count: problems.length })), el("ul", {}, ...said)];
	}

	/** Give the file to the table, and sit down there. `form`: choose seats and options first. */
	private async play(form: boolean): Promise<void> {
		for (const button of [this.playNow, this.setUp]) button.disabled = true;
		const answer = await request("/api/own-rules", {
			method: "POST",
			headers: { "content-type": "application/json", "accept-language": currentLanguage() },
			body: JSON.stringify({ text: this.editor.text }),
		});
		this.draw();
		if (!answer.ok) {
			this.said.textContent = ((await answer.json()) as Refusal).error;
			return;
		}
		const volume = asVolume((await answer.json()) as GameCard);
		if (!form) await openTable(volume, against(volume.game), {}, this.playNow, this.said);
		else (await import("../lobby/game_setup")).setUp(volume);
	}
}

/** A game that no catalogue has words for. */
const asVolume = (game: GameCard): CatalogueGame => ({
	game,
	words: { title: game.title, sentences: game.summary, fun: game.summary, options: {}, presets: {} },
	place: { tactics: 1 / 3, chance: 1 / 3, skill: 1 / 3 },
	lesson: false,
	puzzles: 0,
});
