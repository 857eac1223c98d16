"""Alteration games: the pyramid is changed."""
