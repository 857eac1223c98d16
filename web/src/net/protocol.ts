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

/** The first message: the room, the tokens of your seats, and the last number you have seen (-1: none). */
export interface Hello {
	readonly t: "hello";
	readonly id?: number;
	readonly room: string;
	readonly protocol?: number;
	readonly tokens?: readonly string[];
	readonly since?: number;
	readonly muted?: readonly number[];
	readonly language?: string;
	readonly member?: string;
	readonly device?: string;
}

/** Take an open seat. Without a colour, or with one that is taken, the seat gets a free one. */
export interface Sit {
	readonly t: "sit";
	readonly id?: number;
	readonly seat: number;
	readonly name: string;
	readonly colour?: SeatColour | null;
}

/** Let a bot take an open seat, or that of a failed bot. */
export interface Invite {
	readonly t: "invite";
	readonly id?: number;
	readonly seat: number;
	readonly bot: string;
}

/** Change the name of your seat. */
export interface Rename {
	readonly t: "rename";
	readonly id?: number;
	readonly seat: number;
	readonly name: string;
}

/** Change the colour of your seat to a free one. */
export interface Recolour {
	readonly t: "colour";
	readonly id?: number;
	readonly seat: number;
	readonly colour: SeatColour;
}

/** Your seat is (not) ready for the next game, which begins when every seat is taken and every person is ready. */
export interface Ready {
	readonly t: "ready";
	readonly id?: number;
	readonly seat: number;
	readonly yes?: boolean;
}

/** Manage the room: at once as its host, by a vote without one. ``free`` for your own seat gives it up. */
export interface Manage {
	readonly t: "manage";
	readonly id?: number;
	readonly action: ManageAction;
	readonly seat?: number;
}

/** Vote on a proposal (``Control.vote``); a no from the seat that made it withdraws it. */
export interface Vote {
	readonly t: "vote";
	readonly id?: number;
	readonly yes: boolean;
}

/** Choose the next game of the evening. It begins with ``start`` or when all are ready; before the first game it replaces that one. */
export interface Plan {
	readonly t: "plan";
	readonly id?: number;
	readonly game: string;
	readonly options?: Readonly<Record<string, string>>;
	readonly pyramid?: boolean;
}

/** Ask which games can start from the current pyramid. */
export interface FollowersAsk {
	readonly t: "followers";
	readonly id?: number;
}

/** Begin the game, once every seat is taken; after a game, begin the planned one or the same again. */
export interface Start {
	readonly t: "start";
	readonly id?: number;
}

/** Ask which atoms can follow this prefix of a move. */
export interface StepsAfter {
	readonly t: "steps";
	readonly id?: number;
	readonly seat: number;
	readonly prefix?: readonly string[];
}

/** Make a move. ``after``: the number of the last event you have seen; a move based on an older state is refused. */
export interface Submit {
	readonly t: "submit";
	readonly id?: number;
	readonly seat: number;
	readonly move: string;
	readonly after: number;
}

/** The result of your real dice, in the notation of the log. */
export interface Rolled {
	readonly t: "rolled";
	readonly id?: number;
	readonly seat: number;
	readonly outcome: string;
}

/** Roll now (``TurnNow.rolls``), or instead of your real dice (``TurnNow.by_hand``). */
export interface RollNow {
	readonly t: "roll";
	readonly id?: number;
	readonly seat: number;
}

/** Ready for the race (``race_starts``). */
export interface RaceReady {
	readonly t: "race_ready";
	readonly id?: number;
	readonly seat: number;
}

/** Retry what failed (``Picture.failed``): a simulation, or a bot that found no move. */
export interface Retry {
	readonly t: "retry";
	readonly id?: number;
}

/** Ask to take back your last move. */
export interface UndoAsk {
	readonly t: "undo";
	readonly id?: number;
	readonly seat: number;
}

/** Answer a request to take back a move; a no from the seat that asked withdraws it. */
export interface UndoAnswer {
	readonly t: "undo_answer";
	readonly id?: number;
	readonly seat: number;
	readonly yes: boolean;
}

/** In a game with days for a move: keep a line of moves that begins with the next one of somebody else and ends with yours (empty: */
export interface Premoves {
	readonly t: "premoves";
	readonly id?: number;
	readonly seat: number;
	readonly line?: readonly string[] | null;
	readonly after?: number;
}

