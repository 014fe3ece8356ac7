"""Test positions: middle-game decisions on which a deep search clearly prefers one action."""
