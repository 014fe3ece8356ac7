"""The vocabulary: every kind of action, in the order of the rulebook.

The order fixes the ids (see `Action.id`): new verbs are added at the end.
"""

from typing import Final

from trickerion.engine.core.actions import Verb

# Setup (SET-6 to SET-8)
CHOOSE_MAGICIAN: Final = Verb("magician", "magician")
CHOOSE_SPECIALIST: Final = Verb("specialist", "specialist")
TAKE_COMPONENT: Final = Verb("component", "component")
CHOOSE_TRICK: Final = Verb("trick", "trick")

# Advertise and Assignment (TURN-4, TURN-5)
ADVERTISE: Final = Verb("advertise")
PASS: Final = Verb("pass")
ASSIGN: Final = Verb("assign", "character", "card")
RECALL: Final = Verb("recall", "character", is_free=True)
READY: Final = Verb("ready")
RECONSIDER: Final = Verb("reconsider", is_free=True)

# Place Characters (TURN-6, AP)
PLACE: Final = Verb("place", "character", "slot")
IDLE: Final = Verb("idle", "character")
ENHANCE: Final = Verb("enhance")
DONE: Final = Verb("done")

# Downtown (DT)
LEARN: Final = Verb("learn", "die")
HIRE: Final = Verb("hire", "die")
TAKE_COINS: Final = Verb("take_coins", "die")
REROLL: Final = Verb("reroll", "die")
SET_DIE: Final = Verb("set_die", "die", "face")
CHOOSE_TRICK_SLOT: Final = Verb("trick_slot", "pile")

# Market Row (MR, CMP)
BUY: Final = Verb("buy", "component", "count")
BARGAIN: Final = Verb("bargain", "count")
ORDER: Final = Verb("order", "component")
QUICK_ORDER: Final = Verb("quick_order", "component")
CHOOSE_ORDER_PLACE: Final = Verb("order_place", "order_place")
CHOOSE_PILE: Final = Verb("pile", "pile")

# Workshop (WS)
PREPARE: Final = Verb("prepare", "trick")
MOVE_TRICK: Final = Verb("move_trick", "trick")
MOVE_COMPONENTS: Final = Verb("move_components", "component", "exchange")
MOVE_APPRENTICE: Final = Verb("move_apprentice", "character")

# Theater and Performance (THR, PRF)
SET_UP: Final = Verb("set_up", "trick")
RESCHEDULE: Final = Verb("reschedule", "spot")
CHOOSE_SPOT: Final = Verb("spot", "spot", "up")
CHOOSE_LINK_PAY: Final = Verb("link", "pay")
PERFORM: Final = Verb("perform", "performance")

# Any time between two actions (TURN-8)
RETURN_TRICK: Final = Verb("return_trick", "trick", is_free=True)
RETURN_COMPONENT: Final = Verb("return_component", "component", is_free=True)

# Dark Alley and Special cards (DA, AP-3)
DRAW_FIRST: Final = Verb("draw_first", "deck")
DRAW_FURTHER: Final = Verb("draw_further", "deck")
KEEP: Final = Verb("keep", "card")
TELL_FORTUNE: Final = Verb("tell_fortune")
CHOOSE_DECK: Final = Verb("deck", "deck")
USE_CARD: Final = Verb("use_card", "use")
WITH_CARD: Final = Verb("with_card")
ACCEPT: Final = Verb("accept")
RESCHEDULE_GUEST: Final = Verb("reschedule_guest", "guest")

# Answers to questions of single cards and abilities (SPC, MAG)
ABILITY: Final = Verb("ability")
MIMIC: Final = Verb("mimic", "card")
WEAVE_FATE: Final = Verb("weave_fate", "pending")
SET_UP_STACK: Final = Verb("set_up_stack", "trick")
STEAL: Final = Verb("steal", "spot")
STEAL_GUEST: Final = Verb("steal_guest", "guest")
CHOOSE_OUTSIDE: Final = Verb("outside", "performance")
SWAP_CARDS: Final = Verb("swap_cards", "performance", "other_performance")
DOUBLE: Final = Verb("double", "trick", "yield")
GIVE_COMPONENT: Final = Verb("give", "component")
CHOOSE_HIRELING: Final = Verb("hireling", "hireling")
REPLACE_TRICK: Final = Verb("replace_trick", "trick")
BUY_MIX: Final = Verb("buy_mix")
BARTER: Final = Verb("barter")
CHOOSE_PAYMENT: Final = Verb("payment", "payment")
SHOPLIFT: Final = Verb("shoplift", "stock_place")

# Magician Powers (POW)
DISCARD_POWER: Final = Verb("discard_power", "power")
LEARN_POWER: Final = Verb("learn_power", "power", "power_slot")
USE_POWER: Final = Verb("use_power", "power")
