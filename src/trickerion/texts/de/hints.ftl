# Was ein guter Spieler täte, verglichen mit der zweitbesten Möglichkeit.

hint-says = Tipp: { $action }.
hint-then = { $told } { $next }
hint-better = Etwa { $lead } Ruhm mehr wert als die zweitbeste Möglichkeit, denn { $reasons }. Diese wäre: { $other }.
hint-better_plain = Über den Rest der Partie etwa { $lead } Ruhm mehr wert als die zweitbeste Möglichkeit: { $other }.
hint-close = Etwas besser als die zweitbeste Möglichkeit, denn { $reasons }. Diese wäre: { $other }.
hint-close_plain = Etwa genauso gut wäre: { $other }.

hint-now_fame = es bringt sofort { $amount } mehr
hint-now_coins = du sparst jetzt { $amount }
hint-now_ap = es kostet { $ap } weniger

hint-fame = es bringt in dieser Spielrunde mehr Ruhm
hint-coins = dir bleiben mehr Münzen
hint-shards = dir bleiben mehr Splitter
hint-cards = dir bleiben mehr Spezialkarten
hint-team = dein Team kann danach mehr tun
hint-shows = deine nächsten Vorstellungen bringen mehr
hint-work = deine nächste Vorstellung rückt näher
hint-bonuses = die Endwertung bringt mehr
hint-rivals = deine Mitspieler haben weniger davon
