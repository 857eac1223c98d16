/** The page of another member: ratings and results. */
import { say } from "../i18n/texts";
import type { Profile } from "../net/protocol";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { clubTable, dayOf, type GameWordsByKey, ratingText, section, titleOf } from "./parts";

export async function profile(main: HTMLElement, id: string, words: GameWordsByKey): Promise<void> {
	const found = await ask<Profile>(`/members/${id}`);
	const rated = new Map(found.ratings.map((one) => [one.game, one]));
	document.title = `${found.name} · Pipyard`;
	const rows = found.games.map(({ game, played, first }) => {
		const rating = rated.get(game);
		return [titleOf(words, game), rating ? ratingText(rating) : "–", String(played), String(first)];
	});
	main.append(
		section(
			found.name,
			el("p", { class: "soft" }, say("club-since", { day: dayOf(found.made) })),
			rows.length
				? clubTable(
						say("club-results"),
						[say("club-game"), say("club-rating-head"), say("club-played"), say("club-first")],
						rows,
					)
				: el("p", {}, say("club-no-games")),
			rows.length > 0 && el("p", { class: "small soft" }, say("club-rating-about")),
		),
	);
}
