# Was man tun kann, als Auswahl. `brief-…` steht unter einer Überschrift, die den Rest sagt; `confirm-…` ist die Rückfrage.

## Spielaufbau und Tricks

action-magician = { $details ->
    [ability] { $magician } ({ $favorite }). { $ability }: { $effect }
    [start] { $magician } ({ $favorite }): { $start }
    [both] { $magician } ({ $favorite }): { $start }. { $ability }: { $effect }
   *[none] { $magician } ({ $favorite })
}
action-specialist = { $specialist }: { $brings }
action-choose_talent-specialist = Wird { $specialist }
action-choose_talent-pass = Bleibt Handlanger
action-component = { $component }, Wert { $price }
action-take_extra_components-done = Keine weiteren Requisiten
action-trick = { $has_price ->
    [yes] { $trick } ({ $price } für fehlenden Ruhm)
   *[no] { $trick }
}: braucht { $needs }; { $prepare } AP für { $markers }; Erlös { $yields }{ $has_bonus ->
    [yes] ; am Ende { $bonus }
   *[no] {""}
}
confirm-trick = { $has_price ->
    [yes] „{ $trick }“ ({ $price } für fehlenden Ruhm)
   *[no] „{ $trick }“
}
action-choose_durable-trick = Ein Trickplättchen zurück auf „{ $trick }“ legen
action-choose_durable-pass = Alle Trickplättchen im Vorrat lassen
action-choose_replacement-trick = Stattdessen ein Trickplättchen auf „{ $trick }“ legen
action-choose_replacement-pass = Alle Trickplättchen behalten
action-return_trick = Den Trick „{ $trick }“ auf seinen Stapel zurücklegen
brief-return_trick = „{ $trick }“ zurücklegen
action-replace_trick = „{ $trick }“ ersetzen
action-choose_old_trick-pass = Einen Trick wie üblich lernen

## Die Spielrunde

action-advertise = Die Trommel rühren für { $price }
action-choose_advertise-pass = Die Trommel nicht rühren
action-pass = Passen
action-accept = Ja
action-done = Einsatz beenden
action-assign = { $card } unter { $character_acc }
brief-assign = { $card }
action-assign_hired-pass = Keine Karte
action-recall = Karte unter { $character_dat } zurücknehmen
brief-recall = { $character_from } zurücknehmen
action-ready = Planung abschließen
action-reconsider = Plan ändern
brief-reconsider = Plan ändern
action-place = { $character_obj } { $slot_onto } setzen ({ $modifier })
brief-place = { $slot_short }
action-place_character-pass = Jetzt keinen zweiten Mitarbeiter einsetzen
action-idle = { $character_obj } untätig lassen
brief-idle = untätig lassen
action-enhance = { $has_ap ->
    [yes] Verstärken: { $ap } AP mehr für einen Splitter
   *[no] Verstärken
}
action-ability = { $ability } für diesen Mitarbeiter

## Stadtzentrum

action-learn = Trick lernen mit { $die } ({ $face })
action-hire = Einstellen mit { $die }: { $face }
action-hireling = { $hireling_obj } einstellen
action-recruit_second-accept = Einen zweiten Handlanger einstellen
action-recruit_second-pass = Einer genügt
action-take_coins = Geld beschaffen mit { $die } ({ $face })
action-reroll = { $die } ({ $face }) neu würfeln
brief-reroll = { $die_short } ({ $face })
action-set_die = { $die } auf „{ $new }“ drehen
brief-set_die = { $die_short }: { $new }
action-trick_slot = { $pile_id ->
    [extension] Auf das Feld des Ingenieurs
   *[board] Auf dein Tableau
}
action-invest-component = { $components } kaufen
action-invest-done = Nichts mehr kaufen

## Marktplatz

