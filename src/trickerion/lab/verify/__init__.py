"""Checks of the engine's invariants: conservation, saves, secrecy, undo."""
