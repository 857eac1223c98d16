/** Whether the last input was a key: only then does the focus show where one points. */
let keys = true;

// unit tests have no page
globalThis.document?.addEventListener("keydown", () => {
	keys = true;
});
globalThis.document?.addEventListener(
	"pointerdown",
	() => {
		keys = false;
	},
	{ capture: true },
);
export const byKeys = (): boolean => keys;
