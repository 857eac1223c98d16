// Written by tools/typescript.py from src/pipyard/server/protocol/; change it there.

export const PROTOCOL = 2;

export const SeatColours = [
	"red",
	"blue",
	"green",
	"golden",
	"violet",
	"orange",
	"turquoise",
	"pink",
	"brown",
	"grey",
	"lime",
	"navy",
	"olive",
	"maroon",
	"black",
	"white",
] as const;
export type SeatColour = (typeof SeatColours)[number];
export type ManageAction = "kick" | "free" | "token" | "host" | "open" | "close";

/** The first message: which room, which seats are mine, and the last number I have seen (-1: nothing). */
export interface Hello {
	readonly t: "hello";
	readonly id?: number;
	readonly room: string;
	readonly protocol?: number;
	readonly tokens?: readonly string[];
	readonly since?: number;
	readonly muted?: readonly number[];
	readonly language?: string;
}

/** Take an open seat. Without a colour, or with one that is taken, it gets one that is free. */
export interface Sit {
	readonly t: "sit";
	readonly id?: number;
	readonly seat: number;
	readonly name: string;
	readonly colour?: SeatColour | null;
}

/** Let a bot take an open seat, or that of a bot that failed. */
export interface Invite {
	readonly t: "invite";
	readonly id?: number;
	readonly seat: number;
	readonly bot: string;
}

/** Change the name of my seat. */
export interface Rename {
	readonly t: "rename";
	readonly id?: number;
	readonly seat: number;
	readonly name: string;
}

/** Change the colour of my seat to one that nobody else has. */
export interface Recolour {
	readonly t: "colour";
	readonly id?: number;
	readonly seat: number;
	readonly colour: SeatColour;
}

/** My seat is (not) ready for the next game. When every seat is taken and every person is ready, it begins by itself. */
export interface Ready {
	readonly t: "ready";
	readonly id?: number;
	readonly seat: number;
	readonly yes?: boolean;
}

/** Decide something about the room: at once as its host, by a vote where there is no host. ``free`` for my own seat gives it up. */
export interface Manage {
	readonly t: "manage";
	readonly id?: number;
	readonly action: ManageAction;
	readonly seat?: number;
}

/** My vote on what was proposed (``Control.vote``); whoever proposed it withdraws with no. */
export interface Vote {
	readonly t: "vote";
	readonly id?: number;
	readonly yes: boolean;
}

/** The next game of the evening, which begins with ``start`` or when all are ready. Before the first game: another one instead. */
export interface Plan {
	readonly t: "plan";
	readonly id?: number;
	readonly game: string;
	readonly options?: Readonly<Record<string, string>>;
	readonly pyramid?: boolean;
}

/** Which games could start from the pyramid that stands here now? */
export interface FollowersAsk {
	readonly t: "followers";
	readonly id?: number;
}

/** Begin, now that every seat is taken; or, when a game is over, begin the next: the planned one, else the same again. */
export interface Start {
	readonly t: "start";
	readonly id?: number;
}

/** Which atoms may follow this prefix of a move? */
export interface StepsAfter {
	readonly t: "steps";
	readonly id?: number;
	readonly seat: number;
	readonly prefix?: readonly string[];
}

/** My move. ``after`` is the number of the last event I have seen: a move made on an older picture is refused. */
export interface Submit {
	readonly t: "submit";
	readonly id?: number;
	readonly seat: number;
	readonly move: string;
	readonly after: number;
}

/** What my real dice show, in the notation of the log. */
export interface Rolled {
	readonly t: "rolled";
	readonly id?: number;
	readonly seat: number;
	readonly outcome: string;
}

/** Roll for me now (``TurnNow.rolls``). */
export interface RollNow {
	readonly t: "roll";
	readonly id?: number;
	readonly seat: number;
}

/** I have seen what is asked for: the race may begin (``race_starts``). */
export interface RaceReady {
	readonly t: "race_ready";
	readonly id?: number;
	readonly seat: number;
}

/** Try again what failed (``Picture.failed``): a simulation, or a bot that found no move. */
export interface Retry {
	readonly t: "retry";
	readonly id?: number;
}

