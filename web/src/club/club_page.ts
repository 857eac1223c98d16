/** The club: leaderboards for everybody; members, invitations and admission for moderators. */
import { say } from "../i18n/texts";
import { urlOf, whole } from "../net/base";
import type { ClubInfo, Invitation, Leaderboard, MemberCard, MemberList } from "../net/protocol";
import { el } from "../ui/dom";
import { qrCode } from "../ui/qr";
import { render } from "../ui/render";
import { ask, type ClubError } from "./club_api";
import { moderation } from "./moderation";
import { openTables } from "./open_tables";
import { clubTable, dayOf, doing, type GameWordsByKey, playerName, ratingText, section, titleOf } from "./parts";

const DOORS = { open: "club-door-open", members: "club-door-members", invited: "club-door-invited" } as const;
const MAKERS = { members: "tournament-makers-members", moderators: "tournament-makers-moderators" } as const;
const ROLES = { member: "club-role-member", moderator: "club-role-moderator", host: "club-role-host" } as const;

export async function clubPage(main: HTMLElement, found: ClubInfo, words: GameWordsByKey): Promise<void> {
	const { me } = found;
	const closed = !me && found.door !== "open";
	main.append(
		section(
			say("club-house"),
			el("p", {}, say(DOORS[found.door])),
			!closed && el("p", {}, say("club-count", { count: found.members })),
			!me && el("p", {}, el("a", { class: "go button", href: urlOf("/me"), "data-key": "to-join" }, say("club-join"))),
		),
	);
	if (!closed) main.append(openTables(words, found), boards(found.games, words));
	if (me && me.role !== "member") main.append(care(me, found, words));
}

function boards(games: readonly string[], words: GameWordsByKey): HTMLElement {
	const host = el("div", { role: "status" });
	const show = async (game: string): Promise<void> => {
		const board = await ask<Leaderboard>(`/ratings/${game}`);
		host.replaceChildren(
			board.lines.length
				? clubTable(
						say("club-board"),
						[say("club-player"), say("club-rating-head"), say("club-played")],
						board.lines.map((line, at) => [
							el("span", {}, `${at + 1}. `, playerName(line) || ""),
							ratingText(line),
							String(line.games),
						]),
					)
				: el("p", {}, say("club-board-empty")),
			el("p", { class: "small soft" }, say("club-board-hidden", { count: board.hidden })),
		);
	};
	const [first] = games;
	if (!first) return section(say("club-board"), el("p", {}, say("club-board-none")));
	const choice = el(
		"select",
		{ id: "board-game", onchange: () => void show(choice.value) },
		...games.map((game) => el("option", { value: game }, titleOf(words, game))),
	);
	void show(first);
	return section(say("club-board"), el("label", { for: "board-game" }, say("club-game")), choice, host);
}

/** What moderators and hosts do. */
function care(me: MemberCard, found: ClubInfo, words: GameWordsByKey): HTMLElement {
	const link = el("div", { role: "status" });
	const invite = async (): Promise<void> => {
		const made = await ask<Invitation>("/invitations", {});
		const address = `${whole("/me")}?invitation=${made.code}`;
		const code = el("div");
		render(qrCode(address), code);
		link.replaceChildren(
			el("p", {}, say("club-invite-about", { days: made.days })),
			code,
			el("p", { class: "club-link" }, address),
		);
	};
	return section(
		say("club-care"),
		me.role === "host" && door(found),
		me.role === "host" && tournamentMakers(found),
		doing(say("club-invite"), "invite", invite),
		link,
		moderation(words),
		members(me),
	);
}
function door(found: ClubInfo): HTMLElement {
	const sorry = el("p", { class: "sorry", role: "alert" });
	const choice = el(
		"select",
		{
			id: "door",
			onchange: () =>
				void ask<ClubInfo>("", { door: choice.value }).catch((error: ClubError) => (sorry.textContent = error.message)),
		},
		...Object.entries(DOORS).map(([value, key]) => el("option", { value, selected: value === found.door }, say(key))),
	);
	return el("div", { class: "field" }, el("label", { for: "door" }, say("club-door")), choice, sorry);
}

/** Who makes tournaments. */
function tournamentMakers(found: ClubInfo): HTMLElement {
	const sorry = el("p", { class: "sorry", role: "alert" });
	const choice = el(
		"select",
		{
			id: "tournament-makers",
			onchange: () =>
				void ask<ClubInfo>("", { tournaments: choice.value }).catch(
					(error: ClubError) => (sorry.textContent = error.message),
				),
		},
		...Object.entries(MAKERS).map(([value, key]) =>
			el("option", { value, selected: value === found.tournaments }, say(key)),
		),
	);
	return el(
		"div",
		{ class: "field" },
		el("label", { for: "tournament-makers" }, say("tournament-makers")),
		choice,
		sorry,
	);
}

function members(me: MemberCard): HTMLElement {
	const list = el("ul", { class: "club-games", "data-key": "members" });
	const more = el("div");
	const show = async (first: number): Promise<void> => {
		const found = await ask<MemberList>(`/members?first=${first}`);
		list.append(...found.members.map((one) => memberLine(me, one)));
		more.replaceChildren(
			...(found.more ? [doing(say("club-more"), "more", () => show(first + found.members.length))] : []),
		);
	};
	void show(0);
	return el("div", {}, el("h3", {}, say("club-members")), list, more);
}
function memberLine(me: MemberCard, member: MemberCard): HTMLElement {
	const host = el("li");
	const change = async (fields: object): Promise<void> => {
		const changed = await ask<MemberCard>(`/members/${member.id}`, fields);
		host.replaceWith(memberLine(me, changed));
	};
	const may = me.id !== member.id && (me.role === "host" || member.role === "member");
	const role = el(
		"select",
		{
			"aria-label": say("club-role", { name: member.name }),
			onchange: () => void change({ role: role.value }).catch(() => (role.value = member.role)),
		},
		...Object.entries(ROLES).map(([value, key]) => el("option", { value, selected: value === member.role }, say(key))),
	);
	const rename = (): void => {
		const name = prompt(say("club-new-name", { name: member.name }), member.name)?.trim();
		if (name) void change({ name }).catch((error: ClubError) => alert(error.message));
	};
	host.append(
		el(
			"div",
			{ class: "grow" },
			el("a", { href: urlOf(`/members/${member.id}`) }, member.name),
			el("span", { class: "small soft" }, ` ${dayOf(member.made)}`),
			member.banned ? el("strong", {}, ` ${say("club-banned")}`) : "",
		),
		may && me.role === "host" ? role : el("span", { class: "small" }, say(ROLES[member.role])),
	);
	if (may)
		host.append(
			el("button", { type: "button", onclick: rename }, say("club-rename")),
			doing(say(member.banned ? "club-unban" : "club-ban"), `ban-${member.id}`, () =>
				change({ banned: !member.banned }),
			),
		);
	return host;
}
