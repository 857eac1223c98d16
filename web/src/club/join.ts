/** Become a member, or bring a membership from another device. */
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { ClubInfo, Join, MemberCard } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { ask, ClubError } from "./club_api";
import { isKey, keyOfPhrase, newKey } from "./member_key";
import { doing, oneField, section } from "./parts";

export function joinPage(main: HTMLElement, club: ClubInfo): void {
	const carried = location.hash.slice(1);
	const invitation = new URLSearchParams(location.search).get("invitation") ?? "";
	if (isKey(carried))
		main.append(section(say("club-carried"), el("p", {}, say("club-carried-about")), useKey(carried)));
	main.append(
		section(
			say("club-join"),
			el("p", {}, say("club-join-about")),
			club.door === "invited" && el("p", {}, say(invitation ? "club-invited" : "club-needs-invitation")),
			oneField({ id: "member-name", label: say("club-name"), value: storage.name }, say("club-join-go"), (name) =>
				join(name, invitation),
			),
			el("p", { class: "small" }, el("a", { href: urlOf("/privacy") }, say("club-privacy-read"))),
		),
		section(
			say("club-return"),
			el("p", {}, say("club-return-about")),
			oneField({ id: "member-phrase", label: say("club-phrase"), length: 200 }, say("club-return-go"), (typed) => {
				const key = keyOfPhrase(typed);
				if (!key) throw new ClubError(0, say("club-phrase-wrong"));
				return enter(key);
			}),
		),
	);
}

const useKey = (key: string): HTMLElement => doing(say("club-carried-go"), "use-key", () => enter(key), "main-button");

async function join(name: string, invitation: string): Promise<void> {
	const key = newKey();
	const member = await ask<MemberCard>("/members", { name, key, invitation } satisfies Omit<Join, "t">);
	storage.member = key;
	storage.name = member.name;
	location.assign(urlOf("/me"));
}
/** Use a key on this device, if a member has it. */
async function enter(key: string): Promise<void> {
	const before = storage.member;
	storage.member = key;
	try {
		storage.name = (await ask<MemberCard>("/me")).name;
	} catch (error) {
		storage.member = before;
		throw error;
	}
	// the key must not stay in the address
	history.replaceState(null, "", urlOf("/me"));
	location.reload();
}
