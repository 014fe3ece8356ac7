"""Data from played games: export to Parquet, and statistics about the game's balance."""
