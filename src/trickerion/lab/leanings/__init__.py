"""Leanings measured: what bots with a style do differently, and whether a plan beats a bot."""
