"""The phases of a turn, from setup to final scoring."""
