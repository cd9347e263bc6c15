"""Lets `python -m ludi` be the command line."""

import sys

from ludi.cli import main

if __name__ == "__main__":
    sys.exit(main())
