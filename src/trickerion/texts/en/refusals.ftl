# Why something is not allowed. A rule's reason follows the rule's id: `DT-1: needs 3 AP, 2 left`.

refusal = { $rule }: { $reason }

## What the rules refuse

reason-game_over = the game is over
reason-not_asked = { $seat } isn’t asked now; waiting for { $asked }
reason-other_question = that’s not what is asked now
reason-not_in_game = there is no { $seat } in this game
reason-needs_ap = needs { $needs } AP, { $left } left
reason-needs_coins = { $needs ->
    [one] needs { $needs } Coin, { $left } left
   *[other] needs { $needs } Coins, { $left } left
}
reason-needs_shard = needs a Shard, none left
reason-magician_taken = another player has the favorite category { $category }
reason-magician_left_out = this magician is not in this game
reason-wrong_level = needs a Level { $needs } trick
reason-wrong_category = the trick’s category is { $category }
reason-trick_taken = the trick is not in its deck
reason-trick_boxed = tricks of that level are not in this game
reason-too_dear = costs { $needs }, { $left } left to spend
reason-type_taken = that type is already elsewhere in the Workshop
reason-no_pile_room = no free slot for another type
reason-too_many = { $left ->
    [0] no room for more of that type
   *[other] too many of one type; room for { $left } more
}
reason-already_assigned = that Character already has a card
reason-not_in_team = that Character is not in the team
reason-not_on_board = only an Apprentice on the board can move
reason-not_in_hand = that card is not in hand
reason-no_card = that Character has no card
reason-already_ready = already finished planning; choose “Change my plan” first
reason-not_ready = not finished planning yet
reason-not_assigned = that Character has no card
reason-already_placed = that Character was already placed this turn
reason-is_idle = that Character is Idle
reason-wrong_location = its card says { $location }
reason-slot_taken = the slot is taken by { $seat }
reason-slot_closed = the slot is closed with { $players } players
reason-slot_closed_by = the slot is closed this turn ({ $turn_setup })
reason-weekday_closed = { $weekday } is closed this turn ({ $turn_setup })
reason-power_not_in_hand = this Power isn’t in your hand
reason-power_level = a Level { $level } Power needs slot { $level } or a higher one
reason-power_slot_closed = this slot needs { $needs } Shards, and you have { $left }
reason-power_not_usable = not a learned Power that you can use yourself
reason-power_used = already used this turn
reason-other_weekday = already in the Theater on { $weekday }
reason-weekday_taken = { $weekday } is taken by { $seat }
reason-magician_only = only a Magician may take a performance slot
reason-not_at = that can only be done { $location_in }
reason-enhance_theater = not in the Theater
reason-enhance_once = once per placement, before the first action
reason-die_x = the die shows X
reason-wrong_die = that die is of the wrong kind
reason-same_face = the die already shows that
reason-no_such_face = the die has no such face
reason-no_trick_slot = no free trick slot
reason-no_trick = no trick can be learned with that die
reason-already_hired = that Specialist is already hired
reason-no_apprentice_slot = no slot for another Apprentice
reason-not_in_stock = not in stock
reason-already_ordered = already in the Order area
reason-no_order_place = the Order area is full
reason-place_taken = that place is taken
reason-already_there = already there
reason-not_your_trick = not one of your tricks
reason-has_markers = the trick card still has markers: { $left }
reason-no_markers = no marker left to put on the trick
reason-missing_component = needs { $components }, { $left } available
reason-no_specialist = needs { $specialist_the } in the team
reason-no_pile = no such components in the Workshop
reason-not_exchangeable = that type is not on the Manager’s slots
reason-no_free_slot = no free slot on the extension
reason-not_prepared = no marker on the trick card
reason-no_spot = no Performance card has a legal slot for it
reason-not_your_marker = no marker of yours there
reason-not_shown = that Performance card is not on display
reason-no_such_slot = the card has no such slot
reason-spot_taken = the slot already has a marker
reason-neutral_spot = the neutral marker fills this slot
reason-neutral_marker = a neutral marker can’t be moved
reason-same_spot = the marker is already there
reason-wrong_corner = the { $category } corner must point at a link circle
reason-same_symbol = one marker of a trick per card, and this card already has one
reason-no_own_marker = the card has none of your markers
reason-not_assigning = only in the Assignment phase
reason-not_deciding = only when you’re asked to decide in Place Characters, Performance or End Turn
reason-keep_first = not between drawing and keeping cards
reason-still_needed = still needed for what you’re doing
reason-not_in_puzzles = nothing can be returned in a puzzle
reason-must_place = one Character must be placed or declared Idle
reason-card_waits = the card’s bonus is waiting for its kind of action
reason-no_bonus = no card’s bonus is available
reason-no_action = no action that the card could serve
reason-deck_empty = the deck is empty
reason-first_card_drawn = once per placement
reason-no_prophecies = there are no Pending prophecies
reason-not_drawn = that card was not drawn
reason-same_trick = must be a different trick than the prepared one
reason-level_above = at most a Level { $level } trick
reason-not_required = the prepared trick doesn’t require it
reason-all_returned = everything the trick requires is already returned
reason-not_lowest_slot = the free slot with the lowest AP modifier must be taken
reason-not_a_pair = must be two different cards, in the order they lie
reason-not_performed = no marker of that trick in this Performance
reason-performed_before = that trick was performed before
reason-not_hired = that Character is not the one just hired
reason-waits_a_turn = that Character can be placed the next time it’s your turn
reason-ability_used = once per turn
reason-apprentices_only = only for an Apprentice
reason-not_in_theater = not in the Theater
reason-before_acting = only when placing, before the first action
reason-needs_markers = { $needs ->
    [one] needs { $needs } marker on the trick card, { $left } there
   *[other] needs { $needs } markers on the trick card, { $left } there
}
reason-no_marker_of = the card has no marker of { $seat }
reason-not_face_up = no opponent has revealed that card
reason-perform_slot = Perform cards go with a performance slot, all others don’t
reason-no_such_trick = no opponent’s trick is there in this Performance
reason-yield_taken = that trick’s yield is already taken
reason-take_one = at least one component must be taken
reason-nothing_to_take = no component of the stock can be taken
reason-most_components = { $most ->
    [one] at most { $most } component
   *[other] at most { $most } components
}
reason-not_basic = must be a Basic component
reason-not_lying_there = that component is not there
reason-buy_range = that many of one type can’t be bought at once
reason-bargain_range = between { $least } and { $most }

