// Written by tools/score_rules.py from the Python files that are named here; change them there.
// @ts-nocheck: pyright has checked it as Python
import * as py from "./python_runtime";

export interface City { readonly index: number; readonly text: string; readonly zone: number; readonly colour: number }
export interface Chart {
	readonly size: number; readonly letters: readonly string[]; readonly pairs: readonly string[];
	readonly zones: readonly unknown[]; readonly cities: readonly City[];
	readonly near: readonly (readonly number[])[]; readonly linked: readonly boolean[];
	readonly series: readonly number[]; readonly zone_points: readonly number[];
}

// src/pipyard/core/turn.py
export function ranks_of(keys: (readonly (number)[])[]): (number)[] {
	return py.listOf(keys).map((mine) => (1 + py.sum(py.listOf(keys).filter((other) => py.order(other, mine) < 0).map((other) => 1))));
}

// src/pipyard/dice/shot_outcome.py
export function points_of(scores: boolean, off: boolean, times: number, face: number, scoring: string, ejected: boolean, bonus: boolean): number {
	let points;
	points = 0;
	if ((py.truth(off) && py.truth(ejected))) {
		points = -face;
	}
	else {
		if (py.truth(scores)) {
			points = (scoring === "add" ? (face + times) : (face * times));
		}
	}
	return (py.truth(bonus) ? (2 * points) : points);
}

// src/pipyard/books/tumblin_dice/round_points.py
export const MOST_ROUNDS = 60;
export const MOST_OVERTIME = 10;
export class Course {
	order: (number)[];
	overtime: number;
	winners: (number)[];
	why: string;
	constructor(order: (number)[], overtime: number, winners: (number)[], why: string) {
		this.order = order;
		this.overtime = overtime;
		this.winners = winners;
		this.why = why;
	}
}
export function round_worth(points: (number)[], all_score: boolean, extra: string): number {
	let total;
	total = py.sum(points);
	if ((py.truth(all_score) && extra !== "none")) {
		total += (extra === "double" ? total : py.int(extra));
	}
	return total;
}
export function next_order(order: (number)[], totals: (number)[], how: string): (number)[] {
	if (how === "by_score") {
		return py.sorted(order, (side) => -py.item(totals, side));
	}
	return (how === "rotate" ? [...py.part(order, 1), ...py.part(order, 0, 1)] : py.part(order, 0));
}
export function round_winner(gained: (number)[]): number {
	let best;
	best = py.most(gained);
	return (py.countOf(gained, best) === 1 ? py.indexOf(gained, best) : -1);
}
export function after_round(number: number, order: (number)[], totals: (number)[], wins: (number)[], goal: string, goal_number: number, how: string): Course {
	let first;
	let reached;
	if (goal === "wins") {
		first = py.listOf(py.enumerate(wins)).filter(([side, count]) => py.equal(count, py.most(wins))).map(([side, count]) => side);
		if (py.order(py.most(wins), goal_number) >= 0) {
			return new Course(order, 0, first, "rounds-won");
		}
		if (py.order(number, MOST_ROUNDS) >= 0) {
			return new Course(order, 0, first, "round-limit");
		}
	}
	else {
		reached = (goal === "rounds" ? py.order(number, goal_number) >= 0 : py.order(py.most(totals), goal_number) >= 0);
		first = py.listOf(order).filter((side) => py.equal(py.item(totals, side), py.most(totals))).map((side) => side);
		if ((!py.truth(reached) && py.order(number, MOST_ROUNDS) >= 0)) {
			return new Course(order, 0, first, "round-limit");
		}
		if ((py.truth(reached) && py.len(first) === 1)) {
			return new Course(order, 0, first, (goal === "rounds" ? "rounds-played" : "target-reached"));
		}
		if (py.truth(reached)) {
			return new Course(first, 1, [], "");
		}
	}
	return new Course(next_order(order, totals, how), 0, [], "");
}
export function after_overtime(overtime: number, order: (number)[], gained: (number)[]): Course {
	let best;
	let first;
	best = py.most(py.listOf(order).map((side) => py.item(gained, side)));
	first = py.listOf(order).filter((side) => py.equal(py.item(gained, side), best)).map((side) => side);
	if ((py.len(first) === 1 || py.order(overtime, MOST_OVERTIME) >= 0)) {
		return new Course(order, overtime, first, (py.len(first) === 1 ? "overtime-won" : "overtime-shared"));
	}
	return new Course(first, (overtime + 1), [], "");
}
export function end_ranks(winners: (number)[], scores: (number)[], side_of: (number)[]): (number)[] {
	let worth;
	worth = py.listOf(side_of).map((side) => (py.has(winners, side) ? [1, 0] : [0, py.item(scores, side)]));
	return py.listOf(worth).map((mine) => (1 + py.sum(py.listOf(worth).filter((other) => py.order(other, mine) > 0).map((other) => 1))));
}

// src/pipyard/books/dice_trip/chart.py
export const NUMBERS: (number)[] = py.listOf(py.range(1, 7)).flatMap((tens) => py.listOf(py.range(1, 7)).map((units) => ((10 * tens) + units)));
export const PAIRS: ([number, number])[] = py.listOf(py.range(4)).flatMap((tens) => py.listOf(py.range(4)).filter((units) => !py.equal(tens, units)).map((units) => [tens, units]));
export function rank(number: number): number {
	return (((6 * Math.floor(number / 10)) + py.modulo(number, 10)) - 7);
}

