"""WebSockets: frames, one connection, the protocol, limits, and the dispatch of messages to rooms."""
