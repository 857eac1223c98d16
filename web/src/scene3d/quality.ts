/** The drawing quality: what the browser can do, and what the player wants. */
import { storage } from "../platform/storage";
import type { Quality } from "./viewport";

let found: "none" | "software" | "hardware" | null = null;
/** Whether this browser has WebGL, and whether it renders in software. */
export function graphics(): "none" | "software" | "hardware" {
	found ??= detected();
	return found;
}
function detected(): "none" | "software" | "hardware" {
	const gl = document.createElement("canvas").getContext("webgl2");
	if (!gl) return "none";
	const info = gl.getExtension("WEBGL_debug_renderer_info");
	const name = String(info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : gl.getParameter(gl.RENDERER));
	gl.getExtension("WEBGL_lose_context")?.loseContext();
	return /swiftshader|llvmpipe|software/i.test(name) ? "software" : "hardware";
}
/** The quality tier: from the address, the player's setting, or the machine. */
export function fittingQuality(): Quality {
	const asked = new URLSearchParams(location.search).get("quality");
	if (asked === "high" || asked === "medium" || asked === "low" || asked === "draft") return asked;
	if (storage.quality) return storage.quality;
	if (graphics() === "software") return "low";
	return matchMedia("(pointer: coarse)").matches ? "medium" : "high";
}
