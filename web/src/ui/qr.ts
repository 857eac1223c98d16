/** A link as a QR code. */
import type { TemplateResult } from "lit-html";
import { encode } from "uqr";
import { say } from "../i18n/texts";
import { html } from "./render";

export function qrCode(link: string): TemplateResult {
	const { data, size } = encode(link, { border: 2 });
	const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")));
	return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${say("qr-label")} shape-rendering="crispEdges">
		<rect width=${size} height=${size} fill="#fff"></rect>
		<path d=${path.join("")} fill="#000"></path>
	</svg>`;
}