action-buy = { $components } kaufen ({ $price } vor dem Feilschen)
brief-buy = { $components }, { $price }
action-buy_mix = Verschiedene Requisiten kaufen
action-choose_mix-component = { $components } für { $stock_price }
action-choose_mix-done = Das ist alles
action-barter = Requisiten eintauschen
action-choose_barter-component = { $components }, Wert { $stock_price }
action-choose_barter-done = Das ist alles
action-bargain = Mit { $count } AP feilschen: { $price } zahlen
action-payment = { $payment_id ->
    [fame] Stattdessen Ruhm verlieren
   *[coins] Mit Münzen zahlen
}
action-order = { $component_many } bestellen (je { $price })
brief-order = { $component_many }, { $price }
action-quick_order = Eilbestellung: { $component_many } (je { $price })
brief-quick_order = { $component_many }, { $price }
action-order_place = Bestellplatz { $order_place }, ersetzt { $below_acc }
action-choose_merchants-accept = { $components } sofort kaufen
action-choose_merchants-pass = Nur bestellen
action-shoplift = Das Requisit { $stock_place }
action-choose_basic_token-component = { $component_many } hinlegen
action-pile = { $pile_id ->
    [extension] Auf ein Feld des Managers
   *[board] Auf dein Tableau
}
action-return_component = { $components } in den Vorrat zurücklegen
brief-return_component = { $components } zurücklegen

## Werkstatt

action-prepare = „{ $trick }“ vorbereiten
action-choose_test_run-accept = Ein Trickplättchen abgeben
action-choose_test_run-pass = Alle Trickplättchen behalten
action-give = { $components } zurücklegen
action-return_parts-done = Keine Requisiten mehr zurücklegen
action-choose_enhancement-accept = „{ $trick }“ veredeln
action-choose_enhancement-pass = Den Splitter behalten
action-choose_stage-pass = Alle Trickplättchen auf der Trickkarte lassen
action-move_trick = „{ $trick }“ auf das Feld des Ingenieurs legen
action-move_components = { $exchange_id ->
    [none] { $component_many } auf ein Feld des Managers legen
   *[other] { $component_many } auf ein Feld des Managers legen, im Tausch gegen { $exchange_acc }
}
action-move_apprentice = { $character_obj } zum Assistenten umquartieren

## Theater

action-set_up = { $symbol } „{ $trick }“ aufbauen ({ $left } bereit)
action-set_up_stack = { $ability }: zwei Trickplättchen von { $symbol } „{ $trick }“ als eines aufbauen
action-reschedule = { $symbol } „{ $trick }“ neu planen, bisher { $spot }
action-reschedule_guest = { $symbol } „{ $trick }“ neu planen, bisher { $performance }, außerhalb der Felder
action-choose_escape-pass = Nichts verlegen
action-spot = { $spot }, { $up_corner } nach oben
brief-spot = { $place }, { $up_corner } nach oben
action-outside = { $performance }, außerhalb der Felder
brief-outside = außerhalb der Felder
action-link = { $amount } nehmen
action-choose_street-accept = Das Trickplättchen vom Regieplan nehmen
action-choose_street-pass = Es stattdessen verlegen
action-swap_cards = { $performance } und { $other_performance } vertauschen
action-choose_swap-pass = Nichts vertauschen

## Vorstellungen

action-perform = { $performance } aufführen
action-choose_performance-pass = Nichts aufführen
action-choose_possession-perform = { $performance }
action-choose_possession-pass = Wählen lassen
action-steal = Erlös kassieren: „{ $trick }“ { $whose } ({ $yields })
action-steal_guest = Erlös kassieren: „{ $trick }“ { $whose }, außerhalb der Felder ({ $yields })
action-choose_steal-pass = Den eigenen Erlös kassieren
action-double = { $yield } von „{ $trick }“ verdoppeln
action-choose_premiere-pass = Nichts verdoppeln

## Dunkle Gassen

