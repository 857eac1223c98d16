/** The board of a table, whichever it is: the pyramid, a ground of its own, or words. */

import { boardFor, type GameBoard, hasBoard } from "../games/game_board";
import { currentLanguage } from "../i18n/texts";
import type { Die, Picture, Scene, Table } from "../net/protocol";
import { homeSide } from "../rules/home_side";
import { isCell, isTriple } from "../rules/lattice";
import { type Ghost, type Marks, NO_MARKS } from "../rules/marks";
import { freeOf, hillTops, hinted, ownSide, reach } from "../rules/race";
import { MoveAnimation, showScene } from "../scene3d/move_animation";
import { PyramidView } from "../scene3d/pyramid_view";
import { fittingQuality, graphics, type Spot } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { showLoadError } from "../ui/error_page";
import { flatPyramid } from "../ui/flat_pyramid";
import { render } from "../ui/render";
import type { Layout } from "./layout";
import { plainTable, textBoard } from "./panels";
import type { News } from "./playback";
import { ViewBar } from "./view_bar";

/** A status of one line is as high at most, in pixels: it stands beside the plate, not before it. */
const ONE_LINE = 60;
/** On a narrower board, in pixels, everything stands before the plate that is not above or below it. */
const NARROW = 700;
/** So much of a narrow board's upper edge is left to words at least, in pixels. */
const TWO_CHIPS = 84;
/** No eye yet, not even a spectator's. */
const NOBODY = -2;

export class Board {
	stage: PyramidView | null = null;
	/** The board of a game that is not played on the pyramid, once it is loaded. */
	ground: GameBoard | null = null;
	private groundOf = "";
	/** The number of the thrown die that a click would put, in a race. */
	held: () => string = () => "";
	/** The move that is suggested, as atoms. */
	hinted: () => readonly string[] = () => [];
	private readonly showing = new MoveAnimation();
	private loading = false;
	private readonly bar: ViewBar;
	private hover: string | null = null;
	private preview: string | null = null;
	/** A place whose name is pointed at. */
	private pointed: string | null = null;
	private eye = NOBODY;
	/** The side that is home, as its axis; and for which game and seat that is settled. */
	side = 0;
	private homeOf = "";
	/** How much of the board's upper edge is left to words, in pixels, and for which size of the board that holds. */
	private above = 0;
	private sized = "";