/** Ask for a suggested move (``hint``). Everybody sees that you asked. */
export interface HintAsk {
	readonly t: "hint";
	readonly id?: number;
	readonly seat: number;
}

/** Ask why a move is not allowed now. Answered with ``sorry``, or with ``done`` if it is allowed; nothing is played. */
export interface WhyNot {
	readonly t: "why_not";
	readonly id?: number;
	readonly seat: number;
	readonly move: string;
}

/** Begin a live action. ``prefix``: the atoms of the move before its trace, such as ``tilt``. */
export interface LiveStart {
	readonly t: "live";
	readonly id?: number;
	readonly seat: number;
	readonly prefix: readonly string[];
	readonly after: number;
}

/** Samples of a live action, sixty per second; ``first`` is the number of the first one. Answered only if refused. */
export interface LiveInput {
	readonly t: "input";
	readonly id?: number;
	readonly seat: number;
	readonly first: number;
	readonly samples: readonly (readonly number[])[];
}

/** Let go: everything comes to rest, and that is the move. */
export interface LiveEnd {
	readonly t: "live_end";
	readonly id?: number;
	readonly seat: number;
}

/** Cancel a live action before its first input, or leave the queue for it; refused afterwards. */
export interface LiveCancel {
	readonly t: "live_cancel";
	readonly id?: number;
	readonly seat: number;
}

/** Chat. ``name``: how a spectator signs (empty: without a name); a seat signs with its own. */
export interface Say {
	readonly t: "say";
	readonly id?: number;
	readonly text: string;
	readonly name?: string;
}

/** Show or hide the chat of a seat (-1: spectators), for this connection only; ``hello`` can do it too. */
export interface Mute {
	readonly t: "mute";
	readonly id?: number;
	readonly seat: number;
	readonly yes?: boolean;
}

/** Check the connection. */
export interface Ping {
	readonly t: "ping";
	readonly id?: number;
}

/** The immediate answer to ``beat``. It gets no answer. */
export interface Echo {
	readonly t: "echo";
	readonly id?: number;
	readonly beat: number;
}

/** The whole room, in place of all before. ``invited``: open seats that you have a link to, ``club``: its chat can be reported. */
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
	readonly lines: readonly EventLine[];
	readonly chat: readonly ChatLine[];
	readonly picture: Picture;
	readonly clock: ClockRule;
	readonly hand: boolean;
	readonly secret: boolean;
	readonly own_side: boolean;
	readonly summary: string;
	readonly dice: readonly string[];
	readonly rolls_for_order: boolean;
	readonly rolls_for_all: boolean;
	readonly timed: boolean;
	readonly book: string;
	readonly evening: readonly EveningGame[];
	readonly next: NextGame | null;
	readonly control: Control;
	readonly invited: readonly number[];
	readonly rated: boolean;
	readonly club: boolean;
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

/** An event of the game as you may know it: seat (-1: chance, rolled ``by``), notation, and the steps to animate. */
export interface EventLine {
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

/** A sentence of the catalogue, by its key, with its arguments. */
export interface Text {
	readonly key: string;
	readonly args: Readonly<Record<string, string | number | Text | readonly (string | number | Text)[]>>;
}

/** A chat message from a seat, or from a spectator (-1). */
export interface ChatLine {
	readonly n: number;
	readonly seat: number;
	readonly name: string;
	readonly text: string;
	readonly say: Text | null;
}

/** The current game in one view. ``eye``: the seat whose view it is (-1: a spectator). */
export interface Picture {
	readonly eye: number;
	readonly scene: Scene | null;
	readonly turn: TurnNow;
	readonly undo: UndoNow | null;
	readonly may_undo: readonly number[];
	readonly live: readonly LiveNow[];
	readonly failed: Text | null;
}

/** Everything that a table shows of a state. */
export interface Scene {
	readonly table: string;
	readonly dice: readonly Die[];
	readonly rolls: readonly Roll[];
	readonly heaps: readonly Heap[];
	readonly scores: readonly number[];
	readonly leaders: readonly number[];
	readonly colours: readonly string[];
	readonly roles: readonly string[];
	readonly progress: readonly (Text | null)[];
	readonly rolls_for: string;
	readonly say: readonly Text[];
	readonly last: readonly string[];
	readonly areas: readonly Area[];
	readonly extra: PlateExtra;
}

/** A die in a cell: its colour, its triple (``6?3`` where a face is unknown) and its owner's seat (-1: none). */
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
	readonly colour: string;
	readonly one: boolean;
}