action-draw_first = Zwei Karten vom { $deck_stack } ziehen, eine behalten
brief-draw_first = { $deck }
action-draw_further = Zwei weitere Karten vom { $deck_stack } ziehen, eine behalten
brief-draw_further = { $deck }
action-keep = { $label }: { $effect }
action-deck = { $deck_stack }, { $left }
action-tell_fortune = Spiel mit dem Schicksal: „{ $next }“ kommt als Nächstes
action-weave_fate = { $ability }: die { $pending } Prophezeiung aktiv machen. { $prophecy }: { $effect }
action-use_card = { $use_id ->
    [ap] Für mehr AP nutzen
   *[bonus] Ihren Vorteil nutzen
}
action-with_card = „{ $own_card }“ bei der nächsten Aktion nutzen ({ $enhances })
action-mimic = { $label }: { $effect }
action-choose_mimicry-pass = Als reguläre Auftragskarte nutzen

## Überschriften

heading-learn = Residenz, Wirtshaus und Bank
heading-hire = Residenz, Wirtshaus und Bank
heading-take_coins = Residenz, Wirtshaus und Bank
heading-reroll = Neu würfeln
heading-set_die = Würfelergebnis ändern
heading-buy = Einkaufen
heading-order = Bestellen: trifft am Ende der Spielrunde ein
heading-quick_order = Eilbestellung: sofort zu kaufen
heading-keep = Eine Karte behalten
heading-draw_first = Ziehe die erste Karte: eine von zweien behalten
heading-draw_further = Ziehe weitere Karten: eine von zweien behalten
heading-assign = Unter { $character_acc }
heading-place = { $character_obj } einsetzen
heading-idle = { $character_obj } einsetzen
heading-spot = { $performance }
heading-outside = { $performance }
heading-trick = { $category }, Stufe { $level }
heading-prepare = Trick vorbereiten
heading-move_trick = Tricks ordnen
heading-move_components = Requisiten sortieren
heading-move_apprentice = Handlanger umquartieren
heading-set_up = Trick aufbauen
heading-set_up_stack = Zwei Trickplättchen als eines aufbauen
heading-reschedule = Neu planen
heading-reschedule_guest = Neu planen
heading-weave_fate = Das Schicksal weben
heading-swap_cards = Regiepläne vertauschen
heading-double = Einen Erlös verdoppeln
heading-steal = Einen anderen Erlös kassieren
heading-replace_trick = Einen Trick ersetzen
heading-give = Ein Requisit zurücklegen
heading-other = Oder
heading-free = Auch erlaubt

## Was eine Möglichkeit kostet und bringt

gain-fame = +{ $amount }
lose-fame = −{ $amount }
gain-coins = +{ $amount }
lose-coins = −{ $amount }
gain-shards = +{ $amount }
lose-shards = −{ $amount }
foreseen-other = { $who }: { $changes }
gains-fame = +{ $amount }
loses-fame = −{ $amount }
gains-coins = +{ $amount }
loses-coins = −{ $amount }
gains-shards = +{ $amount }
loses-shards = −{ $amount }
foreseen-links = Trickroutine: { $links }
foreseen-pays = jede Trickroutine bringt dir { $fame } oder { $coins }
foreseen-wages = fällige Löhne: { $due }
foreseen-unpaid = zu wenig für die fälligen Löhne: { $due }
foreseen-unpaid_yet = fällige Löhne: { $due }, mehr, als du vor der Vorstellung haben wirst
foreseen-more = { $foreseen }; { $next }

## Gaben

action-discard_power = { $power } (Stufe { $level }): { $effect }
confirm-discard_power = „{ $power }“ abwerfen
action-learn_power = { $has_price ->
    [yes] { $power } auf Feld { $power_slot } ({ $price } für fehlenden Ruhm): { $effect }
   *[no] { $power } auf Feld { $power_slot }: { $effect }
}
confirm-learn_power = „{ $power }“ erlernen
action-choose_power-pass = Keine Gabe in dieser Spielrunde
action-use_power = „{ $power }“ nutzen: { $effect }
confirm-use_power = „{ $power }“ nutzen