// src/pipyard/books/dice_trip/sheet.py
export const EMPTY = 0;
export const CROSSED = -1;
export const CROSS = 12;
export const EQUAL_DIGITS = 1;
export const COLOUR = 2;
export const APART: ((number)[])[] = py.listOf(PAIRS).map((pair) => py.listOf(py.enumerate(PAIRS)).filter(([q, other]) => !py.truth(py.both(py.setOf(pair), py.setOf(other)))).map(([q, other]) => q));
export const SHARING: ((number)[])[] = py.listOf(PAIRS).map((pair) => py.listOf(py.enumerate(PAIRS)).filter(([q, other]) => py.len(py.both(py.setOf(pair), py.setOf(other))) === 1).map(([q, other]) => q));
export function made(dice: (number)[], pair: number): number {
	let tens;
	let units;
	[tens, units] = py.item(PAIRS, pair);
	return ((10 * py.item(dice, tens)) + py.item(dice, units));
}
export function twice_pairs(dice: (number)[], two_dice: boolean): (number)[] {
	return py.listOf(py.range(12)).filter((pair) => (py.truth(two_dice) || !py.equal(py.item(dice, py.item(py.item(PAIRS, pair), 0)), py.item(dice, py.item(py.item(PAIRS, pair), 1))))).map((pair) => pair);
}
export function first_pairs(sheet: Sheet, dice: (number)[], two_dice: boolean, twice: boolean): (number)[] {
	let free;
	let good;
	free = sheet.writable(dice);
	if (!py.truth(twice)) {
		return free;
	}
	good = twice_pairs(dice, two_dice);
	return py.listOf(free).filter((pair) => (py.has(good, pair) && py.truth(py.some(py.listOf(py.item(SHARING, pair)).map((other) => py.has(good, other)))))).map((pair) => pair);
}
export function second_pairs(sheet: Sheet, dice: (number)[], two_dice: boolean, twice: boolean, first: number): (number)[] {
	let number;
	let others;
	let free;
	let good;
	if (py.equal(first, CROSS)) {
		return first_pairs(sheet, dice, two_dice, twice);
	}
	number = made(dice, first);
	others = (py.truth(twice) ? py.item(SHARING, first) : py.item(APART, first));
	free = py.listOf(others).filter((pair) => (!py.equal(made(dice, pair), number) && !py.truth(sheet.holds(made(dice, pair))))).map((pair) => pair);
	if (!py.truth(twice)) {
		return free;
	}
	good = twice_pairs(dice, two_dice);
	return py.listOf(free).filter((pair) => py.has(good, pair)).map((pair) => pair);
}
export function may_use_twice(sheet: Sheet, dice: (number)[], two_dice: boolean): boolean {
	return (sheet.open > 1 && py.truth(sheet.may_twice) && py.len(first_pairs(sheet, dice, two_dice, true)) > 0);
}
export class Sheet {
	chart: Chart;
	at: (number)[];
	city_of: (number)[];
	ticks: (number)[];
	open: number;
	may_twice: boolean;
	may_reroll: boolean;
	tens: number;
	constructor(chart: Chart) {
		this.chart = chart;
		this.at = py.repeat(EMPTY, chart.size);
		this.city_of = py.repeat(-1, 36);
		this.ticks = py.repeat(0, chart.size);
		this.open = chart.size;
		this.may_twice = true;
		this.may_reroll = true;
		this.tens = -1;
	}
	empty_cities(): (number)[] {
		return py.listOf(py.enumerate(this.at)).filter(([city, number]) => py.equal(number, EMPTY)).map(([city, number]) => city);
	}
	holds(number: number): boolean {
		return py.item(this.city_of, rank(number)) >= 0;
	}
	writable(dice: (number)[]): (number)[] {
		let city_of;
		let ranks;
		city_of = this.city_of;
		ranks = py.listOf(PAIRS).map(([tens, units]) => (((6 * py.item(dice, tens)) + py.item(dice, units)) - 7));
		return py.listOf(py.range(12)).filter((pair) => py.item(city_of, py.item(ranks, pair)) < 0).map((pair) => pair);
	}
	enter(dice: (number)[], pair: number, city: number): void {
		let tens;
		let units;
		let colour;
		let tick;
		if (py.equal(pair, CROSS)) {
			this.cross(city);
			return;
		}
		[tens, units] = py.item(PAIRS, pair);
		colour = py.item(this.chart.cities, city).colour;
		tick = (py.equal(py.item(dice, tens), py.item(dice, units)) ? EQUAL_DIGITS : ((colour >= 0 && py.has([tens, units], colour)) ? COLOUR : 0));
		this.write(city, ((10 * py.item(dice, tens)) + py.item(dice, units)), tick);
	}
	write(city: number, number: number, tick: number): void {
		py.put(this.at, city, number);
		py.put(this.city_of, rank(number), city);
		py.put(this.ticks, city, tick);
		this.open -= 1;
		if ((this.tens < 0 && py.truth(this.every_ten()))) {
			this.tens = py.sum(py.listOf(this.chart.cities).filter((one) => (one.colour >= 0 && py.equal(py.item(this.at, one.index), EMPTY))).map((one) => 1));
		}
	}
	cross(city: number): void {
		py.put(this.at, city, CROSSED);
		this.open -= 1;
	}
	every_ten(): boolean {
		return py.every(py.listOf(py.range(0, 36, 6)).map((first) => py.most(py.part(this.city_of, first, (first + 6))) >= 0));
	}
}
export class Score {
	bonus: (number)[];
	crossed: (number)[];
	road: (number)[];
	series: (number)[];
	series_points: number;
	clean: (number)[];
	zone_points: number;
	tens: number;
	total: number;
	constructor(sheet: Sheet, tens_variant: boolean) {
		let chart;
		let dirty;
		chart = sheet.chart;
		this.bonus = py.listOf(py.enumerate(sheet.ticks)).filter(([city, tick]) => py.truth(tick)).map(([city, tick]) => city);
		this.crossed = py.listOf(py.enumerate(sheet.at)).filter(([city, number]) => py.equal(number, CROSSED)).map(([city, number]) => city);
		this.road = longest_road(sheet);
		this.series = longest_series(sheet);
		this.series_points = py.item(chart.series, py.len(this.series));
		dirty = new Set(py.listOf(this.crossed).map((city) => py.item(chart.cities, city).zone));
		this.clean = py.listOf(py.range(py.len(chart.zones))).filter((zone) => !py.has(dirty, zone)).map((zone) => zone);
		this.zone_points = py.item(chart.zone_points, py.len(this.clean));
		this.tens = (py.truth(tens_variant) ? py.most(0, sheet.tens) : 0);
		this.total = (((((py.len(this.bonus) - py.len(this.crossed)) + py.len(this.road)) + this.series_points) + this.zone_points) + this.tens);
	}
}
export function _reach(sheet: Sheet): (number)[] {
	let at;
	let near;
	let reach;
	let number;
	let most;
	at = sheet.at;
	near = sheet.chart.near;
	reach = py.repeat(0, py.len(at));
	for (const city of py.listOf(sheet.city_of)) {
		if (city >= 0) {
			number = py.item(at, city);
			most = 0;
			for (const other of py.listOf(py.item(near, city))) {
				if ((py.order(py.item(reach, other), most) > 0 && py.order(py.item(at, other), number) < 0)) {
					most = py.item(reach, other);
				}
			}
			py.put(reach, city, (most + 1));
		}
	}
	return reach;
}
export function longest_road(sheet: Sheet): (number)[] {
	let at;
	let reach;
	let length;
	let road: (number)[];
	let best;
	let step;
	at = sheet.at;
	reach = _reach(sheet);
	length = py.most(reach);
	if (length < 2) {
		return [];
	}
	road = [];
	best = -1;
	for (const city of py.listOf(sheet.city_of)) {
		if ((city >= 0 && py.equal(py.item(reach, city), length))) {
			best = city;
		}
	}
	while (best >= 0) {
		py.append(road, best);
		step = -1;
		for (const other of py.listOf(py.item(sheet.chart.near, best))) {
			if (((0 < py.item(at, other) && py.order(py.item(at, other), py.item(at, best)) < 0) && (step < 0 || py.order([py.item(reach, other), py.item(at, other)], [py.item(reach, step), py.item(at, step)]) > 0))) {
				step = other;
			}
		}
		best = step;
	}
	py.reverse(road);
	return road;
}
export function longest_series(sheet: Sheet): (number)[] {
	let linked;
	let size;
	let best: (number)[];
	let run: (number)[];
	[linked, size] = [sheet.chart.linked, sheet.chart.size];
	best = [];
	run = [];
	for (const city of py.listOf(sheet.city_of)) {
		if (city < 0) {
			run = [];
		}
		else {
			if ((py.truth(run) && py.truth(py.item(linked, ((py.item(run, -1) * size) + city))))) {
				py.append(run, city);
				if (py.order(py.len(run), py.len(best)) > 0) {
					best = py.part(run, 0);
				}
			}
			else {
				run = [city];
			}
		}
	}
	return best;
}

