"""Several server processes that share one store."""
