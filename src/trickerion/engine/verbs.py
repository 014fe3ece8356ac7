"""The vocabulary: every kind of action, in the order of the rulebook.

The order fixes the ids (see `Action.id`): new verbs are added at the end.
"""

from trickerion.engine.actions import Verb

# Set-up (SET-6 to SET-8)
CHOOSE_MAGICIAN = Verb("magician", "magician")
CHOOSE_SPECIALIST = Verb("specialist", "specialist")
TAKE_COMPONENT = Verb("component", "component")
CHOOSE_TRICK = Verb("trick", "trick")

# Advertise and Assignment (TURN-4, TURN-5)
ADVERTISE = Verb("advertise")
PASS = Verb("pass")
ASSIGN = Verb("assign", "character", "card")
RECALL = Verb("recall", "character")
READY = Verb("ready")
RECONSIDER = Verb("reconsider")

# Place Characters (TURN-6, AP)
PLACE = Verb("place", "character", "slot")
IDLE = Verb("idle", "character")
ENHANCE = Verb("enhance")
DONE = Verb("done")

# Downtown (DT)
LEARN = Verb("learn", "die")
HIRE = Verb("hire", "die")
TAKE_COINS = Verb("take_coins", "die")
REROLL = Verb("reroll", "die")
SET_DIE = Verb("set_die", "die", "face")
CHOOSE_TRICK_SLOT = Verb("trick_slot", "pile")

# Market Row (MR, CMP)
BUY = Verb("buy", "component", "count")
BARGAIN = Verb("bargain", "count")
ORDER = Verb("order", "component")
QUICK_ORDER = Verb("quick_order", "component")
CHOOSE_ORDER_PLACE = Verb("order_place", "order_place")
CHOOSE_PILE = Verb("pile", "pile")

# Workshop (WS)
PREPARE = Verb("prepare", "trick")
MOVE_TRICK = Verb("move_trick", "trick")
MOVE_COMPONENTS = Verb("move_components", "component", "exchange")
MOVE_APPRENTICE = Verb("move_apprentice", "character")

# Theater and Performance (THR, PRF)
SET_UP = Verb("set_up", "trick")
RESCHEDULE = Verb("reschedule", "spot")
CHOOSE_SPOT = Verb("spot", "spot", "up")
CHOOSE_LINK_PAY = Verb("link", "pay")
PERFORM = Verb("perform", "performance")

# Any time between two actions (TURN-8)
RETURN_TRICK = Verb("return_trick", "trick")
RETURN_COMPONENT = Verb("return_component", "component")
