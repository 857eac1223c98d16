/** The board of a table: the pyramid, a game's own board, or text. */

import { boardFor, type GameBoard, hasBoard } from "../games/game_board";
import { currentLanguage } from "../i18n/texts";
import type { Die, EventLine, Picture, Scene, Table } from "../net/protocol";
import { still } from "../platform/settings";
import { shownAreas, type TintedArea } from "../rules/areas";
import { countedDice } from "../rules/counted_dice";
import { homeSide } from "../rules/home_side";
import { isCell } from "../rules/lattice";
import { distinctive, type Ghost, ghostsOf, type Marks, NO_MARKS } from "../rules/marks";
import { freeOf, hillTops, hinted, ownSide, reach } from "../rules/race";
import { Traces } from "../rules/traces";
import { MoveAnimation, showScene } from "../scene3d/move_animation";
import { PyramidView } from "../scene3d/pyramid_view";
import { fittingQuality, graphics } from "../scene3d/quality";
import type { ScreenPoint } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { areaColour } from "../ui/area_colours";
import { showLoadError } from "../ui/error_page";
import { flatPyramid } from "../ui/flat_pyramid";
import { nothing, render } from "../ui/render";
import { boardKey } from "./board_key";
import type { Layout } from "./layout";
import { plainTable, textBoard } from "./panels";
import type { News } from "./playback";
import { ViewBar } from "./view_bar";

/** On boards narrower than this, in pixels, overlays go above or below the plate. */
const NARROW = 700;
/** Pixels reserved for text at the top of a narrow board; longer text scrolls, so the plate keeps its size. */
const TWO_CHIPS = 92;
/** The same on a wide board, where text goes beside the tip of the plate. */
const BREATH = 14;
/** Pixels left free where nothing lies over the board. */
const FREE_PIXELS = 4;
/** Areas at which a player sits. */
const HOMES: readonly string[] = ["home", "line"];
/** No viewer yet, not even a spectator. */
const NOBODY = -2;

