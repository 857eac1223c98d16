/** What a visitor likes: sounds, contrast, motion. Remembered by this browser; nothing leaves it. */
const KEY = "pipyard.taste";
interface Taste {
	/** Off unless somebody wants them. */
	readonly sounds: boolean;
	readonly contrast: boolean;
	readonly still: boolean;
}
const USUAL: Taste = { sounds: false, contrast: false, still: false };

export function taste(): Taste {
	try {
		return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Taste>) };
	} catch {
		return USUAL;
	}
}
export function like(change: Partial<Taste>): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...taste(), ...change }));
	} catch {
		// a browser without a memory forgets it with the page
	}
	dress();
}
/** Let the page look as is liked. */
export function dress(): void {
	document.documentElement.classList.toggle("contrast", taste().contrast);
}
/** Whether motion is not wanted, by the system's word or by this page's. */
export const still = (): boolean => taste().still || matchMedia("(prefers-reduced-motion: reduce)").matches;
