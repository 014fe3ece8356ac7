"""The eight magicians, two for each favorite category."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Magician:
    id: str
    favorite: str


MAGICIANS: tuple[Magician, ...] = (
    Magician("mechaniker", "mechanical"),
    Magician("electra", "mechanical"),
    Magician("priestess_of_mysticism", "spiritual"),
    Magician("yoruba_spiritmaster", "spiritual"),
    Magician("great_optico", "optical"),
    Magician("gentleman", "optical"),
    Magician("master_of_chains", "escape"),
    Magician("red_lotus", "escape"),
)