/** Dice beside the plate: their owner (-1: none), their purpose, and how many of each colour. */
export interface Heap {
	readonly label: string;
	readonly owner: number;
	readonly dice: Readonly<Record<string, number>>;
}

/** Places or dice with a meaning; the key beside the board names it. */
export interface Area {
	readonly kind: string;
	readonly cells: readonly string[];
	readonly owner: number;
	readonly sign: string;
	readonly colour: string;
	readonly of: string;
	readonly say: Text | null;
}

/** What happens next. ``moves``: the moves of each of your seats that is to move. */
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

/** An atom that can come next. ``done``: a move can end here. ``more``: what can follow (null: ask with ``steps``). */
export interface Branch {
	readonly atom: string;
	readonly done?: boolean;
	readonly more?: readonly Branch[] | null;
}

/** What a player enters for a roll of real dice. */
export interface RollForm {
	readonly kind: "choice" | "numbers" | "shot" | "standing" | "text";
	readonly count: number;
	readonly faces: number;
	readonly apart: boolean;
	readonly words: readonly string[];
	readonly example: string;
}

/** A seat's request to take back its last move, and the seats that have not agreed yet. */
export interface UndoNow {
	readonly seat: number;
	readonly waiting: readonly number[];
}

/** A live action in progress. ``channels`` name the numbers of a sample, ``rest`` are their neutral values. */
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

/** Seconds per move, seconds per game, increment after each move (0: none), and what happens when time runs out. */
export interface ClockRule {
	readonly move: number;
	readonly bank: number;
	readonly more: number;
	readonly when_out: "lose" | "rules";
}

/** A finished game of this evening. */
export interface EveningGame {
	readonly game: string;
	readonly title: string;
	readonly ranks: readonly number[];
	readonly scores: readonly number[];
}

/** The next game. */
export interface NextGame {
	readonly game: string;
	readonly title: string;
	readonly options: Readonly<Record<string, string>>;
	readonly pyramid: boolean;
}

/** Who manages the room. ``host``: a seat (-1: none, so the seats vote). */
export interface Control {
	readonly host: number;
	readonly closed: boolean;
	readonly guarded: boolean;
	readonly vote: VoteNow | null;
}

/** A vote: its subject, the seat concerned, the caller, who agreed (with the caller), who refused, and who has not voted. */
export interface VoteNow {
	readonly action: ManageAction;
	readonly seat: number;
	readonly by: number;
	readonly yes: readonly number[];
	readonly no: readonly number[];
	readonly waiting: readonly number[];
}

/** The events after the last number you know, in order, and the state after them. */
export interface Update {
	readonly t: "update";
	readonly id: number;
	readonly n: number;
	readonly lines: readonly EventLine[];
	readonly chat: readonly ChatLine[];
	readonly chairs: readonly Chair[];
	readonly picture: Picture;
	readonly next: NextGame | null;
	readonly control: Control;
}

/** Your new seat and the token that proves it. Sent once. */
export interface Seated {
	readonly t: "seated";
	readonly id: number;
	readonly seat: number;
	readonly token: string;
}

/** A new token for a seat, to be given to its player. Sent once. */
export interface TokenMade {
	readonly t: "token";
	readonly id: number;
	readonly seat: number;
	readonly token: string;
}

/** What is left of the conditional line of your seat; empty: there is none. */
export interface PremovesKept {
	readonly t: "premoves";
	readonly id: number;
	readonly seat: number;
	readonly line: readonly string[];
}

/** The answer to ``steps``. ``done``: the prefix is a complete move. ``settings``: all endings, where the rest is one choice. */
export interface Offer {
	readonly t: "offer";
	readonly id: number;
	readonly seat: number;
	readonly prefix: readonly string[];
	readonly done: boolean;
	readonly branches: readonly Branch[];
	readonly settings: readonly (readonly string[])[];
}

/** Your request was carried out and is on disk; the update has the details. */
export interface Done {
	readonly t: "done";
	readonly id: number;
	readonly n: number;
}

