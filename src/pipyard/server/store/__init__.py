"""Where rooms are kept: events, SQLite, PostgreSQL and exported logs."""
