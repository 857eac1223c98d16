/** Animated pictures: they play while hovered or, on touch screens, while in the middle of the screen. */
import { urlOf } from "../net/base";
import { still } from "../platform/settings";

const film = (key: string): string => urlOf(`/api/film/${key}.svg`);
const portrait = (key: string): string => urlOf(`/api/picture/${key}.svg`);

function run(card: HTMLElement, on: boolean): void {
	const image = card.querySelector<HTMLImageElement>("img[data-film]");
	const key = image?.dataset.film;
	if (!image || !key) return;
	const wanted = on && !still() ? film(key) : portrait(key);
	if (image.getAttribute("src") !== wanted) image.src = wanted;
}

/** Play the picture of a card on demand. */
export function moveWhenSeen(card: HTMLElement): void {
	card.addEventListener("pointerenter", (event) => {
		if (event.pointerType === "mouse") run(card, true);
	});
	card.addEventListener("pointerleave", () => run(card, false));
	card.addEventListener("focusin", () => run(card, true));
	card.addEventListener("focusout", () => run(card, false));
	if (!matchMedia("(hover: hover)").matches) watch().observe(card);
}

let watcher: IntersectionObserver | null = null;
/** Cards in the middle of a touch screen. */
function watch(): IntersectionObserver {
	watcher ??= new IntersectionObserver(
		(seen) => {
			for (const { target, isIntersecting } of seen) run(target as HTMLElement, isIntersecting);
		},
		{ rootMargin: "-35% -20%", threshold: 0.2 },
	);
	return watcher;
}
