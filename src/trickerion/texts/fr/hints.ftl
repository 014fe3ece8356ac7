# Ce que ferait un bon joueur.

hint-says = Suggestion : { $action }.
hint-then = { $told } { $next }
hint-better = Environ { $lead } Prestige de plus que « { $other } » : { $reasons }.
hint-better_plain = Environ { $lead } Prestige de plus que « { $other } » d’ici la fin de la partie.
hint-close = Un peu mieux que « { $other } » : { $reasons }.
hint-close_plain = À peu près aussi bien que « { $other } ».

hint-now_fame = cela rapporte tout de suite { $amount } de plus
hint-now_coins = vous avez aussitôt { $amount } de plus
hint-now_ap = cela demande { $ap } de moins

hint-fame = cela rapporte plus de Prestige ce tour-ci
hint-coins = il vous reste plus de Pièces à dépenser
hint-shards = il vous reste plus d’Éclats
hint-cards = il vous reste plus de cartes Spéciales
hint-team = votre équipe pourra en faire davantage
hint-shows = vos prochains Spectacles rapportent plus
hint-work = votre prochain Spectacle se rapproche
hint-bonuses = le décompte final rapporte plus
hint-rivals = vos adversaires en profitent moins
