import "./style.css";
import { lobby } from "./lobby";
import { speak } from "./texts";

const app = document.getElementById("app") as HTMLDivElement;
const room = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];

await speak();
const game = new URLSearchParams(location.search).get("replay");
if (room && game !== null && /^\d+$/.test(game)) {
	const { replay } = await import("./replay");
	await replay(app, room, Number(game));
} else if (room) {
	const { table } = await import("./table");
	table(app, room);
} else await lobby(app);
