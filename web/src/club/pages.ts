/** The pages of the club, by their address. */
import "./club.css";
import "./tournament.css";
import { currentLanguage, say } from "../i18n/texts";
import { gameWords } from "../net/api";
import type { ClubInfo } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { ask, ClubError } from "./club_api";
import { clubPage } from "./club_page";
import { joinPage } from "./join";
import { myPage } from "./my_page";
import { clubFrame } from "./parts";
import { privacy } from "./privacy";
import { profile } from "./profile";
import { tournament } from "./tournament";
import { tournamentWall } from "./tournament_wall";
import { tournaments } from "./tournaments";

/** `which`: the page, `id`: the member or the tournament whose page it is. */
export async function club(app: HTMLElement, which: string, id: string): Promise<void> {
	const contests = which === "tournaments";
	const member = contests ? "" : id;
	if (which === "privacy") {
		privacy(clubFrame(app, say("club-privacy"), "/privacy"));
		return;
	}
	const titles: Record<string, string> = { me: "club-me", members: "club-member", tournaments: "tournaments" };
	const main = clubFrame(app, say(titles[which] ?? "club-title"), id ? "" : `/${which}`);
	try {
		const [found, words] = await Promise.all([ask<ClubInfo>(""), gameWords(currentLanguage())]);
		if (contests) await (id ? tournament(main, id, words) : tournaments(main, words));
		else if (member) await profile(main, member, words);
		else if (which === "club") await clubPage(main, found, words);
		else if (storage.member && found.me) await myPage(main, words);
		else joinPage(main, found);
	} catch (error) {
		if (!(error instanceof ClubError)) throw error;
		main.append(el("p", { role: "alert" }, error.status === 404 && !id ? say("club-none") : error.message));
		if (error.status === 403 && storage.member) main.append(el("p", { class: "soft" }, say("club-refused")));
	}
}

/** The wall screen of a tournament, without anything of the site around it. */
export async function wallOf(app: HTMLElement, id: string): Promise<void> {
	try {
		await tournamentWall(app, id);
	} catch (error) {
		if (!(error instanceof ClubError)) throw error;
		clubFrame(app, say("tournaments"), "").append(el("p", { role: "alert" }, error.message));
	}
}
