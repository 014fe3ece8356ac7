"""The Special cards, one module each."""
