/** The players that a device remembers: renamed and removed, with undo. */
import type { Device, KeptGame, PeopleChange, Person } from "./device";

const MOST_CHANGES = 20;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const named = (device: Device, name: string): Person | undefined => device.people.find((one) => same(one.name, name));

const noted = (device: Device, people: readonly Person[], change: PeopleChange): Device => ({
	...device,
	people,
	peoplePast: [...device.peoplePast, change].slice(-MOST_CHANGES),
});
/** Rename the seats of somebody in the games that a change names. */
function reseated(games: readonly KeptGame[], seats: PeopleChange["seats"], name: string): KeptGame[] {
	return games.map((game) => {
		const own = seats.filter(([id]) => id === game.id).map(([, seat]) => seat);
		if (own.length === 0) return game;
		return { ...game, players: game.players.map((one, seat) => (own.includes(seat) ? { ...one, name } : one)) };
	});
}

/**
 * Another name for somebody, in all games. If the name is known already, the two become one: a typing mistake made two of
 * them. Null: both play in the same game.
 */
export function renamedPerson(device: Device, was: string, typed: string): Device | null {
	const now = typed
		.replaceAll(/[,;#\s]+/g, " ")
		.trim()
		.slice(0, 24);
	const person = named(device, was);
	if (!person || !now || now === was) return device;
	const every = [...device.games, ...device.thrown];
	const other = same(now, was) ? undefined : named(device, now);
	const plays = (game: KeptGame, name: string): boolean => game.players.some((one) => same(one.name, name));
	if (!same(now, was) && every.some((game) => plays(game, was) && plays(game, now))) return null;
	const seats = every.flatMap((game) =>
		game.players.flatMap((one, seat) => (same(one.name, was) ? [[game.id, seat] as const] : [])),
	);
	const people = other
		? device.people.filter((one) => one !== person)
		: device.people.map((one) => (one === person ? { ...one, name: now } : one));
	const name = other?.name ?? now;
	const done = noted(device, people, { person, now: name, merged: Boolean(other), seats });
	return { ...done, games: reseated(done.games, seats, name), thrown: reseated(done.thrown, seats, name) };
}
/** Forget somebody. Their games stay. */
export function removedPerson(device: Device, name: string): Device {
	const person = named(device, name);
	if (!person) return device;
	const people = device.people.filter((one) => one !== person);
	return noted(device, people, { person, now: null, merged: false, seats: [] });
}
/** Take back the last of these changes. */
export function undonePeople(device: Device): Device {
	const last = device.peoplePast.at(-1);
	if (!last) return device;
	const { person, now, merged, seats } = last;
	const others = device.people.filter(
		(one) => !same(one.name, person.name) && (merged || now === null || one.name !== now),
	);
	return {
		...device,
		people: [person, ...others],
		peoplePast: device.peoplePast.slice(0, -1),
		games: reseated(device.games, seats, person.name),
		thrown: reseated(device.thrown, seats, person.name),
	};
}
