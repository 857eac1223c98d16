/** The base path of Pipyard: the root of its host, or a folder behind a proxy. */

/** The path of that folder: "/" or, for example, "/dice/". All files of the built client are in its `assets`. */
export const BASE = import.meta.env.DEV ? "/" : new URL(import.meta.url.replace(/assets\/[^/]*$/, "")).pathname;
/** Whether this is the site without a server: plain files, with the table in a worker of this browser. */
export const SITE = import.meta.env.MODE === "site";
/** The path of a page or a resource, from its path at the root. */
export const urlOf = (path: string): string => (SITE && isPage(path) ? inQuery(path) : BASE + path.slice(1));
/** The absolute address of a page, for links to share. */
export const whole = (path: string): string => location.origin + urlOf(path);
/** A path without the base, as it would be at the root. */
export const withoutBase = (path: string): string => (path.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path);
/** The path of this page, as it would be at the root of a server. */
export const here = (): string =>
	SITE ? (new URLSearchParams(location.search).get("at") ?? "/") : withoutBase(location.pathname);

/** Go to another page. The table of a site goes on meanwhile: a new page would have to load it again. */
export function go(path: string): void {
	if (!SITE) {
		location.assign(urlOf(path));
		return;
	}
	history.pushState(null, "", urlOf(path));
	dispatchEvent(new Event(GONE));
}
/** The event of having gone to another page without loading it. */
export const GONE = "pipyard-gone";

const isPage = (path: string): boolean => !/^\/(api|texts|assets|site)\/|^[^?#]*\./.test(path);
/** A web space knows files only: one of them is every page, and the query says which. */
function inQuery(path: string): string {
	const [, page = "/", search = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
	const query = [page === "/" ? "" : `at=${page}`, search].filter(Boolean).join("&");
	return BASE + (query && `?${query}`) + hash;
}
