"""Dice Trip: the rules, the sheet, and the maps, which are files of their own (``maps/*.toml``)."""
