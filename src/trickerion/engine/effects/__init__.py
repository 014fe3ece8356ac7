"""Special cards, magicians' abilities and prophecies."""