// src/pipyard/score/sheets/sheet_terms.py
export interface TumblinTerms {
	readonly members: ((number)[])[];
	readonly side_of: (number)[];
	readonly dice_each: number;
	readonly bonus: boolean;
	readonly times: (number)[];
	readonly faces: number;
	readonly goal: string;
	readonly goal_number: number;
	readonly order: string;
	readonly scoring: string;
	readonly ejected: boolean;
	readonly all_on_board: string;
}
export interface TripTerms {
	readonly chart: Chart;
	readonly tens: boolean;
	readonly two_dice: boolean;
	readonly fewest: boolean;
}
export interface TriesTerms {
	readonly how: string;
	readonly attempts: number;
	readonly limit: number;
	readonly most: number;
	readonly others: number;
	readonly full: number;
}
export interface HeapsTerms {
	readonly colours: (string)[];
	readonly most: (number)[];
	readonly prices: (number)[];
	readonly exact: boolean;
	readonly whole: number;
	readonly low: boolean;
	readonly left_wins: boolean;
}
export interface FacesTerms {
	readonly seats: (string)[];
	readonly early: boolean;
}
export interface EndPosition {
	readonly own: boolean;
	readonly numbers: boolean;
	readonly size: number;
	readonly spots: ([string, number, number])[];
	readonly cost: string;
}
export interface CountsTerms {
	readonly way: string;
	readonly least: number;
	readonly most: number;
	readonly start: number;
	readonly target: number;
	readonly rounds: number;
	readonly low: boolean;
	readonly right: number;
	readonly wrong: number;
	readonly others: number;
}

// src/pipyard/score/sheets/tumblin_sheet.py
export const PLAYER_LETTERS = "ABCDEFGHIJKLMNOP";
export class TumblinSheet {
	terms: TumblinTerms;
	seats: number;
	order: (number)[];
	overtime: number;
	totals: (number)[];
	wins: (number)[];
	sheet: ((number)[])[];
	orders: ((number)[])[];
	extra: (number)[];
	dice: (((string)[])[])[];
	lines: (((number)[])[])[];
	winners: (number)[];
	why: string;
	line_count: number;
	constructor(terms: TumblinTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.order = [];
		this.overtime = 0;
		this.totals = py.repeat(0, py.len(terms.members));
		this.wins = py.repeat(0, py.len(terms.members));
		this.sheet = [];
		this.orders = [];
		this.extra = [];
		this.dice = [];
		this.lines = [];
		this.winners = [];
		this.why = "";
		this.line_count = 0;
	}
	begin(order: (number)[]): void {
		this.order = order;
		py.append(this.orders, order);
		py.append(this.extra, this.overtime);
		py.append(this.dice, py.listOf(py.range(this.seats)).map((_) => []));
		py.append(this.lines, py.listOf(py.range(this.seats)).map((_) => []));
	}
	add_line(line: string): void {
		let words;
		words = py.split(line);
		if (py.truth(this.winners)) {
			throw py.refused("tumblin-keep-over", {  });
		}
		if (!py.truth(words)) {
			throw py.refused("tumblin-keep-help", {  });
		}
		if (!py.truth(this.order)) {
			this.begin(this.ordered(words));
		}
		else {
			if ((py.len(words) !== 2 || !py.has(py.part(PLAYER_LETTERS, 0, this.seats), py.item(words, 0)))) {
				throw py.refused("tumblin-keep-help", {  });
			}
			this.enter(py.indexOf(PLAYER_LETTERS, py.item(words, 0)), py.item(words, 1));
		}
		this.line_count += 1;
	}
	ordered(words: (string)[]): (number)[] {
		let sides;
		sides = py.listOf(words).filter((word) => py.has(py.part(PLAYER_LETTERS, 0, this.seats), word)).map((word) => py.item(this.terms.side_of, py.indexOf(PLAYER_LETTERS, word)));
		if ((!py.equal(py.len(words), py.len(sides)) || !py.equal(py.sorted(sides), py.listOf(py.range(py.len(this.terms.members)))))) {
			throw py.refused("tumblin-keep-order-wrong", {  });
		}
		return sides;
	}
	enter(seat: number, word: string): void {
		let own;
		let bonus;
		own = py.item(py.item(this.dice, -1), seat);
		bonus = py.len(py.listOf(own).filter((one) => py.truth(py.startsWith(one, "+"))).map((one) => one));
		if ((this.left(seat) === 0 || !py.truth(this.can_be(word)))) {
			throw py.refused("tumblin-keep-no-reading", { word: word });
		}
		if ((py.truth(py.startsWith(word, "+")) && (!py.truth(this.terms.bonus) || bonus > 0))) {
			throw py.refused("tumblin-keep-no-reading", { word: word });
		}
		if ((!py.truth(py.startsWith(word, "+")) && py.order((py.len(own) - bonus), this.terms.dice_each) >= 0)) {
			throw py.refused("tumblin-keep-no-reading", { word: word });
		}
		py.append(own, word);
		py.append(py.item(py.item(this.lines, -1), seat), this.line_count);
		if (!py.truth(this.missing())) {
			this.count();
		}
	}
	can_be(word: string): boolean {
		let plain;
		let times;
		let _;
		let face;
		plain = py.withoutPrefix(word, "+");
		if ((plain === "s" || plain === "f")) {
			return true;
		}
		if (py.truth(py.startsWith(plain, "o"))) {
			face = py.withoutPrefix(plain, "o");
			return (py.truth(this.terms.ejected) ? this.is_face(face) : face === "");
		}
		[times, _, face] = py.partition(plain, "x");
		return (py.has(py.listOf(this.terms.times).map((one) => String(one)), times) && py.truth(this.is_face(face)));
	}
	is_face(word: string): boolean {
		return py.has(py.listOf(py.range(1, (this.terms.faces + 1))).map((face) => String(face)), word);
	}
	left(seat: number): number {
		if ((py.truth(this.winners) || !py.truth(this.order) || !py.has(this.order, py.item(this.terms.side_of, seat)))) {
			return 0;
		}
		return ((this.terms.dice_each + (py.truth(this.terms.bonus) ? 1 : 0)) - py.len(py.item(py.item(this.dice, -1), seat)));
	}
	missing(): (number)[] {
		return py.listOf(this.order).flatMap((side) => py.listOf(py.item(this.terms.members, side)).filter((seat) => this.left(seat) > 0).map((seat) => seat));
	}
	points(word: string): number {
		let terms;
		let plain;
		let bonus;
		let times;
		let _;
		let shown;
		let face;
		terms = this.terms;
		plain = py.withoutPrefix(word, "+");
		bonus = py.startsWith(word, "+");
		if ((plain === "s" || plain === "f")) {
			return points_of(false, false, 0, 0, terms.scoring, terms.ejected, bonus);
		}
		if (py.truth(py.startsWith(plain, "o"))) {
			face = py.withoutPrefix(plain, "o");
			return points_of(false, true, 0, (py.truth(face) ? py.int(face) : 0), terms.scoring, terms.ejected, bonus);
		}
		[times, _, shown] = py.partition(plain, "x");
		return points_of(true, false, py.int(times), py.int(shown), terms.scoring, terms.ejected, bonus);
	}
	worth(number: number, seat: number): number {
		let own;
		let whole;
		let all_score;
		own = py.item(py.item(this.dice, number), seat);
		whole = py.equal(py.len(own), (this.terms.dice_each + (py.truth(this.terms.bonus) ? 1 : 0)));
		all_score = (py.truth(whole) && py.truth(py.every(py.listOf(own).map((word) => py.has(word, "x")))));
		return round_worth(py.listOf(own).map((word) => this.points(word)), all_score, this.terms.all_on_board);
	}
	count(): void {
		let terms;
		let now;
		let gained;
		let course;
		let best;
		terms = this.terms;
		now = py.listOf(py.range(this.seats)).map((seat) => (py.has(this.order, py.item(terms.side_of, seat)) ? this.worth((py.len(this.dice) - 1), seat) : 0));
		py.append(this.sheet, now);
		gained = py.listOf(terms.members).map((own) => py.sum(py.listOf(own).map((seat) => py.item(now, seat))));
		if (this.overtime > 0) {
			course = after_overtime(this.overtime, this.order, gained);
		}
		else {
			best = round_winner(gained);
			if (best >= 0) {
				py.put(this.wins, best, (py.item(this.wins, best) + 1));
			}
			this.totals = py.listOf(py.zip(this.totals, gained)).map(([total, more]) => (total + more));
			course = after_round(py.len(this.sheet), this.order, this.totals, this.wins, terms.goal, terms.goal_number, terms.order);
		}
		this.winners = course.winners;
		this.why = course.why;
		if (!py.truth(course.winners)) {
			this.overtime = course.overtime;
			this.begin(course.order);
		}
	}
	over(): boolean {
		return py.len(this.winners) > 0;
	}
	scores(): (number)[] {
		let found;
		found = (this.terms.goal === "wins" ? this.wins : this.totals);
		return py.listOf(this.terms.side_of).map((side) => py.item(found, side));
	}
	ranks(): (number)[] {
		let found;
		found = (this.terms.goal === "wins" ? this.wins : this.totals);
		return end_ranks(this.winners, found, this.terms.side_of);
	}
}

