/** A refusal of the score rules in words. */
import { maybe } from "../i18n/texts";
import { SheetRefusal } from "../rules/python_runtime";

export const why = (error: unknown): string =>
	error instanceof SheetRefusal ? (maybe(error.key, error.given) ?? error.key) : String(error);
