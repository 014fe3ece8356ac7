"""A player's board: Fame and purse, tricks, components, team, and the viewer's hand."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import Trick
from trickerion.shapes import Disk, OwnTrick, Pile, Player
from trickerion.terminal.boards.facts import MAGICIAN, SPECIAL, TRICK
from trickerion.terminal.boards.figures import end_bonuses, trick_yield
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, QUIET, colored, heading
from trickerion.terminal.sentences.words import (
    UNITS,
    amount,
    card_label,
    compact,
    effect,
    effect_name,
    end_bonus,
    letter,
    listed,
    short_character,
    who,
    word,
    words,
)
from trickerion.terminal.view import View, counted, special_cards
from trickerion.texts.fields import Words


def panel(view: View, seat: int, width: int, full: bool) -> RenderableType:
    """Everything in front of a player; `full` also shows how to prepare the tricks."""
    player = view["players"][seat]
    if player["magician"] is None:
        return Group(heading(title(view, seat), width), Text(say("player-no_magician"), QUIET))
    parts: list[RenderableType] = [heading(title(view, seat), width), purse(view, player, full)]
    parts.append(trick_table(view, seat) if full else trick_list(view, player))
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=QUIET)
    rows.add_column(overflow="fold")
    title_of = "player-components" if full else "player-components_short"
    rows.add_row(say(title_of), components(player))
    rows.add_row(say("player-team"), team(player))
    for name, text in (*_cards(player), *_powers(player)):
        rows.add_row(name, text)
    parts.append(rows)
    return Group(*parts)


def _cards(player: Player) -> Iterator[tuple[str, Text]]:
    """The viewer's hand, with the texts of Special cards; of others, the cards that are known."""
    if "hand" in player:
        yield say("player-hand"), hand([card for card in player["hand"] if card not in SPECIAL])
        for number, card in enumerate(special_cards(player)):
            yield "" if number else say("player-special"), special_card(card)
    elif player.get("known_cards"):
        known = listed(word("card", card) for card in player["known_cards"])
        yield say("player-known"), Text(known)


def _powers(player: Player) -> Iterator[tuple[str, Text]]:
    """POW-6: the open Power slots and their Powers; the viewer's hand, of others what is known."""
    if "powers" not in player:
        return
    powers = player["powers"]
    yield say("player-powers"), Text(say("player-open_slots", count=powers["open_slots"]))
    for power, coins in zip(powers["learned"], powers["coins"], strict=True):
        if power is not None:
            name = word("power", power)
            label = say("player-power_coins", power=name, coins=coins) if coins else name
            yield "", effect_line(label, effect(power))
    held = powers.get("hand", powers["known"])
    if held:
        title = "player-power_hand" if "hand" in powers else "player-known"
        yield say(title), Text(listed(word("power", power) for power in held))


def special_card(card: str) -> Text:
    return effect_line(card_label(card), effect(card))


def effect_line(name: str, told: str, style: str = "") -> Text:
    """`Name: what it does`, with the name in bold."""
    text = Text(say("effect-labeled", name=name, effect=told), style)
    text.stylize(HEADING, 0, len(name))
    return text


def title(view: View, seat: int) -> Text:
    names: Words = {"who": who(view, seat), "seat": f"p{seat + 1}"}
    magician = view["players"][seat]["magician"]
    if magician is None:
        return colored(view, say("player-title", **names), HEADING)
    card = words({"magician": magician, "favorite": MAGICIAN[magician].favorite})
    return colored(view, say("player-magician", **names, **card), HEADING)


def purse(view: View, player: Player, full: bool) -> Text:
    purse = (player["fame"], player["coins"], player["shards"])
    if full:
        parts = [amount(what, n) for what, n in zip(UNITS, purse, strict=True)]
    else:
        parts = [" ".join(f"{n}{letter(what)}" for what, n in zip(UNITS, purse, strict=True))]
    if player["wages_due"]:
        key = "player-wages" if full else "player-wages_short"
        parts.append(say(key, wages=player["wages_due"]))
    parts.append(_card_count(view, player, full))
    if "dark_alley" in view and player is not heir_of(view):
        ability = effect_name(str(player["magician"]))
        used = say("player-ability_used", ability=ability)
        parts.append(used if player["ability_used"] else ability)
    return Text(" · ".join(parts))


def heir_of(view: View) -> Player | None:
    """HEIR-10: the Heir of a solo game, whose magician has no ability."""
    return view["players"][-1] if "heir" in view else None


