import "./style.css";
import { lobby } from "./lobby";
import { speak } from "./texts";

const app = document.getElementById("app") as HTMLDivElement;
const room = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];

await speak();
if (room) {
	const { table } = await import("./table");
	table(app, room);
} else await lobby(app);
