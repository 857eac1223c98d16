/** A refusal of the score rules in words. */
import { maybe } from "../i18n/texts";
import { Refusal } from "../rules/python";

export const why = (error: unknown): string =>
	error instanceof Refusal ? (maybe(error.key, error.given) ?? error.key) : String(error);
