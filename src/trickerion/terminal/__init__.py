"""The table in the terminal: drawn from what a seat sees, played by numbers or notation."""
