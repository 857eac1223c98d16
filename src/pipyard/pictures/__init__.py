"""Pictures: sheets and curves as SVG, made from scenes and plain numbers alone; PDF and PNG through an optional library.

May import core and texts; the command line imports it.
"""
