/** The outcome of a Tumblin-Dice shot in words. */
import { say } from "./texts";

/** Zone and face as a product: `2x5` is 2 × 5; `off6` is off, whatever it shows. */
export const zoneWords = (lies: string): string => {
	const lost = /^(off|short|foul|lost)\d*$/.exec(lies)?.[1];
	return lost ? say(`zone-${lost}`) : lies.replace(/^(-?\d+)x(\d+)$/, "$1 × $2");
};
/** The same with the points it is worth; why it is worth none. */
const worthWords = (lies: string): string => {
	const [, zone, face] = /^(-?\d+)x(\d+)$/.exec(lies) ?? [];
	if (zone !== undefined) return `${zoneWords(lies)} = ${Number(zone) * Number(face)}`;
	return say("zone-no-points", { why: zoneWords(lies) });
};
/** Every die that moved, with its zone but without its exact place. */
export const outcomeWords = (text: string, name: (die: string) => string = (die) => die): string =>
	text
		.split(" ")
		.map((token) => {
			const [head = ""] = token.split("@");
			const [die = "", lies = ""] = head.split(":");
			return lies ? `${name(die)}: ${worthWords(lies)}` : head;
		})
		.join(", ");
