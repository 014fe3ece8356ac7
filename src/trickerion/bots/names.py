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
    "legend": (
        *("Astraea", "Balthasar", "Calliope", "Evander"),
        *("Leander", "Melisande", "Orsino", "Theodora"),
    ),
}


def bot_names(levels: list[str], seed: str, taken: list[str]) -> list[str]:
    """A name for a bot of each level; the same seed draws the same names. A bot that is none of
    the levels has its own name."""
    rng = Random(f"bot names {seed}")
    found: list[str] = []
    for level in levels:
        used = {name.casefold() for name in [*taken, *found]}
        own = [level] + [f"{level} {number}" for number in range(2, 9)]
        known = NAMES.get(level, own)
        free = [name for name in known if name.casefold() not in used]
        found.append(rng.choice(free) if level in NAMES else free[0])
    return found
