"""Every message between a browser and the server, typed once. ``tools/typescript.py`` writes the TypeScript of it.

Every message is one JSON object whose field ``t`` names it. See docs/protocol.md.
"""
