# Ce qu'on demande à un joueur.

## Mise en place

question-choose_magician = Choisissez votre Magicien.
question-choose_specialist = Choisissez votre premier Spécialiste.
question-choose_first_trick = Choisissez votre premier Tour, dans votre école favorite.
question-choose_engineers_trick = Choisissez un Tour de n’importe quelle école pour l’emplacement de l’Ingénieur.
question-take_components = Prenez des Matériaux d’une valeur de { $value } pour { $pile }.
question-take_extra_components = Prenez encore des Matériaux, pour une valeur de { $value } au plus.
question-choose_special_deck = De quelle pioche Spéciale prenez-vous la première carte ?

## Le tour

question-choose_advertise = Faire de la publicité pour { $price } ?
question-assignment = { $has_others ->
    [yes] Mettez des cartes sous vos Personnages, puis validez vos plans. Toujours en train de planifier : { $names }.
   *[no] Mettez des cartes sous vos Personnages, puis validez vos plans.
}
question-place_character = { $optional ->
    [yes] Placez un deuxième Personnage, mettez-en un au Repos ou passez.
   *[no] Placez un Personnage ou mettez-en un au Repos.
}
question-act = { $bonus_id ->
    [open] Dépensez { $ap } PA avec { $character_le } { $slot_sur }. Le bonus de la carte { $card_nom } est encore disponible ({ $enhances }).
    [armed] Dépensez { $ap } PA avec { $character_le } { $slot_sur }. Le bonus de la carte { $card_nom } attend son Action ({ $enhances }).
    [running] Dépensez { $ap } PA avec { $character_le } { $slot_sur }. Le bonus de la carte { $card_nom } est en cours.
   *[spent] Dépensez { $ap } PA avec { $character_le } { $slot_sur }.
}
question-use_card = Utiliser { $card_cite } pour son bonus ou pour avoir plus de PA ?

## Centre-Ville

question-choose_trick = Quel Tour apprenez-vous avec { $die_le } ({ $face }) ?
question-choose_trick_slot = Où va « { $trick } » ?
question-choose_old_trick = Le nouveau Tour remplace-t-il un des vôtres ?
question-choose_new_trick = Quel Tour remplace « { $trick } » ?
question-choose_hireling = Qui recrutez-vous ?
question-recruit_second = Recruter un deuxième Apprenti ?
question-assign_hired = Mettre une carte sous { $character_le }, tout juste recruté ?
question-invest = Quel Matériau achetez-vous ? Il vous reste { $coins } (Matériaux encore possibles : { $pieces }).

## Marché

question-choose_bargain = { $total } pour { $goods }. Avec combien de PA négociez-vous ?
question-choose_fame_bargain = { $total } pour { $goods }. Avec combien de PA négociez-vous ?
question-choose_payment = { $total } pour { $goods }. Comment payez-vous ?
question-choose_mix = Quel Matériau ensuite ? Jusqu’ici { $taken } pour { $total }.
question-choose_barter = Quel Matériau ensuite ? Jusqu’ici { $taken }, valeur { $total }.
question-choose_pile = Où mettez-vous { $components } ?
question-choose_order_place = Au-dessus de quelle case Achat commandez-vous { $component_un } ?
question-choose_merchants = Acheter aussitôt le Matériau commandé ({ $component }) ?
question-choose_token = Quel exemplaire du stock prenez-vous ({ $component }) ?
question-choose_basic_token = Quel Matériau Basique mettez-vous { $stock_place } ?

## Atelier

question-choose_test_run = Renoncer à un marqueur du Tour « { $trick } » pour toucher ses Récompenses maintenant ?
question-choose_replacement = Poser un des marqueurs sur un autre Tour plutôt que sur « { $trick } » ?
question-return_parts = Rendre un Matériau requis par « { $trick } » ?
question-choose_enhancement = Améliorer « { $trick } » jusqu’à la fin de la partie ?
question-choose_stage = Monter tout de suite un marqueur du Tour « { $trick } » ?
question-choose_talent = Faire { $character_du } un Spécialiste, dont le salaire est dû tout de suite ?

## Théâtre

question-choose_spot = { $is_stack ->
    [yes] Où montez-vous la pile de deux { $symbol } « { $trick } », et quel coin va en haut ?
   *[no] Où montez-vous { $symbol } « { $trick } », et quel coin va en haut ?
}
question-move_marker = Où va le marqueur de { $spot }, et quel coin va en haut ?
question-move_guest = Où va le marqueur posé hors des emplacements de { $performance }, et quel coin va en haut ?
question-choose_link_pay = Prestige ou Pièces pour cet Enchaînement ? (reste : { $links })
question-choose_street = Retirer « { $trick } » pour toucher sa Récompense ?
question-choose_swap = Quelles cartes Spectacle échangez-vous ?

## Spectacle

question-choose_performance = Quelle carte jouez-vous ce { $weekday_low } ?
question-choose_escape = Lequel de vos marqueurs se libère ?
question-choose_possession = { $performer } joue ce { $weekday_low } : choisissez-vous sa carte ?
question-choose_steal = Quelle Récompense pour « { $trick } » ?
question-choose_premiere = Sur { $performance }, quelle Récompense de quel Tour compte double ?
question-choose_durable = Quel Tour récupère un de ses marqueurs joués ?

## L'Allée Sombre

question-choose_keep = { $pairs ->
    [1] Quelle carte gardez-vous ? L’autre va sous la pioche { $deck }.
   *[other] Quelle carte gardez-vous ? Vous en gardez une de chacune des { $pairs } paires ; les autres vont sous leurs pioches.
}
question-choose_mimicry = Quelle carte Spéciale la carte sous { $character_le } imite-t-elle ?

## Pouvoirs

question-discard_power = Quel Pouvoir défaussez-vous ? Encore { $pieces }.
question-choose_power = Quel Pouvoir apprenez-vous ?
