"""`python -m trickerion` is the command line."""

from trickerion.cli import main

main()
