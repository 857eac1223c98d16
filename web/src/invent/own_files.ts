/** The rule files that somebody writes here: kept on this device, shared by a link that carries one. */
import { say } from "../i18n/texts";
import { whole } from "../net/base";
import { packText, unpackText } from "../platform/packed_text";
import { type OwnFile, storage } from "../platform/storage";

const MOST_FILES = 40;
/** The names in the template: key, class, title. */
const TEMPLATE = ["high_rise", "HighRise", "High Rise"] as const;

/** What a file is called: by the title of its game, as far as one can see without running it. */
export const fileTitle = (text: string): string =>
	/\btitle\s*=\s*["']([^"'\n]{1,60})["']/.exec(text)?.[1] ?? say("invent-unnamed");
/** Its name as a file. */
export const fileName = (text: string): string =>
	`${/\bkey\s*=\s*["']([a-z][a-z0-9_]{0,40})["']/.exec(text)?.[1] ?? "game"}.py`;

/** A new game after the template, with a name that none of the others has. */
export function begun(template: string, others: readonly OwnFile[]): string {
	const taken = new Set(others.map(({ text }) => fileName(text)));
	let number = 1;
	while (taken.has(number > 1 ? `new_game_${number}.py` : "new_game.py")) number++;
	const more = number > 1 ? String(number) : "";
	const names = [
		more ? `new_game_${more}` : "new_game",
		`NewGame${more}`,
		more ? `New Game ${more}` : "New Game",
	] as const;
	return TEMPLATE.reduce((text, old, at) => text.replaceAll(old, names[at] as string), template);
}

/** Put a file in front of the others, changed or new. Returns whether it outlives the page. */
export function keep(file: OwnFile): boolean {
	const others = storage.ownFiles.filter(({ id }) => id !== file.id);
	return storage.keepOwnFiles([file, ...others].slice(0, MOST_FILES));
}
export const drop = (id: number): boolean => storage.keepOwnFiles(storage.ownFiles.filter((one) => one.id !== id));
/** A number that no file has. */
export const newId = (): number => 1 + Math.max(0, ...storage.ownFiles.map(({ id }) => id));

const FRAGMENT = "#file=";
/** The link that carries a file; null: it is too long for one. */
export async function linkTo(text: string): Promise<string | null> {
	const packed = await packText(text);
	return packed && whole(`/invent${FRAGMENT}${packed}`);
}
/** Whether an address carries a file, and the file; null: it cannot be read. */
export const carriesFile = (fragment: string): boolean => fragment.startsWith(FRAGMENT);
export const fileIn = (fragment: string): Promise<string | null> => unpackText(fragment.slice(FRAGMENT.length));
