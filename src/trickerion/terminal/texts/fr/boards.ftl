# Les plateaux en texte.

## Noms courts

short_character-magician = Magicien
short_character-manager = Manager
short_character-engineer = Ingénieur
short_character-assistant = Assistant
short_character-apprentice_1 = Appr. 1
short_character-apprentice_2 = Appr. 2
short_character-apprentice_3 = Appr. 3
short_character-assistants_apprentice = Appr. Asst

## La ville

title-initiative = Initiative
title-downtown = Centre-Ville
title-market_row = Marché
title-dark_alley = Allée Sombre
title-turn_setup = Carte de tour
title-heir = Héritier
title-prophecies = Prophéties
title-workshops = Ateliers
title-slots = places
title-stock = stock
title-decks = pioches
title-at_work = en cours

boards-turn = Tour { $turn } sur { $turns } · { $phase }
boards-advertised = { $who } a posé son Affiche
boards-advertise = { $who } (publicité { $price })
boards-dice = { $house } A { $a }, B { $b }
boards-orders = commandes
boards-buy = achat
boards-quick_order = commande rapide : { $component }
boards-beside = à côté : { $component }
boards-priced = { $component } { $price }
boards-closed = fermé
boards-deck = { $location } { $count }
boards-deck_known = { $location } { $count } ({ $cards })
boards-working = { $card } ({ $who })
boards-active = Active

## Le Théâtre

boards-theater = Théâtre · pioche : { $deck }
boards-deck_left = { $count } { $theater }
boards-empty = vide
boards-bonus = bonus { $bonus }
boards-leaves = (part bientôt)
boards-weekday = { $ap } PA Récompense { $yields }
boards-backstage = 1 { $first } 2 { $second }
boards-stage = Scène { $who }
boards-turn_setup = ce tour-ci « { $turn_setup } » ; ensuite « { $next_turn_setup } », qui ferme { $closed }
boards-heir = { $difficulty } · plan « { $plan } », { $stance } · cherche { $list }
boards-legend = ◇ libre · ▲♠↑{ $letter } marqueur, { $letter } en haut · les coins se touchent en ○ (✧ Éclat) · ◉ ✦ enchaînés
boards-duel_legend = { $legend } · ◈ neutre
boards-more_legend = { $legend } · ² pile · + hors emplacements

## Un joueur

player-title = { $who } ({ $seat })
player-magician = { $who } ({ $seat }) · { $magician }, { $favorite }
player-no_magician = pas encore de Magicien
player-wages = salaires dus { $wages }
player-wages_short = salaires { $wages }
player-cards = { $permanent } Perm. + { $special } Spéc.
player-cards_short = { $permanent }+{ $special } cartes
player-ability_used = déjà utilisé : { $ability }
player-prophecy = Prophétie : { $prophecy }
player-components = Matériaux
player-components_short = stock
player-team = équipe
player-hand = main
player-special = Spéciales
player-known = connues
player-powers = Pouvoirs
player-open_slots = { $count ->
    [one] { $count } emplacement ouvert
   *[other] { $count } emplacements ouverts
}
player-power_coins = { $coins ->
    [one] { $power } ({ $coins } Pièce)
   *[other] { $power } ({ $coins } Pièces)
}
player-power_hand = Pouvoirs en main
player-ready = { $markers ->
    [one] { $markers } prêt
   *[other] { $markers } prêts
}
player-prepare = { $ap } PA pour { $markers }
player-engineers = { $trick } (Ingénieur)
player-no_tricks = aucun Tour
player-has = { $component } { $has }/{ $needs }
player-end_bonus = à la fin : { $bonus }
player-end_bonus_now = à la fin : { $bonus } ; à présent { $now }
player-managed = { $count }+1 { $component }*
player-piles_managed = { $piles } (*Manager)
player-none = aucun
player-inn = { $count ->
    [one] { $count } Apprenti à l’Auberge
   *[other] { $count } Apprentis à l’Auberge
}
player-waits = { $character } ({ $card })
player-face_down = face cachée
player-idle = { $character } : au Repos
player-at_inn = { $character } : à l’Auberge
player-placed = { $character } : { $slot_short }
player-placed_with = { $character } : { $slot_short } avec { $card }
player-held = { $count } { $card }
player-empty = vide

## Cartes Spéciales et pioches de Tours

cards-own = Vos cartes Spéciales
cards-abilities = Capacités
cards-ability = { $who } : { $ability }
cards-ability_used = { $who } : { $ability } (utilisée ce tour-ci)
cards-so_far = [jusqu’ici : { $tricks }]
cards-in_deck = [{ $number } sur { $count } dans sa pioche]
cards-in_hand = [main { $whose }]
cards-under = [sous : { $character } { $whose }]
decks-taken = (tous pris)
# Glossary: no Fame threshold
decks-threshold = Prestige { $threshold }

## Le décompte

scores-by_source = Prestige par source
scores-by_turn = Prestige par tour
scores-set_up = Mise en place
scores-before = Avant le fichier