	constructor(
		private readonly parts: Layout,
		private readonly context: TableContext,
	) {
		this.bar = new ViewBar(parts.views, {
			look: (view) => this.stage?.lookFrom(view, this.side),
			turn: (...by) => this.stage?.turn(...by),
			light: () => this.mark(),
			drawAnew: () => {
				this.stage?.leave();
				this.stage = null;
				this.raise();
				this.context.draw();
			},
		});
		this.set();
		parts.text.addEventListener("click", (event) => {
			const cell = (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell;
			if (cell && this.isFlat) this.context.pick(cell, { x: event.clientX, y: event.clientY });
		});
		const watch = new ResizeObserver(() => this.leaveFree());
		for (const part of [parts.board, parts.status, parts.views]) watch.observe(part);
	}

	/** Until the game has begun every table is taken for a pyramid. */
	private get isPyramid(): boolean {
		return (this.scene?.table ?? "pyramid") === "pyramid";
	}
	private get scene(): Scene | null {
		return this.context.shown?.scene ?? null;
	}
	/** Whether there is a picture to point at. */
	get pictured(): boolean {
		return !this.parts.stage.hidden || !this.parts.ground.hidden || this.isFlat;
	}
	/** A browser that cannot draw in three dimensions gets a plain drawing. */
	private get isFlat(): boolean {
		return !this.context.textMode && graphics() === "none" && this.isPyramid;
	}

	/** Put the board there that fits the game and the taste of the player. */
	set(): void {
		const pictures = !this.context.textMode && graphics() !== "none" && this.isPyramid;
		const own = hasBoard(this.scene?.table ?? "");
		this.parts.stage.hidden = this.parts.views.hidden = !pictures;
		this.parts.ground.hidden = !own;
		this.parts.text.hidden = pictures || own;
		this.parts.text.classList.toggle("flat", this.isFlat);
		this.parts.board.classList.toggle("plain", !pictures);
		this.parts.board.classList.toggle("dice", !this.isPyramid && !own);
		this.parts.play.classList.toggle("own", own);
		if (own) void this.loadBoard(this.scene?.table ?? "");
		if (pictures && !this.stage) this.raise();
	}

	private raise(): void {
		this.stage = new PyramidView(this.parts.stage, fittingQuality());
		this.stage.onPick = (cell, spot) => this.context.pick(cell, spot);
		this.stage.onHover = (cell) => this.setHover(cell);
		this.stage.lookFrom(this.bar.view, this.side, true);
		this.drawViews();
		this.leaveFree();
	}

	/** Boards of their own are loaded when a game needs them. */
	private async loadBoard(table: string): Promise<void> {
		if (this.loading || (this.ground && this.groundOf === table)) return;
		this.loading = true;
		const { context } = this;
		// another game of the evening has another board
		this.ground?.leave?.();
		this.ground?.host.remove();
		this.ground?.panel.remove();
		this.ground = null;
		this.groundOf = table;
		try {
			this.ground = await boardFor(table, {
				take: (way) => context.take(way),
				back: () => context.back(),
				restart: () => context.restart(),
				submit: () => context.submit(),
				send: (move) => context.send(move),
				redraw: () => context.draw(),
			});
		} catch {
			showLoadError(this.parts.ground, currentLanguage());
			return;
		}
		this.loading = false;
		if (!this.ground) return;
		this.parts.ground.append(this.ground.host);
		this.parts.groundPanel.append(this.ground.panel);
		context.draw();
	}

	/** Show what happened, before the picture that came of it is shown. */
	async play({ lines, picture }: News, quick: boolean): Promise<void> {
		if (this.stage && !this.context.textMode && this.isPyramid) {
			this.stage.mark(NO_MARKS);
			await this.showing.play(this.stage, lines, picture.scene, quick);
		}
		if (!this.parts.ground.hidden) await this.ground?.play(lines, quick);
		if (picture.turn.kind === "over" && !quick) void this.cheer(picture);
	}

	/** The dice of whoever has won hop; where dice belong to nobody, all of them. */
	private async cheer({ scene, turn }: Picture): Promise<void> {
		const won = [...turn.ranks.keys()].filter((seat) => turn.ranks[seat] === 1).map((seat) => scene?.colours[seat]);
		const owned = scene?.dice.some((die) => won.includes(die.colour)) ?? false;
		await this.stage?.cheer((die) => !owned || won.includes(die.colour));
	}

	/** Who shares a screen keeps one view: the table does not spin with every turn. */
	look(picture: Picture, said: Table | null): void {
		this.stage?.keepTo(ownSide(said?.own_side ?? false, picture.eye));
		const first = this.eye === NOBODY;
		const before = this.side;
		this.findHome(picture, said);
		this.eye = picture.eye;
		if (!first && this.side === before) return;
		this.stage?.lookFrom(this.bar.view, this.side);
		this.drawViews();
	}
	/** Once in a game: at the own side, or where the own dice, or the places for them, lie near. */
	private findHome(picture: Picture, said: Table | null): void {
		const seat = Math.max(0, picture.eye);
		const shared = (said?.mine.length ?? 0) > 1;
		const game = `${said?.game} ${said?.evening.length} ${shared ? "all" : seat}`;
		if (game === this.homeOf) return;
		const dice = (picture.scene?.dice ?? []).filter((die) => die.owner === seat).map((die) => die.cell);
		const own = dice.length ? dice : (this.context.picker?.cells() ?? []);
		if (own.length && picture.eye >= 0) this.homeOf = game;
		this.side = homeSide(seat, own);
	}

	draw(said: Table, picture: Picture): void {
		const { parts, context } = this;
		const table = picture.scene?.table ?? "";
		if (
			parts.ground.hidden === hasBoard(table) ||
			(hasBoard(table) && this.groundOf !== table) ||
			(!context.textMode && (parts.stage.hidden ? this.isPyramid && graphics() !== "none" : !this.isPyramid))
		)
			this.set();
		if (!parts.ground.hidden && !this.ground) return;
		if (this.ground && picture.scene && !parts.ground.hidden) {
			this.ground.show({
				said,
				picture,
				scene: picture.scene,
				picker: context.animating ? null : context.picker,
				busy: context.pending !== 0,
				textMode: context.textMode,
			});
			return;
		}
		if (!this.isPyramid) render(plainTable(picture.scene, said.chairs), parts.text);
		else if (context.textMode || (!this.stage && !this.isFlat)) render(textBoard(picture.scene), parts.text);
		else if (this.stage) {
			this.stage.dress(said.book);
			showScene(this.stage, picture.scene, this.signed(picture.scene?.dice ?? []));
		}
		this.drawViews();
		this.mark();
	}
	/** The hills of the Mole bear their numbers. */
	private signed(dice: readonly Die[]): readonly Die[] {
		const tops = hillTops(this.context.picker);
		return tops.size ? dice.map((die) => ({ ...die, mark: tops.get(die.cell) ?? die.mark })) : dice;
	}
	/** The board keeps clear of what lies over it. */
	private leaveFree(): void {
		const { board, stage, status } = this.parts;
		if (!this.stage || stage.hidden) return;
		const narrow = board.clientWidth < NARROW;
		const crowded = narrow || status.offsetHeight > ONE_LINE;
		const above = crowded ? status.offsetTop + status.offsetHeight + 6 : 14;
		// the plate does not change its size with every word that comes and goes
		const size = `${board.clientWidth} ${board.clientHeight}`;
		this.above = Math.max(above, size === this.sized ? this.above : narrow ? TWO_CHIPS : 0);
		this.sized = size;
		this.stage.leaveFree(this.above, this.bar.below(stage));
	}

	setHover(cell: string | null): void {
		if (cell === this.hover) return;
		this.hover = cell;
		this.mark();
	}

	/** Light a place whose name is pointed at. */
	point(cell: string | null): void {
		if (cell === this.pointed) return;
		this.pointed = cell;
		this.mark();
	}

	/** How the die that is about to be put would stand. */
	setPreview(triple: string | null): void {
		this.preview = triple;
		this.mark();
	}

	mark(): void {
		const { picker, pending, animating, racing } = this.context;
		const scene = this.scene;
		if ((!this.stage && !this.isFlat) || !scene || animating) return;
		const own = (picker?.atoms ?? []).filter(isCell);
		// as long as nothing is picked, what is suggested is shown as if it were
		const picked = own.length > 0 ? own : this.hinted().filter(isCell);
		const choices = picker && !pending && !this.context.aiming ? picker.cells() : [];
		const open = picker && racing ? reach(picker, scene, this.held()) : null;
		const hints = picker && racing && this.bar.hints ? hinted(picker, scene, this.held()) : [];
		const { lit: wanted } = this.bar;
		const lit = racing ? hints : wanted === "choices" ? choices : wanted === "free" ? freeOf(scene.dice) : [];
		// what has been chosen can be changed by pointing at something else
		const quiet =
			open?.cells ?? (picker && choices.length + picked.length > 0 ? [...choices, ...picker.instead()] : choices);
		const marks: Marks = {
			...NO_MARKS,
			choices: lit,
			quiet,
			nearest: open?.nearest ?? false,
			snaps: !racing && !pending && !this.context.aiming,
			picked,
			last: scene.last,
			ghosts: this.ghosts(scene),
			hover:
				this.pointed ?? (this.hover && (quiet.includes(this.hover) || picked.includes(this.hover)) ? this.hover : null),
		};
		if (this.stage) this.stage.mark(marks);
		else render(flatPyramid(scene.dice, marks, this.side), this.parts.text);
	}

	/** What the move picked so far would bring; in a race the die in the hand where the pointer is, fitting or not. */
	private ghosts(scene: Scene): Ghost[] {
		const { picker, racing } = this.context;
		if (!picker) return [];
		const begun = this.preview ? [...picker.atoms, this.preview] : picker.atoms;
		const atoms = begun.some(isCell) ? begun : [...begun, ...this.hinted()];
		if (!racing || atoms.some(isCell)) return ghostsOf(atoms, scene, picker.seat);
		const die = scene.rolls.find((roll) => roll.by === picker.seat && roll.label === "as-it-stands");
		const open = this.hover && !scene.dice.some((one) => one.cell === this.hover);
		if (!die || !this.hover || !open || !picker.cells().includes(this.hover)) return [];
		return [{ cell: this.hover, colour: "black", triple: die.values.join("") }];
	}

	private drawViews(): void {
		const { racing, said } = this.context;
		this.bar.draw({ seat: this.side, kept: ownSide(said?.own_side ?? false, this.eye) !== null, racing });
	}

	/** What was dropped over the board is a click there. */
	drop(x: number, y: number): void {
		const canvas = this.parts.stage.querySelector("canvas");
		if (!canvas || document.elementFromPoint(x, y) !== canvas) return;
		const cell = this.stage?.cellAt({ x, y });
		if (cell) this.context.pick(cell, { x, y });
	}
	/** Where a cell is seen. */
	spot(cell: string): Spot | null {
		return this.parts.stage.hidden ? null : (this.stage?.pixel(cell) ?? null);
	}
}

/** The dice that the move picked so far would bring to empty cells. */
export function ghostsOf(atoms: readonly string[], scene: Scene, seat: number): Ghost[] {
	const standing = new Map(scene.dice.map((die) => [die.cell, die]));
	const cells = atoms.filter(isCell);
	const carried = cells.map((cell) => standing.get(cell)).find((die) => die !== undefined);
	const triple = atoms.find((atom) => isTriple(atom)) ?? "";
	const target = cells.filter((cell) => !standing.has(cell)).at(-1);
	if (target === undefined) return [];
	return [{ cell: target, colour: carried?.colour ?? scene.colours[seat] ?? "ivory", triple }];
}