def _card_count(view: View, player: Player, full: bool) -> str:
    """DA-6: the number of cards by kind is public."""
    permanent, special = player["cards"]["permanent"], player["cards"]["special"]
    if "dark_alley" not in view:
        return amount("cards", permanent)
    key = "player-cards" if full else "player-cards_short"
    return say(key, permanent=permanent, special=special)


def trick_table(view: View, seat: int) -> RenderableType:
    """One line for each trick, with everything on its card."""
    player = view["players"][seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        table.add_row(
            Text(f"{word('symbol', symbol)} {_trick_name(own)}"),
            Text(level(card)),
            Text(say("player-ready", markers=own["markers"])),
            Text(yields(view, card)),
            Text(say("player-prepare", ap=card.prepare_cost, markers=card.markers)),
            needs(view, seat, card),
        )
    return table if player["tricks"] else Text(say("player-no_tricks"), QUIET)


def yields(view: View, card: Trick) -> str:
    """What a trick yields; ↑ if it was enhanced (SPC-13)."""
    now = trick_yield(view, card.id)
    return compact(*now) + ("↑" if now != (card.fame, card.coins, card.shards) else "")


def trick_list(view: View, player: Player) -> RenderableType:
    """The tricks in short: markers, level, whether the components are there, yields."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        line = f"{_trick_name(own)} {level(card)} {mark(player, card)} "
        line += yields(view, card)
        table.add_row(Text(f"{word('symbol', symbol)}×{own['markers']}"), Text(line))
    return table if player["tricks"] else Text(say("player-no_tricks"), QUIET)


def _trick_name(own: OwnTrick) -> str:
    name = word("trick", own["trick"])
    return say("player-engineers", trick=name) if own["pile"] == "extension" else name


def level(card: Trick) -> str:
    """`M2`: a Mechanical trick of Level 2."""
    return f"{word('category', card.category, 'letter')}{card.level}"


def mark(player: Player, card: Trick) -> str:
    met = all(counted(player, component) >= n for component, n in card.components.items())
    return "✓" if met else "✗"


def needs(view: View, seat: int, card: Trick) -> Text:
    """`✗ wood 3/3 saw 1/3`: components owned and required, and what a Level 3 trick is worth at
    the end (FIN-3)."""
    player = view["players"][seat]
    parts = [_has(player, component, n) for component, n in card.components.items()]
    text = Text(f"{mark(player, card)} {' '.join(parts)}")
    bonus = end_bonus(card.id)
    if bonus:
        now = end_bonuses(view, seat).get(card.id, 0)
        text.append(f"\n{say('player-end_bonus_now', bonus=bonus, now=now)}", QUIET)
    return text


def _has(player: Player, component: str, needed: int) -> str:
    has = min(counted(player, component), needed)
    return say("player-has", component=word("component", component), has=has, needs=needed)


def components(player: Player) -> Text:
    """Piles on the board, then those on Manager's slots with their extra one (CMP-2)."""
    piles = listed((_pile(*pile) for pile in player["components"].items()), "player-none")
    managed = any(pile["pile"] == "extension" for pile in player["components"].values())
    return Text(say("player-piles_managed", piles=piles) if managed else piles)


def _pile(component: str, pile: Pile) -> str:
    if pile["pile"] == "extension":
        many = word("component", component, "many")
        return say("player-managed", count=pile["pieces"], component=many)
    return say(f"components-{component}", count=pile["pieces"])


def team(player: Player) -> Text:
    parts = [_disk(name, disk) for name, disk in player["characters"].items()]
    if player["inn_apprentices"]:
        parts.append(say("player-inn", count=player["inn_apprentices"]))
    return Text(listed(parts))


def _disk(name: str, disk: Disk) -> str:
    """`Manager (Theater)` waits with that card, `Manager: Friday backstage 1` is placed, `with` a
    Special card."""
    character, where = short_character(name), disk["where"]
    if where == "home":
        under = _under(disk)
        return say("player-waits", character=character, card=under) if under else character
    if where in ("idle", "inn"):
        return say("player-idle" if where == "idle" else "player-at_inn", character=character)
    texts = words({"slot": where, "card": disk["card"]}) | {"character": character}
    return say("player-placed_with" if disk["card"] in SPECIAL else "player-placed", **texts)


def _under(disk: Disk) -> str:
    """The card under a Character at home, if it may be seen."""
    if disk["card"]:
        return word("card", disk["card"])
    return say("player-face_down") if disk.get("face_down") else ""


def hand(cards: list[str]) -> Text:
    held = Counter(cards)
    texts = (say("player-held", count=n, **words({"card": card})) for card, n in held.items())
    return Text(listed(texts, "player-empty"))
