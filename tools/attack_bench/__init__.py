"""What strangers do to a server on purpose, and how those feel it who only want to play."""
