// Written by `trickerion schema --typescript` from the server's schema; do not edit.

export const PROTOCOL = 1;

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
  | "shoplift";

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
  | "card_assigned"
  | "card_recalled"
  | "seat_ready"
  | "seat_reconsidered"
  | "assignment_revealed"
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
  | "stock_changed";

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
  | "same_spot"
  | "wrong_corner"
  | "same_symbol"
  | "no_own_marker"
  | "not_assigning"
  | "not_deciding"
  | "keep_first"
  | "still_needed"
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
};

/** The street slots that are closed, by number of players. */
export const CLOSED_SLOTS: Record<number, readonly number[]> = {2: [2, 3], 3: [3], 4: []};
/** The turn from which on the last Performance card leaves. */
export const FIRST_DISCARD_TURN = 3;
/** What a component on the Quick Order slot costs more. */
export const QUICK_ORDER_SURCHARGE = 1;

/** Why something was refused. */
export type Code = Refused["code"];

/** The command is stored for good; `version` is what the reader counts now. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** An action of the game: an object as in `options`, or a line in the notation of records. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: Record<string, string | number> | string;
}

/** What would a good player do in my place? Answered with `advised`. */
export interface Advise {
  type: "advise";
  id: string;
}

/** The answer to `advise`. */
export interface Advised {
  type: "advised";
  id: string;
  version: number;
  action: Record<string, string | number>;
  reason: string;
}

/** Agree to the undo that was asked for. */
export interface Agree {
  type: "agree";
  id: string;
}

/** Ask everybody to go back to the moment after a version. */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  to: number;
}

/** Where to send word to a player of a slow game when it's their turn; what is left out is turned off. */
export interface Attention {
  webhook?: string | null;
  email?: string | null;
}

/** `unconfirmed`: nothing is sent before the player has followed the link in an e-mail; `unsubscribed`: the link to unsubscribe, in any earlier e-mail, also subscribes again. */
export interface AttentionSet {
  email: "confirmed" | "off" | "unconfirmed" | "unsubscribed";
}

/** Take the seat back from the bot. */
export interface Back {
  type: "back";
  id: string;
}

/** A player's cards in hand and face down. */
export interface CardCount {
  permanent: number;
  special: number;
}

/** The table changed beside the game: somebody sat down, came or went. */
export interface Changed {
  type: "table";
  table: TableState;
}

/** A chapter of the rules: `THR`, its title and its rules. */
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export type ClientMessage = Hello | Act | Undo | Restart | AskUndo | Agree | Decline | Say | Leave | Back | Explain | Foresee | Advise | Look | Imagine | Ping;

/** A name and its password. */
export interface Credentials {
  name: string;
  password: string;
}

/** `pending` is left, middle, right; the decks are listed from the top, None for a card that the viewer does not know. */
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

/** Refuse the undo that was asked for, or withdraw it. */
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

/** May I? Answered with a `reason`. */
export interface Explain {
  type: "explain";
  id: string;
  action: Record<string, string | number> | string;
}

/** What would each of my options cost and bring? Answered with a `foresight`. */
export interface Foresee {
  type: "foresee";
  id: string;
}

/** What one option would lead to. */
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
  passes?: boolean;
}

/** The answer to `foresee`: one entry for each of `options`, in their order. */
export interface Foresight {
  type: "foresight";
  id: string;
  version: number;
  options: Foreseen[];
  prices: Record<string, number>;
  weekday_yields: number[];
  trick_yields: Record<string, number[][]>;
}

/** As `trickerion.Options`. */
export interface GameOptions {
  players?: number;
  dark_alley?: boolean;
  prophecies?: boolean;
  beginner?: boolean;
  quick?: boolean;
  late_bonus?: boolean;
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

/** The first message on a socket: who it is, and what it has seen already. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  since?: number | null;
}

/** Ask for a whole position that agrees with all that the seat knows, the rest invented. */
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

/** The keys to seats that somebody holds, of one or many tables. */
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

/** Let a bot play on in one's seat. */
export interface Leave {
  type: "leave";
  id: string;
  level?: string | null;
}

/** A table in a list. */
export interface Listed {
  id: string;
  title: string;
  status: "over" | "playing" | "waiting";
  options: Variant;
  seats: Seat[];
  pace: "live" | "slow";
  spectators: boolean;
  asked: number[];
  turn: number;
  scores: number[] | null;
  created: number;
  updated: number;
  my_seat?: number | null;
  origin?: "position" | "record" | "set_up";
  practice?: boolean;
}

/** How did I see the table after a version? Answered with `looked`. */
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

/** A marker on a Performance card: whose, which symbol, which corner points up; `pieces` is there for a stack. */
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

/** The table at one moment of a finished game. */
export interface Moment {
  action: number;
  actions: number;
  view: Seen;
  events: (Record<string, unknown>)[];
}

/** A table to be opened. */
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
  record?: string | null;
  until?: number | null;
  position?: Record<string, unknown> | null;
}

