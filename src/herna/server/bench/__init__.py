"""How the server carries load, beside the peer that people would otherwise use. Run `python -m herna.server.bench`."""