// src/pipyard/score/sheets/dice_trip_sheet.py
export const BEGIN = "begin";
export const ROLL_LINE = "roll";
export const REROLL = "reroll";
export const WRITE = "write";
export const DONE = "done";
export const ROWS = "ABCDEFGH";
export function trip_ranks(terms: TripTerms, sheets: (Sheet)[]): (number)[] {
	let keys: (readonly (number)[])[];
	let points;
	keys = [];
	for (const sheet of py.listOf(sheets)) {
		points = new Score(sheet, terms.tens).total;
		py.append(keys, [-points, (py.truth(terms.fewest) ? py.countOf(sheet.at, CROSSED) : 0)]);
	}
	return ranks_of(keys);
}
export class TripSheet {
	terms: TripTerms;
	seats: number;
	sheets: (Sheet)[];
	phase: string;
	seat: number;
	writer: number;
	dice: (number)[];
	rounds: number;
	line_count: number;
	constructor(terms: TripTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.sheets = py.listOf(py.range(seats)).map((_) => new Sheet(terms.chart));
		this.phase = (seats > 1 ? BEGIN : ROLL_LINE);
		this.seat = 0;
		this.writer = 0;
		this.dice = [];
		this.rounds = 0;
		this.line_count = 0;
	}
	add_line(line: string): void {
		let words;
		words = py.split(py.replaced(line, ",", " , "));
		if (py.equal(this.phase, DONE)) {
			throw py.refused("sheet-over", {  });
		}
		if (py.equal(this.phase, BEGIN)) {
			if ((py.len(words) !== 1 || !py.truth(py.isDigits(py.item(words, 0))) || py.order(py.int(py.item(words, 0)), this.seats) >= 0)) {
				throw py.refused("sheet-no-line", { line: line });
			}
			this.seat = py.int(py.item(words, 0));
			this.phase = ROLL_LINE;
		}
		else {
			if (py.equal(this.phase, ROLL_LINE)) {
				this.dice = this.roll(words, 4);
				this.phase = REROLL;
				if (!py.truth(py.item(this.sheets, this.seat).may_reroll)) {
					this.begin_writing();
				}
			}
			else {
				if (py.equal(this.phase, REROLL)) {
					this.again(words);
					this.begin_writing();
				}
				else {
					this.write(words);
					this.next_writer();
				}
			}
		}
		this.line_count += 1;
	}
	roll(words: (string)[], wanted: number): (number)[] {
		if ((!py.equal(py.len(words), wanted) || !py.truth(py.every(py.listOf(words).map((word) => py.has(["1", "2", "3", "4", "5", "6"], word)))))) {
			throw py.refused("sheet-no-line", { line: py.joined(" ", words) });
		}
		return py.listOf(words).map((word) => py.int(word));
	}
	again(words: (string)[]): void {
		let letters;
		let named;
		let faces;
		if (py.equal(words, ["keep"])) {
			return;
		}
		letters = this.terms.chart.letters;
		named = py.listOf(py.range(1, py.len(words), 2)).map((at) => py.item(words, at));
		if ((py.len(words) < 3 || py.item(words, 0) !== "reroll" || py.modulo(py.len(words), 2) === 0 || !py.truth(py.every(py.listOf(named).map((word) => py.has(letters, word)))))) {
			throw py.refused("sheet-no-line", { line: py.joined(" ", words) });
		}
		faces = this.roll(py.listOf(py.range(2, py.len(words), 2)).map((at) => py.item(words, at)), py.len(named));
		for (const [letter, face] of py.listOf(py.zip(named, faces))) {
			py.put(this.dice, py.indexOf(letters, letter), face);
		}
		py.item(this.sheets, this.seat).may_reroll = false;
	}
	begin_writing(): void {
		this.phase = WRITE;
		this.writer = -1;
		for (const sheet of py.listOf(this.sheets)) {
			if ((sheet.open === 1 && !py.truth(sheet.writable(this.dice)))) {
				sheet.cross(py.item(sheet.empty_cities(), 0));
			}
		}
		this.next_writer();
	}
	next_writer(): void {
		this.writer += 1;
		while ((py.order(this.writer, this.seats) < 0 && py.order(py.item(this.sheets, this.writer).open, py.most(0, (this.terms.chart.size - (2 * (this.rounds + 1))))) <= 0)) {
			this.writer += 1;
		}
		if (py.order(this.writer, this.seats) < 0) {
			return;
		}
		this.seat = py.modulo((this.seat + 1), this.seats);
		this.rounds += 1;
		this.phase = (py.order(this.rounds, Math.floor((this.terms.chart.size + 1) / 2)) < 0 ? ROLL_LINE : DONE);
	}
	may_twice(): boolean {
		return may_use_twice(py.item(this.sheets, this.writer), this.dice, this.terms.two_dice);
	}
	pairs(twice: boolean, first: number): (number)[] {
		let sheet;
		let found;
		sheet = py.item(this.sheets, this.writer);
		if (first < 0) {
			return [...first_pairs(sheet, this.dice, this.terms.two_dice, twice), CROSS];
		}
		found = second_pairs(sheet, this.dice, this.terms.two_dice, twice, first);
		return ((py.truth(twice) && py.equal(first, CROSS)) ? found : [...found, CROSS]);
	}
	write(words: (string)[]): void {
		let chart;
		let sheet;
		let twice;
		let parts;
		let wanted;
		let pairs: (number)[];
		let cities: (number)[];
		let ids;
		let what;
		let where;
		let pair;
		let city;
		[chart, sheet] = [this.terms.chart, py.item(this.sheets, this.writer)];
		twice = py.equal(py.part(words, 0, 1), ["twice"]);
		parts = py.listOf(words).filter((word) => !py.has([",", "twice"], word)).map((word) => word);
		wanted = py.least(2, sheet.open);
		if ((!py.equal(py.len(parts), (2 * wanted)) || (py.truth(twice) && !py.truth(this.may_twice())))) {
			throw py.refused("sheet-no-line", { line: py.joined(" ", words) });
		}
		pairs = [];
		cities = [];
		ids = py.listOf(chart.cities).map((city) => city.text);
		for (const place of py.listOf(py.range(wanted))) {
			[what, where] = [py.item(parts, (2 * place)), py.item(parts, ((2 * place) + 1))];
			if (((what !== "x" && !py.has(chart.pairs, what)) || !py.has(ids, where))) {
				throw py.refused("sheet-no-line", { line: py.joined(" ", words) });
			}
			pair = (what === "x" ? CROSS : py.indexOf(chart.pairs, what));
			city = py.indexOf(ids, where);
			if ((!py.has(this.pairs(twice, (py.truth(pairs) ? py.item(pairs, 0) : -1)), pair) || !py.equal(py.item(sheet.at, city), EMPTY) || py.has(cities, city))) {
				throw py.refused("sheet-no-line", { line: py.joined(" ", words) });
			}
			py.append(pairs, pair);
			py.append(cities, city);
		}
		for (const [pair, city] of py.listOf(py.zip(pairs, cities))) {
			sheet.enter(this.dice, pair, city);
		}
		if (py.truth(twice)) {
			sheet.may_twice = false;
		}
	}
	over(): boolean {
		return py.equal(this.phase, DONE);
	}
	scores(): (number)[] {
		return py.listOf(this.sheets).map((sheet) => new Score(sheet, this.terms.tens).total);
	}
	ranks(): (number)[] {
		return trip_ranks(this.terms, this.sheets);
	}
}
export class FinishedTrips {
	terms: TripTerms;
	seats: number;
	sheets: (Sheet)[];
	tens: (number)[];
	line_count: number;
	constructor(terms: TripTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.sheets = py.listOf(py.range(seats)).map((_) => new Sheet(terms.chart));
		this.tens = py.repeat(0, seats);
		this.line_count = 0;
	}
	add_line(line: string): void {
		let words;
		let ids;
		let seat;
		words = py.split(line);
		ids = py.listOf(this.terms.chart.cities).map((city) => city.text);
		if ((py.len(words) < 2 || py.len(words) > 3 || !py.has(py.part(ROWS, 0, this.seats), py.item(words, 0)) || !py.has([...ids, "tens"], py.item(words, 1)))) {
			throw py.refused("sheet-no-line", { line: line });
		}
		seat = py.indexOf(ROWS, py.item(words, 0));
		if (py.item(words, 1) === "tens") {
			py.put(this.tens, seat, this.number((py.len(words) > 2 ? py.item(words, 2) : "0"), 8));
		}
		else {
			this.enter(seat, py.indexOf(ids, py.item(words, 1)), (py.len(words) > 2 ? py.item(words, 2) : ""));
		}
		this.line_count += 1;
	}
	number(word: string, most: number): number {
		if ((!py.truth(py.isDigits(word)) || py.len(word) > 2 || py.order(py.int(word), most) > 0)) {
			throw py.refused("sheet-no-number", { least: 0, most: most });
		}
		return py.int(word);
	}
	enter(seat: number, place: number, word: string): void {
		let old;
		let fresh;
		let digits;
		let number;
		let equal;
		let coloured;
		old = py.item(this.sheets, seat);
		fresh = new Sheet(this.terms.chart);
		for (const [city, stands] of py.listOf(py.enumerate(old.at))) {
			if ((!py.equal(city, place) && py.equal(stands, CROSSED))) {
				fresh.cross(city);
			}
			else {
				if ((!py.equal(city, place) && !py.equal(stands, EMPTY))) {
					fresh.write(city, stands, py.item(old.ticks, city));
				}
			}
		}
		if (word === "x") {
			fresh.cross(place);
		}
		else {
			if (word !== "") {
				digits = py.rstrip(word, "+");
				if ((!py.truth(py.isDigits(digits)) || !py.has(NUMBERS, py.int(digits)))) {
					throw py.refused("sheet-no-line", { line: word });
				}
				number = py.int(digits);
				if (py.truth(fresh.holds(number))) {
					throw py.refused("sheet-number-stands", { number: number });
				}
				equal = py.modulo(number, 11) === 0;
				coloured = (py.truth(py.endsWith(word, "+")) && py.item(this.terms.chart.cities, place).colour >= 0);
				fresh.write(place, number, (py.truth(equal) ? EQUAL_DIGITS : (py.truth(coloured) ? COLOUR : 0)));
			}
		}
		py.put(this.sheets, seat, fresh);
	}
	counted(seat: number): Sheet {
		py.item(this.sheets, seat).tens = py.item(this.tens, seat);
		return py.item(this.sheets, seat);
	}
	over(): boolean {
		return py.every(py.listOf(this.sheets).map((sheet) => sheet.open === 0));
	}
	scores(): (number)[] {
		return py.listOf(py.range(this.seats)).map((seat) => new Score(this.counted(seat), this.terms.tens).total);
	}
	ranks(): (number)[] {
		return trip_ranks(this.terms, py.listOf(py.range(this.seats)).map((seat) => this.counted(seat)));
	}
}

