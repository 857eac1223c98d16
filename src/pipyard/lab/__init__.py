"""The lab: bots play games by the thousand, and statistics say what that means.

Arenas with ratings, balance reports, the measured Perlhuhn Triangle, on local processes or on a cluster.
May import everything below it: core, dice, pyramid, books, the shelf, bots and physics, and the texts. The command line stands above.
"""
