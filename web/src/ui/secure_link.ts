/** A link to the secure address, for features that need one. */
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import { el } from "./dom";

export const secureLink = (): HTMLAnchorElement =>
	el("a", { href: urlOf("/secure"), target: "_blank", rel: "noopener", "data-key": "secure" }, say("secure-how"));