// src/pipyard/score/sheets/tries_sheet.py
export const SEATS = "ABCDEFGHIJKLMNOP";
export function hundredths(word: string): number {
	let whole;
	let _;
	let rest;
	[whole, _, rest] = py.partition(word, ".");
	if ((!py.truth(py.isDigits(whole)) || py.len(whole) > 4 || py.len(rest) > 2 || (py.len(rest) > 0 && !py.truth(py.isDigits(rest))))) {
		return -1;
	}
	return ((100 * py.int(whole)) + (py.len(rest) === 1 ? (10 * py.int(rest)) : (py.truth(rest) ? py.int(rest) : 0)));
}
export class TriesSheet {
	terms: TriesTerms;
	seats: number;
	tries: (([number, number, number])[])[];
	lines: ((number)[])[];
	line_count: number;
	constructor(terms: TriesTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.tries = py.listOf(py.range(seats)).map((_) => []);
		this.lines = py.listOf(py.range(seats)).map((_) => []);
		this.line_count = 0;
	}
	add_line(line: string): void {
		let words;
		let seat;
		words = py.split(line);
		if ((py.len(words) < 2 || !py.has(py.part(SEATS, 0, this.seats), py.item(words, 0)))) {
			throw py.refused("sheet-no-line", { line: line });
		}
		seat = py.indexOf(SEATS, py.item(words, 0));
		if (py.truth(this.done(seat))) {
			throw py.refused("sheet-no-tries-left", {  });
		}
		py.append(py.item(this.tries, seat), this.read(py.item(words, 1), py.part(words, 2)));
		py.append(py.item(this.lines, seat), this.line_count);
		this.line_count += 1;
	}
	read(verb: string, numbers: (string)[]): [number, number, number] {
		let terms;
		let time;
		terms = this.terms;
		if ((verb === "solved" && terms.how !== "most" && py.len(numbers) === 1)) {
			time = hundredths(py.item(numbers, 0));
			if ((time < 1 || py.order(time, terms.limit) > 0)) {
				throw py.refused("sheet-no-time", { most: Math.floor(terms.limit / 100) });
			}
			return [1, time, terms.full];
		}
		if ((verb === "counted" && terms.how === "most" && py.len(numbers) === 1)) {
			return [1, 0, this.number(py.item(numbers, 0), terms.most)];
		}
		if ((verb === "failed" && terms.how === "fewest_tries" && py.len(numbers) === 2)) {
			return [0, 0, (this.number(py.item(numbers, 0), terms.most) - this.number(py.item(numbers, 1), terms.others))];
		}
		if ((verb === "failed" && terms.how === "fastest" && !py.truth(numbers))) {
			return [0, 0, 0];
		}
		throw py.refused("sheet-no-line", { line: verb });
	}
	number(word: string, most: number): number {
		if ((!py.truth(py.isDigits(word)) || py.len(word) > 4 || py.order(py.int(word), most) > 0)) {
			throw py.refused("sheet-no-number", { least: 0, most: most });
		}
		return py.int(word);
	}
	done(seat: number): boolean {
		let own;
		own = py.item(this.tries, seat);
		return (py.order(py.len(own), this.terms.attempts) >= 0 || (this.terms.how === "fewest_tries" && py.truth(py.some(py.listOf(own).map((one) => py.item(one, 0) === 1)))));
	}
	over(): boolean {
		return py.every(py.listOf(py.range(this.seats)).map((seat) => this.done(seat)));
	}
	best(seat: number): number {
		let found;
		found = -1;
		for (const [place, one] of py.listOf(py.enumerate(py.item(this.tries, seat)))) {
			if ((found < 0 || py.truth(this.better(one, py.item(py.item(this.tries, seat), found))))) {
				found = place;
			}
		}
		return found;
	}
	better(one: [number, number, number], two: [number, number, number]): boolean {
		if (this.terms.how === "most") {
			return py.order(py.item(one, 2), py.item(two, 2)) > 0;
		}
		if (this.terms.how === "fastest") {
			return (py.order(py.item(one, 0), py.item(two, 0)) > 0 || (py.item(one, 0) === 1 && py.item(two, 0) === 1 && py.order(py.item(one, 1), py.item(two, 1)) < 0));
		}
		return (py.order(py.item(one, 0), py.item(two, 0)) > 0 || (py.item(one, 0) === 0 && py.item(two, 0) === 0 && py.order(py.item(one, 2), py.item(two, 2)) > 0));
	}
	scores(): (number)[] {
		let found: (number)[];
		let best;
		found = [];
		for (const seat of py.listOf(py.range(this.seats))) {
			best = this.best(seat);
			if (best < 0) {
				py.append(found, 0);
			}
			else {
				if (this.terms.how === "fastest") {
					py.append(found, py.item(py.item(py.item(this.tries, seat), best), 1));
				}
				else {
					py.append(found, py.item(py.item(py.item(this.tries, seat), best), 2));
				}
			}
		}
		return found;
	}
	ranks(): (number)[] {
		let scores;
		let keys: (readonly (number)[])[];
		scores = this.scores();
		keys = [];
		for (const seat of py.listOf(py.range(this.seats))) {
			if (this.terms.how === "most") {
				py.append(keys, [-py.item(scores, seat)]);
			}
			else {
				if (this.terms.how === "fastest") {
					py.append(keys, (py.item(scores, seat) > 0 ? [0, py.item(scores, seat)] : [1, 0]));
				}
				else {
					py.append(keys, this.fewest(seat));
				}
			}
		}
		if ((this.terms.how === "fastest" && !py.truth(py.some(scores)))) {
			return py.repeat(0, this.seats);
		}
		return ranks_of(keys);
	}
	fewest(seat: number): readonly (number)[] {
		let own;
		own = py.item(this.tries, seat);
		for (const [place, one] of py.listOf(py.enumerate(own))) {
			if (py.item(one, 0) === 1) {
				return [0, place, py.item(one, 1)];
			}
		}
		return (py.truth(own) ? [1, -py.most(py.listOf(own).map((one) => py.item(one, 2))), 0] : [2, 0, 0]);
	}
}