/** Your request was refused; nothing has changed. ``code`` is for programs, ``text`` for people. */
export interface Sorry {
	readonly t: "sorry";
	readonly id: number;
	readonly code: "bug" | "illegal" | "limit" | "malformed" | "protocol" | "seat" | "stale" | "store" | "turn" | "unknown";
	readonly text: string;
}

/** The answer to ``ping``. */
export interface Pong {
	readonly t: "pong";
	readonly id: number;
	readonly n: number;
}

/** A move that a bot suggests for your seat, and why. ``steps``: its immediate effect; ``scene``: the board after it. */
export interface Hint {
	readonly t: "hint";
	readonly id: number;
	readonly seat: number;
	readonly move: string;
	readonly say: readonly Text[];
	readonly steps: readonly Step[];
	readonly scene: Scene | null;
	readonly line: readonly string[];
}

/** In a race: answer at once with ``echo``, so that the server can measure and compensate your latency. */
export interface Beat {
	readonly t: "beat";
	readonly beat: number;
}

/** A race begins once the seats in ``waiting`` have sent ``race_ready``, in so many milliseconds (-1: not known yet). */
export interface RaceStarts {
	readonly t: "race_starts";
	readonly waiting: readonly number[];
	readonly in_ms: number;
}

/** The verdict on an input in a race; ``id`` is that of its ``submit``. The update comes first. */
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

/** The answer to ``followers``: the games that can start from this pyramid, each with the options it needs. */
export interface Followers {
	readonly t: "followers";
	readonly id: number;
	readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All simulations are in use; your action begins when one is free. ``place``: position in the queue (1: next). */
export interface LiveWaits {
	readonly t: "live_waits";
	readonly id: number;
	readonly seat: number;
	readonly place: number;
}

/** A seat begins a live action. */
export interface LiveBegan {
	readonly t: "live";
	readonly id: number;
	readonly live: LiveNow;
}

/** The motion of the dice in a live action: base 85 of packed frames as in ``Line.motion``, starting with frame ``first``. */
export interface LiveFrames {
	readonly t: "frames";
	readonly id: number;
	readonly seat: number;
	readonly first: number;
	readonly motion: string;
	readonly tilts: readonly (readonly [number, number])[];
	readonly shifts: readonly (readonly [number, number])[];
}

/** A live action is over. If it ``settled``, the update with the move came before; otherwise nothing has happened. */
export interface LiveOver {
	readonly t: "live_over";
	readonly id: number;
	readonly seat: number;
	readonly why: "cancelled" | "failed" | "settled";
	readonly say: Text | null;
}

/** The answer to ``GET /api/games``: all games, and the kinds of bots. */
export interface Shelf {
	readonly games: readonly GameCard[];
	readonly bots: readonly string[];
	readonly protocol: number;
	readonly club: boolean;
}

/** A game in the lobby. */
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
	readonly next: readonly string[];
	readonly editions: Readonly<Record<string, string>>;
}

/** One option of a game, with everything a form field needs. */
export interface OptionForm {
	readonly name: string;
	readonly kind: "choice" | "flag" | "number" | "numbers" | "phrase" | "several" | "text";
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
	readonly seats: readonly NewSeat[];
	readonly options?: Readonly<Record<string, string>>;
	readonly clock?: number;
	readonly bank?: number;
	readonly more?: number;
	readonly when_out?: "lose" | "rules";
	readonly hand?: boolean;
	readonly rolls?: boolean;
	readonly listed?: boolean;
	readonly fill?: number;
	readonly filler?: string;
	readonly days?: 0 | 1 | 3 | 7 | 14;
	readonly device?: string;
	readonly rated?: boolean;
}

/** The occupant of a seat in a new room: the sender (with a name), a bot, or anybody with the link. */
export interface NewSeat {
	readonly kind: "bot" | "open" | "person";
	readonly name?: string;
	readonly bot?: string;
	readonly colour?: SeatColour | null;
}

/** The key of the new room, and a token for every seat of its maker. */
export interface RoomMade {
	readonly room: string;
	readonly tokens: Readonly<Record<string, string>>;
}

/** A short code for a room, and for how many seconds it is valid. */
export interface CodeMade {
	readonly code: string;
	readonly seconds: number;
}

/** The room of a code. */
export interface RoomFound {
	readonly room: string;
}

/** What a browser needs before it can be called about a turn; empty: the host has not set that up. */
export interface PushKey {
	readonly key: string;
}

