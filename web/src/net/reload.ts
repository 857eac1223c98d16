/** Reloading a page that is older than its server: once, never in a loop. */

const RELOAD_STORE = "pipyard-reloaded";
/** Milliseconds in which a second reload would not help. */
const AGAIN_AFTER = 60_000;

/** Reload the page unless that was just tried. Returns whether it reloads. */
export function reloadOnce(): boolean {
	try {
		const before = Number(sessionStorage.getItem(RELOAD_STORE) ?? 0);
		if (Date.now() - before < AGAIN_AFTER) return false;
		sessionStorage.setItem(RELOAD_STORE, String(Date.now()));
	} catch {
		// without storage it could reload forever
		return false;
	}
	location.reload();
	return true;
}
