### What programs that learn are told.

why-kind-not-listed = the moves of { $key } cannot be numbered: the tokens of { $kind } are not listed (give members to kind(), or names to Game)
why-no-action = { $key } has no action { $word }
why-action-not-legal = the action { $word } is not legal now
why-no-such-action = there is no action { $number }; there are { $count }
why-number-of-games = the number of games must be from 1 to { $most }, not { $count }
why-number-of-actions = { $wanted } actions are needed, one for each game, not { $count }
