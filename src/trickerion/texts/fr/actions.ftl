# Ce qu'un joueur peut faire.

## Mise en place et Tours

action-magician = { $details ->
    [ability] { $magician } ({ $favorite }). { $ability } : { $effect }
    [start] { $magician } ({ $favorite }) : { $start }
    [both] { $magician } ({ $favorite }) : { $start }. { $ability } : { $effect }
   *[none] { $magician } ({ $favorite })
}
action-specialist = { $specialist } : { $brings }
action-choose_talent-specialist = Devient { $specialist }
action-choose_talent-pass = Reste Apprenti
action-component = { $component }, valeur { $price }
action-take_extra_components-done = Ne plus rien prendre
action-trick = { $has_price ->
    [yes] { $trick } (payer { $price } pour le Prestige manquant)
   *[no] { $trick }
} : requiert { $needs } ; { $prepare } PA pour { $markers } ; rapporte { $yields }{ $has_bonus ->
    [yes] {"\u202F"}; à la fin { $bonus }
   *[no] {""}
}
confirm-trick = { $has_price ->
    [yes] { $trick } (payer { $price } pour le Prestige manquant)
   *[no] { $trick }
}
action-choose_durable-trick = Remettre un marqueur sur « { $trick } »
action-choose_durable-pass = Laisser tous les marqueurs dans la réserve
action-choose_replacement-trick = Poser un marqueur sur « { $trick } » à la place
action-choose_replacement-pass = Garder tous les marqueurs
action-return_trick = Rendre le Tour « { $trick } » à sa pioche
brief-return_trick = rendre « { $trick } »
action-replace_trick = Remplacer « { $trick } »
action-choose_old_trick-pass = Apprendre un Tour normalement

## Le tour

action-advertise = Publicité pour { $price }
action-choose_advertise-pass = Pas de publicité
action-pass = Passer
action-accept = Oui
action-done = Terminer ce placement
action-assign = Mettre { $card_cite } sous { $character_le }
brief-assign = { $card }
action-assign_hired-pass = Aucune carte
action-recall = Reprendre la carte sous { $character_le }
brief-recall = reprendre sous { $character_le }
action-ready = Valider mes plans
action-reconsider = Modifier mes plans
brief-reconsider = modifier mes plans
action-place = Placer { $character_le } { $slot_sur } ({ $modifier })
brief-place = { $slot_short }
action-place_character-pass = Ne pas placer de deuxième Personnage
action-idle = Laisser { $character_le } au Repos
brief-idle = laisser au Repos
action-enhance = { $has_ap ->
    [yes] Améliorer : { $ap } PA de plus pour un Éclat
   *[no] Améliorer
}
action-ability = « { $ability } » pour ce Personnage

## Centre-Ville

action-learn = Apprendre un Tour avec { $die_le } ({ $face })
action-hire = Recruter avec { $die_le } : { $face }
action-hireling = Recruter { $hireling_un }
action-recruit_second-accept = Recruter un deuxième Apprenti
action-recruit_second-pass = Un seul suffit
action-take_coins = Prendre des Pièces avec { $die_le } ({ $face })
action-reroll = Relancer { $die_le } ({ $face })
brief-reroll = { $die_short } ({ $face })
action-set_die = Modifier { $die_le } : { $new }
brief-set_die = { $die_short } : { $new }
action-trick_slot = { $pile_id ->
    [extension] Sur l’emplacement de l’Ingénieur
   *[board] Sur votre plateau
}
action-invest-component = Acheter { $components }
action-invest-done = Arrêter les achats

## Marché

action-buy = Acheter { $components } ({ $price } avant négociation)
brief-buy = { $components }, { $price }
action-buy_mix = Acheter un mélange de Matériaux
action-choose_mix-component = { $components } pour { $stock_price }
action-choose_mix-done = C’est tout
action-barter = Troquer contre des Matériaux
action-choose_barter-component = { $components }, valeur { $stock_price }
action-choose_barter-done = C’est tout
action-bargain = Négocier avec { $count } PA, à payer : { $price }
action-payment = { $payment_id ->
    [fame] Perdre du Prestige à la place
   *[coins] Payer en Pièces
}
action-order = Commander { $component_un } ({ $price } l’unité)
brief-order = { $component_many }, { $price }
action-quick_order = Commande Rapide : { $component_many } ({ $price } l’unité)
brief-quick_order = { $component_many }, { $price }
action-order_place = Case Commande { $order_place }, à la place { $below_du }
action-choose_merchants-accept = Acheter { $components } maintenant
action-choose_merchants-pass = Commander seulement
action-shoplift = L’exemplaire { $stock_place }
action-choose_basic_token-component = Y mettre { $component_un }
action-pile = { $pile_id ->
    [extension] Sur un emplacement du Manager
   *[board] Sur votre plateau
}
action-return_component = Remettre { $components } dans la réserve
brief-return_component = rendre { $components }

## Atelier

action-prepare = Préparer « { $trick } »
action-choose_test_run-accept = Renoncer à un marqueur
action-choose_test_run-pass = Garder tous les marqueurs
action-give = Rendre { $components }
action-return_parts-done = Ne plus rien rendre
action-choose_enhancement-accept = Améliorer « { $trick } »
action-choose_enhancement-pass = Garder l’Éclat
action-choose_stage-pass = Garder tous les marqueurs sur la carte Tour
action-move_trick = Déplacer « { $trick } » sur l’emplacement de l’Ingénieur
action-move_components = { $exchange_id ->
    [none] Déplacer { $component_le } sur un emplacement du Manager
   *[other] Déplacer { $component_le } sur un emplacement du Manager à la place { $exchange_du }
}
action-move_apprentice = Déplacer { $character_le } sur l’emplacement de l’Assistant

