"""HTTP: the application, the client's files, pages, the score API, reviews and metrics."""
