/** The bots offered as opponents, the default second. The API accepts other kinds too. */
export const LEVELS = ["beginner", "club", "master"] as const;
export const USUAL_LEVEL = "club";
/** The opponent of somebody who plays at once. In a race that is the slowest: whoever still looks for the buttons sees no round. */
export const firstLevel = (kinds: readonly string[]): string => (kinds.includes("speed") ? LEVELS[0] : USUAL_LEVEL);