/** May I take my last move back? */
export interface UndoAsk {
	readonly t: "undo";
	readonly id?: number;
	readonly seat: number;
}

/** Yes or no to somebody who asked to take a move back; the one who asked withdraws with no. */
export interface UndoAnswer {
	readonly t: "undo_answer";
	readonly id?: number;
	readonly seat: number;
	readonly yes: boolean;
}

/** What would you play in my place (``hint``)? Everybody learns that I asked. */
export interface HintAsk {
	readonly t: "hint";
	readonly id?: number;
	readonly seat: number;
}

/** Why may I not do this now? Answered with ``sorry``; ``done``: I may, and nothing was done. */
export interface WhyNot {
	readonly t: "why_not";
	readonly id?: number;
	readonly seat: number;
	readonly move: string;
}

/** I begin an action that I steer while it happens. ``prefix``: the atoms of the move before its trace, such as ``tilt``. */
export interface LiveStart {
	readonly t: "live";
	readonly id?: number;
	readonly seat: number;
	readonly prefix: readonly string[];
	readonly after: number;
}

/** What my hand does, sixty samples a second: ``first`` is the number of the first of these. It is not answered unless it is refused. */
export interface LiveInput {
	readonly t: "input";
	readonly id?: number;
	readonly seat: number;
	readonly first: number;
	readonly samples: readonly (readonly number[])[];
}

/** My hand lets go; what still moves comes to rest, and that is the move. */
export interface LiveEnd {
	readonly t: "live_end";
	readonly id?: number;
	readonly seat: number;
}

/** Before the first input: I would rather not. Afterwards it is refused: what has been touched has been touched. */
export interface LiveCancel {
	readonly t: "live_cancel";
	readonly id?: number;
	readonly seat: number;
}

/** Chat. */
export interface Say {
	readonly t: "say";
	readonly id?: number;
	readonly text: string;
}

/** I do (not) want to read what a seat (-1: spectators) says. Only for this connection; ``hello`` can say it too. */
export interface Mute {
	readonly t: "mute";
	readonly id?: number;
	readonly seat: number;
	readonly yes?: boolean;
}

/** Are you there? */
export interface Ping {
	readonly t: "ping";
	readonly id?: number;
}

/** The answer to ``beat``, sent the moment it is heard. It is not answered. */
export interface Echo {
	readonly t: "echo";
	readonly id?: number;
	readonly beat: number;
}

/** Everything about the room. Forget what you knew. */
export interface Table {
	readonly t: "table";
	readonly id: number;
	readonly n: number;
	readonly room: string;
	readonly game: string;
	readonly title: string;
	readonly options: Readonly<Record<string, string>>;
	readonly chairs: readonly Chair[];
	readonly mine: readonly number[];
	readonly lines: readonly Line[];
	readonly chat: readonly ChatLine[];
	readonly picture: Picture;
	readonly clock: ClockRule;
	readonly hand: boolean;
	readonly secret: boolean;
	readonly own_side: boolean;
	readonly rolls_for_order: boolean;
	readonly book: string;
	readonly evening: readonly EveningGame[];
	readonly next: NextGame | null;
	readonly control: Control;
	readonly invited: readonly number[];
}

/** A seat of the room. ``here``: somebody is connected to it. */
export interface Chair {
	readonly kind: "bot" | "open" | "person";
	readonly name: string;
	readonly here: boolean;
	readonly points: number;
	readonly colour: SeatColour;
	readonly ready: boolean;
	readonly left_ms: number;
}

/** An event of the game as you may know it: seat (-1: chance, rolled ``by``), notation, and what was seen to happen, step by step. */
export interface Line {
	readonly n: number;
	readonly seat: number;
	readonly text: string;
	readonly by: number;
	readonly steps: readonly Step[];
	readonly motion: string;
	readonly failed: Text | null;
}

/** One thing that happened: ``put``, ``take``, ``slide``, ``jump``, ``pivot``, ``turn`` or ``roll``. */
export interface Step {
	readonly verb: string;
	readonly at: string;
	readonly to: string;
	readonly colour: string;
}

