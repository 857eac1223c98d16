"""What is built for others: wheels and releases."""
