"""Finding puzzles in games between bots."""