## What a server refuses

code-offline = Can’t reach the server.
code-malformed = The server didn’t understand this request. Reload and try again.
code-reload = The server was updated while this page was open.
code-unknown_table = There is no such table. The link may be incomplete, or the table is gone.
code-unknown_token = This link doesn’t open a seat here.
code-other_site = The server refused a request from another site. If you host it behind a proxy, set its public address.
code-not_found = There’s nothing at this address.
code-spectators_off = Spectators aren’t allowed at this table.
code-other_rules = This game was started under older rules and can’t be continued on this server.
code-spectator = You’re watching; only players can do that.
code-not_your_seat = That’s another player’s decision.
code-not_started = The game hasn’t started yet.
code-over = The game is over.
code-stale = The table has changed in the meantime. Look again, then decide.
code-illegal = That isn’t allowed now.
code-undo_planning = You’ve finished planning. Choose “Change my plan” first, then take cards back.
code-undo_nothing = You have nothing to undo.
code-undo_too_far = There’s nothing after that to undo.
code-no_request = Nobody has asked for an undo.
code-already_asked = Somebody has already asked for that.
code-already_left = A bot is playing your seat; take it back first.
code-not_left = No bot is playing your seat.
code-out_of_time = You’re out of time for this game.
code-too_fast = Too many requests; try again in a moment.
code-spent = You’ve done that as often as one player can. You can still play on.
code-too_many = That’s too much at once.
code-busy = The server is busy; please try again.
code-seat_taken = Somebody else was faster: the seat is taken.
code-table_full = All seats are taken; you can watch.
code-invitation_needed = This table is by invitation only; ask for the complete link.
code-bad_name = Choose a name of 1 to 40 characters.
code-bad_options = These options don’t go together; choose others.
code-bad_record = Nobody can play on from there: the record can’t be read, or the game is over at that point.
code-unfinished = This game isn’t over. You can play on from it, but only finished games can be reviewed.
code-name_taken = This name is taken.
code-bad_password = Wrong name or password.
code-not_signed_in = Sign in first.
code-running = The game is still running; its replay opens when it’s over.
code-bad_address = That’s not a valid address: an e-mail address has an @, a web address begins with https://.
code-no_push = This server can’t send notifications to browsers.
code-no_mail = This server doesn’t send e-mail. You can use a webhook instead.
code-not_owner = Only the owner of this table can do that.
code-not_admin = Only an admin of this server can do that.
code-removed = You were removed from this table.
code-banned = You’re banned from this server.
code-muted = You can’t chat at the moment.
code-chat_closed = The chat of this table is closed.
code-closed = An admin has closed this table. You can still watch it.
code-expired = This link has expired or was already used.
code-hints_off = This table is played without hints. Hints are allowed or turned off when a table is created.
code-broken_lesson = This lesson doesn’t work with the rules on this server. The other lessons may.
code-broken_puzzle = This puzzle doesn’t work with the rules on this server. The other puzzles may.
code-no_puzzles = The puzzles on this server can’t be read. Its host can find the reason in the log.
code-too_many_seats = You’re already waiting at too many tables. Leave one, or wait until a game starts.