// src/pipyard/score/sheets/heaps_sheet.py
export const SEAT_LETTERS = "ABCDEFGHIJKLMNOP";
export class HeapsSheet {
	terms: HeapsTerms;
	seats: number;
	heaps: ((number)[])[];
	constructor(terms: HeapsTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.heaps = py.listOf(py.range(seats)).map((_) => []);
	}
	add_line(line: string): void {
		let words;
		let numbers;
		words = py.split(line);
		if ((!py.equal(py.len(words), (py.len(this.terms.colours) + 1)) || !py.has(py.part(SEAT_LETTERS, 0, this.seats), py.item(words, 0)))) {
			throw py.refused("sheet-no-line", { line: line });
		}
		numbers = py.part(words, 1);
		for (const [word, most] of py.listOf(py.zip(numbers, this.terms.most))) {
			if ((!py.truth(py.isDigits(word)) || py.len(word) > 4 || py.order(py.int(word), most) > 0)) {
				throw py.refused("sheet-no-number", { least: 0, most: most });
			}
		}
		py.put(this.heaps, py.indexOf(SEAT_LETTERS, py.item(words, 0)), py.listOf(numbers).map((word) => py.int(word)));
	}
	sums(): (number)[] {
		return py.listOf(py.range(py.len(this.terms.colours))).map((at) => py.sum(py.listOf(this.heaps).filter((heap) => py.truth(heap)).map((heap) => py.item(heap, at))));
	}
	left(): (number)[] {
		return py.listOf(py.zip(this.terms.most, this.sums())).map(([most, entered]) => (most - entered));
	}
	missing(): (number)[] {
		return py.listOf(py.enumerate(this.heaps)).filter(([seat, heap]) => !py.truth(heap)).map(([seat, heap]) => seat);
	}
	wrong(): (number)[] {
		let end;
		end = (py.truth(this.terms.exact) && !py.truth(this.missing()));
		return py.listOf(py.enumerate(this.left())).filter(([at, count]) => (count < 0 || (py.truth(end) && count > 0))).map(([at, count]) => at);
	}
	over(): boolean {
		return (!py.truth(this.missing()) && !py.truth(this.wrong()) && py.has([0, py.sum(this.sums())], this.terms.whole));
	}
	scores(): (number)[] {
		let prices;
		prices = this.terms.prices;
		return py.listOf(this.heaps).map((heap) => (py.truth(heap) ? py.sum(py.listOf(py.zip(heap, prices)).map(([count, price]) => (count * price))) : 0));
	}
	ranks(): (number)[] {
		let scores;
		let better;
		let winners;
		scores = this.scores();
		if (py.truth(this.terms.left_wins)) {
			winners = py.listOf(py.enumerate(scores)).filter(([seat, score]) => py.equal(score, py.most(scores))).map(([seat, score]) => py.modulo((seat + 1), this.seats));
			return py.listOf(py.range(this.seats)).map((seat) => (py.has(winners, seat) ? 1 : (1 + py.len(winners))));
		}
		better = py.listOf(py.zip(scores, this.heaps)).map(([score, heap]) => (py.truth(this.terms.low) ? [-score, -py.sum(heap)] : [score, 0]));
		return py.listOf(better).map((mine) => (1 + py.sum(py.listOf(better).filter((other) => py.order(other, mine) > 0).map((other) => 1))));
	}
}