/** A browser that wants to be called about the turns of its seats: where its push service is, its keys, its language. */
export interface NewPush {
	readonly tokens: readonly string[];
	readonly endpoint: string;
	readonly p256dh: string;
	readonly auth: string;
	readonly language: string;
}

/** A refused request, and the reason. */
export interface Refusal {
	readonly error: string;
}

/** What lies beside the pyramid, and what hands can do to it. */
export interface PlateExtra {
	readonly clock?: number;
	readonly distance?: number;
	readonly finger?: string;
	readonly ground?: string;
	readonly hand?: readonly string[];
	readonly lean?: readonly [number, number];
	readonly limit?: number;
	readonly live?: readonly string[];
	readonly loose?: readonly LooseDie[];
	readonly reach?: number;
	readonly side?: number;
	readonly trays?: readonly Tray[];
	readonly tries?: readonly (readonly (readonly [number, number, number])[])[];
	readonly turn?: number;
}

/** A die outside the cells: its name, how it lies and where. */
export interface LooseDie {
	readonly colour: string;
	readonly die: string;
	readonly how: string;
	readonly pose: string;
}

/** Dice beside the plate that keep their places: ``block`` or ``cube``. */
export interface Tray {
	readonly dice: readonly TrayDie[];
	readonly kind: string;
	readonly owner: number;
	readonly size: readonly [number, number, number];
}

/** A die of a tray: row, column and height. */
export interface TrayDie {
	readonly at: readonly [number, number, number];
	readonly name: string;
}

/** The map and the sheets of Dice Trip. */
export interface TripExtra {
	readonly dice: readonly MapDie[];
	readonly map: MapShape;
	readonly pairs: Readonly<Record<string, number>>;
	readonly sheets: readonly SheetShape[];
	readonly viewer: number;
}

/** A die of Dice Trip; its value is 0 before the roll. */
export interface MapDie {
	readonly colour: string;
	readonly letter: string;
	readonly shape: string;
	readonly value: number;
}

/** A map of Dice Trip. */
export interface MapShape {
	readonly cities: readonly CityShape[];
	readonly colours: readonly string[];
	readonly height: number;
	readonly id: string;
	readonly letters: readonly string[];
	readonly links: readonly (readonly [string, string])[];
	readonly name: Readonly<Record<string, string>>;
	readonly series_points: readonly (readonly [number, number])[];
	readonly shapes: readonly string[];
	readonly width: number;
	readonly zone_points: readonly number[];
	readonly zones: readonly ZoneShape[];
}

/** A city on a map; positions run from 0 to 1 across the longer side. */
export interface CityShape {
	readonly colour: string;
	readonly id: string;
	readonly label: string;
	readonly name: Readonly<Record<string, string>>;
	readonly shape: string;
	readonly x: number;
	readonly y: number;
	readonly zone: string;
}

/** A zone of a map. */
export interface ZoneShape {
	readonly id: string;
	readonly name: Readonly<Record<string, string>>;
}

/** A sheet of Dice Trip. */
export interface SheetShape {
	readonly crossed: readonly string[];
	readonly done: boolean;
	readonly empty: number;
	readonly numbers: Readonly<Record<string, number>>;
	readonly powers: Powers;
	readonly score: ScoreBox;
	readonly tens: readonly boolean[];
	readonly ticks: Readonly<Record<string, string>>;
	readonly tracker: Readonly<Record<string, string>>;
	readonly written: string;
}

/** What a sheet may still do once. */
export interface Powers {
	readonly reroll: boolean;
	readonly twice: boolean;
}

/** The score box of a sheet. */
export interface ScoreBox {
	readonly bonus: CityPoints;
	readonly crossed: CityPoints;
	readonly road: CityPoints;
	readonly series: CityPoints;
	readonly tens: TensPoints;
	readonly total: number;
	readonly zones: ZonePoints;
}

/** Points, and the cities behind them. */
export interface CityPoints {
	readonly cities: readonly string[];
	readonly points: number;
}

/** Points of the variant with tens. */
export interface TensPoints {
	readonly counted: boolean;
	readonly points: number;
	readonly reached: boolean;
}

/** Points, and the zones behind them. */
export interface ZonePoints {
	readonly points: number;
	readonly zones: readonly string[];
}

