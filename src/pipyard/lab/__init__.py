"""The lab: let bots play thousands of games and evaluate the results.

Arenas with ratings, balance reports and the measured Perlhuhn Triangle, on local processes or on a cluster. May import everything below it:
core, dice, pyramid, books, the shelf, bots, physics and the texts. The command line is above it.
"""