/** A sentence of the catalogue, by its key, with what is filled in. */
export interface Text {
	readonly key: string;
	readonly args: Readonly<Record<string, string | number | Text | readonly (string | number | Text)[]>>;
}

/** Something said: by a seat, or by a spectator (-1). */
export interface ChatLine {
	readonly n: number;
	readonly seat: number;
	readonly name: string;
	readonly text: string;
	readonly say: Text | null;
}

/** The game as your eyes see it now. ``eye``: through whose eyes (-1: a spectator's). */
export interface Picture {
	readonly eye: number;
	readonly scene: Scene | null;
	readonly turn: TurnNow;
	readonly undo: UndoNow | null;
	readonly may_undo: readonly number[];
	readonly live: readonly LiveNow[];
	readonly failed: Text | null;
}

/** Everything a table shows of a state. */
export interface Scene {
	readonly table: string;
	readonly dice: readonly Die[];
	readonly rolls: readonly Roll[];
	readonly heaps: readonly Heap[];
	readonly scores: readonly number[];
	readonly leaders: readonly number[];
	readonly colours: readonly string[];
	readonly say: readonly Text[];
	readonly last: readonly string[];
	readonly areas: readonly Area[];
	readonly extra: Readonly<Record<string, unknown>>;
}

/** A die standing in a cell: its colour, its triple (``6?3`` where a face is not known) and its owner's seat (-1: nobody's). */
export interface Die {
	readonly cell: string;
	readonly colour: string;
	readonly triple: string;
	readonly owner: number;
	readonly mark: string;
}

/** Dice lying on the table. */
export interface Roll {
	readonly values: readonly number[];
	readonly by: number;
	readonly label: string;
}

/** Dice beside the plate: whose (-1: nobody's), what they are for, how many of which colour. */
export interface Heap {
	readonly label: string;
	readonly owner: number;
	readonly dice: Readonly<Record<string, number>>;
}

/** Places that mean something by the rules, or dice that do; the key beside the board names it. */
export interface Area {
	readonly kind: string;
	readonly cells: readonly string[];
	readonly owner: number;
	readonly sign: string;
	readonly colour: string;
	readonly of: string;
	readonly say: Text | null;
}

/** What happens next. ``moves``: for every seat of yours that is asked, what it may do. */
export interface TurnNow {
	readonly kind: "chance" | "choose" | "over" | "waiting";
	readonly seats: readonly number[];
	readonly how: string;
	readonly moves: Readonly<Record<string, readonly Branch[]>>;
	readonly ranks: readonly number[];
	readonly scores: readonly number[];
	readonly why: string;
	readonly left_ms: number;
	readonly by_hand: boolean;
	readonly roll: RollForm | null;
	readonly rolls: readonly number[];
}

/** An atom that may come next; ``done``: it ends a move; ``more``: what may follow (null: ask with ``steps``). */
export interface Branch {
	readonly atom: string;
	readonly done?: boolean;
	readonly more?: readonly Branch[] | null;
}

/** What somebody who rolls real dice has to tell. */
export interface RollForm {
	readonly kind: "choice" | "numbers" | "standing" | "text";
	readonly count: number;
	readonly faces: number;
	readonly apart: boolean;
	readonly words: readonly string[];
	readonly example: string;
}

/** A seat asks to take its last move back; these seats have still to agree. */
export interface UndoNow {
	readonly seat: number;
	readonly waiting: readonly number[];
}

/** An action that a seat steers just now. ``channels`` name the numbers of a sample, ``rest`` are their values when nothing is done. */
export interface LiveNow {
	readonly seat: number;
	readonly prefix: readonly string[];
	readonly channels: readonly string[];
	readonly rest: readonly number[];
	readonly rate: number;
	readonly most_ms: number;
	readonly dice: readonly LiveDie[];
	readonly tilt: readonly [number, number];
}

/** A die of a live scene before anything moves: its number there, its colour, millimetres, and a quaternion (w, i, j, k). */
export interface LiveDie {
	readonly die: number;
	readonly colour: string;
	readonly at: readonly [number, number, number];
	readonly turn: readonly [number, number, number, number];
}