## Théâtre

action-set_up = Monter { $symbol } « { $trick } » ({ $left } sur sa carte)
action-set_up_stack = { $ability } : monter deux marqueurs { $symbol } « { $trick } » en une pile
action-reschedule = Reprogrammer { $symbol } « { $trick } » depuis { $spot }
action-reschedule_guest = Reprogrammer { $symbol } « { $trick } », posé hors des emplacements de { $performance }
action-choose_escape-pass = Ne déplacer aucun marqueur
action-spot = { $spot }, coin { $up } en haut
brief-spot = { $place }, coin { $up } en haut
action-outside = { $performance }, hors des emplacements
brief-outside = hors des emplacements
action-link = Prendre { $amount }
action-choose_street-accept = Retirer le marqueur de sa carte
action-choose_street-pass = Le déplacer
action-swap_cards = Échanger { $performance } et { $other_performance }
action-choose_swap-pass = Ne rien échanger

## Spectacle

action-perform = Jouer { $performance }
action-choose_performance-pass = Ne pas jouer
action-choose_possession-perform = { $performance }
action-choose_possession-pass = Laisser choisir
action-steal = Toucher la Récompense du Tour « { $trick } » { $whose } ({ $yields })
action-steal_guest = Toucher la Récompense du Tour « { $trick } » { $whose } ({ $yields }), posé hors des emplacements
action-choose_steal-pass = Toucher sa propre Récompense
action-double = Doubler { $yield_le } du Tour « { $trick } »
action-choose_premiere-pass = Ne rien doubler

## L'Allée Sombre

action-draw_first = Piocher deux cartes { $deck }, en garder une
brief-draw_first = { $deck }
action-draw_further = Piocher deux autres cartes { $deck }, en garder une
brief-draw_further = { $deck }
action-keep = { $label } : { $effect }
action-deck = La pioche { $deck }, { $left }
action-tell_fortune = Diseuse de Bonne Aventure : la prochaine sera « { $next } »
action-weave_fate = { $ability } : activer la Prophétie { $pending }. { $prophecy } : { $effect }
action-use_card = { $use_id ->
    [ap] L’utiliser pour avoir plus de PA
   *[bonus] L’utiliser pour son bonus
}
action-with_card = Utiliser { $own_card_cite } pour la prochaine Action ({ $enhances })
action-mimic = { $label } : { $effect }
action-choose_mimicry-pass = La garder comme carte Permanente

## Titres des options

heading-learn = Résidence, Auberge et Banque
heading-hire = Résidence, Auberge et Banque
heading-take_coins = Résidence, Auberge et Banque
heading-reroll = Relancer un dé
heading-set_die = Modifier un dé
heading-buy = Acheter
heading-order = Commander pour la fin du tour
heading-quick_order = Commande Rapide, en vente aussitôt
heading-keep = Garder une carte
heading-draw_first = Piocher une carte : une sur deux à garder
heading-draw_further = Piocher d’autres cartes : une sur deux à garder
heading-assign = Sous { $character_le }
heading-place = Placer { $character_le }
heading-idle = Placer { $character_le }
heading-spot = { $performance }
heading-outside = { $performance }
heading-trick = { $category }, Niveau { $level }
heading-prepare = Préparer un Tour
heading-move_trick = Déplacer un Tour
heading-move_components = Déplacer des Matériaux
heading-move_apprentice = Déplacer un Apprenti
heading-set_up = Monter un Tour
heading-set_up_stack = Monter deux marqueurs en une pile
heading-reschedule = Reprogrammer un marqueur
heading-reschedule_guest = Reprogrammer un marqueur
heading-weave_fate = Trame du Destin
heading-swap_cards = Échanger deux cartes
heading-double = Doubler une Récompense
heading-steal = Toucher une autre Récompense
heading-replace_trick = Remplacer un Tour
heading-give = Rendre un Matériau
heading-other = Ou
heading-free = Également permis

## Ce qu'une option coûte et rapporte

gain-fame = +{ $amount }
lose-fame = −{ $amount }
gain-coins = +{ $amount }
lose-coins = −{ $amount }
gain-shards = +{ $amount }
lose-shards = −{ $amount }
foreseen-other = { $who } { $changes }
gains-fame = gagne { $amount }
loses-fame = perd { $amount }
gains-coins = reçoit { $amount }
loses-coins = paie { $amount }
gains-shards = reçoit { $amount }
loses-shards = paie { $amount }
foreseen-links = Enchaînement avec { $links }
foreseen-pays = chaque Enchaînement vous rapporte { $fame } ou { $coins }
foreseen-wages = salaires dus : { $due }
foreseen-unpaid = pas assez pour les salaires dus : { $due }
foreseen-unpaid_yet = salaires dus : { $due }, plus que vous n’aurez avant le Spectacle
foreseen-more = { $foreseen } ; { $next }

## Pouvoirs

action-discard_power = { $power } (Niveau { $level }) : { $effect }
confirm-discard_power = Défausser « { $power } »
action-learn_power = { $has_price ->
    [yes] { $power } sur l’emplacement { $power_slot } ({ $price } pour le Prestige manquant) : { $effect }
   *[no] { $power } sur l’emplacement { $power_slot } : { $effect }
}
confirm-learn_power = Apprendre « { $power } »
action-choose_power-pass = Aucun Pouvoir ce tour-ci
action-use_power = Utiliser « { $power } » : { $effect }
confirm-use_power = Utiliser « { $power } »
