// Written by `trickerion schema --typescript` from the server's schema; do not edit.

export const PROTOCOL = 2;

/** Every kind of action. */
export type ActionKind =
  | "magician"
  | "specialist"
  | "component"
  | "trick"
  | "advertise"
  | "pass"
  | "assign"
  | "recall"
  | "ready"
  | "reconsider"
  | "place"
  | "idle"
  | "enhance"
  | "done"
  | "learn"
  | "hire"
  | "take_coins"
  | "reroll"
  | "set_die"
  | "trick_slot"
  | "buy"
  | "bargain"
  | "order"
  | "quick_order"
  | "order_place"
  | "pile"
  | "prepare"
  | "move_trick"
  | "move_components"
  | "move_apprentice"
  | "set_up"
  | "reschedule"
  | "spot"
  | "link"
  | "perform"
  | "return_trick"
  | "return_component"
  | "draw_first"
  | "draw_further"
  | "keep"
  | "tell_fortune"
  | "deck"
  | "use_card"
  | "with_card"
  | "accept"
  | "reschedule_guest"
  | "ability"
  | "mimic"
  | "weave_fate"
  | "set_up_stack"
  | "steal"
  | "steal_guest"
  | "outside"
  | "swap_cards"
  | "double"
  | "give"
  | "hireling"
  | "replace_trick"
  | "buy_mix"
  | "barter"
  | "payment"
  | "shoplift"
  | "discard_power"
  | "learn_power"
  | "use_power";

/** Every kind of event. */
export type EventKind =
  | "fame_changed"
  | "coins_changed"
  | "shards_changed"
  | "magician_chosen"
  | "specialist_chosen"
  | "initiative_set"
  | "turn_began"
  | "dice_rolled"
  | "turn_setup_revealed"
  | "card_assigned"
  | "card_recalled"
  | "seat_ready"
  | "seat_reconsidered"
  | "assignment_revealed"
  | "advertising_passed"
  | "character_placed"
  | "character_idle"
  | "character_enhanced"
  | "placement_ended"
  | "trick_learned"
  | "trick_returned"
  | "character_hired"
  | "die_changed"
  | "components_taken"
  | "components_returned"
  | "components_moved"
  | "component_ordered"
  | "component_quick_ordered"
  | "orders_arrived"
  | "trick_prepared"
  | "trick_moved"
  | "apprentice_moved"
  | "marker_set_up"
  | "marker_rescheduled"
  | "link_created"
  | "performance_began"
  | "trick_performed"
  | "markers_returned"
  | "performance_skipped"
  | "character_joined"
  | "performance_card_shown"
  | "performance_card_discarded"
  | "trick_scored"
  | "game_ended"
  | "cards_drawn"
  | "card_kept"
  | "card_used"
  | "card_bonus_began"
  | "card_discarded"
  | "prophecies_moved"
  | "character_left"
  | "marker_set_up_outside"
  | "performance_cards_swapped"
  | "yield_doubled"
  | "card_mimicked"
  | "ability_used"
  | "yield_stolen"
  | "stock_changed"
  | "power_discarded"
  | "power_learned"
  | "learning_passed"
  | "power_returned"
  | "power_used"
  | "plan_revealed"
  | "heir_rule"
  | "shopping_list_changed";

/** Every question a seat can be asked. */
export type QuestionName =
  | "act"
  | "assign_hired"
  | "assignment"
  | "choose_advertise"
  | "choose_bargain"
  | "choose_barter"
  | "choose_basic_token"
  | "choose_durable"
  | "choose_engineers_trick"
  | "choose_enhancement"
  | "choose_escape"
  | "choose_fame_bargain"
  | "choose_first_trick"
  | "choose_hireling"
  | "choose_keep"
  | "choose_link_pay"
  | "choose_magician"
  | "choose_merchants"
  | "choose_mimicry"
  | "choose_mix"
  | "choose_new_trick"
  | "choose_old_trick"
  | "choose_order_place"
  | "choose_payment"
  | "choose_performance"
  | "choose_pile"
  | "choose_possession"
  | "choose_power"
  | "choose_premiere"
  | "choose_replacement"
  | "choose_special_deck"
  | "choose_specialist"
  | "choose_spot"
  | "choose_stage"
  | "choose_steal"
  | "choose_street"
  | "choose_swap"
  | "choose_talent"
  | "choose_test_run"
  | "choose_token"
  | "choose_trick"
  | "choose_trick_slot"
  | "discard_power"
  | "invest"
  | "move_guest"
  | "move_marker"
  | "place_character"
  | "recruit_second"
  | "return_parts"
  | "take_components"
  | "take_extra_components"
  | "use_card";

