"""One room: its seats, its game, its event log and what its visitors see."""
