"""`python -m herna.cli` is the `herna` command."""

import sys

from herna.cli import main

if __name__ == "__main__":
    sys.exit(main())
