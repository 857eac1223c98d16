"""Games of skill: hands decide. Every action is a move, what came to rest is an outcome, and the rules only read it."""
