"""Puzzles: endings with one clearly best answer, proved by the solver."""