/** Every reason for a refusal. */
export type ReasonKey =
  | "game_over"
  | "not_asked"
  | "other_question"
  | "not_in_game"
  | "needs_ap"
  | "needs_coins"
  | "needs_shard"
  | "magician_taken"
  | "magician_left_out"
  | "wrong_level"
  | "wrong_category"
  | "trick_taken"
  | "trick_boxed"
  | "too_dear"
  | "type_taken"
  | "no_pile_room"
  | "too_many"
  | "already_assigned"
  | "not_in_team"
  | "not_on_board"
  | "not_in_hand"
  | "no_card"
  | "already_ready"
  | "not_ready"
  | "not_assigned"
  | "already_placed"
  | "is_idle"
  | "wrong_location"
  | "slot_taken"
  | "slot_closed"
  | "slot_closed_by"
  | "weekday_closed"
  | "power_not_in_hand"
  | "power_level"
  | "power_slot_closed"
  | "power_not_usable"
  | "power_used"
  | "other_weekday"
  | "weekday_taken"
  | "magician_only"
  | "not_at"
  | "enhance_theater"
  | "enhance_once"
  | "die_x"
  | "wrong_die"
  | "same_face"
  | "no_such_face"
  | "no_trick_slot"
  | "no_trick"
  | "already_hired"
  | "no_apprentice_slot"
  | "not_in_stock"
  | "already_ordered"
  | "no_order_place"
  | "place_taken"
  | "already_there"
  | "not_your_trick"
  | "has_markers"
  | "no_markers"
  | "missing_component"
  | "no_specialist"
  | "no_pile"
  | "not_exchangeable"
  | "no_free_slot"
  | "not_prepared"
  | "no_spot"
  | "not_your_marker"
  | "not_shown"
  | "no_such_slot"
  | "spot_taken"
  | "neutral_spot"
  | "neutral_marker"
  | "same_spot"
  | "wrong_corner"
  | "same_symbol"
  | "no_own_marker"
  | "not_assigning"
  | "not_deciding"
  | "keep_first"
  | "still_needed"
  | "not_in_puzzles"
  | "must_place"
  | "card_waits"
  | "no_bonus"
  | "no_action"
  | "deck_empty"
  | "first_card_drawn"
  | "no_prophecies"
  | "not_drawn"
  | "same_trick"
  | "level_above"
  | "not_required"
  | "all_returned"
  | "not_lowest_slot"
  | "not_a_pair"
  | "not_performed"
  | "performed_before"
  | "not_hired"
  | "waits_a_turn"
  | "ability_used"
  | "apprentices_only"
  | "not_in_theater"
  | "before_acting"
  | "needs_markers"
  | "no_marker_of"
  | "not_face_up"
  | "perform_slot"
  | "no_such_trick"
  | "yield_taken"
  | "take_one"
  | "nothing_to_take"
  | "most_components"
  | "not_basic"
  | "not_lying_there"
  | "buy_range"
  | "bargain_range";

/** The fields of each kind of action. */
export const ACTION_FIELDS: Record<ActionKind, readonly string[]> = {
  magician: ["magician"],
  specialist: ["specialist"],
  component: ["component"],
  trick: ["trick"],
  advertise: [],
  pass: [],
  assign: ["character", "card"],
  recall: ["character"],
  ready: [],
  reconsider: [],
  place: ["character", "slot"],
  idle: ["character"],
  enhance: [],
  done: [],
  learn: ["die"],
  hire: ["die"],
  take_coins: ["die"],
  reroll: ["die"],
  set_die: ["die", "face"],
  trick_slot: ["pile"],
  buy: ["component", "count"],
  bargain: ["count"],
  order: ["component"],
  quick_order: ["component"],
  order_place: ["order_place"],
  pile: ["pile"],
  prepare: ["trick"],
  move_trick: ["trick"],
  move_components: ["component", "exchange"],
  move_apprentice: ["character"],
  set_up: ["trick"],
  reschedule: ["spot"],
  spot: ["spot", "up"],
  link: ["pay"],
  perform: ["performance"],
  return_trick: ["trick"],
  return_component: ["component"],
  draw_first: ["deck"],
  draw_further: ["deck"],
  keep: ["card"],
  tell_fortune: [],
  deck: ["deck"],
  use_card: ["use"],
  with_card: [],
  accept: [],
  reschedule_guest: ["guest"],
  ability: [],
  mimic: ["card"],
  weave_fate: ["pending"],
  set_up_stack: ["trick"],
  steal: ["spot"],
  steal_guest: ["guest"],
  outside: ["performance"],
  swap_cards: ["performance", "other_performance"],
  double: ["trick", "yield"],
  give: ["component"],
  hireling: ["hireling"],
  replace_trick: ["trick"],
  buy_mix: [],
  barter: [],
  payment: ["payment"],
  shoplift: ["stock_place"],
  discard_power: ["power"],
  learn_power: ["power", "power_slot"],
  use_power: ["power"],
};

