/** A member's own page: ratings, results, past games, the key, and everything that can be taken away or deleted. */
import { say } from "../i18n/texts";
import { urlOf, whole } from "../net/base";
import type { Curve, MemberCard, PastGame, PastGames, Profile } from "../net/protocol";
import { copyText } from "../platform/clipboard";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { qrCode } from "../ui/qr";
import { render } from "../ui/render";
import { ask, ClubError, download } from "./club_api";
import { newKey, phraseOf } from "./member_key";
import { myTurns } from "./my_days";
import {
	botName,
	clubTable,
	dayOf,
	doing,
	type GameWordsByKey,
	oneField,
	playerName,
	ratingText,
	section,
	titleOf,
} from "./parts";
import { ratingCurve } from "./rating_curve";

export async function myPage(main: HTMLElement, words: GameWordsByKey): Promise<void> {
	const me = await ask<Profile>("/me");
	main.append(
		section(me.name, el("p", { class: "soft" }, say("club-since", { day: dayOf(me.made) })), ratings(me, words)),
		myTurns(words),
		past(me, words),
		section(say("club-opponents"), opponents(me)),
		keySection(),
		account(me),
	);
}

function ratings(me: Profile, words: GameWordsByKey): HTMLElement {
	if (!me.games.length) return el("p", {}, say("club-no-games"));
	const rated = new Map(me.ratings.map((one) => [one.game, one]));
	const curve = el("div", { class: "club-curve-host", role: "status" });
	const show = async (game: string): Promise<void> => {
		const drawn = ratingCurve(await ask<Curve>(`/me/curve/${game}`));
		curve.replaceChildren(
			el("p", {}, titleOf(words, game)),
			drawn ?? el("p", { class: "soft" }, say("club-curve-short")),
		);
	};
	const rows = me.games.map(({ game, played, first }) => {
		const rating = rated.get(game);
		return [
			rating
				? el(
						"button",
						{ type: "button", class: "link", onclick: () => void show(game), "data-curve": game },
						titleOf(words, game),
					)
				: titleOf(words, game),
			rating ? ratingText(rating) : "–",
			String(played),
			String(first),
		];
	});
	return el(
		"div",
		{},
		clubTable(
			say("club-results"),
			[say("club-game"), say("club-rating-head"), say("club-played"), say("club-first")],
			rows,
		),
		el("p", { class: "small soft" }, say("club-rating-about")),
		curve,
	);
}

/** All past games, by game and opponent, a page at a time. */
function past(me: Profile, words: GameWordsByKey): HTMLElement {
	const list = el("ul", { class: "club-games" });
	const more = el("div");
	const choice = (id: string, label: string, options: readonly (readonly [string, string])[]): HTMLSelectElement =>
		el(
			"select",
			{ id, "aria-label": label, onchange: () => void show(0) },
			el("option", { value: "" }, label),
			...options.map(([value, text]) => el("option", { value }, text)),
		);
	const game = choice(
		"past-game",
		say("club-all-games"),
		me.games.map((one) => [one.game, titleOf(words, one.game)] as const),
	);
	const opponent = choice(
		"past-opponent",
		say("club-all-opponents"),
		me.opponents.map((one) => [one.id || `bot:${one.bot}`, one.bot ? botName(one.bot) : one.name] as const),
	);
	const show = async (first: number): Promise<void> => {
		const asked = new URLSearchParams({ game: game.value, opponent: opponent.value, first: String(first) });
		const found = await ask<PastGames>(`/me/games?${asked}`);
		if (!first) list.replaceChildren();
		list.append(...found.games.map((one) => pastGame(one, words)));
		if (!list.childElementCount) list.append(el("li", { class: "soft" }, say("club-no-games")));
		more.replaceChildren(
			...(found.more ? [doing(say("club-more"), "more", () => show(first + found.games.length))] : []),
		);
	};
	void show(0);
	return section(say("club-past"), el("div", { class: "row" }, game, opponent), list, more);
}
function replayLink(one: PastGame, words: GameWordsByKey): HTMLElement {
	return el(
		"a",
		{
			href: urlOf(`/t/${one.room}?replay=${one.number}`),
			"aria-label": say("club-replay", { title: titleOf(words, one.game), day: dayOf(one.ended) }),
		},
		titleOf(words, one.game),
	);
}
function pastGame(one: PastGame, words: GameWordsByKey): HTMLElement {
	const place = one.players[one.mine]?.rank ?? 0;
	const change = one.change ?? null;
	const others = one.players
		.filter((_, seat) => seat !== one.mine)
		.flatMap((player, at) => [at ? ", " : "", playerName(player)]);
	return el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			one.gone ? titleOf(words, one.game) : replayLink(one, words),
			el("span", { class: "small soft" }, ` ${dayOf(one.ended)}`),
			el("div", { class: "small" }, ...others),
		),
		el("span", {}, say("club-place", { place, players: one.players.length })),
		change !== null && el("strong", { class: "club-number" }, change < 0 ? `−${-change}` : `+${change}`),
	);
}

