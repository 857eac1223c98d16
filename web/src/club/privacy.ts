/** What a server of Pipyard knows about whom, in plain words. */
import { say } from "../i18n/texts";
import { el } from "../ui/dom";
import { section } from "./parts";

export function privacy(main: HTMLElement): void {
	main.append(
		section(say("privacy-device"), el("p", {}, say("privacy-device-text"))),
		section(say("privacy-tables"), el("p", {}, say("privacy-tables-text"))),
		section(say("privacy-members"), el("p", {}, say("privacy-members-text")), el("p", {}, say("privacy-others-text"))),
		section(say("privacy-calls"), el("p", {}, say("privacy-calls-text"))),
		section(say("privacy-rights"), el("p", {}, say("privacy-rights-text"))),
		section(say("privacy-never"), el("p", {}, say("privacy-never-text"))),
	);
}
