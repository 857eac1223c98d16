/** The outcome of a Tumblin-Dice shot in words. */
import { COUNTING, type Counting, worthOf } from "../rules/tumblin_shot";
import { amount, say } from "./texts";

const ON_STEP = /^(-?\d+)x(\d+)$/;
const isBonus = (die: string): boolean => die.endsWith("+");

/** Face and step, in the order of the rules: `2x5` is 5 × 2, or 5 + 2 where they are added; `off6` is off, whatever it shows. */
export function zoneWords(lies: string, die: string, { scoring }: Counting): string {
	const [, step, face] = ON_STEP.exec(lies) ?? [];
	if (step === undefined) return say(`zone-${/^[a-z]+/.exec(lies)?.[0] ?? "off"}`);
	if (scoring !== "add") return `${face} × ${step}${isBonus(die) ? " × 2" : ""}`;
	return isBonus(die) ? `(${face} + ${step}) × 2` : `${face} + ${step}`;
}
/** The same with the points it is worth; why it is worth none. */
function worthWords(lies: string, die: string, counting: Counting): string {
	const points = worthOf(lies, isBonus(die), counting);
	const why = zoneWords(lies, die, counting);
	return points !== 0 ? `${why} = ${amount(points, 0)}` : say("zone-no-points", { why });
}
/** Every die that moved, with its step but without its exact place. */
export const outcomeWords = (
	text: string,
	name: (die: string) => string = (die) => die,
	counting: Counting = COUNTING,
): string =>
	text
		.split(" ")
		.map((token) => {
			const [head = ""] = token.split("@");
			const [die = "", lies = ""] = head.split(":");
			return lies ? `${name(die)}: ${worthWords(lies, die, counting)}` : head;
		})
		.join(", ");
