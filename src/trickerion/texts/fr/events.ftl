# Ce qui s'est passé. Une phrase commence par `{ $who }`, vide à partir de la deuxième.

told-line = { $told }.
told-more = { $told } ; { $next }
told-then = { $told }. { $next }

event-fame_changed = { $change ->
    [gain] { $who } gagne { $amount_full } ({ $why })
   *[loss] { $who } perd { $amount_full } ({ $why })
}
event-coins_changed = { $change ->
    [gain] { $who } reçoit { $amount } ({ $why })
   *[loss] { $who } paie { $amount } ({ $why })
}
event-shards_changed = { $change ->
    [gain] { $who } reçoit { $amount } ({ $why })
   *[loss] { $who } paie { $amount } ({ $why })
}

## Mise en place et tour

event-magician_chosen = { $who } incarne { $magician_le }
event-specialist_chosen = { $who } choisit { $specialist_le }
event-initiative_set = Ordre d’Initiative : { $order }
event-turn_began = Le tour { $turn } commence
event-dice_rolled = Les dés sont lancés. { $faces }
event-die_rolled = { $die_short } : { $face }
event-turn_setup_revealed = « { $turn_setup } » ferme des emplacements et des jours pour ce tour ; ensuite viendra « { $next_turn_setup } »
event-advertising_passed = { $who } ne fait pas de publicité
event-card_assigned = { $who } met { $card_cite } sous { $character_le }
event-card_recalled = { $who } reprend { $card_cite } sous { $character_le }
event-seat_ready = { $who } valide ses plans
event-seat_reconsidered = { $who } modifie ses plans
event-assignment_revealed = { $who } révèle { $revealed }
event-card_revealed = { $card_nom } sous { $character_le }
event-character_placed = { $ap ->
    [0] { $who } place { $character_le } { $slot_sur }
   *[other] { $who } place { $character_le } { $slot_sur }, { $ap } PA
}
event-character_idle = { $who } laisse { $character_le } au Repos
event-character_enhanced = { $who } améliore son Personnage : +{ $ap } PA
event-placement_ended = { $ap ->
    [0] { $who } termine son placement
    [one] { $who } termine son placement avec { $ap } PA inutilisé
   *[other] { $who } termine son placement avec { $ap } PA inutilisés
}

## Centre-Ville, Marché, Atelier

event-trick_learned = { $pile_id ->
    [extension] { $who } apprend le Tour « { $trick } » (symbole { $symbol }), sur l’emplacement de l’Ingénieur
   *[board] { $who } apprend le Tour « { $trick } » (symbole { $symbol })
}
event-trick_returned = { $who } rend le Tour « { $trick } »
event-character_hired = { $who } recrute { $hireling_un }
event-die_changed = { $how_id ->
    [rerolled] { $die_Le } est relancé : { $face }
    [set] { $die_Le } est modifié : { $face }
   *[used] { $die_Le } passe sur { $face }
}
event-components_taken = { $pile_id ->
    [extension] { $who } prend { $components } pour un emplacement du Manager
   *[board] { $who } prend { $components }
}
event-components_returned = { $who } rend { $components }
event-components_moved = { $exchange_id ->
    [none] { $who } déplace { $component_le } sur un emplacement du Manager
   *[other] { $who } déplace { $component_le } sur un emplacement du Manager à la place { $exchange_du }
}
event-component_ordered = { $who } commande { $component_un } (case Commande { $order_place })
event-component_quick_ordered = { $who } met { $component_un } sur l’emplacement de Commande Rapide
event-orders_arrived = Les commandes arrivent. Dans la zone d’Achat : { $stock }
event-stock_changed = { $who } met { $component_un } { $stock_place }
event-trick_prepared = { $who } prépare « { $trick } » et obtient { $markers }
event-trick_moved = { $who } déplace « { $trick } » sur l’emplacement de l’Ingénieur
event-apprentice_moved = { $who } déplace { $character_le } sur l’emplacement de l’Assistant

## Théâtre et Spectacle

event-marker_set_up = { $who } monte « { $trick } » sur { $spot }, coin { $up } en haut
event-marker_set_up_outside = { $who } monte « { $trick } » sur { $performance }, hors des emplacements
event-marker_rescheduled = { $is_own ->
    [yes] { $who } reprogramme « { $trick } » sur { $spot }, coin { $up } en haut
   *[no] { $who } reprogramme « { $trick } » { $whose } sur { $spot }, coin { $up } en haut
}
event-link_created = { $who } crée un Enchaînement sur { $spot } et { $neighbour }
event-performance_began = { $who } joue le Spectacle { $performance } ce { $weekday_low }
event-performance_skipped = { $who } ne joue pas de Spectacle ce { $weekday_low }
event-performance_card_shown = Nouvelle carte Spectacle : { $performance }
event-performance_card_discarded = La carte Spectacle { $performance } est défaussée
event-performance_cards_swapped = { $who } échange { $performance } et { $other_performance }
event-trick_performed = { $who } joue le Tour « { $trick } »
event-markers_returned = { $who } remet { $markers } ({ $symbol }) dans sa réserve
event-yield_doubled = { $who } double { $yield_le } du Tour « { $trick } »
event-yield_stolen = { $who } touche la Récompense du Tour « { $trick } » avec « { $by } »