/** The values of each field of an action. */
export interface FieldValues {
  magician: "mechaniker" | "electra" | "priestess_of_mysticism" | "yoruba_spiritmaster" | "great_optico" | "gentleman" | "master_of_chains" | "red_lotus";
  specialist: "manager" | "engineer" | "assistant";
  component: "wood" | "metal" | "glass" | "fabric" | "rope" | "petroleum" | "saw" | "animal" | "padlock" | "mirror" | "disguise" | "cog";
  trick: string;
  character: "magician" | "manager" | "engineer" | "assistant" | "apprentice_1" | "apprentice_2" | "apprentice_3" | "assistants_apprentice";
  card: string;
  slot: "downtown.1" | "downtown.2" | "downtown.3" | "downtown.4" | "market_row.1" | "market_row.2" | "market_row.3" | "market_row.4" | "dark_alley.1" | "dark_alley.2" | "dark_alley.3" | "dark_alley.4" | "thursday.1" | "thursday.2" | "thursday.performance" | "friday.1" | "friday.2" | "friday.performance" | "saturday.1" | "saturday.2" | "saturday.performance" | "sunday.1" | "sunday.2" | "sunday.performance" | "workshop.1" | "workshop.2";
  die: "residence_a" | "residence_b" | "inn_a" | "inn_b" | "bank_a" | "bank_b";
  face: "spiritual" | "mechanical" | "optical" | "escape" | "any" | "assistant" | "manager" | "engineer" | "apprentice" | "3" | "4" | "5" | "6" | "x";
  pile: "board" | "extension";
  count: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
  order_place: "1" | "2" | "3" | "4";
  exchange: "wood" | "metal" | "glass" | "fabric" | "rope" | "petroleum" | "saw" | "animal" | "padlock" | "mirror" | "disguise" | "cog" | "none";
  spot: string;
  up: "spiritual" | "mechanical" | "optical" | "escape";
  pay: "fame" | "coins";
  performance: "riverside_1" | "riverside_2" | "riverside_3" | "riverside_4" | "riverside_5" | "riverside_6" | "riverside_7" | "riverside_8" | "riverside_9" | "riverside_10" | "riverside_11" | "riverside_12" | "grand_magorian_1" | "grand_magorian_2" | "grand_magorian_3" | "grand_magorian_4" | "grand_magorian_5" | "grand_magorian_6" | "grand_magorian_7" | "grand_magorian_8" | "magnus_pantheon_1" | "magnus_pantheon_2" | "magnus_pantheon_3" | "magnus_pantheon_4" | "magnus_pantheon_5" | "magnus_pantheon_6" | "magnus_pantheon_7" | "magnus_pantheon_8";
  deck: "theater" | "workshop" | "market_row" | "downtown";
  use: "bonus" | "ap";
  guest: string;
  pending: "left" | "middle" | "right";
  other_performance: "riverside_1" | "riverside_2" | "riverside_3" | "riverside_4" | "riverside_5" | "riverside_6" | "riverside_7" | "riverside_8" | "riverside_9" | "riverside_10" | "riverside_11" | "riverside_12" | "grand_magorian_1" | "grand_magorian_2" | "grand_magorian_3" | "grand_magorian_4" | "grand_magorian_5" | "grand_magorian_6" | "grand_magorian_7" | "grand_magorian_8" | "magnus_pantheon_1" | "magnus_pantheon_2" | "magnus_pantheon_3" | "magnus_pantheon_4" | "magnus_pantheon_5" | "magnus_pantheon_6" | "magnus_pantheon_7" | "magnus_pantheon_8";
  yield: "fame" | "coins" | "shards";
  hireling: "apprentice" | "manager" | "engineer" | "assistant";
  payment: "coins" | "fame";
  stock_place: "1" | "2" | "3" | "4" | "quick_order" | "logistics_place";
  power: string;
  power_slot: "1" | "2" | "3" | "4";
}

/** Everything a seat can do. */
export type Action =
  | { seat: number; kind: "magician"; magician: FieldValues["magician"] }
  | { seat: number; kind: "specialist"; specialist: FieldValues["specialist"] }
  | { seat: number; kind: "component"; component: FieldValues["component"] }
  | { seat: number; kind: "trick"; trick: FieldValues["trick"] }
  | { seat: number; kind: "advertise" }
  | { seat: number; kind: "pass" }
  | { seat: number; kind: "assign"; character: FieldValues["character"]; card: FieldValues["card"] }
  | { seat: number; kind: "recall"; character: FieldValues["character"] }
  | { seat: number; kind: "ready" }
  | { seat: number; kind: "reconsider" }
  | { seat: number; kind: "place"; character: FieldValues["character"]; slot: FieldValues["slot"] }
  | { seat: number; kind: "idle"; character: FieldValues["character"] }
  | { seat: number; kind: "enhance" }
  | { seat: number; kind: "done" }
  | { seat: number; kind: "learn"; die: FieldValues["die"] }
  | { seat: number; kind: "hire"; die: FieldValues["die"] }
  | { seat: number; kind: "take_coins"; die: FieldValues["die"] }
  | { seat: number; kind: "reroll"; die: FieldValues["die"] }
  | { seat: number; kind: "set_die"; die: FieldValues["die"]; face: FieldValues["face"] }
  | { seat: number; kind: "trick_slot"; pile: FieldValues["pile"] }
  | { seat: number; kind: "buy"; component: FieldValues["component"]; count: FieldValues["count"] }
  | { seat: number; kind: "bargain"; count: FieldValues["count"] }
  | { seat: number; kind: "order"; component: FieldValues["component"] }
  | { seat: number; kind: "quick_order"; component: FieldValues["component"] }
  | { seat: number; kind: "order_place"; order_place: FieldValues["order_place"] }
  | { seat: number; kind: "pile"; pile: FieldValues["pile"] }
  | { seat: number; kind: "prepare"; trick: FieldValues["trick"] }
  | { seat: number; kind: "move_trick"; trick: FieldValues["trick"] }
  | { seat: number; kind: "move_components"; component: FieldValues["component"]; exchange: FieldValues["exchange"] }
  | { seat: number; kind: "move_apprentice"; character: FieldValues["character"] }
  | { seat: number; kind: "set_up"; trick: FieldValues["trick"] }
  | { seat: number; kind: "reschedule"; spot: FieldValues["spot"] }
  | { seat: number; kind: "spot"; spot: FieldValues["spot"]; up: FieldValues["up"] }
  | { seat: number; kind: "link"; pay: FieldValues["pay"] }
  | { seat: number; kind: "perform"; performance: FieldValues["performance"] }
  | { seat: number; kind: "return_trick"; trick: FieldValues["trick"] }
  | { seat: number; kind: "return_component"; component: FieldValues["component"] }
  | { seat: number; kind: "draw_first"; deck: FieldValues["deck"] }
  | { seat: number; kind: "draw_further"; deck: FieldValues["deck"] }
  | { seat: number; kind: "keep"; card: FieldValues["card"] }
  | { seat: number; kind: "tell_fortune" }
  | { seat: number; kind: "deck"; deck: FieldValues["deck"] }
  | { seat: number; kind: "use_card"; use: FieldValues["use"] }
  | { seat: number; kind: "with_card" }
  | { seat: number; kind: "accept" }
  | { seat: number; kind: "reschedule_guest"; guest: FieldValues["guest"] }
  | { seat: number; kind: "ability" }
  | { seat: number; kind: "mimic"; card: FieldValues["card"] }
  | { seat: number; kind: "weave_fate"; pending: FieldValues["pending"] }
  | { seat: number; kind: "set_up_stack"; trick: FieldValues["trick"] }
  | { seat: number; kind: "steal"; spot: FieldValues["spot"] }
  | { seat: number; kind: "steal_guest"; guest: FieldValues["guest"] }
  | { seat: number; kind: "outside"; performance: FieldValues["performance"] }
  | { seat: number; kind: "swap_cards"; performance: FieldValues["performance"]; other_performance: FieldValues["other_performance"] }
  | { seat: number; kind: "double"; trick: FieldValues["trick"]; yield: FieldValues["yield"] }
  | { seat: number; kind: "give"; component: FieldValues["component"] }
  | { seat: number; kind: "hireling"; hireling: FieldValues["hireling"] }
  | { seat: number; kind: "replace_trick"; trick: FieldValues["trick"] }
  | { seat: number; kind: "buy_mix" }
  | { seat: number; kind: "barter" }
  | { seat: number; kind: "payment"; payment: FieldValues["payment"] }
  | { seat: number; kind: "shoplift"; stock_place: FieldValues["stock_place"] }
  | { seat: number; kind: "discard_power"; power: FieldValues["power"] }
  | { seat: number; kind: "learn_power"; power: FieldValues["power"]; power_slot: FieldValues["power_slot"] }
  | { seat: number; kind: "use_power"; power: FieldValues["power"] };

