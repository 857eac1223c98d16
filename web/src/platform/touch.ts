/** Whether fingers are all there is: no keys to speak of, and nothing to point with. */
export const byTouch = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
