/** The key of a member: 128 random bits of this device, and the twelve words that carry it to another one. */
import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";

const BYTES = 16;
const KEY_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** A new key. `getRandomValues` works over plain http, where a page has no other cryptography. */
export const newKey = (): string => written(crypto.getRandomValues(new Uint8Array(BYTES)));
export const isKey = (text: string): boolean => KEY_PATTERN.test(text);

/** The words of a key. They are English in every language, so that any device understands them. */
export const phraseOf = (key: string): string => entropyToMnemonic(bytesOf(key), wordlist);
/** The key of some words; null: a word is wrong or missing. */
export function keyOfPhrase(typed: string): string | null {
	const words = typed
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter(Boolean);
	try {
		const bytes = mnemonicToEntropy(words.join(" "), wordlist);
		return bytes.length === BYTES ? written(bytes) : null;
	} catch {
		return null;
	}
}

function written(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
function bytesOf(key: string): Uint8Array {
	const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
