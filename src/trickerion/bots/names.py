"""The names of bots: by level or style, different ones at a table, none that a person there has."""

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
STYLE_NAMES: Final = {
    "planner": ("Amadeus", "Beatrix", "Cornelius", "Hedwig", "Leopold", "Ottilie", "Ruprecht"),
    "gambler": ("Ace", "Bandit", "Dice", "Domino", "Jackpot", "Joker", "Roulette"),
    "collector": ("Casimir", "Curio", "Faberge", "Magpie", "Mosaic", "Quill", "Trove"),
    "performer": ("Bravo", "Carmen", "Encore", "Fandango", "Limelight", "Presto", "Sparkle"),
    "publicist": ("Barnum", "Echo", "Fanfare", "Gazette", "Herald", "Placard", "Trumpet"),
    "impresario": ("Diaghil", "Fiorella", "Gaston", "Maestro", "Magnus", "Regina", "Rosalind"),
}
"""A style's characters are the same at every level."""


def bot_names(levels: list[str], seed: str, taken: list[str]) -> list[str]:
    """A name for a bot of each level, such as `magician` or `magician:gambler`; the same seed draws
    the same names. A bot that is none of the levels has its own name."""
    rng = Random(f"bot names {seed}")
    found: list[str] = []
    for level in levels:
        used = {name.casefold() for name in [*taken, *found]}
        own = [level] + [f"{level} {number}" for number in range(2, 9)]
        known = NAMES.get(level) or STYLE_NAMES.get(level.rpartition(":")[2])
        free = [name for name in known or own if name.casefold() not in used]
        found.append(rng.choice(free) if known else free[0])
    return found
