"""The table inside a web page: the server's own rooms in a worker of the browser, without a network."""