function opponents(me: Profile): HTMLElement {
	if (!me.opponents.length) return el("p", { class: "soft" }, say("club-no-opponents"));
	return clubTable(
		say("club-opponents"),
		[say("club-opponent"), say("club-played"), say("club-ahead"), say("club-behind")],
		me.opponents.map((one) => [playerName(one), String(one.played), String(one.ahead), String(one.behind)]),
	);
}

/** The key, hidden until asked for: whoever sees it is this member. */
function keySection(): HTMLElement {
	const shown = el("div", { class: "club-key" });
	const show = (): void => {
		const key = storage.member;
		const phrase = phraseOf(key);
		const code = el("div");
		render(qrCode(`${whole("/me")}#${key}`), code);
		const copied = el("span", { role: "status", class: "small" });
		const line = el("input", { readonly: true, value: phrase, "aria-label": say("club-phrase") });
		shown.replaceChildren(
			el("p", {}, say("club-key-scan")),
			code,
			el("p", {}, say("club-key-write")),
			el(
				"ol",
				{ class: "club-phrase", "data-key": "phrase" },
				...phrase.split(" ").map((word) => el("li", { translate: "no" }, word)),
			),
			el(
				"div",
				{ class: "row" },
				line,
				el(
					"button",
					{
						type: "button",
						onclick: () =>
							void copyText(phrase, line).then((done) => (copied.textContent = done ? say("club-copied") : "")),
					},
					say("club-copy"),
				),
				copied,
			),
		);
	};
	return section(
		say("club-key"),
		el("p", {}, say("club-key-about")),
		el("button", { type: "button", "data-key": "show-key", onclick: show }, say("club-key-show")),
		shown,
		el(
			"details",
			{},
			el("summary", {}, say("club-key-lost")),
			el("p", {}, say("club-key-new-about")),
			doing(say("club-key-new"), "new-key", async () => {
				const key = newKey();
				await ask<MemberCard>("/me", { key });
				storage.member = key;
				show();
			}),
			el("p", {}, say("club-leave-about")),
			doing(say("club-leave"), "forget-key", async () => {
				storage.member = "";
				location.assign(urlOf("/club"));
			}),
		),
	);
}

function account(me: Profile): HTMLElement {
	return section(
		say("club-account"),
		oneField({ id: "new-name", label: say("club-name"), value: me.name }, say("club-rename"), async (name) => {
			storage.name = (await ask<MemberCard>("/me", { name })).name;
			location.reload();
		}),
		el(
			"div",
			{ class: "row" },
			doing(say("club-data"), "data", () => download("/me/data", "pipyard-me.json")),
			doing(say("club-logs"), "logs", () => download("/me/logs", "pipyard-games.txt")),
		),
		el(
			"details",
			{},
			el("summary", {}, say("club-delete")),
			el("p", {}, say("club-delete-about")),
			oneField(
				{ id: "delete-name", label: say("club-delete-type", { name: me.name }) },
				say("club-delete-go"),
				async (typed) => {
					if (typed !== me.name) throw new ClubError(0, say("club-delete-type", { name: me.name }));
					await ask("/me/delete", {});
					storage.member = "";
					location.assign(urlOf("/club"));
				},
			),
		),
	);
}
