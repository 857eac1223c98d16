/** The editor of rule files: CodeMirror in the colours of the page. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Annotation, Compartment, EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { say } from "../i18n/texts";
import type { FoundProblem } from "../net/workbench";

/** A text that the page has put in, not the person. */
const byPage = Annotation.define<boolean>();

export class RulesEditor {
	private readonly view: EditorView;
	private readonly locked = new Compartment();

	constructor(host: HTMLElement, onChange: () => void) {
		this.view = new EditorView({
			parent: host,
			state: EditorState.create({
				extensions: [
					lineNumbers(),
					lintGutter(),
					history(),
					drawSelection(),
					indentOnInput(),
					bracketMatching(),
					highlightActiveLine(),
					indentUnit.of("    "),
					python(),
					syntaxHighlighting(classHighlighter),
					EditorView.lineWrapping,
					EditorView.contentAttributes.of({
						"aria-label": say("invent-editor"),
						autocapitalize: "off",
						autocorrect: "off",
						spellcheck: "false",
					}),
					keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
					this.locked.of([]),
					EditorView.updateListener.of((update) => {
						if (update.docChanged && !update.transactions.some((one) => one.annotation(byPage))) onChange();
					}),
				],
			}),
		});
	}
	get text(): string {
		return this.view.state.doc.toString();
	}
	/** Show another file, from its first line. `locked`: it can be read only. */
	show(text: string, locked = false): void {
		this.view.dispatch({
			changes: { from: 0, to: this.view.state.doc.length, insert: text },
			selection: { anchor: 0 },
			effects: [
				this.locked.reconfigure(locked ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : []),
				EditorView.scrollIntoView(0),
			],
			annotations: byPage.of(true),
		});
		this.mark([]);
	}
	/** Mark the lines that are to blame. */
	mark(problems: readonly FoundProblem[]): void {
		const { doc } = this.view.state;
		const found = problems
			.filter(({ line }) => line >= 1 && line <= doc.lines)
			.map(({ line, why }) => {
				const { from, to, text } = doc.line(line);
				return { from: from + (text.length - text.trimStart().length), to, severity: "error" as const, message: why };
			})
			.sort((one, other) => one.from - other.from);
		this.view.dispatch(setDiagnostics(this.view.state, found));
	}
	/** Go to a line. */
	goTo(line: number): void {
		const { doc } = this.view.state;
		const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
		this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
		this.view.focus();
	}
}
