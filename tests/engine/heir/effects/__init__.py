"""Every card, prophecy and ability in the solo game (HEIR-10 to HEIR-12)."""
