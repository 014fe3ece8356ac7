# Ce que ferait un bon joueur.

hint-says = Conseil : { $action }.
hint-then = { $told } { $next }
hint-better = Environ { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} de Prestige de plus que la deuxième option ({ $other }) : { $reasons }.
hint-better_plain = Environ { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} de Prestige de plus que la deuxième option ({ $other }) d’ici la fin de la partie.
hint-close = Un peu mieux que la deuxième option ({ $other }) : { $reasons }.
hint-close_plain = Tout aussi bien, à peu de chose près : { $other }.

hint-now = vous avez aussitôt { $more } de plus
hint-though = { $reasons }, même si vous avez d’abord { $less } de moins
hint-later = c’est payant sur la suite de la partie
hint-more_links = { $count ->
    [one] cela crée un Enchaînement de plus
   *[other] cela crée { $count } Enchaînements de plus
}

hint-fame = cela rapporte plus de Prestige ce tour-ci
hint-coins = il vous reste plus de Pièces à dépenser
hint-shards = il vous reste plus d’Éclats
hint-cards = il vous reste plus de cartes Spéciales
hint-team = votre équipe pourra en faire davantage aux prochains tours
hint-shows = vos prochains Spectacles rapportent plus
hint-work = vos Tours se rapprochent d’un Spectacle : Matériaux achetés, Tours préparés ou montés
hint-bonuses = vos Tours rapportent plus au décompte final
hint-powers = vos Pouvoirs rapportent plus
hint-rivals = vos adversaires en profitent moins

part-fame = Prestige de ce tour
part-coins = Pièces
part-shards = Éclats
part-cards = cartes Spéciales
part-team = équipe
part-shows = Spectacles à venir
part-work = Tours préparés ou montés
part-bonuses = bonus de fin de partie
part-powers = Pouvoirs
part-power_slots = Éclats pour un emplacement de Pouvoir
part-rivals = adversaires freinés
because-amount = { $label } { $number }
number-more = +{ $number }
number-less = −{ $number }
because-but = { $gains } ; mais { $losses }

tutor-costs = Cela coûte environ { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}{ $win ->
    [0] {""}
    [one] {" "}et fait baisser vos chances de victoire de { $win } point de pourcentage
   *[other] {" "}et fait baisser vos chances de victoire de { $win } points de pourcentage
}.
tutor-better = Mieux : { $best }.
tutor-better_because = Mieux : { $best } – { $reasons }.

# An option that is a plan: its cards.
option-plan_card = { $character } : { $card }
option-plan_empty = aucune carte