// src/pipyard/score/sheets/counts_sheet.py
export const SIGNS = "ABCDEFGHIJKLMNOP";
export class CountsSheet {
	terms: CountsTerms;
	seats: number;
	numbers: ((number)[])[];
	lines: ((number)[])[];
	won: (number)[];
	out: (number)[];
	right: number;
	ended: boolean;
	line_count: number;
	constructor(terms: CountsTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.numbers = py.listOf(py.range(seats)).map((_) => []);
		this.lines = py.listOf(py.range(seats)).map((_) => []);
		this.won = [];
		this.out = [];
		this.right = 0;
		this.ended = false;
		this.line_count = 0;
	}
	add_line(line: string): void {
		let words;
		words = py.split(line);
		if (py.truth(this.over())) {
			throw py.refused("sheet-over", {  });
		}
		if (py.equal(words, ["over"])) {
			this.ended = true;
		}
		else {
			if ((py.len(words) > 1 && py.item(words, 0) === "won")) {
				this.won = py.listOf(py.part(words, 1)).map((word) => this.seat(word));
				this.ended = true;
			}
			else {
				if ((py.len(words) === 2 && py.item(words, 0) === "out" && this.terms.way === "win")) {
					this.leave(this.seat(py.item(words, 1)));
				}
				else {
					if ((py.len(words) === 2 && this.terms.way !== "win")) {
						this.note(this.seat(py.item(words, 0)), py.item(words, 1));
					}
					else {
						throw py.refused("sheet-no-line", { line: line });
					}
				}
			}
		}
		this.line_count += 1;
	}
	leave(seat: number): void {
		let left;
		if (py.has(this.out, seat)) {
			throw py.refused("sheet-is-out", {  });
		}
		py.append(this.out, seat);
		left = py.listOf(py.range(this.seats)).filter((one) => !py.has(this.out, one)).map((one) => one);
		if (py.len(left) === 1) {
			this.won = left;
			this.ended = true;
		}
	}
	note(seat: number, word: string): void {
		let found;
		found = this.number(word);
		py.append(py.item(this.numbers, seat), found);
		py.append(py.item(this.lines, seat), this.line_count);
		if ((this.terms.way === "claims" && word === "right")) {
			this.right += 1;
		}
		if ((this.terms.way === "claims" && word === "wrong" && this.terms.others !== 0)) {
			for (const other of py.listOf(py.range(this.seats))) {
				if (!py.equal(other, seat)) {
					py.append(py.item(this.numbers, other), this.terms.others);
					py.append(py.item(this.lines, other), this.line_count);
				}
			}
		}
	}
	seat(word: string): number {
		if (!py.has(py.part(SIGNS, 0, this.seats), word)) {
			throw py.refused("sheet-no-line", { line: word });
		}
		return py.indexOf(SIGNS, word);
	}
	number(word: string): number {
		let terms;
		let plain;
		let found;
		terms = this.terms;
		if ((terms.way === "claims" && word === "right")) {
			return terms.right;
		}
		if ((terms.way === "claims" && word === "wrong")) {
			return terms.wrong;
		}
		plain = py.withoutPrefix(word, "-");
		if ((terms.way === "claims" || !py.truth(py.isDigits(plain)) || py.len(plain) > 5)) {
			throw py.refused("sheet-no-number", { least: terms.least, most: terms.most });
		}
		found = (py.truth(py.startsWith(word, "-")) ? -py.int(plain) : py.int(plain));
		if ((py.order(found, terms.least) < 0 || py.order(found, terms.most) > 0)) {
			throw py.refused("sheet-no-number", { least: terms.least, most: terms.most });
		}
		return found;
	}
	scores(): (number)[] {
		if (this.terms.way === "win") {
			return py.listOf(py.range(this.seats)).map((seat) => (py.has(this.won, seat) ? 1 : 0));
		}
		if (this.terms.way === "now") {
			return py.listOf(this.numbers).map((own) => (py.truth(own) ? py.item(own, -1) : this.terms.start));
		}
		return py.listOf(this.numbers).map((own) => (this.terms.start + py.sum(own)));
	}
	reached(): boolean {
		let terms;
		terms = this.terms;
		if (terms.target < 0) {
			return false;
		}
		return py.some(py.listOf(this.scores()).map((score) => (py.truth(terms.low) ? py.order(score, terms.target) <= 0 : py.order(score, terms.target) >= 0)));
	}
	over(): boolean {
		if ((py.truth(this.ended) || py.truth(this.reached()))) {
			return true;
		}
		if (this.terms.way === "claims") {
			return (this.terms.rounds > 0 && py.order(this.right, this.terms.rounds) >= 0);
		}
		return (this.terms.rounds > 0 && py.truth(py.every(py.listOf(this.numbers).map((own) => py.order(py.len(own), this.terms.rounds) >= 0))));
	}
	ranks(): (number)[] {
		let better;
		if (py.truth(this.won)) {
			return py.listOf(py.range(this.seats)).map((seat) => (py.has(this.won, seat) ? 1 : (1 + py.len(this.won))));
		}
		if (this.terms.way === "win") {
			return py.repeat(0, this.seats);
		}
		better = py.listOf(this.scores()).map((score) => (py.truth(this.terms.low) ? -score : score));
		return py.listOf(better).map((mine) => (1 + py.sum(py.listOf(better).filter((other) => py.order(other, mine) > 0).map((other) => 1))));
	}
}