/** The board of Tumblin-Dice and its dice. */
export interface BoardExtra {
	readonly attitude: number;
	readonly board: string;
	readonly dice: readonly BoardDie[];
	readonly ejected: boolean;
	readonly faces: number;
	readonly mode: string;
	readonly order: readonly number[];
	readonly overtime: number;
	readonly round: number;
	readonly round_points: readonly number[];
	readonly scoring: string;
	readonly shape: BoardShape;
	readonly sheet: readonly (readonly number[])[];
	readonly shooter: number;
	readonly unshot: readonly (readonly string[])[];
	readonly wins: readonly number[];
}

/** A die that was shot; ``lies`` is its zone and face: ``2x5``, ``short``, ``off``. */
export interface BoardDie {
	readonly bonus: boolean;
	readonly colour: string;
	readonly die: string;
	readonly lies: string;
	readonly on_board: boolean;
	readonly owner: number;
	readonly points: number;
	readonly pose: string;
}

/** The measures of a board; a step is its start, end, top and multiplier. */
export interface BoardShape {
	readonly disc: DiscShape;
	readonly edge: number;
	readonly length: number;
	readonly line: readonly [number, number];
	readonly pads: readonly (readonly [number, number, number, number])[];
	readonly pegs: PegsShape;
	readonly steps: readonly (readonly [number, number, number, number])[];
	readonly width: number;
}

/** The disc of a board and the step it stands on. */
export interface DiscShape {
	readonly centre: readonly [number, number];
	readonly radius: number;
	readonly rect: readonly [number, number, number, number];
	readonly top: number;
}

/** The pegs of a board. */
export interface PegsShape {
	readonly at: readonly (readonly [number, number])[];
	readonly height: number;
	readonly radius: number;
}

/** The answer to ``GET /api/club``: who may come in, how many belong to it, who you are, and the games with ratings. */
export interface ClubInfo {
	readonly door: "invited" | "members" | "open";
	readonly members: number;
	readonly me: MemberCard | null;
	readonly games: readonly string[];
	readonly tournaments: "members" | "moderators";
}

/** A member in a list. */
export interface MemberCard {
	readonly id: string;
	readonly name: string;
	readonly role: "host" | "member" | "moderator";
	readonly banned: boolean;
	readonly made: number;
}

/** The body of ``POST /api/club/members``: become a member with a key that this device has made. */
export interface Join {
	readonly name: string;
	readonly key: string;
	readonly invitation?: string;
}

/** The body of ``POST /api/club/me``: another name, or another key in place of one that others may know. */
export interface ChangeMe {
	readonly name?: string | null;
	readonly key?: string | null;
}

/** The body of ``POST /api/club/members/ID``, by a moderator; roles are given by hosts. */
export interface ChangeMember {
	readonly name?: string | null;
	readonly role?: "host" | "member" | "moderator" | null;
	readonly banned?: boolean | null;
}

/** The body of ``POST /api/club``, by a host: who may come in, who makes tournaments. */
export interface ChangeClub {
	readonly door: "invited" | "members" | "open" | null;
	readonly tournaments: "members" | "moderators" | null;
}

/** The answer to ``GET /api/club/members``: a page of all members, for moderators. */
export interface MemberList {
	readonly members: readonly MemberCard[];
	readonly more: boolean;
}

/** An invitation for one person. Its code is sent once. */
export interface Invitation {
	readonly code: string;
	readonly days: number;
}

/** A member's page: ratings and results. Opponents are for the member alone. */
export interface Profile {
	readonly id: string;
	readonly name: string;
	readonly role: "host" | "member" | "moderator";
	readonly made: number;
	readonly ratings: readonly RatingCard[];
	readonly games: readonly GameTally[];
	readonly opponents: readonly OpponentTally[];
}

/** A rating in points, half of its 95 % interval, and whether it is still provisional. */
export interface RatingCard {
	readonly game: string;
	readonly points: number;
	readonly margin: number;
	readonly games: number;
	readonly provisional: boolean;
}

/** Somebody's results in one game: how often played, how often in first place. */
export interface GameTally {
	readonly game: string;
	readonly played: number;
	readonly first: number;
}

/** Results against one opponent: a member (``id``), a bot (``bot``), and how often placed before and behind them. */
export interface OpponentTally {
	readonly id: string;
	readonly bot: string;
	readonly name: string;
	readonly played: number;
	readonly ahead: number;
	readonly behind: number;
}