/** Seconds for a move, seconds for a game, seconds added after each move (0: none), and what it means when they are over. */
export interface ClockRule {
	readonly move: number;
	readonly bank: number;
	readonly more: number;
	readonly when_out: "lose" | "rules";
}

/** A game of this evening that is over. */
export interface EveningGame {
	readonly game: string;
	readonly title: string;
	readonly ranks: readonly number[];
	readonly scores: readonly number[];
}

/** What will be played next. */
export interface NextGame {
	readonly game: string;
	readonly title: string;
	readonly options: Readonly<Record<string, string>>;
	readonly pyramid: boolean;
}

/** Who decides about the room. ``host``: a seat (-1: nobody, so the seats vote). */
export interface Control {
	readonly host: number;
	readonly closed: boolean;
	readonly guarded: boolean;
	readonly vote: VoteNow | null;
}

/** A vote: on what, about which seat, who called it, who agreed (also the caller), who refused, and who has yet to vote. */
export interface VoteNow {
	readonly action: ManageAction;
	readonly seat: number;
	readonly by: number;
	readonly yes: readonly number[];
	readonly no: readonly number[];
	readonly waiting: readonly number[];
}

/** What happened since the last number you have seen, in order, and how things are after it. */
export interface Update {
	readonly t: "update";
	readonly id: number;
	readonly n: number;
	readonly lines: readonly Line[];
	readonly chat: readonly ChatLine[];
	readonly chairs: readonly Chair[];
	readonly picture: Picture;
	readonly next: NextGame | null;
	readonly control: Control;
}

/** The seat is yours; the token proves it from now on. It is said once. */
export interface Seated {
	readonly t: "seated";
	readonly id: number;
	readonly seat: number;
	readonly token: string;
}

/** The new token of a seat, to be handed to whoever sits there, or is to sit there. It is said once. */
export interface TokenMade {
	readonly t: "token";
	readonly id: number;
	readonly seat: number;
	readonly token: string;
}

/** The answer to ``steps``; ``done``: the prefix is a whole move. */
export interface Offer {
	readonly t: "offer";
	readonly id: number;
	readonly seat: number;
	readonly prefix: readonly string[];
	readonly done: boolean;
	readonly branches: readonly Branch[];
}

/** What you asked for has happened and is on disk; the update tells the rest. */
export interface Done {
	readonly t: "done";
	readonly id: number;
	readonly n: number;
}

/** What you asked for cannot be; nothing has changed. ``code`` is for programs, ``text`` for people. */
export interface Sorry {
	readonly t: "sorry";
	readonly id: number;
	readonly code: "bug" | "illegal" | "limit" | "malformed" | "protocol" | "seat" | "stale" | "store" | "turn" | "unknown";
	readonly text: string;
}

/** I am here. */
export interface Pong {
	readonly t: "pong";
	readonly id: number;
	readonly n: number;
}

/** A move that a bot would play from your seat, and why; ``steps`` are what it would do at once, ``scene`` what you would see then. */
export interface Hint {
	readonly t: "hint";
	readonly id: number;
	readonly seat: number;
	readonly move: string;
	readonly say: readonly Text[];
	readonly steps: readonly Step[];
	readonly scene: Scene | null;
}

/** In a race: answer at once with ``echo``, so that the table learns how long your line is and makes up for it. */
export interface Beat {
	readonly t: "beat";
	readonly beat: number;
}

/** A race begins once the seats in ``waiting`` have said ``race_ready``, and then in so many milliseconds (-1: not yet known). */
export interface RaceStarts {
	readonly t: "race_starts";
	readonly waiting: readonly number[];
	readonly in_ms: number;
}

/** What became of an input in a race (``id`` is that of its ``submit``); the update that tells of it comes before. */
export interface Verdict {
	readonly t: "verdict";
	readonly id: number;
	readonly n: number;
	readonly seat: number;
	readonly move: string;
	readonly ruling: "call" | "right" | "void" | "wrong";
	readonly why: "" | "blocked" | "busy" | "closed" | "gone" | "grace" | "late" | "nothing" | "refused";
	readonly say: Text | null;
	readonly wait_ms: number;
}

