/** A link as a picture that a phone can read. */
import { encode } from "uqr";
import { say } from "../i18n/texts";
import { svg } from "./dom";

export function qrCode(link: string): SVGElement {
	const { data, size } = encode(link, { border: 2 });
	const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")));
	return svg(
		"svg",
		{
			class: "qr",
			viewBox: `0 0 ${size} ${size}`,
			role: "img",
			"aria-label": say("qr-label"),
			"shape-rendering": "crispEdges",
		},
		svg("rect", { width: size, height: size, fill: "#fff" }),
		svg("path", { d: path.join(""), fill: "#000" }),
	);
}
