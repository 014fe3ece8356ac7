"""The 28 Performance cards as printed: slots "xy" (column, row), link circles and bonus."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """A link circle between two slots; some carry a Shard."""

    slots: tuple[str, str]
    shard: bool


@dataclass(frozen=True, slots=True)
class Bonus:
    """What the card itself pays the performer."""

    fame: int
    coins: int
    shards: int


@dataclass(frozen=True, slots=True)
class Performance:
    id: str
    theater: str
    slots: tuple[str, ...]
    links: tuple[Link, ...]
    bonus: Bonus


def _card(
    id: str, slots: str, links: str, fame: int = 0, coins: int = 0, shards: int = 0
) -> Performance:
    """A row of the table below; in `links` a star marks the circle with the Shard."""
    return Performance(
        id,
        id.rpartition("_")[0],
        tuple(slots.split()),
        tuple(Link((link[:2], link[3:5]), link.endswith("*")) for link in links.split()),
        Bonus(fame, coins, shards),
    )


# fmt: off
PERFORMANCES: tuple[Performance, ...] = (
    _card("riverside_1", "00 01 02", "00-01* 01-02", shards=1),
    _card("riverside_2", "00 01 11", "00-01 01-11*", fame=1, coins=1),
    _card("riverside_3", "00 01 11 12", "00-01 01-11 11-12*", fame=1),
    _card("riverside_4", "00 10 11 12", "00-10* 10-11 11-12", fame=1),
    _card("riverside_5", "02 10 11 12", "10-11 11-12 02-12*", fame=1),
    _card("riverside_6", "00 01 02 12", "00-01 01-02* 02-12", coins=1),
    _card("riverside_7", "00 01 02 10", "00-10 00-01* 01-02", coins=1),
    _card("riverside_8", "00 01 02 11", "00-01 01-02 01-11*", fame=1, coins=1),
    _card("riverside_9", "01 02 10 11", "10-11* 01-11 01-02", coins=1),
    _card("riverside_10", "00 10 11", "00-10 10-11*", fame=2),
    _card("riverside_11", "00 01 10", "00-10* 00-01", coins=2),
    _card("riverside_12", "01 10 11", "10-11* 01-11", shards=1),
    _card("grand_magorian_1", "00 01 02 10 11", "00-10 10-11 01-11* 01-02", fame=2),
    _card("grand_magorian_2", "00 01 02 10 11", "00-10 00-01 10-11 01-02*", fame=2),
    _card("grand_magorian_3", "00 01 02 11 12", "00-01* 01-11 11-12 02-12", coins=3),
    _card("grand_magorian_4", "00 01 02 11 12", "00-01* 01-02 02-12 11-12", coins=3),
    _card("grand_magorian_5", "00 01 10 11", "00-10* 00-01 01-11", fame=2, coins=1),
    _card("grand_magorian_6", "00 01 10 11", "00-10 10-11 01-11*", fame=2, coins=1),
    _card("grand_magorian_7", "01 10 11 12", "10-11* 01-11 11-12", fame=1, shards=1),
    _card("grand_magorian_8", "00 01 02 11", "00-01 01-11* 01-02", fame=3),
    _card("magnus_pantheon_1", "00 01 02 10 11 12", "00-10 10-11* 01-11 01-02 02-12", fame=3),
    _card("magnus_pantheon_2", "00 01 02 10 11 12", "00-10 00-01 01-11 11-12 02-12*", fame=3),
    _card("magnus_pantheon_3", "00 01 02 10 11 12", "00-01 01-02 02-12 11-12* 10-11", coins=5),
    _card("magnus_pantheon_4", "00 01 02 10 11 12", "00-10 00-01* 01-02 10-11 11-12", coins=5),
    _card("magnus_pantheon_5", "00 01 02 10 11", "00-10 00-01 10-11 01-02*", fame=2, coins=2),
    _card("magnus_pantheon_6", "00 01 10 11 12", "00-10* 00-01 01-11 11-12", fame=2, shards=1),
    _card("magnus_pantheon_7", "01 02 10 11 12", "10-11 01-11* 11-12 02-12", fame=4),
    _card("magnus_pantheon_8", "00 01 02 11 12", "00-01 01-11 01-02* 02-12", shards=2),
)
# fmt: on
