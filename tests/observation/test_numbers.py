"""An observation is a function of what its seat may see: the same numbers are read here from
`view(seat)`, field by field."""

from random import Random
from typing import Any

from tests.observation.rows import Numbers, observed
from tests.server.support import figure
from tests.support import position
from tests.support import seat as player_of
from tests.support import show as performance
from trickerion import OBSERVATION, Game
from trickerion.catalog import PROPHECIES, SPECIAL_ASSIGNMENTS, TRICKS, board
from trickerion.engine.core.names import CHARACTERS, FIELDS, SLOTS
from trickerion.engine.core.options import HEIRS
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options

COORDINATES = ("00", "01", "02", "10", "11", "12")
PHASES = (
    *("set_up", "roll_dice", "set_initiative", "advertise", "assignment"),
    *("place_characters", "performance", "end_turn", "over", "learn_powers"),
)
THEATERS = ("riverside", "grand_magorian", "magnus_pantheon")
BITS = {"acted": ("acted", "drew_first", "enhanced"), "symbols": board.SYMBOLS}
PLACES = ("inn", "idle", "home", *SLOTS)


def number(field: str, name: str | None) -> int:
    return 0 if name is None else 1 + FIELDS[field].names.index(name)


class Reading:
    """The slow way from a view to numbers."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.players = len(view["players"])
        self.order = [(view["seat"] + turn) % self.players for turn in range(self.players)]
        self.numbers: Numbers = {field.name: [0] * field.size for field in OBSERVATION}
        self.read_game()
        self.read_question()
        self.read_tricks()
        self.read_theater()
        self.read_players()
        if "dark_alley" in view:
            self.read_dark_alley()
            self.read_special_cards()
        if view["options"].get("powers"):
            self.read_powers()

    def owner(self, seat: int) -> int:
        return 1 + self.order.index(seat)

    def put(self, name: str, *numbers: int) -> None:
        self.numbers[name][: len(numbers)] = numbers

    def read_game(self) -> None:
        view = self.view
        for option, value in view["options"].items():
            if option != "heir":
                self.put(option, int(value))
        self.put("players", len(view["players"]))
        if "heir" in view:
            self.read_heir()
        for card in ("turn_setup", "next_turn_setup"):
            self.put(card, number("turn_setup", view["duel"][card] if "duel" in view else None))
        self.put("turn", view["turn"])
        self.put("phase", PHASES.index(view["phase"]))
        self.put("to_act", *(int(seat in view["to_act"]) for seat in self.order))
        self.put("dice", *(number("face", face) for face in view["dice"].values()))
        market = view["market"]
        self.put("buy", *(number("component", c) for c in market["buy"]))
        self.put("orders", *(number("component", c) for c in market["orders"]))
        self.put("quick_order", number("component", market["quick_order"]))
        deck = view["performance_deck"]
        self.put("performance_deck", *(1 + THEATERS.index(theater) for theater in deck))
        hand = view["players"][view["seat"]]["hand"]
        self.put("hand", *(hand.count(location) for location in board.LOCATIONS))

    def read_powers(self) -> None:
        for place, seat in enumerate(self.order):
            powers = self.view["players"][seat]["powers"]
            self.put(f"player_{place}.learned", *(number("power", p) for p in powers["learned"]))
            self.put(f"player_{place}.power_coins", *powers["coins"])
            self.put(f"player_{place}.powers_used", *map(int, powers["used"]))
            self.put(f"player_{place}.power_levels", *powers["levels"])
            for power in powers.get("hand", powers["known"]):
                self.numbers["power_cards"][number("power", power) - 1] = 1 + place
            for power in powers.get("discarded", ()):
                self.numbers["power_cards"][number("power", power) - 1] = 5

    def read_heir(self) -> None:
        """HEIR-1 to HEIR-3."""
        heir = self.view["heir"]
        self.put("heir", 1 + HEIRS.index(self.view["options"]["heir"]))
        self.put("heir.plan", number("plan", heir["plan"]))
        self.put("heir.ready", int(heir["ready"]))
        seen = [*heir["past_plans"], heir["plan"]]
        self.put("heir.past_plans", *(int(plan in seen) for plan in FIELDS["plan"].names))
        wanted = heir["shopping_list"]
        names = FIELDS["component"].names
        self.put("heir.shopping_list", *(int(name in wanted) for name in names))

    def read_question(self) -> None:
        asked = self.view["to_act"]
        self.put("question.seat", self.owner(asked[0]) if len(asked) == 1 else 0)
        for frame in self.view["pending"]:
            self.put("question", 1 + list(FRAMES).index(frame["frame"]))
            for field, value in frame.items():
                if field == "steals":
                    self.read_steals(value)
                elif field == "given":
                    given = [value.get(name, 0) for name in FIELDS["component"].names]
                    self.put("question.given", *given)
                elif f"question.{field}" in self.numbers and field != "seat":
                    self.put(f"question.{field}", self.figure(field, value))

    def figure(self, field: str, value: Any) -> int:
        if field in BITS:
            return sum(1 << BITS[field].index(name) for name in value)
        if field == "doubled":
            index, what = (value["index"], value["yield"]) if value else (None, "fame")
            return 3 * (number("index", index) - 1) + number("yield", what) if value else 0
        if field == "guest" and value:
            card, seat, symbol = value.split(".")
            shown = [show["performance"] for show in self.view["theater"]]
            place = 16 * shown.index(card) + number("symbol", symbol)
            return place + 4 * (self.owner(int(seat[1:]) - 1) - 1)
        return number(field, value) if field in FIELDS else int(value)

    def read_steals(self, steals: list[dict[str, str]]) -> None:
        for steal in reversed(steals):
            if steal["index"] in COORDINATES:
                place = COORDINATES.index(steal["index"])
                self.numbers["question.steals"][place] = number("index", steal["collects"])

    def read_tricks(self) -> None:
        owners = dict.fromkeys((trick.id for trick in TRICKS), 5)
        owners |= {trick: 0 for deck in self.view["tricks"].values() for trick in deck}
        for seat, player in enumerate(self.view["players"]):
            owners |= {trick["trick"]: self.owner(seat) for trick in player["tricks"].values()}
        self.put("tricks", *owners.values())

    def read_theater(self) -> None:
        for place, show in enumerate(self.view["theater"]):
            of = f"theater_{place}"
            self.put(f"{of}.performance", number("performance", show["performance"]))
            for xy, marker in show["markers"].items():
                slot = COORDINATES.index(xy)
                self.numbers[f"{of}.owner"][slot] = self.owner(marker["seat"])
                self.numbers[f"{of}.symbol"][slot] = number("symbol", marker["symbol"])
                self.numbers[f"{of}.up"][slot] = number("up", marker["up"])
                self.numbers[f"{of}.markers"][slot] = marker.get("pieces", 1)
            if neutral := show.get("neutral"):
                slot = COORDINATES.index(neutral["slot"])
                self.numbers[f"{of}.owner"][slot] = 5
                self.numbers[f"{of}.symbol"][slot] = 1
                self.numbers[f"{of}.up"][slot] = number("up", neutral["up"])
                self.numbers[f"{of}.markers"][slot] = 1
            for guest in show.get("guests", []):
                symbol = number("symbol", guest["symbol"]) - 1
                self.numbers[f"{of}.guests"][4 * (self.owner(guest["seat"]) - 1) + symbol] += 1

    def read_players(self) -> None:
        for turn, seat in enumerate(self.order):
            who, player = f"player_{turn}", self.view["players"][seat]
            self.put(f"{who}.magician", number("magician", player["magician"]))
            for field in ("fame", "coins", "shards", "wages_due", "inn_apprentices"):
                self.put(f"{who}.{field}", player[field])
            for field in ("advertised", "ability_used"):
                self.put(f"{who}.{field}", int(player[field]))
            self.put(f"{who}.initiative_slot", player["initiative_slot"] or 0)
            self.put(f"{who}.permanent_cards", player["cards"]["permanent"])
            self.put(f"{who}.special_cards", player["cards"]["special"])
            self.read_board(who, player)
            for place, name in enumerate(CHARACTERS):
                disk = player["characters"].get(name)
                if disk:
                    self.numbers[f"{who}.where"][place] = 1 + PLACES.index(disk["where"])
                    self.numbers[f"{who}.card"][place] = number("card", disk["card"])
                    self.numbers[f"{who}.face_down"][place] = int(disk.get("face_down", False))
                    if disk["where"] in SLOTS[:24]:
                        slot = SLOTS.index(disk["where"])
                        self.numbers["slots"][slot] = 1 + 8 * turn + place

    def read_board(self, who: str, player: Any) -> None:
        for symbol, trick in player["tricks"].items():
            place = board.SYMBOLS.index(symbol)
            self.numbers[f"{who}.tricks"][place] = number("trick", trick["trick"])
            self.numbers[f"{who}.markers"][place] = trick["markers"]
            if trick["pile"] == "extension":
                self.put(f"{who}.engineers_trick", 1 + place)
        for component, pile in player["components"].items():
            place = number("component", component) - 1
            self.numbers[f"{who}.components"][place] = pile["pieces"]
            self.numbers[f"{who}.managed"][place] = int(pile["pile"] == "extension")

    def read_dark_alley(self) -> None:
        alley = self.view["dark_alley"]
        self.put("prophecy", number("prophecy", alley["prophecy"]))
        self.put("pending_prophecies", *(number("prophecy", p) for p in alley["pending"]))
        self.put("prophecy_pile", alley["prophecy_pile"])
        self.put("prophecy_discard", *(int(p.id in alley["prophecy_discard"]) for p in PROPHECIES))
        self.put("special_decks", *map(len, alley["special_decks"]))
        self.put("armed", number("card", alley["armed"]))
        for lasting in alley["lasting"]:
            who = f"player_{self.owner(lasting['seat']) - 1}"
            place = CHARACTERS.index(lasting["character"])
            self.numbers[f"{who}.lasting"][place] = number("card", lasting["card"])
            self.numbers[f"{who}.memory"][place] = self.memory(lasting.get("memory"))
        for note in alley["notes"]:
            place = number("trick", note["trick"]) - 1
            self.numbers[f"notes.{note['card']}"][place] = note["value"]

    def memory(self, memory: Any) -> int:
        if isinstance(memory, list):
            return sum(1 << board.SYMBOLS.index(symbol) for symbol in memory)
        if isinstance(memory, dict):
            return 8 * int(memory["after"]) + CHARACTERS.index(memory["character"])
        return number("component", memory) if isinstance(memory, str) else int(bool(memory))

    def read_special_cards(self) -> None:
        places: dict[str, int] = {}
        for seat, player in enumerate(self.view["players"]):
            under = [disk["card"] for disk in player["characters"].values()]
            held = [*under, *player.get("hand", ()), *player.get("known_cards", ())]
            places |= {card: self.owner(seat) for card in held if card}
        for deck in self.view["dark_alley"]["special_decks"]:
            places |= {card: 6 + position for position, card in enumerate(deck) if card}
        for frame in self.view["pending"]:
            places |= {frame[field]: 5 for field in ("first", "second") if field in frame}
        self.put("special_cards", *(places.get(card.id, 0) for card in SPECIAL_ASSIGNMENTS))


def check(game: Game, viewer: int) -> None:
    seen, read = observed(game, viewer), Reading(game.view(viewer)).numbers
    for field in OBSERVATION:
        at = f"seed {game.seed}, after {len(game.history)}, seat {viewer}: {field.name}"
        assert seen[field.name] == read[field.name], at
        assert all(field.low <= n <= field.high for n in seen[field.name]), at


def test_every_number_can_be_read_from_the_view() -> None:
    """In random positions of all player counts and modules."""
    for seed in range(figure(12, 600)):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
            if chance.random() < 0.05 or game.over:
                for viewer in range(game.setup_options.players):
                    check(game, viewer)


def test_seats_count_from_the_observer() -> None:
    game = position(player_of(fame=11), player_of(fame=22), player_of(fame=33), turn=2)
    assert [observed(game, 1)[f"player_{n}.fame"] for n in range(4)] == [[22], [33], [11], [0]]


def test_turn_setup_cards_are_numbered_from_one() -> None:
    """DUEL-2: 0 without the Duel."""
    duel = position(player_of(), player_of(), turn_setup="road_works")
    seen, usual = observed(duel, 0), observed(position(player_of(), player_of()), 0)
    names = ("duel", "turn_setup", "next_turn_setup")
    assert [seen[name] for name in names] == [[1], [2], [1]]
    assert [usual[name] for name in names] == [[0], [0], [0]]


def test_a_neutral_marker_is_nobodys_for_every_observer() -> None:
    """DUEL-5."""
    card = performance("riverside_3", s00="p1 spade optical")
    tricks = {"enchanted_butterflies": 0}
    game = position(player_of(tricks=tricks), player_of(), theater=[card], turn_setup="carnival")
    assert observed(game, 0)["theater_0.owner"] == [1, 0, 0, 0, 5, 0]
    assert observed(game, 1)["theater_0.owner"] == [2, 0, 0, 0, 5, 0]


def test_very_large_numbers_are_cut_off() -> None:
    game = position(player_of(fame=40_000, coins=99_999), player_of())
    seen = observed(game, 0)
    assert seen["player_0.fame"] == seen["player_0.coins"] == [32_767]
