import "./ui/tokens.css";
import "./ui/base.css";
import "./table/table.css";
import "./table/play.css";
import "./games/games.css";
import "./table/narrow.css";
import "./ui/pages.css";
import "./table/sheet.css";
import { currentLanguage, loadLanguage } from "./i18n/texts";
import { applyPreferences } from "./platform/settings";
import { showLoadError } from "./ui/error_page";

const app = document.getElementById("app") as HTMLDivElement;
const room = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];
const lessonOf = /^\/learn\/([a-z0-9_]+)$/.exec(location.pathname)?.[1];
const counting = /^\/score(?:\/([a-z0-9_]*))?$/.exec(location.pathname);

/** The page for the current address. */
async function open(): Promise<void> {
	await loadLanguage();
	const wanted = new URLSearchParams(location.search);
	const game = wanted.get("replay");
	if (room && game !== null && /^\d+$/.test(game)) {
		const { replay } = await import("./replay/replay");
		await replay(app, room, Number(game), Number(wanted.get("step") ?? 0) || 0);
	} else if (lessonOf) {
		const { lesson } = await import("./lesson/lesson");
		await lesson(app, lessonOf);
	} else if (counting) {
		const { score } = await import("./score/score");
		await score(app, counting[1] ?? "");
	} else if (room) {
		const { table } = await import("./table/table");
		table(app, room);
	} else {
		const { lobby } = await import("./lobby/lobby");
		await lobby(app);
	}
}

applyPreferences();
try {
	await open();
} catch (error) {
	showLoadError(app, currentLanguage());
	throw error;
}
