/** The bots offered as opponents, the default second. The API accepts other kinds too. */
export const LEVELS = ["beginner", "club", "master"] as const;
export const USUAL_LEVEL = "club";
