"""Why an action is not legal: the rule that refuses it, a reason, and the figures.

A reason is a key; its English sentence stands here once, and other languages translate the key.
"""

from typing import Final

REASONS: Final = {
    "game_over": "the game is over",
    "not_asked": "p{seat} is not asked now; {asked} to decide",
    "other_question": "now is the time to {question}",
    "not_in_game": "there is no p{seat} in this game",
    "needs_ap": "needs {needs} AP, {left} left",
    "needs_coins": "needs {needs} Coins, {left} left",
    "needs_shard": "needs 1 Shard, none left",
    "magician_taken": "another player has the favorite category {category}",
    "magician_left_out": "this magician is not in this game",
    "wrong_level": "needs a Level {needs} trick",
    "wrong_category": "the trick's category is {category}",
    "trick_taken": "the trick is not in its deck",
    "trick_boxed": "Level 3 tricks are not in this game",
    "too_dear": "costs {needs}, {left} left to choose for",
    "type_taken": "that type already lies elsewhere in the Workshop",
    "no_pile_room": "no free slot for another type",
    "too_many": "at most 3 of a type; room for {left} more",
    "already_assigned": "that Character already has a card",
    "not_in_team": "that Character is not in the team",
    "not_on_board": "only an Apprentice of the board moves",
    "not_in_hand": "that card is not in hand",
    "no_card": "that Character has no card",
    "already_ready": "already done; reconsider first",
    "not_ready": "not done yet",
    "not_assigned": "that Character has no card",
    "already_placed": "that Character was placed this turn",
    "is_idle": "that Character is Idle",
    "wrong_location": "its card says {location}",
    "slot_taken": "the slot is taken by p{seat}",
    "slot_closed": "the slot is closed with {players} players",
    "other_weekday": "already in the Theater on {weekday}",
    "weekday_taken": "{weekday} is taken by p{seat}",
    "magician_only": "only a Magician may take a performance slot",
    "not_at": "that is done at {location}",
    "enhance_theater": "not in the Theater",
    "enhance_once": "once, when placing, before the first action",
    "die_x": "the die shows X",
    "wrong_die": "that die is not of the right kind",
    "same_face": "the die shows that already",
    "no_such_face": "the die has no such face",
    "no_trick_slot": "no free trick slot",
    "no_trick": "no trick can be learned with that die",
    "already_hired": "that Specialist is already hired",
    "no_apprentice_slot": "no slot for another Apprentice",
    "not_in_stock": "not in stock",
    "already_ordered": "already in the Order area",
    "no_order_place": "the Order area is full",
    "place_taken": "that place is taken",
    "already_there": "already there",
    "not_your_trick": "not a trick of yours",
    "has_markers": "markers left on the trick card: {left}",
    "no_markers": "no marker left to put on the trick",
    "missing_component": "needs {needs} {component}, {left} counted",
    "no_specialist": "needs the {specialist} in the team",
    "no_pile": "no such components in the Workshop",
    "not_exchangeable": "that type is not on the Manager's slots",
    "no_free_slot": "no free slot on the extension",
    "not_prepared": "no marker on the trick card",
    "no_spot": "no Performance card has a legal slot for it",
    "not_your_marker": "no marker of yours there",
    "not_shown": "that Performance card is not shown",
    "no_such_slot": "the card has no such slot",
    "spot_taken": "the slot holds a marker",
    "same_spot": "the marker lies there already",
    "wrong_corner": "the {category} corner must point at a link circle",
    "same_symbol": "the card holds a marker of that symbol already",
    "no_own_marker": "the card holds no marker of yours",
    "not_assigning": "only in the Assignment phase",
    "not_deciding": "only when asked to decide in Place Characters, Performance or End Turn",
    "keep_first": "not between drawing and keeping cards",
    "still_needed": "what you are doing still needs it",
    "must_place": "one Character must be placed or declared Idle",
    "card_waits": "the card's bonus waits for an action of its kind",
    "no_bonus": "no card's bonus is open",
    "no_action": "no action the card could serve",
    "deck_empty": "the deck is empty",
    "first_card_drawn": "once per placement",
    "no_prophecies": "there are no Pending prophecies",
    "not_drawn": "that card was not drawn",
    "same_trick": "another trick than the prepared one",
    "level_above": "at most a Level {level} trick",
    "not_required": "the prepared trick does not require it",
    "all_returned": "as many as the trick requires are returned",
    "not_lowest_slot": "the free slot with the lowest AP modifier must be taken",
    "not_a_pair": "two different cards, the one further on named second",
    "not_performed": "no marker of that trick in this Performance",
    "performed_before": "that trick card was performed before",
    "not_hired": "that Character is not the one hired now",
    "waits_a_turn": "that Character is placed on a later turn",
    "ability_used": "once per turn",
    "apprentices_only": "for an Apprentice",
    "not_in_theater": "not in the Theater",
    "before_acting": "when placing, before the first action",
    "needs_markers": "needs {needs} markers on the trick card, {left} there",
    "no_marker_of": "the card holds no marker of p{seat}",
    "not_face_up": "no opponent shows that card",
    "perform_slot": "cards for Perform serve on a performance slot, and no others do",
    "no_such_trick": "no trick of an opponent lies there in this Performance",
    "yield_taken": "that trick's yield is taken already",
    "take_one": "at least one component is taken",
    "nothing_to_take": "no component of the stock can be taken",
    "most_components": "at most {most} components",
    "not_basic": "a Basic component is needed",
    "not_lying_there": "that component does not lie there",
    "buy_range": "1 to 3 of a type",
    "bargain_range": "between {least} and {most}",
}


class Refusal:
    """The rule id, the reason and its figures; `str` is a sentence such as
    `DT-1: needs 3 AP, 2 left`."""

    __slots__ = ("figures", "reason", "rule")

    def __init__(self, rule: str, reason: str, **figures: str | int) -> None:
        self.rule = rule
        self.reason = reason
        self.figures = figures

    def __str__(self) -> str:
        words = {
            k: v.replace("_", " ") if isinstance(v, str) else v for k, v in self.figures.items()
        }
        return f"{self.rule}: {REASONS[self.reason].format(**words)}"

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def to_dict(self) -> dict[str, object]:
        return {"rule": self.rule, "reason": self.reason, "figures": self.figures}

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, str | int]]]:
        return refusal_with, (self.rule, self.reason, self.figures)


def refusal_with(rule: str, reason: str, figures: dict[str, str | int]) -> Refusal:
    return Refusal(rule, reason, **figures)


class IllegalAction(ValueError):
    """Raised by `Game.apply` for an action the rules do not allow; the game is as it was."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule

    def __reduce__(self) -> tuple[object, tuple[object, Refusal]]:
        return IllegalAction, (self.action, self.refusal)
