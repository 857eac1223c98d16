/** Games with secrets on a shared screen: the board is covered until the player to move has the screen. */

import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { css } from "../ui/colours";
import { el } from "../ui/dom";
import { html, nothing, paint, render } from "../ui/render";
import { chairName } from "../ui/sentences";

export class Curtain {
	readonly host = el("div", { class: "curtain", hidden: true, role: "dialog", "aria-modal": "true" });
	/** The seat that has the screen; -1: none yet. */
	private holder = -1;

	constructor(
		/** The elements to hide meanwhile. */
		private readonly covered: HTMLElement,
		private readonly lifted: () => void,
	) {}

	get down(): boolean {
		return !this.host.hidden;
	}
	/** Before a scene is drawn: whether the screen must change hands first. */
	fall(said: Table, picture: Picture): void {
		const { eye, turn } = picture;
		const shared = said.secret && said.mine.length > 1 && turn.kind === "choose" && turn.how !== "race";
		if (!shared || !said.mine.includes(eye)) {
			if (turn.kind === "over" || turn.kind === "waiting" || !said.secret) this.lift(-1);
			return;
		}
		const chair = said.chairs[eye];
		if (eye === this.holder || !chair) return;
		const name = chairName(chair, eye);
		this.covered.inert = true;
		this.host.hidden = false;
		this.host.setAttribute("aria-label", say("pass-to", { name }));
		render(
			html`<p class="pass-to" ${paint({ colour: css(chair.colour) })}>${say("pass-to", { name })}</p>
				<p class="soft">${say("pass-why")}</p>
				<button type="button" class="main-button" data-key="lift" @click=${() => this.lift(eye)}>
					${say("pass-done", { name })}
				</button>`,
			this.host,
		);
		this.host.querySelector<HTMLElement>("button")?.focus();
	}
	private lift(holder: number): void {
		this.holder = holder;
		if (!this.down) return;
		this.host.hidden = true;
		this.covered.inert = false;
		render(nothing, this.host);
		this.lifted();
	}
}