/** The answer to ``GET /api/club/me/games``: the newest first, in pages. */
export interface PastGames {
	readonly games: readonly PastGame[];
	readonly more: boolean;
}

/** A finished game of yours; ``change``: what it did to your rating, in points. */
export interface PastGame {
	readonly room: string;
	readonly number: number;
	readonly game: string;
	readonly ended: number;
	readonly rated: boolean;
	readonly mine: number;
	readonly players: readonly PastPlayer[];
	readonly points: number | null;
	readonly change: number | null;
	readonly gone: boolean;
}

/** A player of a past game: a member (``id``), a bot (``bot``) or a guest. */
export interface PastPlayer {
	readonly id: string;
	readonly bot: string;
	readonly name: string;
	readonly rank: number;
	readonly score: number;
}

/** The answer to ``GET /api/club/me/curve/GAME``: your rating after each game, the oldest first. */
export interface Curve {
	readonly points: readonly RatingPoint[];
}

/** A rating after a game. */
export interface RatingPoint {
	readonly ended: number;
	readonly points: number;
	readonly margin: number;
}

/** The answer to ``GET /api/club/ratings/GAME``: the certain ratings, best first; ``hidden``: the number of provisional ones. */
export interface Leaderboard {
	readonly game: string;
	readonly lines: readonly BoardLine[];
	readonly hidden: number;
}

/** A line of a leaderboard. */
export interface BoardLine {
	readonly id: string;
	readonly bot: string;
	readonly name: string;
	readonly points: number;
	readonly margin: number;
	readonly games: number;
}

/** The answer to ``GET /api/club/tables``: tables with free seats where somebody waits, and games that can be watched. */
export interface TableList {
	readonly waiting: readonly TableCard[];
	readonly running: readonly TableCard[];
}

/** A listed table: who sits there, how many seats are free, its clock, and the rating of whoever opened it. */
export interface TableCard {
	readonly room: string;
	readonly game: string;
	readonly names: readonly string[];
	readonly seats: number;
	readonly free: number;
	readonly rated: boolean;
	readonly clock: number;
	readonly bank: number;
	readonly more: number;
	readonly points: number | null;
}

/** The body of ``POST /api/club/seek``: a table with whoever waits and is nearest in rating, or a new one. */
export interface Seek {
	readonly game: string;
	readonly name: string;
	readonly rated?: boolean;
	readonly bots?: boolean;
	readonly seats?: number;
	readonly minutes?: 3 | 5 | 10 | 15 | 30 | 60;
	readonly days?: 0 | 1 | 3 | 7 | 14;
	readonly bot?: string;
	readonly device?: string;
}

/** The answer to a seek: the room; the tokens of a new one (none: take a free seat there). */
export interface SeekResult {
	readonly room: string;
	readonly tokens: Readonly<Record<string, string>>;
}

/** The body of ``POST /api/club/reports``: a name at a table (``seat``), or a line of its chat (``line``, its number). */
export interface Report {
	readonly room: string;
	readonly seat?: number;
	readonly line?: number;
}

/** The answer to ``GET /api/club/reports``, for moderators: the oldest first. */
export interface ReportList {
	readonly reports: readonly ReportCard[];
}

/** A report that waits for a moderator: who is meant (``member``: the id of a member), what they wrote (empty: the name itself is */
export interface ReportCard {
	readonly id: string;
	readonly room: string;
	readonly name: string;
	readonly member: string;
	readonly text: string;
	readonly reporter: string;
	readonly made: number;
}

/** The answer to ``GET /api/club/running``, for moderators. */
export interface RunningGames {
	readonly games: readonly RunningGame[];
}

/** A game that is being played; the names are known where the server has the room in memory. ``here``: seats that are present. */
export interface RunningGame {
	readonly room: string;
	readonly game: string;
	readonly names: readonly string[];
	readonly rated: boolean;
	readonly days: number;
	readonly here: number;
}

/** The body of ``POST /api/club/tournaments``. */
export interface NewTournament {
	readonly name: string;
	readonly system: "arena" | "knock-out" | "round-robin" | "swiss";
	readonly games: readonly TournamentGame[];
	readonly rounds?: number;
	readonly legs?: number;
	readonly minutes?: number;
	readonly clock?: number;
	readonly bank?: number;
	readonly more?: number;
	readonly rated?: boolean;
	readonly wait?: number;
	readonly bots?: readonly string[];
}

