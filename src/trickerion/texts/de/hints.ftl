# Was ein guter Spieler täte, verglichen mit der zweitbesten Möglichkeit.

hint-says = Tipp: { $action }.
hint-then = { $told } { $next }
hint-better = Etwa { $lead } Ruhm mehr wert als die zweitbeste Möglichkeit, denn { $reasons }. Die zweitbeste wäre: { $other }.
hint-better_plain = Über den Rest der Partie etwa { $lead } Ruhm mehr wert als die zweitbeste Möglichkeit: { $other }.
hint-close = Etwas besser als die zweitbeste Möglichkeit, denn { $reasons }. Die zweitbeste wäre: { $other }.
hint-close_plain = Etwa gleich gut wäre: { $other }.

hint-now = du hast sofort { $more } mehr
hint-though = { $reasons }, auch wenn du zunächst { $less } weniger hast
hint-later = es zahlt sich im Lauf der Partie aus
hint-more_links = { $count ->
    [one] es entsteht eine Trickroutine mehr
   *[other] es entstehen { $count } Trickroutinen mehr
}

hint-fame = es bringt in dieser Spielrunde mehr Ruhm
hint-coins = dir bleiben mehr Münzen
hint-shards = dir bleiben mehr Splitter
hint-cards = dir bleiben mehr Spezialkarten
hint-team = dein Team kann in den nächsten Spielrunden mehr tun
hint-shows = deine nächsten Vorstellungen bringen mehr
hint-work = deine Tricks kommen der nächsten Vorstellung näher: eingekauft, vorbereitet oder aufgebaut
hint-bonuses = deine Tricks bringen in der Endwertung mehr
hint-powers = deine Gaben bringen mehr
hint-rivals = deine Mitspieler haben weniger davon

part-fame = Ruhm in dieser Spielrunde
part-coins = Münzen
part-shards = Splitter
part-cards = Spezialkarten
part-team = Team
part-shows = kommende Vorstellungen
part-work = vorbereitete oder aufgebaute Tricks
part-bonuses = Boni der Endwertung
part-powers = Gaben
part-power_slots = Splitter für ein Gabenfeld
part-rivals = gebremste Mitspieler
because-amount = { $label } { $number }
number-more = +{ $number }
number-less = −{ $number }
because-but = { $gains }; dafür { $losses }

tutor-costs = Das kostet etwa { $fame } Ruhm{ $win ->
    [0] {""}
    [one] {" "}und senkt deine Gewinnchance um { $win } Prozentpunkt
   *[other] {" "}und senkt deine Gewinnchance um { $win } Prozentpunkte
}.
tutor-better = Besser: { $best }.
tutor-better_because = Besser: { $best } – { $reasons }.

# An option that is a plan: its cards.
option-plan_card = { $character }: { $card }
option-plan_empty = keine Karten
