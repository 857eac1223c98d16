import "./style.css";
import "./table.css";
import "./play.css";
import "./grounds.css";
import "./narrow.css";
import "./around.css";
import { dress } from "./taste";
import { speak } from "./texts";

const app = document.getElementById("app") as HTMLDivElement;
const room = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];
const counting = /^\/score(?:\/([a-z0-9_]*))?$/.exec(location.pathname);

dress();
await speak();
const wanted = new URLSearchParams(location.search);
const game = wanted.get("replay");
if (room && game !== null && /^\d+$/.test(game)) {
	const { replay } = await import("./replay");
	await replay(app, room, Number(game), Number(wanted.get("step") ?? 0) || 0);
} else if (counting) {
	const { score } = await import("./score");
	await score(app, counting[1] ?? "");
} else if (room) {
	const { table } = await import("./table");
	table(app, room);
} else {
	const { lobby } = await import("./lobby");
	await lobby(app);
}