/** The street slots that are closed, by number of players. */
export const CLOSED_SLOTS: Record<number, readonly number[]> = {2: [2, 3], 3: [3], 4: []};
/** The turn from which on the last Performance card leaves. */
export const FIRST_DISCARD_TURN = 3;
/** What a component on the Quick Order slot costs more. */
export const QUICK_ORDER_SURCHARGE = 1;
/** The Fame for a poster. */
export const ADVERTISE_FAME = 2;
/** The printed AP of the actions of Locations, except those whose cost varies. */
export const PRINTED_AP = { set_up: 1, reschedule: 1, reschedule_guest: 1, move_trick: 1, move_components: 1, move_apprentice: 1, buy: 1, order: 1, quick_order: 2, learn: 3, hire: 3, take_coins: 3, reroll: 1, set_die: 2, draw_first: 1, draw_further: 2, tell_fortune: 1 } as const;
/** How many of each thing score how much Fame at the end. */
export const FINAL_RATES = { final_shards: { per: 1, fame: 1 }, final_coins: { per: 3, fame: 1 }, final_apprentices: { per: 1, fame: 2 }, final_specialists: { per: 1, fame: 3 }, final_special_cards: { per: 1, fame: 2 } } as const;

/** Why something was refused. */
export type Code = Refused["code"];

/** The command is stored; `version` is the reader's version of it. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** An action: an object from `options`, or a line as in a record. */
export interface ActCommand {
  type: "act";
  id: string;
  version: number;
  action: Action | string;
}

/** A source of Fame in which two options differ: a term of the evaluation, `rivals`, or what the events of this turn pay for. Positive amounts speak for the better option. */
export interface AdviceReason {
  what: string;
  amount: number;
}

/** Ask what a good player would do. Answered with `advised`. */
export interface Advise {
  type: "advise";
  id: string;
}

/** The answer to `advise`: the best action, in what it beats the next best one (a term of the evaluation, or `rivals`), how much more Fame it is expected to bring, and from which sources. */
export interface Advised {
  type: "advised";
  id: string;
  version: number;
  action: Action;
  reason: string;
  other?: Action | null;
  lead?: number;
  reasons?: AdviceReason[];
}

/** Agree to the requested undo. */
export interface Agree {
  type: "agree";
  id: string;
}

/** Ask everyone to undo back to a version. */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  to: number;
}

/** How to notify a player of a slow game when it's their turn; leave a field out to turn it off. */
export interface Attention {
  webhook?: string | null;
  email?: string | null;
}

/** `unconfirmed`: nothing is sent until the player follows the link in an e-mail; `unsubscribed`: the unsubscribe link of any earlier e-mail also subscribes again. */
export interface AttentionSet {
  email: "confirmed" | "off" | "unconfirmed" | "unsubscribed";
}

/** Take the seat back from the bot. */
export interface Back {
  type: "back";
  id: string;
}

/** The level of a bot that takes a free seat, with a style or without. */
export interface BotSeat {
  level: string;
}

/** A player's cards in hand and face down. */
export interface CardCount {
  permanent: number;
  special: number;
}

/** A chapter: its id (`THR`), its introduction, and its rules. */
export interface Chapter {
  id: string;
  title: string;
  introduction: string;
  rules: Rule[];
}

export interface ChatSetting {
  is_open: boolean;
}

