"""Positions as plain data: writing, reading and checking them."""
