"""The ladder: a round robin of bots, with ratings."""
