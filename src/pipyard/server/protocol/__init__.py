"""Every message between a browser and the server, defined once.

``tools/typescript.py`` generates the TypeScript types from it. Every message is one JSON object whose field ``t`` names it. See
docs/protocol.md.
"""