/** The answer to ``followers``: the options with which each game can start from the pyramid that stands here. */
export interface Followers {
	readonly t: "followers";
	readonly id: number;
	readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Others steer just now: your action begins when a simulation is free. ``place`` in the queue (1: the next). */
export interface LiveWaits {
	readonly t: "live_waits";
	readonly id: number;
	readonly seat: number;
	readonly place: number;
}

/** A seat begins to steer an action. */
export interface LiveBegan {
	readonly t: "live";
	readonly id: number;
	readonly live: LiveNow;
}

/** How the dice move while a seat steers: base 85 of packed frames as in ``Line.motion``, the first of them frame ``first``. */
export interface LiveFrames {
	readonly t: "frames";
	readonly id: number;
	readonly seat: number;
	readonly first: number;
	readonly motion: string;
	readonly tilts: readonly (readonly [number, number])[];
	readonly shifts: readonly (readonly [number, number])[];
}

/** The action is over. If it has ``settled`` the update with the move came before; else nothing has happened. */
export interface LiveOver {
	readonly t: "live_over";
	readonly id: number;
	readonly seat: number;
	readonly why: "cancelled" | "failed" | "settled";
	readonly say: Text | null;
}

/** The answer to ``GET /api/games``: all games, and the kinds of bots that can sit down. */
export interface Shelf {
	readonly games: readonly GameCard[];
	readonly bots: readonly string[];
	readonly protocol: number;
}

/** A game on the shelf. */
export interface GameCard {
	readonly key: string;
	readonly book: string;
	readonly number: number;
	readonly title: string;
	readonly seats: readonly number[];
	readonly sides: number;
	readonly minutes: number;
	readonly kinds: readonly string[];
	readonly authors: string;
	readonly summary: string;
	readonly options: readonly OptionForm[];
	readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
	readonly standard_seats: readonly number[];
	readonly kept: boolean;
	readonly unplayable: Text | null;
	readonly own_side: boolean;
}

/** One option of a game, enough to draw a form field for it. */
export interface OptionForm {
	readonly name: string;
	readonly kind: "choice" | "flag" | "number" | "numbers" | "phrase";
	readonly default: string;
	readonly why: string;
	readonly words: readonly string[];
	readonly low: number;
	readonly high: number;
	readonly ranges: Readonly<Record<string, readonly [number, number]>>;
}

/** The body of ``POST /api/rooms``. */
export interface NewRoom {
	readonly game: string;
	readonly seats: readonly Place[];
	readonly options?: Readonly<Record<string, string>>;
	readonly clock?: number;
	readonly bank?: number;
	readonly more?: number;
	readonly when_out?: "lose" | "rules";
	readonly hand?: boolean;
	readonly rolls?: boolean;
}

/** Who is to sit in a seat of a new room: the one who asks (with a name), a bot, or whoever comes by the link. */
export interface Place {
	readonly kind: "bot" | "open" | "person";
	readonly name?: string;
	readonly bot?: string;
	readonly colour?: SeatColour | null;
}

/** Its answer: where the room is, and the secret of every seat that the maker holds. */
export interface RoomMade {
	readonly room: string;
	readonly tokens: Readonly<Record<string, string>>;
}

/** A short code that leads to a room for so many seconds. */
export interface CodeMade {
	readonly code: string;
	readonly seconds: number;
}

/** The room of a code. */
export interface RoomFound {
	readonly room: string;
}

/** Any request that was refused, and why. */
export interface Refusal {
	readonly error: string;
}

export type FromBrowser = Hello | Sit | Invite | Rename | Recolour | Ready | Manage | Vote | Plan | FollowersAsk | Start | StepsAfter | Submit | Rolled | RollNow | RaceReady | Retry | UndoAsk | UndoAnswer | HintAsk | WhyNot | LiveStart | LiveInput | LiveEnd | LiveCancel | Say | Mute | Ping | Echo;
export type ToBrowser = Table | Update | Seated | TokenMade | Offer | Done | Sorry | Pong | Hint | Beat | RaceStarts | Verdict | Followers | LiveWaits | LiveBegan | LiveFrames | LiveOver;
