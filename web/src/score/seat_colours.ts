/** Everybody at the table has a colour of their own. */
import { type Person, PLAYER_COLOURS } from "./device";

const named = (people: readonly Person[], name: string): Person | undefined =>
	people.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

/** Of two seats with the same colour the later one gets the next free colour, and one without a name before one with a name. */
export function distinct(seats: readonly Person[]): Person[] {
	const used = new Set<string>();
	// a free colour is one that no other seat has either
	const wanted = new Set(seats.map((one) => one.colour));
	const found = [...seats];
	const ordered = [...seats.keys()].sort((a, b) => Number(!seats[a]?.name) - Number(!seats[b]?.name));
	for (const at of ordered) {
		const one = seats[at] as Person;
		const free = PLAYER_COLOURS.find((colour) => !used.has(colour) && !wanted.has(colour));
		const colour = used.has(one.colour) ? (free ?? one.colour) : one.colour;
		used.add(colour);
		found[at] = { ...one, colour };
	}
	return found;
}
/** A seat takes a colour; whoever has it gets the colour that becomes free. */
export function coloured(seats: readonly Person[], seat: number, colour: string): Person[] {
	const before = seats[seat]?.colour ?? colour;
	return seats.map((one, at) =>
		at === seat ? { ...one, colour } : one.colour === colour ? { ...one, colour: before } : one,
	);
}
/** A seat gets a name; somebody known brings their own colour, if nobody else has it. */
export function renamed(seats: readonly Person[], seat: number, name: string, people: readonly Person[]): Person[] {
	const own = named(people, name)?.colour ?? "";
	const taken = seats.some((one, at) => at !== seat && one.name && one.colour === own);
	return seats.map((one, at) => (at === seat ? { name, colour: own && !taken ? own : one.colour } : one));
}
