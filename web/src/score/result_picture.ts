/** The result of a game as a picture, to share or save. */
import { currentLanguage } from "../i18n/texts";
import { css } from "../ui/colours";
import type { KeptGame } from "./device";

export async function shareResult(title: string, game: KeptGame, score: (seat: number) => string): Promise<void> {
	const blob = await drawn(title, game, score);
	if (!blob) return;
	const file = new File([blob], `pipyard-${game.game}.png`, { type: "image/png" });
	if (navigator.canShare?.({ files: [file] })) {
		try {
			await navigator.share({ files: [file], title });
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
function drawn(title: string, game: KeptGame, score: (seat: number) => string): Promise<Blob | null> {
	const canvas = document.createElement("canvas");
	const row = 84;
	canvas.width = 800;
	canvas.height = 190 + row * game.players.length;
	const pen = canvas.getContext("2d");
	if (!pen) return Promise.resolve(null);
	pen.fillStyle = "#10261f";
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.fillStyle = "#f2f6f3";
	pen.font = "bold 44px system-ui, sans-serif";
	pen.fillText(title, 40, 72, 720);
	pen.font = "26px system-ui, sans-serif";
	pen.fillText(
		`Pipyard · ${new Date(game.changed).toLocaleDateString(currentLanguage(), { dateStyle: "long" })}`,
		40,
		116,
		720,
	);
	const order = game.players
		.map((_, seat) => seat)
		.sort((a, b) => (game.result?.ranks[a] ?? 0) - (game.result?.ranks[b] ?? 0));
	for (const [place, seat] of order.entries()) {
		const person = game.players[seat];
		const y = 150 + place * row;
		pen.fillStyle = css(person?.colour ?? "red");
		pen.fillRect(40, y, 18, 60);
		pen.fillStyle = "#f2f6f3";
		pen.font = "bold 38px system-ui, sans-serif";
		pen.fillText(`${game.result?.ranks[seat] === 1 ? "★ " : ""}${person?.name ?? ""}`, 80, y + 44, 480);
		pen.textAlign = "right";
		pen.fillText(game.result?.what === "win" ? "" : score(seat), 760, y + 44, 180);
		pen.textAlign = "left";
	}
	return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
