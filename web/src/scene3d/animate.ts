/** Animate from 0 to 1 over a time, frame by frame; a page in the background gets no frames, so there it ends at once. */
export function animate(ms: number, change: (t: number) => void, skipped: () => boolean): Promise<void> {
	if (ms <= 0) {
		change(1);
		return Promise.resolve();
	}
	const began = performance.now();
	return new Promise((done) => {
		let asked = 0;
		const frame = (): void => {
			const t = document.hidden || skipped() ? 1 : Math.min(1, (performance.now() - began) / ms);
			change(t);
			if (t < 1) {
				asked = requestAnimationFrame(frame);
				return;
			}
			document.removeEventListener("visibilitychange", hide);
			done();
		};
		// the frame that was asked for would come when the page is seen again: what is played meanwhile must not wait for it
		const hide = (): void => {
			cancelAnimationFrame(asked);
			frame();
		};
		document.addEventListener("visibilitychange", hide);
		frame();
	});
}