/** A game of a tournament, with its options. Several take turns, round by round. */
export interface TournamentGame {
	readonly game: string;
	readonly options?: Readonly<Record<string, string>>;
}

/** The body of ``POST /api/club/tournaments/ID``: what you do, or what the director decides. */
export interface ChangeTournament {
	readonly action: "begin" | "bot" | "join" | "leave" | "result" | "stop" | "withdraw";
	readonly bot?: string;
	readonly entrant?: number;
	readonly pairing?: number;
	readonly points?: readonly [0 | 1 | 2, 0 | 1 | 2];
}

/** The answer to ``GET /api/club/tournaments``: the newest first. ``may``: whether you may make one. */
export interface TournamentList {
	readonly tournaments: readonly TournamentCard[];
	readonly may: boolean;
}

/** A tournament in the list. */
export interface TournamentCard {
	readonly id: string;
	readonly name: string;
	readonly system: "arena" | "knock-out" | "round-robin" | "swiss";
	readonly games: readonly string[];
	readonly state: "open" | "over" | "running" | "stopped";
	readonly entrants: number;
	readonly made: number;
}

/** The answer to ``GET /api/club/tournaments/ID``. */
export interface TournamentPage {
	readonly id: string;
	readonly plan: NewTournament;
	readonly state: "open" | "over" | "running" | "stopped";
	readonly director: string;
	readonly rounds: number;
	readonly round: number;
	readonly ends: number;
	readonly entrants: readonly EntrantCard[];
	readonly pairings: readonly PairingCard[];
	readonly standings: readonly StandingCard[];
	readonly tie_breaks: readonly string[];
	readonly me: number;
	readonly seat: string;
	readonly directs: boolean;
	readonly joinable: boolean;
}

/** Somebody who takes part: a member (``id``), a bot (``bot``), or somebody whose account was deleted. */
export interface EntrantCard {
	readonly number: number;
	readonly id: string;
	readonly bot: string;
	readonly name: string;
	readonly first_round: number;
	readonly last_round: number;
}

/** A pairing: who (``second``: -1 for a bye), the points once it is over, how it ended, the table once there is one. */
export interface PairingCard {
	readonly number: number;
	readonly round: number;
	readonly first: number;
	readonly second: number;
	readonly game: string;
	readonly room: string;
	readonly end: "" | "absent" | "bye" | "played" | "set";
	readonly points: readonly [number, number] | null;
}

/** A line of the standings. */
export interface StandingCard {
	readonly place: number;
	readonly entrant: number;
	readonly points: number;
	readonly played: number;
	readonly tie_breaks: readonly number[];
}

/** The answer to ``GET /api/club/me/turns``: what waits for you first, the most urgent first; ``now``: the server's time. */
export interface MyTurns {
	readonly games: readonly MyTurn[];
	readonly now: number;
}

/** A game of yours whose time runs on; ``mine``: it waits for you, else for ``mover`` (empty: dice, a bot or a guest). ``due``: when */
export interface MyTurn {
	readonly room: string;
	readonly game: string;
	readonly names: string;
	readonly days: number;
	readonly mine: boolean;
	readonly mover: string;
	readonly due: number;
}

/** The answer to ``GET`` and ``POST /api/club/me/vacation``: until when you are away (0: you are here), the days left this year. */
export interface Vacation {
	readonly until: number;
	readonly left: number;
}

/** The body of ``POST /api/club/me/vacation``: days from now on; 0: you are back. */
export interface TakeVacation {
	readonly days: number;
}

export type FromBrowser = Hello | Sit | Invite | Rename | Recolour | Ready | Manage | Vote | Plan | FollowersAsk | Start | StepsAfter | Submit | Rolled | RollNow | RaceReady | Retry | UndoAsk | UndoAnswer | Premoves | HintAsk | WhyNot | LiveStart | LiveInput | LiveEnd | LiveCancel | Say | Mute | Ping | Echo;
export type ToBrowser = Table | Update | Seated | TokenMade | PremovesKept | Offer | Done | Sorry | Pong | Hint | Beat | RaceStarts | Verdict | Followers | LiveWaits | LiveBegan | LiveFrames | LiveOver;
