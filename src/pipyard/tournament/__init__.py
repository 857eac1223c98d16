"""Tournaments as rules: who meets whom, and who is where in the table. No time, no store; given results and a seed decide everything."""
