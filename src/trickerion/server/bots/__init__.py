"""The bots at tables: when they play, in what order, in which process."""
