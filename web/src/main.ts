import { GONE, here, SITE } from "./net/base";
import { startTable } from "./net/own_table";
import "./ui/tokens.css";
import "./ui/base.css";
import "./table/table.css";
import "./table/board_key.css";
import "./table/race.css";
import "./table/play.css";
import "./table/flat_pyramid.css";
import "./games/games.css";
import "./games/trays.css";
import "./table/narrow.css";
import "./ui/pages.css";
import "./table/sheet.css";
import "./table/sheet_sizes.css";
import { currentLanguage, loadLanguage, preferred } from "./i18n/texts";
import { askToLast } from "./platform/lasting_storage";
import { applyPreferences } from "./platform/settings";
import { showLoadError } from "./ui/error_page";

const app = document.getElementById("app") as HTMLDivElement;

/** The page for the current address. */
async function open(): Promise<void> {
	/** The address, as it would be at the root of the host. */
	const path = here();
	const room = /^\/t\/([A-Za-z0-9_-]+)$/.exec(path)?.[1];
	const lessonOf = /^\/learn\/([a-z0-9_]+)$/.exec(path)?.[1];
	const puzzled = /^\/puzzles(?:\/([a-z0-9_]+)\/(\d{1,4}))?$/.exec(path);
	const counting = /^\/score(?:\/([a-z0-9_]*))?$/.exec(path);
	const clubPage = /^\/(club|me|privacy|tournaments|(members|tournaments)\/([A-Za-z0-9]+))$/.exec(path);
	const wall = /^\/tournaments\/([A-Za-z0-9]+)\/wall$/.exec(path)?.[1];
	/** Addresses of rules in a language, and of a game. */
	const rules = /^\/rules\/([a-z]{2})\/([a-z0-9_]+)$/.exec(path);
	const wantedGame = /^\/play\/([a-z0-9_]+)$/.exec(path)?.[1];
	await loadLanguage(rules ? preferred([rules[1] ?? ""]) : undefined);
	const wanted = new URLSearchParams(location.search);
	const game = wanted.get("replay");
	if (room && game !== null && /^\d+$/.test(game)) {
		const { replay } = await import("./replay/replay");
		await replay(app, room, Number(game), Number(wanted.get("step") ?? 0) || 0);
	} else if (lessonOf) {
		const { lesson } = await import("./lesson/lesson");
		await lesson(app, lessonOf);
	} else if (puzzled?.[1]) {
		const { puzzle } = await import("./puzzle/puzzle");
		await puzzle(app, puzzled[1], Number(puzzled[2]));
	} else if (path === "/study") {
		const { study } = await import("./study/study");
		await study(app);
	} else if (path === "/replay") {
		const { replayOfLink } = await import("./replay/replay");
		await replayOfLink(app);
	} else if (SITE && path === "/invent") {
		const { invent } = await import("./invent/invent");
		await invent(app);
	} else if (puzzled) {
		const { puzzles } = await import("./puzzle/puzzles");
		await puzzles(app);
	} else if (counting) {
		const { score } = await import("./score/score");
		await score(app, counting[1] ?? "");
	} else if (clubPage) {
		const { club } = await import("./club/pages");
		await club(app, clubPage[2] ?? clubPage[1] ?? "", clubPage[3] ?? "");
	} else if (wall) {
		const { wallOf } = await import("./club/pages");
		await wallOf(app, wall);
	} else if (room) {
		const { mountTable } = await import("./table/table");
		mountTable(app, room);
		if (SITE) void askToLast();
	} else if (path === "/" && location.hash.includes("game=")) {
		const { movedGame } = await import("./lobby/moved_game");
		await movedGame(app, location.hash);
	} else {
		const { lobby } = await import("./lobby/lobby");
		await lobby(app, wantedGame);
		if (rules) {
			const { openRulesPage } = await import("./ui/rules_page");
			await openRulesPage(rules[2] ?? "");
		}
	}
}

// relative links would be resolved against the new address when a page changes it
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]"))
	link.href = new URL(link.href).href;
applyPreferences();
async function show(): Promise<void> {
	try {
		await open();
	} catch (error) {
		showLoadError(app, currentLanguage());
		throw error;
	}
}
// counting real dice needs no table
const needsTable = SITE && !here().startsWith("/score");
// a site that is kept here loads its table at once; the first time the page goes first, and the table loads while somebody looks at it
if (needsTable && navigator.serviceWorker?.controller) startTable();
await show();
if (needsTable) startTable();
if (SITE) {
	addEventListener(GONE, () => {
		scrollTo(0, 0);
		app.replaceChildren();
		for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
		void show();
	});
	addEventListener("popstate", () => location.reload());
	const { showLoading } = await import("./ui/table_progress");
	showLoading();
}