export type ClientMessage = Hello | ActCommand | Undo | Restart | AskUndo | Agree | Decline | Say | LeaveSeat | Back | Explain | Advise | Judge | Look | Imagine | Ping;

/** By how much the best option is ahead of the chosen one; all 0 if the choice was as good. */
export interface Cost {
  fame: number;
  parts: Record<string, number>;
  reasons: CostReason[];
  win: number;
}

/** One of the differences between two options. */
export interface CostReason {
  amount: number;
  what: string;
}

/** A name and its password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The puzzle of a day (UTC), the same for everybody on this server. */
export interface DailyPuzzle {
  day: string;
  id: string;
  results: DailyResult[];
  streak: number;
}

/** How somebody did in a puzzle of the day. The first attempt counts. */
export interface DailyResult {
  name: string;
  fame: number;
  attempts: number;
  is_solved: boolean;
  is_mine: boolean;
  has_account: boolean;
}

/** `pending` is left, middle, right; the decks are listed from the top, with None for a card that the viewer does not know. */
export interface DarkAlley {
  armed: string | null;
  lasting: Lasting[];
  notes: Note[];
  pending: (string | null)[];
  placed: Placed[];
  prophecy: string | null;
  prophecy_discard: string[];
  prophecy_pile: number;
  special_decks: ((string | null)[])[];
}

/** A choice between several options. */
export interface Decision {
  alternatives: Option[];
  best: Option;
  chosen: Option;
  cost: Cost;
  error: number;
  exact: boolean;
  index: number;
  lead: number;
  phase: string;
  seat: number;
  turn: number;
}

/** Decline the requested undo, or withdraw it. */
export interface Decline {
  type: "decline";
  id: string;
}

/** A Character: where it is, and the card under it if it may be seen. */
export interface Disk {
  card: string | null;
  face_down?: boolean;
  where: string;
}

/** The Turn Setup cards of this turn (None during setup) and of the next one with the slots they close, and how many are left (DUEL-2). */
export interface Duel {
  closed: string[];
  deck: number;
  next_closed: string[];
  next_turn_setup: string | null;
  turn_setup: string | null;
}

export interface EmailAddress {
  email: string;
}

/** A worked example, moment by moment: the position first, then one moment per step. */
export interface Example {
  rules: string[];
  seat: number;
  moments: Moment[];
}

/** Ask whether an action is legal. Answered with a `reason`. */
export interface Explain {
  type: "explain";
  id: string;
  action: Action | string;
}

/** What an option would lead to, as far as its seat can know. */
export interface Foreseen {
  cost?: number | null;
  ap?: number | null;
  more_ap?: number;
  changes?: PurseChange[];
  links?: string[];
  pays?: number;
  payments?: number;
  price?: number | null;
  wages?: number;
  unsure?: boolean;
}

/** What each of a seat's options would cost and bring. */
export interface Foresight {
  options: Foreseen[];
  prices: Record<string, number>;
  base_ap: Record<string, number>;
  weekday_yields: number[];
  trick_yields: Record<string, number[][]>;
}

/** The same fields as `trickerion.Options`. */
export interface GameOptions {
  players?: number;
  dark_alley?: boolean;
  prophecies?: boolean;
  beginner?: boolean;
  quick?: boolean;
  late_bonus?: boolean;
  duel?: boolean;
  powers?: boolean;
  heir?: "" | "easy" | "hard" | "normal";
}

/** A marker outside the slots of a Performance card: it has no corners. */
export interface Guest {
  seat: number;
  symbol: string;
}

export interface Health {
  status: "ok";
  software: string;
  protocol: number;
  tables: number;
  sockets: number;
}

/** Dahlgaard's Heir: its plan, whether its stance is Ready, the Character with 1 AP more, earlier plans, how many are to come, its shopping list, its tricks from left to right. */
export interface HeirState {
  deck: number;
  past_plans: string[];
  plan: string | null;
  ready: boolean;
  shopping_list: string[];
  stronger: string | null;
  tricks: string[];
}

/** The first message on a socket: who is connecting, and what they have already seen. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  since?: number | null;
}

/** Ask for a full position that fits what the seat knows; the rest is made up. */
export interface Imagine {
  type: "imagine";
  id: string;
}

/** The answer to `imagine`. */
export interface Imagined {
  type: "imagined";
  id: string;
  version: number;
  position: Record<string, unknown>;
}

/** Ask the tutor about an action before it is played, at a table with hints where all others are bots. Answered with `judged`. */
export interface Judge {
  type: "judge";
  id: string;
  action: Action | string;
}

/** The answer to `judge`. If the action loses much: how much Fame and chance to win, the best option (one action, or the cards of a plan), and the sources of Fame in which it is better. */
export interface Judged {
  type: "judged";
  id: string;
  version: number;
  lost?: number;
  win?: number;
  best?: (Record<string, string | number>)[];
  reasons?: AdviceReason[];
}

/** Tokens of seats, at one or several tables. */
export interface Keys {
  tokens: string[];
}

/** A Special card used for its bonus this turn, and what it remembers, if anything. */
export interface Lasting {
  card: string;
  character: string;
  memory?: unknown;
  seat: number;
}

/** Let a bot take over the seat. */
export interface LeaveSeat {
  type: "leave";
  id: string;
  level?: string | null;
}

/** The learner's actions since the start of a step. */
export interface LessonActions {
  actions: (Action | string)[];
  earlier?: ((Record<string, string | number> | string)[])[];
  known?: number;
}