/** `invitation` is what others need to sit down where the table is not open; `link` has it. */
export interface NewTableMade {
  table: TableState;
  invitation: string;
  link: string;
}

/** What a card remembers of a trick for the rest of the game. */
export interface Note {
  card: string;
  trick: string;
  value: number;
}

/** A trick on a board; `yields` are Fame, Coins and Shards as printed and enhanced (PRF-6). */
export interface OwnTrick {
  markers: number;
  pile: string;
  trick: string;
  yields: number[];
}

/** Components of a type, and how many of it count for their owner (CMP-2). */
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
  shards: number;
  tricks: Record<string, OwnTrick>;
  wages_due: number;
}

/** Fame, Coins or Shards that a seat would gain or lose, and what for. */
export interface PurseChange {
  seat: number;
  what: "coins" | "fame" | "shards";
  amount: number;
  why: string;
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

/** Nothing has changed, and why. */
export interface Refused {
  type: "refused";
  code: "already_asked" | "already_left" | "bad_address" | "bad_name" | "bad_options" | "bad_password" | "bad_record" | "busy" | "illegal" | "invitation_needed" | "malformed" | "name_taken" | "no_mail" | "no_request" | "not_found" | "not_left" | "not_signed_in" | "not_started" | "not_your_seat" | "other_rules" | "other_site" | "out_of_time" | "over" | "reload" | "running" | "seat_taken" | "spectator" | "spectators_off" | "spent" | "stale" | "table_full" | "too_fast" | "undo_nothing" | "undo_planning" | "undo_too_far" | "unknown_table" | "unknown_token";
  detail?: string;
  id?: string | null;
  rule?: string | null;
  reason?: string | null;
  figures?: Record<string, string | number>;
}

/** Take back all of one's turn that can be taken back. */
export interface Restart {
  type: "restart";
  id: string;
  version: number;
}

export interface Rule {
  id: string;
  text: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  name: string | null;
  kind: "bot" | "person";
  bot: string | null;
  is_here: boolean;
}

/** `token` is the key to the seat, `link` leads back to it from any device; keep both secret. */
export interface Seated {
  seat: number;
  token: string;
  link: string;
  table: TableState;
}

/** `tricks` and `performance_deck` are the open decks, `pending` the work still to be done, the question on the table last. */
export interface Seen {
  dark_alley?: DarkAlley;
  dice: Record<string, string | null>;
  initiative: number[];
  market: Market;
  names: string[];
  options: Variant;
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

export type ServerMessage = Welcome | Update | Ack | Refused | Reason | Foresight | Advised | Looked | Imagined | Changed;

/** A Performance card; `guests` lie outside its slots. */
export interface Show {
  guests?: Guest[];
  markers: Record<string, Marker>;
  performance: string;
}

export interface SignedIn {
  name: string;
  token: string;
}

/** A free seat, any one if none is named. */
export interface SitDown {
  name: string;
  seat?: number | null;
  invitation?: string | null;
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
}

/** What is known of a table beside the game. */
export interface TableState {
  id: string;
  title: string;
  status: "over" | "playing" | "waiting";
  options: Variant;
  seats: Seat[];
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
  origin?: "position" | "record" | "set_up";
  practice?: boolean;
}

/** Take back one's last action (R10). */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** An undo that waits for everybody's consent. */
export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
}

/** What happened, and how the reader sees the table now. */
export interface Update {
  type: "update";
  version: number;
  steps: Step[];
  view: Seen | null;
  options: (Record<string, string | number>)[];
  free_options: (Record<string, string | number>)[];
  undoable: number;
  table: TableState;
}

/** The options a game is played with. */
export interface Variant {
  beginner: boolean;
  dark_alley: boolean;
  late_bonus: boolean;
  players: number;
  prophecies: boolean;
  quick: boolean;
}

/** The answer to `hello`; an `update` follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  software: string;
  seat: number | null;
}
