"""The names of bots: by level, different ones at a table, none that a person there has."""

from random import Random
from typing import Final

NAMES: Final = {
    "random": ("Bumble", "Dizzy", "Fidget", "Jolly", "Muddle", "Pepper", "Tumble", "Whimsy"),
    "apprentice": ("Alma", "Felix", "Greta", "Hugo", "Ines", "Oskar", "Pia", "Tomas"),
    "specialist": ("Bruno", "Clara", "Edda", "Ivo", "Leonie", "Marek", "Sofia", "Viktor"),
    "magician": (
        *("Ambrose", "Cassius", "Isolde", "Lucrezia"),
        *("Octavia", "Serafin", "Valeska", "Zoltan"),
    ),
}


def bot_names(levels: list[str], seed: str, taken: list[str]) -> list[str]:
    """A name for a bot of each level; the same seed draws the same names."""
    rng = Random(f"bot names {seed}")
    found: list[str] = []
    for level in levels:
        used = {name.casefold() for name in [*taken, *found]}
        free = [name for name in NAMES[level] if name.casefold() not in used]
        found.append(rng.choice(free))
    return found
