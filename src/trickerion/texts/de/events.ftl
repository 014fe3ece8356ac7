# Was geschieht. Das Ereignis eines Spielers beginnt mit `{ $who }`, der in Folgesätzen leer ist.

told-line = { $told }.
told-more = { $told }; { $next }
told-then = { $told }. { $next }

event-fame_changed = { $change ->
    [gain] { $who } erhält { $amount } ({ $why })
   *[loss] { $who } verliert { $amount } ({ $why })
}
event-coins_changed = { $change ->
    [gain] { $who } erhält { $amount } ({ $why })
   *[loss] { $who } zahlt { $amount } ({ $why })
}
event-shards_changed = { $change ->
    [gain] { $who } erhält { $amount } ({ $why })
   *[loss] { $who } gibt { $amount } aus ({ $why })
}

## Spielaufbau und Spielrunde

event-magician_chosen = { $who } spielt { $magician_acc }
event-specialist_chosen = { $who } wählt { $specialist_acc }
event-initiative_set = Spielreihenfolge: { $order }
event-turn_began = Spielrunde { $turn } beginnt
event-dice_rolled = Die Stadtwürfel fallen. { $faces }
event-die_rolled = { $die_short }: { $face }
event-turn_setup_revealed = „{ $turn_setup }“ sperrt in dieser Spielrunde Plätze und Wochentage; als Nächstes kommt „{ $next_turn_setup }“
event-advertising_passed = { $who } rührt die Trommel nicht
event-card_assigned = { $who } legt „{ $card }“ unter { $character_acc }
event-card_recalled = { $who } nimmt „{ $card }“ { $character_from } zurück
event-seat_ready = { $who } ist mit dem Planen fertig
event-seat_reconsidered = { $who } ändert den Plan
event-assignment_revealed = { $who } deckt { $revealed } auf
event-card_revealed = „{ $card }“ unter { $character_dat }
event-character_placed = { $ap ->
    [0] { $who } setzt { $character_acc } { $slot_onto }
   *[other] { $who } setzt { $character_acc } { $slot_onto }, { $ap } AP
}
event-character_idle = { $who } lässt { $character_acc } untätig
event-character_enhanced = { $who } verstärkt den Mitarbeiter um { $ap } AP
event-placement_ended = { $ap ->
    [0] { $who } beendet den Einsatz
   *[other] { $who } beendet den Einsatz und lässt { $ap } AP verfallen
}

## Stadtzentrum, Marktplatz, Werkstatt

event-trick_learned = { $pile_id ->
    [extension] { $who } lernt den Trick „{ $trick }“ ({ $symbol }) auf dem Feld des Ingenieurs
   *[board] { $who } lernt den Trick „{ $trick }“ ({ $symbol })
}
event-trick_returned = { $who } legt den Trick „{ $trick }“ zurück
event-character_hired = { $who } stellt { $hireling_a_acc } ein
event-die_changed = { $how_id ->
    [rerolled] { $die } wird neu geworfen: { $face }
    [set] { $die } wird auf „{ $face }“ gedreht
   *[used] { $die } zeigt jetzt { $face }
}
event-components_taken = { $pile_id ->
    [extension] { $who } nimmt { $components } für ein Feld des Managers
   *[board] { $who } nimmt { $components }
}
event-components_returned = { $who } legt { $components } zurück
event-components_moved = { $exchange_id ->
    [none] { $who } legt { $component_acc } auf ein Feld des Managers
   *[other] { $who } legt { $component_acc } auf ein Feld des Managers, im Tausch gegen { $exchange_acc }
}
event-component_ordered = { $who } bestellt { $component_many } auf Bestellplatz { $order_place }
event-component_quick_ordered = { $who } legt { $component_many } auf das Eilbestellfeld
event-orders_arrived = Die Bestellungen treffen ein. Jetzt im Angebot: { $stock }
event-stock_changed = { $who } legt { $component_many } { $stock_place_onto }
event-trick_prepared = { $who } bereitet „{ $trick }“ vor, { $markers }
event-trick_moved = { $who } legt „{ $trick }“ auf das Feld des Ingenieurs
event-apprentice_moved = { $who } quartiert { $character_acc } zum Assistenten um

## Theater und Vorstellungen

event-marker_set_up = { $who } baut „{ $trick }“ auf: { $spot }, { $up_corner } nach oben
event-marker_set_up_outside = { $who } baut „{ $trick }“ auf: { $performance }, außerhalb der Felder
event-marker_rescheduled = { $is_own ->
    [yes] { $who } plant „{ $trick }“ neu: { $spot }, { $up_corner } nach oben
   *[no] { $who } plant „{ $trick }“ { $whose } neu: { $spot }, { $up_corner } nach oben
}
event-link_created = { $who } erzeugt eine Trickroutine auf { $spot } und { $neighbour }
event-performance_began = { $who } führt am { $weekday } den Regieplan { $performance } auf
event-performance_skipped = { $who } führt am { $weekday } nichts auf
event-performance_card_shown = Neuer Regieplan: { $performance }
event-performance_card_discarded = Der Regieplan { $performance } kommt aus dem Spiel
event-performance_cards_swapped = { $who } vertauscht die Regiepläne { $performance } und { $other_performance }
event-trick_performed = { $who } führt „{ $trick }“ auf
event-markers_returned = { $who } nimmt { $markers } ({ $symbol }) in den eigenen Vorrat zurück
event-yield_doubled = { $who } verdoppelt { $yield_acc } von „{ $trick }“
event-yield_stolen = { $who } kassiert mit „{ $by }“ den Erlös von „{ $trick }“

