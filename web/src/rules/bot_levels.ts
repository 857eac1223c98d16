/** What people are offered as opponents, the usual one second; other kinds of bots are for those who write to the server themselves. */
export const LEVELS = ["beginner", "club", "master"] as const;
export const USUAL_LEVEL = "club";
