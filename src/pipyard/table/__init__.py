"""The table: a server where people and bots meet in rooms and play by link.

``protocol`` says what is sent, ``entries`` what is kept, ``store`` keeps it, ``room`` is one table, ``house`` all of them,
``bots`` and ``thinker`` let bots think in processes of their own, ``app`` speaks HTTP and WebSocket, ``serve`` is the command.
May import everything below it (core, books, bots); nothing imports it but the command line.
"""
