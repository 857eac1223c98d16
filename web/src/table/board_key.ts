/** The key beside the board: what is drawn there, each kind once. */

import { say } from "../i18n/texts";
import type { Chair, Scene } from "../net/protocol";
import { keyRows, signsOf, type TintedArea } from "../rules/areas";
import type { Marks } from "../rules/marks";
import { cssOf, otherColour } from "../ui/area_colours";
import { css } from "../ui/colours";
import { markSign, markText } from "../ui/move_words";
import { html, nothing, paint, type View } from "../ui/render";
import { sceneSays } from "../ui/sentences";

/** The highlights and their keys, the most important first. */
const LIGHTS = ["counted", "choices", "picked", "last", "recent"] as const;
const LIGHT_WORDS = {
	counted: "key-counted",
	choices: "key-choice",
	picked: "key-picked",
	last: "key-last",
	recent: "key-recent",
} as const;

const row = (signs: View | View[], words: View): View =>
	html`<li><span class="key-signs">${signs}</span><span>${words}</span></li>`;
const ring = (name: string): View => html`<i class="key-sign ${name}"></i>`;

/** Empty if nothing drawn needs a label. `hinted`: what looks chosen is only suggested. */
export function boardKey(
	scene: Scene,
	areas: readonly TintedArea[],
	marks: Marks,
	chairs: readonly Chair[],
	hinted: boolean,
): View {
	const lights = LIGHTS.filter((light) => marks[light].length > 0).map((light) =>
		row(ring(light), say(light === "picked" && hinted ? "key-hint" : LIGHT_WORDS[light])),
	);
	if (marks.trails.length + marks.earlierTrails.length > 0)
		lights.push(row(html`<b class="key-trail">➜</b>`, say("key-trail")));
	if (marks.gone.length > 0) lights.push(row(html`<b class="key-gone">✕</b>`, say("key-gone")));
	// what the pointer is over has a white outline
	if (marks.choices.length > 0 && matchMedia("(hover: hover)").matches)
		lights.push(row(ring("hover"), say("key-hover")));
	const tints = new Map(areas.map((area) => [`${area.kind} ${area.owner}`, area]));
	const grounds = keyRows(areas).map(({ kind, say: words, owners, signs, worth }) => {
		if (worth.length)
			return row(
				worth.map(
					([colour, points]) =>
						html`<b class="key-worth"><span class="swatch" title=${say(`colour-${colour}`)} ${paint({ colour: css(colour) })}></span><span class="sr">${say(`colour-${colour}`)} </span>${points}</b>`,
				),
				sceneSays(words, chairs),
			);
		if (signs.length) return row(html`<b>${signs.join(" ")}</b>`, sceneSays(words, chairs));
		const drawn = owners.flatMap((owner) => {
			const one = tints.get(`${kind} ${owner}`);
			if (!one) return [];
			const colours = { colour: cssOf(one.tint), other: cssOf(otherColour(one)) };
			return [html`<i class="key-sign area ${kind}" ${paint(colours)}></i>`];
		});
		return row(drawn, sceneSays(words, chairs));
	});
	const signs = signsOf(scene.dice).map((mark) => row(html`<b>${markSign(mark)}</b>`, markText(mark)));
	const rows = [...grounds, ...signs, ...lights];
	return rows.length ? html`<ul>${rows}</ul>` : nothing;
}
