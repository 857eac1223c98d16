/** Whether the browser may delete what is kept here when it runs out of space. */
import { storage } from "./storage";

/** Ask to keep it, once a game is kept; and once more where Pipyard is installed, since some browsers agree only then. */
export async function askToLast(): Promise<void> {
	const as = matchMedia("(display-mode: standalone)").matches ? "installed" : "page";
	if (storage.askedToLast === as || !(await mayBeDeleted())) return;
	storage.askedToLast = as;
	await navigator.storage.persist().catch(() => false);
}
/** False also where a browser does not say. */
export async function mayBeDeleted(): Promise<boolean> {
	try {
		return (await navigator.storage?.persisted?.()) === false;
	} catch {
		return false;
	}
}
