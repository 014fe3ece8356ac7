# Die Tableaus, als Text gezeichnet.

## Kurze Namen

short_character-magician = Zauberer
short_character-manager = Manager
short_character-engineer = Ingenieur
short_character-assistant = Assistent
short_character-apprentice_1 = Handl. 1
short_character-apprentice_2 = Handl. 2
short_character-apprentice_3 = Handl. 3
short_character-assistants_apprentice = Handl. d. Ass.

## Die Stadt

title-initiative = Reihenfolge
title-downtown = Stadtzentrum
title-market_row = Marktplatz
title-dark_alley = Dunkle Gassen
title-turn_setup = Rundenkarte
title-heir = Erbe
title-prophecies = Prophezeiungen
title-workshops = Werkstätten
title-slots = Plätze
title-stock = Angebot
title-decks = Stapel
title-at_work = wirkt

boards-turn = Spielrunde { $turn } von { $turns } · { $phase }
boards-advertised = { $who } mit Plakat
boards-advertise = { $who } (Plakat { $price })
boards-dice = { $house } A { $a }, B { $b }
boards-orders = bestellt
boards-buy = Stände
boards-quick_order = Eilbestellung { $component }
boards-beside = daneben { $component }
boards-priced = { $component } { $price }
boards-closed = gesperrt
boards-deck = { $location } { $count }
boards-deck_known = { $location } { $count } ({ $cards })
boards-working = { $card } von { $who }
boards-active = aktiv

## Das Theater

boards-theater = Theater · Stapel: { $deck }
boards-deck_left = { $count } { $theater }
boards-empty = leer
boards-bonus = Bonus { $bonus }
boards-leaves = (geht bald)
boards-weekday = { $ap } AP Erlös { $yields }
boards-backstage = 1 { $first } 2 { $second }
boards-stage = Bühne { $who }
boards-turn_setup = diese Runde „{ $turn_setup }“; danach „{ $next_turn_setup }“ (sperrt { $closed })
boards-heir = { $difficulty } · Plan „{ $plan }“, { $stance } · sucht { $list }
boards-legend = ◇ frei · ▲♠↑{ $letter } Trickplättchen, { $letter } oben · Ecken treffen sich in ○ (✧ Splitter) · ◉ ✦ Trickroutine
boards-duel_legend = { $legend } · ◈ neutral
boards-more_legend = { $legend } · ² Stapel · + außerhalb

## Ein Spieler

player-title = { $who } ({ $seat })
player-magician = { $who } ({ $seat }) · { $magician }, { $favorite }
player-no_magician = noch ohne Zauberkünstler
player-wages = fällige Löhne { $wages }
player-wages_short = Löhne { $wages }
player-cards = { $permanent } reguläre + { $special } spezielle
player-cards_short = { $permanent }+{ $special } Karten
player-ability_used = { $ability } genutzt
player-prophecy = Prophezeiung { $prophecy }
player-components = Requisiten
player-components_short = Lager
player-team = Team
player-hand = Hand
player-special = speziell
player-known = bekannt
player-powers = Gaben
player-open_slots = { $count ->
    [one] { $count } offenes Feld
   *[other] { $count } offene Felder
}
player-power_coins = { $coins ->
    [one] { $power } ({ $coins } Münze)
   *[other] { $power } ({ $coins } Münzen)
}
player-power_hand = Gaben (Hand)
player-ready = { $markers } bereit
player-prepare = { $ap } AP für { $markers }
player-engineers = { $trick } (beim Ingenieur)
player-no_tricks = keine Tricks
player-has = { $component } { $has }/{ $needs }
player-end_bonus = am Ende: { $bonus }
player-end_bonus_now = am Ende: { $bonus }; jetzt { $now }
player-managed = { $count }+1 { $component }*
player-piles_managed = { $piles } (*beim Manager)
player-none = nichts
player-inn = { $count } Handlanger im Wirtshaus
player-waits = { $character } ({ $card })
player-face_down = verdeckt
player-idle = { $character }: untätig
player-at_inn = { $character }: im Wirtshaus
player-placed = { $character }: { $slot_short }
player-placed_with = { $character }: { $slot_short } mit { $card }
player-held = { $count } { $card }
player-empty = leer

## Spezialkarten und Trickstapel

cards-own = Deine Spezialkarten
cards-abilities = Sonderfähigkeiten
cards-ability = { $who }: { $ability }
cards-ability_used = { $who }: { $ability } (diese Runde genutzt)
cards-so_far = [bisher: { $tricks }]
cards-in_deck = [Karte { $number } von { $count } im Stapel]
cards-in_hand = [Hand { $whose }]
cards-under = [unter { $character_dat } { $whose }]
decks-taken = (alle vergeben)
decks-threshold = Ruhm { $threshold }

## Die Endwertung

scores-by_source = Ruhm durch
scores-by_turn = Ruhm in
scores-set_up = Spielaufbau
scores-before = Vor der Aufzeichnung
