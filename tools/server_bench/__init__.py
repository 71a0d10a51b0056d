"""How the server carries load, beside the peer that people would otherwise use. Run `python -m tools.server_bench`."""
