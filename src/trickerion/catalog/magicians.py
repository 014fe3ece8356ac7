"""The eight magicians, two for each favorite category."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Magician:
    id: str
    name: str
    favorite: str
    ability: str
    effect: str


# fmt: off
MAGICIANS: tuple[Magician, ...] = (
    Magician("mechaniker", "The Mechaniker", "mechanical", "Mechanical Enhancement",
        "Once per turn one of your Apprentices gets +1 AP when placed anywhere but the "
        "Theater."),
    Magician("electra", "Electra", "mechanical", "Supercharge",
        "A Set Up may stack two markers of the same trick on one slot: one trick, link "
        "bonuses once; when performed it yields +level Fame and +level Coins."),
    Magician("priestess_of_mysticism", "Priestess of Mysticism", "spiritual", "Fate Weaving",
        "For 1 Dark Alley AP: discard the Active Prophecy (if any), make any Pending one "
        "Active, draw a new one into its place."),
    Magician("yoruba_spiritmaster", "Yoruba Spiritmaster", "spiritual", "Soul Possession",
        "Once per turn, before an opponent chooses what to perform, pay 1 Shard and choose "
        "for them; the card must hold one of their markers."),
    Magician("great_optico", "The Great Optico", "optical", "Mimesis",
        "Once per turn a Permanent assignment card of yours works as a Special one an "
        "opponent has revealed for the same Location (its bonus, or its +1 AP)."),
    Magician("gentleman", "The Gentleman", "optical", "Magic for the Masses",
        "Whenever your Magician is placed at the Downtown, Market Row or Dark Alley you gain "
        "Fame equal to the number of tricks you own."),
    Magician("master_of_chains", "Master of Chains", "escape", "Breaking Free",
        "Before the Performance phase you may Reschedule one marker without placing a "
        "Character, and this one does pay link bonuses."),
    Magician("red_lotus", "The Red Lotus", "escape", "Trick Steal",
        "As performer, each of your tricks may collect an opponent's trick yield of that "
        "Performance in place of its own, if that trick's level is not higher; the opponent "
        "gets 1 Fame less for it."),
)
# fmt: on
