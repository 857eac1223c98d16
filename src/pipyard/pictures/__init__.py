"""Pictures as SVG: the pyramid from above, the figures of the rules, sheets and curves; PDF and PNG through an optional library.

May import core, dice, pyramid and texts; the command line and the table import it.
"""
