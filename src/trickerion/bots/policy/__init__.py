"""The policy: rates actions by heuristics, without search."""
