import { expect, test } from "vitest";
import { type Device, NEW_DEVICE, newGame, readDevice } from "./device";
import { removedPerson, renamedPerson, undonePeople } from "./people";

const NOW = new Date("2026-11-16T19:00:00.000Z");
const person = (name: string) => ({ name, colour: "red" });
const game = (...names: string[]) => newGame(NEW_DEVICE, NOW, "emag", "Emag", names.map(person), {}, false);
const players = (device: Device): string[] => device.games.map((one) => one.players.map(({ name }) => name).join(" "));

const device: Device = {
	...NEW_DEVICE,
	people: [person("Ann"), person("Bob"), person("Anna")],
	games: [game("Ann", "Bob"), game("Bob", "Anna")],
};

test("a new name is everywhere, and undo brings the old one back", () => {
	const found = renamedPerson(device, "Bob", " Robert, ");
	expect(found?.people.map(({ name }) => name)).toEqual(["Ann", "Robert", "Anna"]);
	expect(found && players(found)).toEqual(["Ann Robert", "Robert Anna"]);
	// also after the page was left
	const back = undonePeople(readDevice(JSON.parse(JSON.stringify(found))));
	expect(players(back)).toEqual(players(device));
	expect(back.people.map(({ name }) => name).sort()).toEqual(["Ann", "Anna", "Bob"]);
	expect(back.peoplePast).toEqual([]);
});
test("two spellings become one player, and two again", () => {
	const found = renamedPerson(device, "Anna", "ann") as Device;
	expect(found.people.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
	expect(players(found)).toEqual(["Ann Bob", "Bob Ann"]);
	const back = undonePeople(found);
	expect(players(back)).toEqual(players(device));
	expect(back.people.map(({ name }) => name).sort()).toEqual(["Ann", "Anna", "Bob"]);
});
test("two who play in one game stay two, and a name is never empty", () => {
	expect(renamedPerson(device, "Ann", "Bob")).toBeNull();
	expect(renamedPerson(device, "Ann", " , ")).toBe(device);
	expect(renamedPerson(device, "Ann", "Ann")).toBe(device);
});
test("somebody forgotten keeps their games and can come back", () => {
	const found = removedPerson(device, "Ann");
	expect(found.people.map(({ name }) => name)).toEqual(["Bob", "Anna"]);
	expect(players(found)).toEqual(players(device));
	expect(undonePeople(found).people.map(({ name }) => name)).toEqual(["Ann", "Bob", "Anna"]);
});
