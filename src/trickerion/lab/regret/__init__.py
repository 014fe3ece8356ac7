"""Regret: how much Fame bots and people lose against the optimum in endings."""
