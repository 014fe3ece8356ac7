"""Playing many games: random simulation and the arena."""