export class Board {
	stage: PyramidView | null = null;
	/** The board of a game that is not played on the pyramid, once it is loaded. */
	ground: GameBoard | null = null;
	private groundOf = "";
	/** In a race: the number of the thrown die a click would place. */
	held: () => string = () => "";
	/** The suggested move, as atoms. */
	hinted: () => readonly string[] = () => [];
	private readonly showing = new MoveAnimation();
	private loading = false;
	private readonly bar: ViewBar;
	private hover: string | null = null;
	private preview: string | null = null;
	/** The place whose name is hovered. */
	private pointed: string | null = null;
	private eye = NOBODY;
	/** The axis of the home side, and the game and seat it was computed for. */
	side = 0;
	private homeOf = "";
	/** What others did since one's own last move, and what that took off. */
	private readonly traces = new Traces();

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
		for (const part of [parts.board, parts.views]) watch.observe(part);
	}

	/** Before the game starts, every table counts as a pyramid. */
	private get isPyramid(): boolean {
		return (this.scene?.table ?? "pyramid") === "pyramid";
	}
	private get scene(): Scene | null {
		return this.context.shown?.scene ?? null;
	}
	/** Whether there is a picture to click on. */
	get pictured(): boolean {
		return !this.parts.stage.hidden || !this.parts.ground.hidden || this.isFlat;
	}
	/** Fall back to a flat drawing without WebGL. */
	private get isFlat(): boolean {
		return !this.context.textMode && graphics() === "none" && this.isPyramid;
	}

	/** Show the board that fits the game and the player's settings. */
	set(): void {
		const pictures = !this.context.textMode && graphics() !== "none" && this.isPyramid;
		const own = hasBoard(this.scene?.table ?? "");
		this.parts.stage.hidden = this.parts.views.hidden = !pictures;
		this.parts.ground.hidden = !own;
		this.parts.text.hidden = pictures || own;
		this.parts.text.classList.toggle("flat", this.isFlat);
		this.parts.board.classList.toggle("plain", !pictures);
		this.parts.board.classList.toggle("dice", !this.isPyramid && !own);
		this.parts.key.hidden = !pictures;
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

	/** From above, the same for everybody around the table. */
	lookDown(): void {
		this.bar.view = "top";
		this.stage?.lookFrom("top", this.side);
	}

	/** Load the board of a game on demand. */
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

	/** Animate an event, before its scene is drawn. */
	async play({ lines, picture }: News, quick: boolean): Promise<void> {
		if (this.stage && !this.context.textMode && this.isPyramid) {
			this.stage.mark(NO_MARKS);
			await this.showing.play(this.stage, lines, picture.scene, quick);
		}
		if (!this.parts.ground.hidden) await this.ground?.play(lines, quick);
		if (picture.turn.kind === "over" && !quick) void this.cheer(picture);
	}

	skip(): void {
		this.stage?.skip();
		this.ground?.skip?.();
	}
	get previews(): boolean {
		return this.isPyramid && !this.context.textMode && (this.stage !== null || this.isFlat);
	}
	/** Preview a move on the board; the next drawing shows the real state again. */
	async showMove(line: EventLine, scene: Scene): Promise<boolean> {
		if (!this.previews) return false;
		if (this.stage) {
			this.stage.mark(NO_MARKS);
			await this.showing.play(this.stage, [line], scene, still());
			showScene(this.stage, scene);
			this.stage.mark({ ...NO_MARKS, last: scene.last });
		} else render(flatPyramid(scene.dice, { ...NO_MARKS, last: scene.last }, this.side), this.parts.text);
		return true;
	}

	/** Let the winner's dice hop; all dice, if they have no owners. */
	private async cheer({ scene, turn }: Picture): Promise<void> {
		const won = [...turn.ranks.keys()].filter((seat) => turn.ranks[seat] === 1).map((seat) => scene?.colours[seat]);
		const owned = scene?.dice.some((die) => won.includes(die.colour)) ?? false;
		await this.stage?.cheer((die) => !owned || won.includes(die.colour));
	}

	/** A shared screen keeps one view instead of turning with every move. */
	look(picture: Picture, said: Table | null): void {
		this.stage?.keepTo(ownSide(said?.own_side ?? false, picture.eye));
		const [first, before] = [this.eye === NOBODY, this.side];
		this.findHome(picture, said);
		this.eye = picture.eye;
		if (!first && this.side === before) return;
		this.stage?.lookFrom(this.bar.view, this.side);
		this.drawViews();
	}
	/** Once per game: turn to the player's own side, or to where the player's dice or their places are. */
	private findHome(picture: Picture, said: Table | null): void {
		const seat = Math.max(0, picture.eye);
		const shared = (said?.mine.length ?? 0) > 1;
		const game = `${said?.game} ${said?.evening.length} ${shared ? "all" : seat}`;
		if (game === this.homeOf) return;
		const dice = (picture.scene?.dice ?? []).filter((die) => die.owner === seat).map((die) => die.cell);
		const homes = (picture.scene?.areas ?? []).filter((area) => area.owner === seat && HOMES.includes(area.kind));
		const own = dice.length
			? dice
			: homes.length
				? homes.flatMap((area) => area.cells)
				: (this.context.picker?.cells() ?? []);
		// a die put down later does not turn the board
		const asked = picture.turn.kind === "choose" && (homes.length > 0 || this.context.picker !== null);
		if (picture.eye >= 0 && (dice.length > 0 || asked)) this.homeOf = game;
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
		else if (context.textMode || (!this.stage && !this.isFlat))
			render(textBoard(picture.scene, said.chairs), parts.text);
		else if (this.stage) {
			this.stage.dress(said.book);
			showScene(this.stage, picture.scene, this.signed(picture.scene?.dice ?? []));
		}
		this.drawViews();
		this.mark();
	}
	/** Label the hills of the Clever Mole. */
	private signed(dice: readonly Die[]): readonly Die[] {
		const tops = hillTops(this.scene);
		return tops.size ? dice.map((die) => ({ ...die, mark: tops.get(die.cell) ?? die.mark })) : dice;
	}
	/** Keep the board clear of overlays. */
	private leaveFree(): void {
		const { board, stage, status } = this.parts;
		if (!this.stage || stage.hidden) return;
		// on a phone text and buttons are in the sheet
		if (!board.contains(status)) this.stage.leaveFree(FREE_PIXELS, FREE_PIXELS);
		// the size of the plate does not depend on the text over it
		else this.stage.leaveFree(board.clientWidth < NARROW ? TWO_CHIPS : BREATH, this.bar.below(stage));
	}

	setHover(cell: string | null): void {
		if (cell === this.hover) return;
		this.hover = cell;
		this.mark();
	}

	/** Highlight a place whose name is hovered. */
	point(cell: string | null): void {
		if (cell === this.pointed) return;
		this.pointed = cell;
		this.mark();
	}

	/** Remember what happened since one's own last move, to mark it. `anew`: these are all events of the game. */
	heard(lines: readonly EventLine[], mine: readonly number[], anew = false): void {
		this.traces.add(lines, mine, anew);
	}

	/** The orientation of the die about to be placed. */
	setPreview(triple: string | null): void {
		this.preview = triple;
		this.mark();
	}

	mark(): void {
		const { picker, pending, animating, racing } = this.context;
		const scene = this.scene;
		if ((!this.stage && !this.isFlat) || !scene || animating) return;
		const { several } = this.context;
		// a chosen die with several moves: highlight all its destinations
		const own = [...(picker?.atoms ?? []), several[0]?.at(-1)?.atom ?? ""].filter(isCell);
		// while nothing is picked, show the suggestion as if it were
		const picked = own.length > 0 ? own : this.hinted().filter(isCell);
		const choices = picker && !pending && !this.context.aiming ? picker.cells() : [];
		const open = picker && racing ? reach(picker, scene, this.held()) : null;
		const hints = picker && racing && this.bar.hints ? hinted(picker, scene, this.held()) : [];
		const { lit: wanted } = this.bar;
		const lit = racing
			? hints
			: wanted === "choices"
				? distinctive(choices, scene.dice)
				: wanted === "free"
					? freeOf(scene.dice)
					: [];
		// a click elsewhere changes the choice
		const quiet =
			open?.cells ?? (picker && choices.length + picked.length > 0 ? [...choices, ...picker.instead()] : choices);
		const marks: Marks = {
			...NO_MARKS,
			choices: lit,
			targets: racing ? [] : choices,
			quiet,
			nearest: open?.nearest ?? false,
			snaps: !racing && !pending && !this.context.aiming,
			picked,
			last: scene.last,
			counted: this.context.shown ? countedDice(scene, this.context.shown.turn) : [],
			...(racing ? {} : this.traces.marks(scene.last)),
			areas: this.areas(scene, [...own.slice(-1), this.pointed ?? this.hover ?? ""]),
			ghosts: this.ghosts(scene),
			hover:
				this.pointed ?? (this.hover && (quiet.includes(this.hover) || picked.includes(this.hover)) ? this.hover : null),
		};
		this.drawKey(scene, marks, own.length === 0);
		if (this.stage) this.stage.mark(marks);
		else render(flatPyramid(scene.dice, marks, this.side), this.parts.text);
	}

	/** The areas of the rules in the colours of the players; some only while a cell is hovered. */
	private areas(scene: Scene, pointed: readonly string[]): TintedArea[] {
		const chairs = this.context.said?.chairs ?? [];
		return shownAreas(scene.areas, pointed).map((area) => ({ ...area, tint: areaColour(area, scene, chairs) }));
	}
	private drawKey(scene: Scene, marks: Marks, hinted: boolean): void {
		const { key, keyRows } = this.parts;
		const rows = boardKey(scene, marks.areas, marks, this.context.said?.chairs ?? [], hinted);
		key.hidden = rows === nothing || !this.pictured;
		render(rows, keyRows);
	}

	/** A preview of the move picked so far; in a race, the die in hand at the pointer, fitting or not. */
	private ghosts(scene: Scene): Ghost[] {
		const { picker, racing } = this.context;
		if (!picker) return [];
		const { piece } = picker;
		if (piece) {
			const standing = piece.put ?? (this.hover ? piece.at(this.hover) : null) ?? [];
			return standing.map((cell) => ({ cell, colour: scene.colours[picker.seat] ?? "ivory", triple: "" }));
		}
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

	/** Preview a drag over the board. */
	over(x: number, y: number): void {
		const canvas = this.parts.stage.querySelector("canvas");
		const here = canvas && document.elementFromPoint(x, y) === canvas;
		this.setHover(here ? (this.stage?.cellAt({ x, y }) ?? null) : null);
	}
	/** Treat a drop on the board as a click. */
	drop(x: number, y: number): void {
		const canvas = this.parts.stage.querySelector("canvas");
		if (!canvas || document.elementFromPoint(x, y) !== canvas) return;
		const cell = this.stage?.cellAt({ x, y });
		if (cell) this.context.pick(cell, { x, y });
	}
	/** The page position of a cell. */
	spot(cell: string): ScreenPoint | null {
		return this.parts.stage.hidden ? null : (this.stage?.pixel(cell) ?? null);
	}
}
