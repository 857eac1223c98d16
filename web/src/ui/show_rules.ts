/** The page of the rules, loaded when somebody wants to read it. */
export const showRules = async (game: string, reference = false): Promise<void> =>
	(await import("./rules_page")).openRulesPage(game, reference);
