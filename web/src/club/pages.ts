/** The pages of the club, by their address. */
import "./club.css";
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

/** `which`: the page, `member`: the member whose page it is. */
export async function club(app: HTMLElement, which: string, member: string): Promise<void> {
	if (which === "privacy") {
		privacy(clubFrame(app, say("club-privacy"), "/privacy"));
		return;
	}
	const title = which === "me" ? say("club-me") : member ? say("club-member") : say("club-title");
	const main = clubFrame(app, title, member ? "" : `/${which}`);
	try {
		const [found, words] = await Promise.all([ask<ClubInfo>(""), gameWords(currentLanguage())]);
		if (member) await profile(main, member, words);
		else if (which === "club") await clubPage(main, found, words);
		else if (storage.member && found.me) await myPage(main, words);
		else joinPage(main, found);
	} catch (error) {
		if (!(error instanceof ClubError)) throw error;
		main.append(el("p", { role: "alert" }, error.status === 404 && !member ? say("club-none") : error.message));
		if (error.status === 403 && storage.member) main.append(el("p", { class: "soft" }, say("club-refused")));
	}
}
