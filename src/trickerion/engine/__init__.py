"""The rulebook: state, decisions and rules. Standard library only."""
