/** The result of a game or an evening as a picture and in words, to share or save. */
import { dateLocale, say } from "../i18n/texts";
import { css } from "../ui/colours";
import { type KeptGame, total } from "./device";

interface ResultRow {
	readonly name: string;
	readonly colour: string;
	readonly score: string;
}
/** What a picture shows: a title, a line below it, the players, and smaller lines. */
export interface SharedResult {
	readonly file: string;
	readonly title: string;
	readonly below: string;
	readonly rows: readonly ResultRow[];
	readonly notes: readonly string[];
}
const ROW = 84;
const NOTE = 40;
const NOTES_SHOWN = 24;
const dated = (iso: string): string => new Date(iso).toLocaleDateString(dateLocale(), { dateStyle: "long" });
const winners = ({ players, result }: KeptGame): string =>
	players
		.filter((_, seat) => result?.ranks[seat] === 1)
		.map(({ name }) => name)
		.join(", ");

export async function shareResult(title: string, game: KeptGame, score: (seat: number) => string): Promise<void> {
	await share(gameResult(title, game, score));
}
export async function shareEvening(games: readonly KeptGame[], title: (key: string) => string): Promise<void> {
	await share(eveningResult(games, title));
}
function gameResult(title: string, game: KeptGame, score: (seat: number) => string): SharedResult {
	const rank = (seat: number): number => game.result?.ranks[seat] ?? 0;
	const rows = game.players.map(({ name, colour }, seat) => ({
		name: `${rank(seat) === 1 ? "★ " : ""}${name}`,
		colour,
		score: game.result?.what === "win" ? "" : score(seat),
		rank: rank(seat),
	}));
	rows.sort((one, other) => one.rank - other.rank);
	return { file: game.game, title, below: dated(game.changed), rows, notes: [] };
}
/** The total of an evening, and who won which game, oldest first. */
export function eveningResult(games: readonly KeptGame[], title: (key: string) => string): SharedResult {
	const ordered = [...games].sort((one, other) => one.began.localeCompare(other.began));
	const colours = new Map(ordered.flatMap(({ players }) => players.map(({ name, colour }) => [name, colour] as const)));
	const won = total(games);
	const most = won[0]?.points ?? 0;
	return {
		file: "evening",
		title: say("sheet-evening", { date: dated(ordered[0]?.began ?? "") }),
		below: say("sheet-total"),
		rows: won.map(({ name, points }) => ({
			name: `${points === most ? "★ " : ""}${name}`,
			colour: colours.get(name) ?? "red",
			score: String(points),
		})),
		notes: ordered.map((game) => `${title(game.game)}: ${winners(game) || say("sheet-nobody")}`),
	};
}
/** The same in words. */
export const inWords = ({ title, below, rows, notes }: SharedResult): string =>
	[
		title,
		below,
		...rows.map(({ name, score }) => `${name} ${score}`.trim()),
		...(notes.length ? ["", ...notes] : []),
	].join("\n");

async function share(shown: SharedResult): Promise<void> {
	const blob = await drawn(shown);
	if (!blob) return;
	const file = new File([blob], `pipyard-${shown.file}.png`, { type: "image/png" });
	if (navigator.canShare?.({ files: [file] })) {
		try {
			await navigator.share({ files: [file], title: shown.title, text: inWords(shown) });
			return;
		} catch (error) {
			if ((error as Error).name === "AbortError") return;
		}
	}
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(link.href);
}
function drawn({ title, below, rows, notes }: SharedResult): Promise<Blob | null> {
	const canvas = document.createElement("canvas");
	const told = notes.slice(0, NOTES_SHOWN);
	canvas.width = 800;
	canvas.height = 190 + ROW * rows.length + (told.length ? 20 + NOTE * told.length : 0);
	const pen = canvas.getContext("2d");
	if (!pen) return Promise.resolve(null);
	pen.fillStyle = "#10261f";
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.fillStyle = "#f2f6f3";
	pen.font = "bold 44px system-ui, sans-serif";
	pen.fillText(title, 40, 72, 720);
	pen.font = "26px system-ui, sans-serif";
	pen.fillText(`Pipyard · ${below}`, 40, 116, 720);
	for (const [place, { name, colour, score }] of rows.entries()) {
		const y = 150 + place * ROW;
		pen.fillStyle = css(colour);
		pen.fillRect(40, y, 18, 60);
		pen.fillStyle = "#f2f6f3";
		pen.font = "bold 38px system-ui, sans-serif";
		pen.fillText(name, 80, y + 44, 480);
		pen.textAlign = "right";
		pen.fillText(score, 760, y + 44, 180);
		pen.textAlign = "left";
	}
	pen.font = "26px system-ui, sans-serif";
	for (const [place, text] of told.entries()) pen.fillText(text, 40, 180 + ROW * rows.length + NOTE * place, 720);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
