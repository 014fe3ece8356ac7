"""The contents of the player boards: components, tricks and their yields."""
