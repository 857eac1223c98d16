"""What bots know of Mes dés, tes dés: chance decides so much that thinking ahead finds nothing that greed does not see."""

LEVELS = "greedy"
