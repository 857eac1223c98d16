"""Demolition games: the pyramid is taken apart."""
