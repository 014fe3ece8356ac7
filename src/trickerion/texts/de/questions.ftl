# Was ein Spieler gefragt wird.

## Spielaufbau

question-choose_magician = Wähle deinen Zauberkünstler.
question-choose_specialist = Wähle deinen ersten Spezialisten.
question-choose_first_trick = Wähle deinen ersten Trick aus deiner bevorzugten Zauberschule.
question-choose_engineers_trick = Wähle einen Trick aus einer beliebigen Zauberschule für das Feld des Ingenieurs.
question-take_components = Nimm Requisiten im Wert von { $value } für { $pile }.
question-take_extra_components = Nimm weitere Requisiten im Wert von bis zu { $value }.
question-choose_special_deck = Von welchem Stapel nimmst du die oberste Spezialkarte?

## Die Spielrunde

question-choose_advertise = Für { $price } die Trommel rühren?
question-assignment = { $has_others ->
    [yes] Lege Auftragskarten unter deine Mitarbeiter und schließe die Planung ab. Es planen noch: { $names }.
   *[no] Lege Auftragskarten unter deine Mitarbeiter und schließe die Planung ab.
}
question-place_character = { $optional ->
    [yes] Setze einen zweiten Mitarbeiter ein, lass einen untätig oder passe.
   *[no] Setze einen Mitarbeiter ein oder lass einen untätig.
}
question-act = { $bonus_id ->
    [open] { $character } { $slot_on }: Gib { $ap } AP aus. Der Vorteil von „{ $card }“ ist noch verfügbar ({ $enhances }).
    [armed] { $character } { $slot_on }: Gib { $ap } AP aus. „{ $card }“ wartet auf die passende Aktion ({ $enhances }).
    [running] { $character } { $slot_on }: Gib { $ap } AP aus. „{ $card }“ wirkt.
   *[spent] { $character } { $slot_on }: Gib { $ap } AP aus.
}
question-use_card = Nutzt du den Vorteil von „{ $card }“, oder nimmst du mehr AP?

## Stadtzentrum

question-choose_trick = Welchen Trick lernst du mit { $die } ({ $face })?
question-choose_trick_slot = Wohin kommt „{ $trick }“?
question-choose_old_trick = Ersetzt der neue Trick einen von deinen?
question-choose_new_trick = Welcher Trick ersetzt „{ $trick }“?
question-choose_hireling = Wen stellst du ein?
question-recruit_second = Einen zweiten Handlanger einstellen?
question-assign_hired = Gleich eine Karte unter { $character_acc } legen?
question-invest = Welches Requisit kaufst du? { $coins } übrig, höchstens noch { $pieces } Stück.

## Marktplatz

question-choose_bargain = { $total } für { $goods }. Mit wie vielen AP feilschst du?
question-choose_fame_bargain = { $total } für { $goods }. Mit wie vielen AP feilschst du?
question-choose_payment = { $total } für { $goods }. Womit zahlst du?
question-choose_mix = Welches Requisit als Nächstes? Bisher { $taken } für { $total }.
question-choose_barter = Welches Requisit als Nächstes? Bisher { $taken } im Wert von { $total }.
question-choose_pile = Wohin legst du { $components }?
question-choose_order_place = Über welchem Marktstand bestellst du { $component_many }?
question-choose_merchants = Das bestellte Requisit ({ $component }) gleich kaufen?
question-choose_token = Von welcher Stelle im Angebot nimmst du das Requisit ({ $component })?
question-choose_basic_token = Welches einfache Requisit legst du { $stock_place_onto }?

## Werkstatt

question-choose_test_run = Ein Trickplättchen von „{ $trick }“ abgeben und sofort den Erlös erhalten?
question-choose_replacement = Statt auf „{ $trick }“ ein Trickplättchen auf einen anderen Trick legen?
question-return_parts = Ein Requisit zurücklegen, das „{ $trick }“ verlangt?
question-choose_enhancement = „{ $trick }“ für den Rest der Partie veredeln?
question-choose_stage = „{ $trick }“ gleich mit einem Trickplättchen aufbauen?
question-choose_talent = Wird { $character_the } zum Spezialisten? Dessen Lohn ist sofort fällig.

## Theater

question-choose_spot = { $is_stack ->
    [yes] Wo baust du { $symbol } „{ $trick }“ als Zweierstapel auf, und welche Ecke zeigt nach oben?
   *[no] Wo baust du { $symbol } „{ $trick }“ auf, und welche Ecke zeigt nach oben?
}
question-move_marker = Wohin kommt das Trickplättchen ({ $spot }), und welche Ecke zeigt nach oben?
question-move_guest = Wohin kommt das Trickplättchen außerhalb der Felder von { $performance }, und welche Ecke zeigt nach oben?
question-choose_link_pay = Nimmst du für diese Trickroutine Ruhm oder Münzen? (noch { $links })
question-choose_street = „{ $trick }“ vom Regieplan nehmen und sofort den Erlös erhalten?
question-choose_swap = Welche zwei Regiepläne tauschen die Plätze?

## Vorstellungen

question-choose_performance = Welchen Regieplan führst du am { $weekday } auf?
question-choose_escape = Welches deiner Trickplättchen bricht aus?
question-choose_possession = Bestimmst du, was { $performer } am { $weekday } aufführt?
question-choose_steal = Welcher Erlös für „{ $trick }“?
question-choose_premiere = Welchen Erlös welches Tricks auf { $performance } verdoppelst du?
question-choose_durable = Welcher Trick bekommt ein aufgeführtes Trickplättchen zurück?

## Dunkle Gassen

question-choose_keep = { $pairs ->
    [1] Welche Karte behältst du? Die andere kommt unter den { $deck_stack }.
   *[other] Welche Karte behältst du? Aus jedem der { $pairs } Paare behältst du eine; die anderen kommen unter ihre Stapel.
}
question-choose_mimicry = Als welche Spezialkarte nutzt du die Karte unter { $character_dat }?

## Gaben

question-discard_power = Welche Gabe wirfst du ab? Noch { $pieces }.
question-choose_power = Welche Gabe erlernst du?