## Ende der Spielrunde und der Partie

event-character_joined = { $who } begrüßt { $character_acc } im Team
event-character_left = { $who } gibt { $character_acc } in den Vorrat zurück
event-trick_scored = { $who } wertet „{ $trick }“
event-game_ended = Die Partie ist zu Ende: { $winner } gewinnt

## Dunkle Gassen

event-cards_drawn = { $is_known ->
    [yes] { $who } zieht „{ $first }“ und „{ $second }“ vom { $deck_stack }
   *[no] { $who } zieht zwei Karten vom { $deck_stack }
}
event-card_kept = { $is_known ->
    [yes] { $who } behält „{ $card }“
   *[no] { $who } behält eine Karte vom { $deck_stack }
}
event-card_used = { $use_id ->
    [ap] { $who } nutzt „{ $card }“ für mehr AP
   *[bonus] { $who } nutzt den Vorteil von „{ $card }“
}
event-card_bonus_began = { $who } nutzt „{ $card }“ bei der nächsten Aktion
event-card_discarded = { $who } legt „{ $card }“ zurück unter den Stapel
event-card_mimicked = { $who } nutzt eine reguläre Auftragskarte als „{ $card }“
event-ability_used = { $who } nutzt „{ $ability }“
event-prophecies_moved = Aktive Prophezeiung: { $active }; zukünftige: { $pending }

## Gaben

event-power_discarded = { $is_known ->
    [yes] { $who } wirft die Gabe „{ $power }“ ab
   *[no] { $who } wirft eine Gabe der Stufe { $level } ab
}
event-power_learned = { $who } erlernt die Gabe „{ $power }“ (Feld { $power_slot })
event-learning_passed = { $who } erlernt keine Gabe
event-power_returned = { $who } nimmt die Gabe „{ $power }“ zurück auf die Hand
event-power_used = { $who } nutzt die Gabe „{ $power }“

## Dahlgaards Erbe

event-plan_revealed = { $who } deckt den Plan „{ $plan }“ auf
event-shopping_list_changed = { $count ->
    [0] { $who } braucht nichts mehr
   *[other] { $who } sucht jetzt: { $list }
}
# Warum der Erbe etwas tut: die Regel, dann der Grund.
event-heir_rule = { $step_id ->
    [enters] { $rule }: Dahlgaards Erbe nimmt am Wettbewerb teil
    [advertises] { $rule }: Der Erbe rührt kostenlos die Trommel
    [ready] { $rule }: Der Erbe ist bereit
    [busy] { $rule }: Der Erbe ist beschäftigt
    [contested] { $rule }: Der Erbe geht zuerst an einen umkämpften Ort: { $location }
    [priority] { $rule }: Kein Ort ist umkämpft, also gilt die Reihenfolge des Erben: { $location }
    [no_slot] { $rule }: An diesem Ort ist kein Platz frei
    [sixth_ap] { $rule }: Der Erbe kann nicht alle { $amount } AP nutzen; der Rest wird zu Ruhm
    [dice] { $amount ->
        [one] { $rule }: Der Erbe nimmt { $amount } Würfel
       *[other] { $rule }: Der Erbe nimmt { $amount } Würfel
    }
    [trick] { $rule }: Der Erbe bekommt einen zufälligen Trick der Stufe { $amount }
    [roll] { $rule }: Der Erbe kann nicht genug Würfel nehmen, also wirft er einen, der X zeigt
    [shopping] { $amount ->
        [one] { $rule }: { $amount } Requisit von seiner Einkaufsliste ist im Angebot
       *[other] { $rule }: { $amount } Requisiten von seiner Einkaufsliste sind im Angebot
    }
    [prophecies_turn] { $rule }: Nach dem Münzwurf rücken die Prophezeiungen weiter
    [prophecies_stay] { $rule }: Nach dem Münzwurf bleiben die Prophezeiungen liegen
    [special_cards] { $amount ->
        [one] { $rule }: Der Erbe nimmt { $amount } spezielle Auftragskarte
       *[other] { $rule }: Der Erbe nimmt { $amount } spezielle Auftragskarten
    }
    [set_up] { $amount ->
        [one] { $rule }: Der Erbe darf { $amount } Plättchen aufbauen
       *[other] { $rule }: Der Erbe darf { $amount } Plättchen aufbauen
    }
    [nothing_to_set_up] { $rule }: Dieser Mitarbeiter kann nichts aufbauen und bleibt untätig
    [performs] { $rule }: Der Erbe gibt die Vorstellung, die ihm den meisten Ruhm bringt ({ $amount })
    [exchange] { $amount ->
        [one] { $rule }: { $amount } Münze wird zu Ruhm
       *[other] { $rule }: { $amount } Münzen werden zu Ruhm
    }
   *[markers_left] { $rule }: Übrige Plättchen auf Regieplänen bringen noch einmal Erlös, aber etwas weniger
}