## Fin du tour et de la partie

event-character_joined = { $who } accueille { $character_le } dans son équipe
event-character_left = { $who } remet { $character_le } dans la réserve
event-trick_scored = { $who } marque le bonus du Tour « { $trick } »
event-game_ended = La partie est terminée : { $winner } gagne

## L'Allée Sombre

event-cards_drawn = { $is_known ->
    [yes] { $who } pioche { $first_cite } et { $second_cite } (pioche { $deck })
   *[no] { $who } pioche deux cartes { $deck }
}
event-card_kept = { $is_known ->
    [yes] { $who } garde { $card_cite }
   *[no] { $who } garde une carte { $deck }
}
event-card_used = { $use_id ->
    [ap] { $who } utilise { $card_cite } pour avoir plus de PA
   *[bonus] { $who } utilise { $card_cite } pour son bonus
}
event-card_bonus_began = { $who } utilise { $card_cite } pour sa prochaine Action
event-card_discarded = { $who } remet { $card_cite } sous sa pioche
event-card_mimicked = { $who } utilise une carte Permanente comme { $card_cite }
event-ability_used = { $who } utilise « { $ability } »
event-prophecies_moved = Prophétie active : { $active } ; en attente : { $pending }

## Pouvoirs

event-power_discarded = { $is_known ->
    [yes] { $who } défausse le Pouvoir « { $power } »
   *[no] { $who } défausse un Pouvoir de Niveau { $level }
}
event-power_learned = { $who } apprend le Pouvoir « { $power } » (emplacement { $power_slot })
event-learning_passed = { $who } n’apprend aucun Pouvoir
event-power_returned = { $who } reprend en main le Pouvoir « { $power } »
event-power_used = { $who } utilise le Pouvoir « { $power } »

## L’Héritier de Dahlgaard

event-plan_revealed = { $who } révèle le plan « { $plan } »
event-shopping_list_changed = { $count ->
    [0] { $who } n’a plus besoin de rien
   *[other] { $who } cherche maintenant : { $list }
}
# Pourquoi l’Héritier fait quelque chose : la règle, puis la raison.
event-heir_rule = { $step_id ->
    [enters] { $rule } : l’Héritier de Dahlgaard entre en lice
    [advertises] { $rule } : l’Héritier fait sa publicité gratuitement
    [ready] { $rule } : l’Héritier est Prêt
    [busy] { $rule } : l’Héritier est Occupé
    [contested] { $rule } : l’Héritier va d’abord dans un Lieu disputé : { $location }
    [priority] { $rule } : aucun Lieu n’est disputé, l’Héritier suit donc son ordre : { $location }
    [no_slot] { $rule } : aucun emplacement n’est libre dans ce Lieu
    [sixth_ap] { $rule } : l’Héritier ne peut pas dépenser la totalité de ses { $amount } PA ; le reste devient du Prestige
    [dice] { $amount ->
        [one] { $rule } : l’Héritier prend { $amount } dé
       *[other] { $rule } : l’Héritier prend { $amount } dés
    }
    [trick] { $rule } : l’Héritier reçoit au hasard un Tour de Niveau { $amount }
    [roll] { $rule } : l’Héritier ne peut pas prendre assez de dés, il en lance donc un qui montre X
    [shopping] { $amount ->
        [one] { $rule } : { $amount } Matériau de sa liste est en vente
       *[other] { $rule } : { $amount } Matériaux de sa liste sont en vente
    }
    [prophecies_turn] { $rule } : on joue à pile ou face et les Prophéties avancent
    [prophecies_stay] { $rule } : on joue à pile ou face et les Prophéties restent en place
    [special_cards] { $amount ->
        [one] { $rule } : l’Héritier prend { $amount } carte Spéciale
       *[other] { $rule } : l’Héritier prend { $amount } cartes Spéciales
    }
    [set_up] { $amount ->
        [one] { $rule } : l’Héritier peut monter { $amount } marqueur
       *[other] { $rule } : l’Héritier peut monter { $amount } marqueurs
    }
    [nothing_to_set_up] { $rule } : ce Personnage ne peut rien monter et reste au Repos
    [performs] { $rule } : l’Héritier joue la carte qui lui rapporte le plus de Prestige ({ $amount })
    [exchange] { $rule } : { $amount } Pièces deviennent du Prestige
   *[markers_left] { $rule } : les marqueurs restés sur des cartes Spectacle rapportent une dernière fois, mais un peu moins
}