/** A step of a lesson, and the rules it is about. */
export interface LessonGoal {
  id: string;
  rules: string[];
}

export interface LessonListed {
  id: string;
  steps: LessonGoal[];
}

/** A step of a lesson after the learner's actions. */
export interface LessonMoment {
  update: Update;
  verdict: "missed" | "open" | "reached";
  miss: string | null;
  keeps_board: boolean;
  next_move: Action | null;
}

/** Would this action be legal after those? */
export interface LessonQuestion {
  actions: (Action | string)[];
  earlier?: ((Record<string, string | number> | string)[])[];
  known?: number;
  action: Action | string;
}

/** How the legend would have played a seat on: the moments after this many actions. */
export interface Line {
  start: number;
  seat: number;
  moments: Moment[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  title: string;
  status: "over" | "playing" | "waiting";
  options: SetupOptions;
  seats: SeatState[];
  pace: "live" | "slow";
  spectators: boolean;
  asked: number[];
  turn: number;
  scores: number[] | null;
  created: number;
  updated: number;
  my_seat?: number | null;
  origin?: "position" | "record" | "set_up" | "upload";
  practice?: boolean;
  closed?: boolean;
  places?: number[] | null;
}

/** Ask for the view at an earlier version. Answered with `looked`. */
export interface Look {
  type: "look";
  id: string;
  version: number;
}

/** The answer to `look`. */
export interface Looked {
  type: "looked";
  id: string;
  version: number;
  view: Seen;
}

/** A chance event: the outlook after it, minus its expectation over other outcomes. */
export interface Luck {
  fame: number[];
  index: number;
  turn: number;
  what: string[];
  win: number[];
}

/** A marker on a Performance card: its seat, its symbol, the corner that points up; a stack also has `pieces`. */
export interface Marker {
  pieces?: number;
  seat: number;
  symbol: string;
  up: string;
}

export interface Market {
  buy: string[];
  orders: (string | null)[];
  quick_order: string | null;
}

/** The signed-in account. */
export interface Me {
  name: string;
  is_admin: boolean;
  emails: string[];
  language?: string | null;
}

/** What the owner of a table, or an admin, may see of it. */
export interface Moderation {
  is_owner: boolean;
  is_admin: boolean;
  spectators: Spectator[];
}

/** The view after an action of a finished game or a step of a worked example, and the events that led to it. */
export interface Moment {
  view: Seen;
  events: (Record<string, unknown>)[];
  scenes?: SceneView[];
}

export interface Muting {
  muted: boolean;
}

/** A neutral marker on a Performance card (DUEL-5): its slot, and the corner that points up. */
export interface NeutralMarker {
  slot: string;
  up: string;
}

/** The account of a person, or of a bot: a program that plays by this protocol. */
export interface NewAccount {
  name: string;
  password: string;
  is_bot?: boolean;
}

/** A new password, and the token of the link that allows it. */
export interface NewPassword {
  token: string;
  password: string;
}

/** A player, or one of their chat messages, to be looked at by an admin. */
export interface NewReport {
  seat: number;
  reason?: string;
  version?: number | null;
}

/** A ban or a mute of an account by its name, or of the player of a seat: their account, or for guests a ban of their address, or a mute at this table. */
export interface NewSanction {
  kind: "ban" | "mute";
  account?: string | null;
  table?: string | null;
  seat?: number | null;
  reason?: string;
  days?: number | null;
}

/** A table to create. */
export interface NewTable {
  options?: GameOptions;
  title?: string;
  bots?: string[];
  is_open?: boolean;
  pace?: "live" | "slow";
  spectators?: boolean;
  clock?: "game" | "move" | "none";
  seconds?: number;
  takeover?: string;
  hints?: boolean | null;
  guided?: boolean;
  record?: string | null;
  until?: number | null;
  position?: Record<string, unknown> | null;
}

/** Others need `invitation` to join a table that is not open; `link` contains it. `owner` is the token with which its creator moderates the table; keep it secret. */
export interface NewTableMade {
  table: TableState;
  invitation: string;
  link: string;
  owner: string;
}

/** A card's note about a trick, for the rest of the game. */
export interface Note {
  card: string;
  trick: string;
  value: number;
}

/** An option of a decision: one action, or the cards that a plan assigns. */
export interface Option {
  actions: Action[];
  fame: number;
  parts: Record<string, number>;
  preview: Preview;
  sources: Record<string, number>;
  win: number;
}

/** A trick on a board; `yields` are Fame, Coins and Shards as printed and enhanced (PRF-6). */
export interface OwnTrick {
  markers: number;
  pile: string;
  trick: string;
  yields: number[];
}

/** A page beside the rules; its text is Markdown. */
export interface Page {
  id: string;
  title: string;
  text: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** The password again, before something that can't be undone. */
export interface PasswordConfirmation {
  password: string;
}

/** Components of a type, and how many they count as (CMP-2). */
export interface Pile {
  counted: number;
  pieces: number;
  pile: string;
}

/** Answered with an `ack`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** A Character placed this turn. */
export interface Placed {
  character: string;
  seat: number;
}

export interface Player {
  ability_used: boolean;
  advertised: boolean;
  cards: CardCount;
  characters: Record<string, Disk>;
  coins: number;
  components: Record<string, Pile>;
  fame: number;
  hand?: string[];
  initiative_slot: number | null;
  inn_apprentices: number;
  known_cards?: string[];
  magician: string | null;
  powers?: PlayerPowers;
  shards: number;
  tricks: Record<string, OwnTrick>;
  wages_due: number;
}

/** A player's Powers (POW-2 to POW-6): those beside the four Power slots with the Coins on them and whether they were used this turn, how many slots are open, how many cards of each level are in hand, and those of them that everyone knows. The owner also sees the hand and what was discarded. */
export interface PlayerPowers {
  coins: number[];
  discarded?: string[];
  hand?: string[];
  known: string[];
  learned: (string | null)[];
  levels: number[];
  open_slots: number;
  used: boolean[];
}

/** The summary of a player's game. */
export interface PlayerReview {
  best: number[];
  decisions: number;
  fame: number;
  lost: Total;
  lost_by_part: Record<string, number>;
  lost_by_phase: Record<string, number>;
  luck: Total;
  luck_by_kind: Record<string, number>;
  mistakes: number;
  place: number;
  seat: number;
  worst: number[];
}

/** The outlook of a position. */
export interface Point {
  fame: number[];
  phase: string;
  places: number[][];
  turn: number;
}

/** What an action would cost and bring at once; a figure that it doesn't have is left out. */
export interface Preview {
  ap?: number;
  changes?: PreviewChange[];
  more_ap?: number;
  price?: number;
}

/** Fame, Coins or Shards that an action brings a seat, or costs it. */
export interface PreviewChange {
  amount: number;
  seat: number;
  what: "coins" | "fame" | "shards";
  why: string;
}

/** Fame, Coins or Shards that a seat would gain or lose, and why. */
export interface PurseChange {
  seat: number;
  what: "coins" | "fame" | "shards";
  amount: number;
  why: string;
}

/** What a browser subscribes to push messages with; None if this server can't send any. */
export interface PushKey {
  key: string | null;
}

/** The address of a browser that wants no more push messages. */
export interface PushRemoval {
  endpoint: string;
}

/** A browser's subscription: its address, public key and secret, as the browser names them. */
export interface PushSubscription {
  endpoint: string;
  point: string;
  secret: string;
  language?: string;
}

/** A person's actions since the start of a puzzle. */
export interface PuzzleActions {
  actions: (Action | string)[];
  known?: number;
}

/** A finished attempt, for the list of results. */
export interface PuzzleAttempt {
  actions: (Action | string)[];
  name: string;
  key: string;
}

/** What is known about a puzzle before it is tried. */
export interface PuzzleListed {
  id: string;
  kind: "last_turn" | "show";
  difficulty: "easy" | "hard" | "medium";
  themes: ("components" | "final_scoring" | "idle" | "level_3" | "links" | "performer" | "prepare" | "prophecy" | "reschedule" | "set_up" | "shards" | "special_card" | "wages" | "weekday")[];
  decisions: number;
  options: SetupOptions;
}

/** A puzzle after somebody's actions. */
export interface PuzzleMoment {
  update: Update;
  verdict: PuzzleVerdict | null;
}

/** Would this action be legal after those? */
export interface PuzzleQuestion {
  actions: (Action | string)[];
  known?: number;
  action: Action | string;
}

/** What an attempt has reached, and what could be reached. */
export interface PuzzleVerdict {
  fame: number;
  best: number;
  line: (Record<string, string | number>)[];
}

/** The answer to `explain`. */
export interface Reason {
  type: "reason";
  id: string;
  legal: boolean;
  rule?: string | null;
  reason?: string | null;
  figures?: Record<string, string | number>;
  sentence?: string | null;
}

/** The id under which an uploaded game can be replayed and reviewed. */
export interface RecordStored {
  id: string;
}

/** Why a request was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  code: "already_asked" | "already_left" | "bad_address" | "bad_name" | "bad_options" | "bad_password" | "bad_record" | "banned" | "broken_lesson" | "broken_puzzle" | "busy" | "chat_closed" | "closed" | "expired" | "hints_off" | "illegal" | "invitation_needed" | "malformed" | "muted" | "name_taken" | "no_mail" | "no_push" | "no_puzzles" | "no_request" | "not_admin" | "not_found" | "not_left" | "not_owner" | "not_signed_in" | "not_started" | "not_your_seat" | "other_rules" | "other_site" | "out_of_time" | "over" | "reload" | "removed" | "running" | "seat_taken" | "spectator" | "spectators_off" | "spent" | "stale" | "table_full" | "too_fast" | "too_many_seats" | "undo_nothing" | "undo_planning" | "undo_too_far" | "unfinished" | "unknown_table" | "unknown_token";
  detail?: string;
  id?: string | null;
  rule?: string | null;
  reason?: string | null;
  figures?: Record<string, string | number>;
}

/** A seat at the table where the same people play again. `owner` is the token of its creator, None for everyone else; `invitation` lets others join. */
export interface RematchJoined {
  seat: number;
  token: string;
  link: string;
  table: TableState;
  invitation: string;
  owner: string | null;
}

/** A finished game: its start, then a moment for each action. */
export interface Replay {
  actions: number;
  origin: "position" | "record" | "set_up" | "upload";
  practice: boolean;
  moments: Moment[];
}

export interface ReportListed {
  id: number;
  at: number;
  table: string;
  seat: number;
  name: string | null;
  text: string | null;
  reason: string;
  handled: number | null;
}

/** Asks for a link to set a new password. */
export interface ResetRequest {
  name: string;
}

/** Undo as many of the seat's last actions as possible. */
export interface Restart {
  type: "restart";
  id: string;
  version: number;
}

/** A reviewed game. */
export interface Review {
  actions: number;
  decisions: Decision[];
  depth: string;
  fame: number[];
  format: number;
  luck: Luck[];
  names: string[];
  options: SetupOptions;
  places: number[];
  players: PlayerReview[];
  points: Point[];
  rules: number;
  seed: number;
  turning_points: TurningPoint[];
  version: string;
}

/** How far the review of a finished game is. */
export interface ReviewState {
  status: "done" | "failed" | "waiting" | "working";
  progress?: number;
  ahead?: number;
}

/** A rule and its id, such as `THR-4`. */
export interface Rule {
  id: string;
  text: string;
}

/** The rulebook in one language, and the list of languages. */
export interface Rulebook {
  language: string;
  languages: string[];
  chapters: Chapter[];
  pages: Page[];
}

export interface SanctionListed {
  id: number;
  kind: "ban" | "mute";
  name: string | null;
  reason: string;
  until: number | null;
  created: number;
}

/** A chat message. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The game after some of an action's events, such as at the end of a turn. */
export interface SceneView {
  after: number;
  view: Seen;
}

/** A seat as everyone sees it. */
export interface SeatState {
  seat: number;
  name: string | null;
  kind: "bot" | "person" | "remote_bot";
  bot: string | null;
  is_here: boolean;
  vacancy?: "bot" | "open" | null;
  muted?: boolean;
}

/** `token` opens the seat, `link` does so on any device; keep both secret. */
export interface Seated {
  seat: number;
  token: string;
  link: string;
  table: TableState;
}

/** `tricks` and `performance_deck` are the open decks, `pending` the pending work, the current question last. */
export interface Seen {
  dark_alley?: DarkAlley;
  dice: Record<string, string | null>;
  duel?: Duel;
  heir?: HeirState;
  initiative: number[];
  market: Market;
  names: string[];
  options: SetupOptions;
  over: boolean;
  pending: (Record<string, unknown>)[];
  performance_deck: string[];
  phase: string;
  players: Player[];
  seat: number | null;
  theater: Show[];
  to_act: number[];
  tricks: Record<string, string[]>;
  turn: number;
  winner: number | null;
}

export type ServerMessage = Welcome | Update | Ack | Refused | Reason | Advised | Judged | Looked | Imagined | TableChanged;

/** A browser that is signed in to the account. */
export interface SessionListed {
  id: string;
  created: number | null;
  expires: number;
  agent: string | null;
  is_current: boolean;
}

/** The options a game is played with. */
export interface SetupOptions {
  beginner: boolean;
  dark_alley: boolean;
  duel?: boolean;
  heir?: string;
  late_bonus: boolean;
  players: number;
  powers?: boolean;
  prophecies: boolean;
  quick: boolean;
}

/** A Performance card; `guests` are markers outside its slots. */
export interface Show {
  guests?: Guest[];
  markers: Record<string, Marker>;
  neutral?: NeutralMarker;
  performance: string;
}

export interface SignedIn {
  name: string;
  token: string;
  language?: string | null;
}

/** Take a free seat, any if none is named. */
export interface SitDown {
  name: string;
  seat?: number | null;
  invitation?: string | null;
}

/** The best result of the account's solo games at a difficulty with a magician (HEIR-1). */
export interface SoloResult {
  difficulty: string;
  magician: string;
  fame: number;
  heir: number;
  is_won: boolean;
}

/** Somebody who watches, perhaps in several windows. */
export interface Spectator {
  key: string;
  name: string | null;
  connections: number;
}

/** One entry of the table's log, as the reader may know it. */
export interface Step {
  version: number;
  kind: "act" | "agree" | "ask_undo" | "back" | "decline" | "leave" | "say" | "undo";
  seat?: number | null;
  at?: number;
  action?: string | null;
  events?: (Record<string, unknown>)[];
  taken_back?: number[];
  text?: string | null;
  name?: string | null;
  scenes?: SceneView[];
}

/** The table changed besides the game: a seat was taken, or someone connected or left. */
export interface TableChanged {
  type: "table";
  table: TableState;
}

/** Everything about a table besides the game. */
export interface TableState {
  id: string;
  title: string;
  status: "over" | "playing" | "waiting";
  options: SetupOptions;
  seats: SeatState[];
  is_open: boolean;
  pace: "live" | "slow";
  spectators: boolean;
  clock: "game" | "move" | "none";
  seconds: number;
  commitment: string;
  seed?: string | null;
  salt?: string | null;
  left?: (number | null)[];
  request?: UndoRequest | null;
  origin?: "position" | "record" | "set_up" | "upload";
  practice?: boolean;
  chat_open?: boolean;
  hints?: boolean;
  guided?: boolean;
  closed?: boolean;
  rematch?: string | null;
}

export interface Total {
  fame: number;
  win: number;
}

/** A decision or a chance event that changed a seat's chance to win more than most. */
export interface TurningPoint {
  index: number;
  kind: string;
  seat: number;
  turn: number;
  win: number;
}

/** Undo the seat's last action (R10). */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** An undo that needs everyone's consent. */
export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
}

/** The news, and the table as the reader sees it now. */
export interface Update {
  type: "update";
  version: number;
  steps: Step[];
  view: Seen | null;
  options: Action[];
  free_options: Action[];
  undoable: number;
  table: TableState;
  foresight?: Foresight | null;
}

/** The record of a finished game, to be replayed and reviewed. */
export interface UploadedRecord {
  record: string;
}

/** The answer to `hello`; an `update` follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  software: string;
  seat: number | null;
}
