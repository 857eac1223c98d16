/** Runtime of the translated rules (score_rules.ts): Python's behaviour of lists, dicts and strings. */

export class SheetRefusal extends Error {
	constructor(
		readonly key: string,
		readonly given: Readonly<Record<string, string | number>>,
	) {
		super(key);
	}
}
export const refused = (key: string, given: Readonly<Record<string, string | number>>): SheetRefusal =>
	new SheetRefusal(key, given);

type Listed<T> = readonly T[];
export function truth(value: unknown): boolean {
	if (Array.isArray(value) || typeof value === "string") return value.length > 0;
	if (value instanceof Map || value instanceof Set) return value.size > 0;
	return Boolean(value);
}
export function item<T>(list: Listed<T>, place: number): T;
export function item<K, V>(list: ReadonlyMap<K, V>, place: K): V;
export function item(list: string, place: number): string;
export function item(list: unknown, place: unknown): unknown {
	if (list instanceof Map) {
		if (!list.has(place)) throw new Error(`no ${String(place)}`);
		return list.get(place);
	}
	const all = list as Listed<unknown>;
	const at = (place as number) < 0 ? all.length + (place as number) : (place as number);
	if (at < 0 || at >= all.length) throw new Error(`no place ${String(place)}`);
	return all[at];
}
export function put<T>(list: T[], place: number, value: T): void;
export function put<K, V>(list: Map<K, V>, place: K, value: V): void;
export function put(list: unknown, place: unknown, value: unknown): void {
	if (list instanceof Map) list.set(place, value);
	else {
		const all = list as unknown[];
		all[(place as number) < 0 ? all.length + (place as number) : (place as number)] = value;
	}
}
export const part = <T extends string | Listed<unknown>>(list: T, from: number, to?: number): T =>
	list.slice(from, to) as T;
export const len = (list: string | Listed<unknown> | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>): number =>
	typeof list === "string" || Array.isArray(list)
		? list.length
		: (list as ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>).size;
export function listOf<T>(list: Iterable<T>): T[] {
	return list instanceof Map ? ([...list.keys()] as T[]) : [...list];
}
export const setOf = <T>(list: Iterable<T>): Set<T> => new Set(list);
export function range(first: number, end?: number, step = 1): number[] {
	const [from, to] = end === undefined ? [0, first] : [first, end];
	const found: number[] = [];
	for (let at = from; step > 0 ? at < to : at > to; at += step) found.push(at);
	return found;
}
export const sum = (list: Listed<number>): number => list.reduce((all, one) => all + one, 0);
/** Compare like Python: numbers, strings, and tuples from the left. */
export function order(one: unknown, two: unknown): number {
	if (Array.isArray(one) && Array.isArray(two)) {
		for (let at = 0; at < Math.min(one.length, two.length); at += 1) {
			const found = order(one[at], two[at]);
			if (found !== 0) return found;
		}
		return one.length - two.length;
	}
	if (typeof one === "string" && typeof two === "string") return one < two ? -1 : one > two ? 1 : 0;
	return Number(one) - Number(two);
}
export const equal = (one: unknown, two: unknown): boolean =>
	Array.isArray(one) && Array.isArray(two)
		? one.length === two.length && one.every((value, at) => equal(value, two[at]))
		: one === two;
export function most(...given: (number | Listed<number>)[]): number {
	const [first] = given;
	return Math.max(...(Array.isArray(first) ? (first as number[]) : (given as number[])));
}
export function least(...given: (number | Listed<number>)[]): number {
	const [first] = given;
	return Math.min(...(Array.isArray(first) ? (first as number[]) : (given as number[])));
}
export const sorted = <T>(list: Iterable<T>, by: (one: T) => unknown = (one) => one): T[] =>
	[...list].sort((a, b) => order(by(a), by(b)));
export const enumerate = <T>(list: Iterable<T>): [number, T][] => [...list].map((one, at) => [at, one]);
export const zip = <A, B>(one: Listed<A>, two: Listed<B>): [A, B][] => one.map((value, at) => [value, two[at] as B]);
export const every = (list: Listed<unknown>): boolean => list.every(truth);
export const some = (list: Listed<unknown>): boolean => list.some(truth);
export const int = (value: string | boolean | number): number => {
	const found = typeof value === "string" && !/^\s*[-+]?\d+\s*$/.test(value) ? Number.NaN : Number(value);
	if (Number.isNaN(found)) throw new Error(`no number: ${String(value)}`);
	return found;
};
export function has<T>(list: Listed<T> | ReadonlySet<T> | ReadonlyMap<T, unknown> | string, one: T): boolean {
	if (typeof list === "string") return list.includes(String(one));
	if (list instanceof Set || list instanceof Map) return list.has(one);
	return (list as Listed<T>).some((other) => equal(other, one));
}
export const both = <T>(one: ReadonlySet<T>, two: ReadonlySet<T>): Set<T> =>
	new Set([...one].filter((x) => two.has(x)));
export const modulo = (one: number, two: number): number => ((one % two) + two) % two;
export const repeat = <T>(one: T, times: number): T[] => Array.from({ length: times }, () => one);
export const append = <T>(list: T[], one: T): void => void list.push(one);
export const extend = <T>(list: T[], more: Iterable<T>): void => void list.push(...more);
export const addTo = <T>(set: Set<T>, one: T): void => void set.add(one);
export const indexOf = <T>(list: Listed<T> | string, one: T): number => {
	const at = [...list].findIndex((other) => equal(other, one));
	if (at < 0) throw new Error("not in the list");
	return at;
};
export const countOf = <T>(list: Listed<T>, one: T): number => list.filter((other) => equal(other, one)).length;
export const removeFrom = <T>(list: T[], one: T): void => void list.splice(indexOf<T>(list, one), 1);
export const reverse = <T>(list: T[]): void => void list.reverse();
export function pop<T>(list: T[]): T;
export function pop<K, V>(list: Map<K, V>, place: K): V;
export function pop(list: unknown, place?: unknown): unknown {
	if (!(list instanceof Map)) return (list as unknown[]).pop();
	const found = item(list, place);
	list.delete(place);
	return found;
}
export const getOr = <K, V>(map: ReadonlyMap<K, V>, key: K, other: V): V => map.get(key) ?? other;
export const items = <K, V>(map: ReadonlyMap<K, V>): [K, V][] => [...map.entries()];
export const keys = <K>(map: ReadonlyMap<K, unknown>): K[] => [...map.keys()];
export const valuesOf = <V>(map: ReadonlyMap<unknown, V>): V[] => [...map.values()];
export const split = (text: string, by?: string): string[] =>
	by === undefined ? text.split(/\s+/).filter(Boolean) : text.split(by);
export const partition = (text: string, by: string): [string, string, string] => {
	const at = text.indexOf(by);
	return at < 0 ? [text, "", ""] : [text.slice(0, at), by, text.slice(at + by.length)];
};
export const startsWith = (text: string, head: string): boolean => text.startsWith(head);
export const endsWith = (text: string, tail: string): boolean => text.endsWith(tail);
export const withoutPrefix = (text: string, head: string): string =>
	text.startsWith(head) ? text.slice(head.length) : text;
export const rstrip = (text: string, letters: string): string => {
	let end = text.length;
	while (end > 0 && letters.includes(text[end - 1] as string)) end -= 1;
	return text.slice(0, end);
};
export const isDigits = (text: string): boolean => /^\d+$/.test(text);
export const joined = (by: string, list: Listed<string>): string => list.join(by);
export const replaced = (text: string, old: string, by: string): string => text.replaceAll(old, by);
