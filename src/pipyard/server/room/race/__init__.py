"""Races in a room: one clock judges the inputs of all seats."""