// src/pipyard/score/sheets/faces_sheet.py
export const ALL_FACES = 135;
export const MOST_UNFINISHED = (ALL_FACES - 3);
export const EDGE_CELLS = 9;
export const NO_DIE = "-";
export function steps(place: string): (number)[] {
	return py.listOf(py.split(place, ",")).map((word) => py.int(word));
}
export function outer_faces(place: string): number {
	return py.countOf(steps(place), 0);
}
export const VISIBLE = py.listOf(py.range(EDGE_CELLS)).flatMap((x) => py.listOf(py.range((EDGE_CELLS - x))).flatMap((y) => py.listOf(py.range(((EDGE_CELLS - x) - y))).filter((z) => py.has([x, y, z], 0)).map((z) => `${x},${y},${z}`)));
export function visible_under(place: string): (string)[] {
	let x;
	let y;
	let z;
	[x, y, z] = steps(place);
	return py.listOf([`${(x + 1)},${y},${z}`, `${x},${(y + 1)},${z}`, `${x},${y},${(z + 1)}`]).filter((under) => py.has(VISIBLE, under)).map((under) => under);
}
export class FacesSheet {
	terms: FacesTerms;
	seats: number;
	dice: Map<string, string>;
	counted: Map<string, number>;
	unfinished: boolean;
	constructor(terms: FacesTerms, seats: number) {
		this.terms = terms;
		this.seats = seats;
		this.dice = new Map([]);
		this.counted = new Map([]);
		this.unfinished = false;
	}
	colours(): (string)[] {
		return py.listOf(py.enumerate(this.terms.seats)).filter(([seat, colour]) => !py.has(py.part(this.terms.seats, 0, seat), colour)).map(([seat, colour]) => colour);
	}
	add_line(line: string): void {
		let words;
		words = py.split(line);
		if ((py.has([["unfinished"], ["complete"]], words) && py.truth(this.terms.early))) {
			this.end(py.equal(words, ["unfinished"]));
		}
		else {
			if ((py.len(words) === 2 && py.has(this.colours(), py.item(words, 0)) && !py.truth(this.dice))) {
				this.count(py.item(words, 0), py.item(words, 1));
			}
			else {
				if ((py.len(words) > 1 && (py.has(this.colours(), py.item(words, -1)) || (py.equal(py.item(words, -1), NO_DIE) && py.truth(this.terms.early))))) {
					this.lay(py.part(words, 0, -1), py.item(words, -1));
				}
				else {
					throw py.refused("sheet-no-line", { line: line });
				}
			}
		}
	}
	end(unfinished: boolean): void {
		if (!py.truth(unfinished)) {
			for (const place of py.listOf(py.listOf(py.items(this.dice)).filter(([one, colour]) => py.equal(colour, NO_DIE)).map(([one, colour]) => one))) {
				py.pop(this.dice, place);
			}
		}
		this.unfinished = unfinished;
	}
	count(colour: string, word: string): void {
		if ((!py.truth(py.isDigits(word)) || py.len(word) > 3 || py.order(py.int(word), ALL_FACES) > 0)) {
			throw py.refused("sheet-no-number", { least: 0, most: ALL_FACES });
		}
		py.put(this.counted, colour, py.int(word));
	}
	lay(places: (string)[], colour: string): void {
		for (const place of py.listOf(places)) {
			if (!py.has(VISIBLE, place)) {
				throw py.refused("sheet-no-line", { line: place });
			}
		}
		for (const place of py.listOf(places)) {
			py.put(this.dice, place, colour);
		}
	}
	tally(): Map<string, number> {
		let found: Map<string, number>;
		if (!py.truth(this.dice)) {
			return this.counted;
		}
		found = new Map([]);
		for (const [place, colour] of py.listOf(py.items(this.dice))) {
			if (!py.equal(colour, NO_DIE)) {
				py.put(found, colour, (py.getOr(found, colour, 0) + outer_faces(place)));
			}
		}
		return found;
	}
	on_side(axis: number, colour: string): number {
		return py.sum(py.listOf(py.items(this.dice)).filter(([place, own]) => (py.equal(own, colour) && py.item(steps(place), axis) === 0)).map(([place, own]) => 1));
	}
	entered(): number {
		return py.sum(py.valuesOf(this.tally()));
	}
	missing(): (string)[] {
		return (py.truth(this.unfinished) ? [] : py.listOf(VISIBLE).filter((place) => !py.has(this.dice, place)).map((place) => place));
	}
	empty(place: string): boolean {
		return py.equal(py.getOr(this.dice, place, (py.truth(this.unfinished) ? NO_DIE : "")), NO_DIE);
	}
	floating(): (string)[] {
		let bare;
		for (const place of py.listOf(VISIBLE)) {
			if ((py.has(this.dice, place) && !py.truth(this.empty(place)))) {
				bare = py.listOf(visible_under(place)).filter((under) => py.truth(this.empty(under))).map((under) => under);
				if (py.truth(bare)) {
					return [place, py.item(bare, 0)];
				}
			}
		}
		return [];
	}
	over(): boolean {
		if (py.truth(this.dice)) {
			return (this.entered() > 0 && !py.truth(this.missing()) && !py.truth(this.floating()));
		}
		if (py.order(py.len(this.counted), py.len(this.colours())) < 0) {
			return false;
		}
		return (py.truth(this.unfinished) ? py.order(this.entered(), MOST_UNFINISHED) <= 0 : py.equal(this.entered(), ALL_FACES));
	}
	scores(): (number)[] {
		let tally;
		tally = this.tally();
		return py.listOf(this.terms.seats).map((colour) => py.getOr(tally, colour, 0));
	}
	ranks(): (number)[] {
		let scores;
		scores = this.scores();
		return py.listOf(scores).map((mine) => (1 + py.sum(py.listOf(scores).filter((other) => py.order(other, mine) > 0).map((other) => 1))));
	}
	kept_lines(): (string)[] {
		let found: (string)[];
		let places;
		found = [];
		for (const colour of py.listOf([...this.colours(), NO_DIE])) {
			places = py.listOf(VISIBLE).filter((place) => py.equal(py.getOr(this.dice, place, ""), colour)).map((place) => place);
			if (py.truth(places)) {
				py.append(found, `${py.joined(" ", places)} ${colour}`);
			}
		}
		if (!py.truth(this.dice)) {
			py.extend(found, py.listOf(py.items(this.counted)).map(([colour, count]) => `${colour} ${count}`));
		}
		if (py.truth(this.unfinished)) {
			py.append(found, "unfinished");
		}
		return found;
	}
}

// src/pipyard/score/sheets/end_sums.py
export function spot_name(position: EndPosition, seat: number, cell: string, axis: number): string {
	return (py.truth(position.own) ? `${seat}/${cell}/${axis}` : `${cell}/${axis}`);
}
export function end_note(position: EndPosition, seat: number, number: number): string {
	return (py.truth(position.numbers) ? `${seat}:${number}` : String(seat));
}
export function cost_name(seat: number): string {
	return `cost/${seat}`;
}
export function cost_of(tapped: Map<string, string>, seat: number): number {
	let word;
	word = py.getOr(tapped, cost_name(seat), "");
	return (py.truth(py.isDigits(word)) ? py.int(word) : 0);
}
export function end_sums(position: EndPosition, tapped: Map<string, string>, seats: number): (number)[] {
	let sums;
	let who;
	let _;
	let number;
	sums = py.repeat(0, seats);
	for (const [cell, axis, worth] of py.listOf(position.spots)) {
		for (const seat of py.listOf((py.truth(position.own) ? py.range(seats) : [0]))) {
			[who, _, number] = py.partition(py.getOr(tapped, spot_name(position, seat, cell, axis), ""), ":");
			if ((py.truth(py.isDigits(who)) && py.order(py.int(who), seats) < 0)) {
				py.put(sums, py.int(who), (py.item(sums, py.int(who)) + (worth * py.int((py.truth(py.isDigits(number)) ? number : "1")))));
			}
		}
	}
	if (py.truth(position.cost)) {
		for (const seat of py.listOf(py.range(seats))) {
			py.put(sums, seat, (py.item(sums, seat) - cost_of(tapped, seat)));
		}
	}
	return sums;
}

// src/pipyard/score/sheets/evening_points.py
export function with_wins(points: (number)[], ranks: (number)[]): (number)[] {
	return py.listOf(py.zip(points, ranks)).map(([before, rank]) => (before + (rank === 1 ? 1 : 0)));
}
