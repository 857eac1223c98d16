"""Dice: faces, the 24 orientations and their rotations, pools and odds. Imports only core."""
