"""The server: people and bots meet in rooms and play by link.

``socket`` reads messages and dispatches them, ``room`` plays and broadcasts, ``store`` keeps every event, ``web`` serves HTTP,
``cluster`` connects several processes, ``botpool`` runs bots in worker processes; ``lobby`` finds rooms, ``serve`` and ``admin``
are commands. May import everything below it (core, books, bots, physics); nothing imports it but the command line and the handbook.
"""
