/** Settings of this browser: sounds, contrast, motion. They never leave it. */
const SETTINGS_STORE = "pipyard.taste";
interface Preferences {
	/** On by default; a page is silent until its first touch or key. */
	readonly sounds: boolean;
	readonly contrast: boolean;
	readonly still: boolean;
	/** Roll automatically when it is my roll. */
	readonly autoRoll: boolean;
}
const FIRST_SETTINGS: Preferences = { sounds: true, contrast: false, still: false, autoRoll: false };
/** Without storage a change lasts as long as the page. */
let unstored: Preferences | null = null;

export function preferences(): Preferences {
	if (unstored) return unstored;
	try {
		return { ...FIRST_SETTINGS, ...(JSON.parse(localStorage.getItem(SETTINGS_STORE) ?? "{}") as Partial<Preferences>) };
	} catch {
		return FIRST_SETTINGS;
	}
}
export function changePreferences(change: Partial<Preferences>): void {
	const changed = { ...preferences(), ...change };
	try {
		localStorage.setItem(SETTINGS_STORE, JSON.stringify(changed));
	} catch {
		unstored = changed;
	}
	applyPreferences();
	dispatchEvent(new Event("pipyard-preferences"));
}
/** Apply the settings to the page. */
export function applyPreferences(): void {
	document.documentElement.classList.toggle("contrast", preferences().contrast);
}
/** Whether motion is reduced, by the system or by this page's setting. */
export const still = (): boolean => preferences().still || matchMedia("(prefers-reduced-motion: reduce)").matches;
