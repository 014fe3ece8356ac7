"""The rules of Dahlgaard's Heir, the opponent of the solo game (HEIR)."""
