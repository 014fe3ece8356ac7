# Spielbrett und Tableaus: Beschriftungen, Auswahl, Großansichten, Endwertung.

## Namen und Beschriftungen

ui-labeled = { $name }: { $what }
ui-then = { $told } { $next }
# Etwas, das einem Spieler gehört: „Manager von Ada“.
owner-thing = { $thing } { $whose }

board-turn = Runde { $turn } von { $turns }
board-initiative = Spielreihenfolge
board-advertise = Ein Plakat kostet { $coins }
board-advertised = { $who } hat die Trommel gerührt
board-fame = { $who } { $fame }
board-slots = Plätze für Mitarbeiter
board-slot = { $slot }, { $ap } AP
board-free = frei
board-before_legend = Blass: die anderen in der letzten Runde
board-wanted_legend = gestrichelt: dein Plan
board-before = letzte Runde: { $whom }
board-wanted = geplant: { $whom }
board-planned = Fürs Theater geplant
board-closed = gesperrt bei { $players } Spielern
board-closed_by = in dieser Spielrunde gesperrt („{ $turn_setup }“)
board-turn_setups = Rundenkarte: „{ $turn_setup }“; danach: „{ $next_turn_setup }“
board-closes = nächste Spielrunde gesperrt
text-closed = In dieser Spielrunde gesperrt: { $closed }. In der nächsten: { $next }.
board-neutral = neutrales Trickplättchen, oben { $category }
board-neutral_marker = neutrales Trickplättchen
spot-link_neutral = Trickroutine mit neutralem Trickplättchen
board-spotlight = Bühne
board-yields = Erlös { $modifier }
board-cost-residence = Trick lernen
board-cost-inn = Mitarbeiter einstellen
board-cost-bank = Geld beschaffen
board-set_die = oder drehen auf
board-orders = Bestellt
board-buy = Stände
board-quick = Eilig
board-order_place = Bestellplatz { $place }
board-quick_order = Eilbestellfeld
board-stock = { $component }, je { $price }
board-empty = leer
board-deck = { $deck_stack }, { $cards }
board-active = aktiv
board-pending-left = nächste
board-pending-middle = danach
board-pending-right = später
board-prophecies = Prophezeiungen
board-prophecy_line = Prophezeiung: { $active }. Danach: { $left }, { $middle }, { $right }.
board-decks = Spezialkarten
board-programme = Noch im Regieplanstapel:
board-leaves = geht bald
board-marker = { $owned }, { $category_corner } oben
board-bonus = Bonus für den Aufführenden: { $bonus }

## Das Tableau eines Spielers

workshop-tricks = Tricks
workshop-components = Requisiten
workshop-team = Team
workshop-of = Tableau { $whose }
workshop-free_trick = freies Trickfeld
workshop-extension-engineer = Feld des Ingenieurs
workshop-extension-manager = Felder des Managers
workshop-extension-assistant = Platz beim Assistenten
workshop-free_pile = freies Requisitenfeld
workshop-managed = { $components }, zählt als { $counted }
workshop-idle = untätig
workshop-inn = im Wirtshaus
workshop-inn_short = Wirtshaus
workshop-home = keine Karte
workshop-with = mit { $card }
workshop-face_down = Karte verdeckt
workshop-slot = Platz { $place } der Werkstatt
workshop-ability_used = diese Runde genutzt
workshop-at_inn = { $count } im Wirtshaus

trick-level = Stufe { $level }
trick-threshold = { $threshold } Ruhm
trick-needs = Braucht { $components }
trick-has = { $have } da, { $components } nötig
trick-prepare = Vorbereiten: { $ap } für { $markers }
trick-marks = Trickplättchen auf der Karte, bereit zum Aufbauen: { $markers } von { $all }
trick-yields = Erlös { $yields }
trick-end = Endwertung

hand-title = Deine Hand
hand-empty = Keine Karten auf der Hand
hand-count = { $card }, { $count } auf der Hand
hand-special = { $card }, { $location }: { $effect } Nutze sie bei „{ $enhances }“ oder für mehr AP.

panel-open = Tableau { $whose } zeigen
panel-close = Tableau { $whose } schließen
panel-acts = am Zug
panel-done = fertig
panel-to_place = noch einzusetzen
panel-placed = eingesetzt
panel-cards = { $permanent } reguläre, { $special } spezielle

## Auswahl

browser-title = Trickstapel
browser-all = Alle
browser-offered = Verfügbar
browser-level = Stufe
browser-preparable = Requisiten da
browser-affordable = Genug Ruhm
browser-none = Kein Trick passt zu diesen Filtern.
browser-count = { $count ->
    [one] { $count } Trick
   *[other] { $count } Tricks
}

sheet-magicians = Zauberkünstler
sheet-tricks = Trickstapel
sheet-supply = Vorrat
sheet-cards = Spezialkarten
sheet-specialists = Spezialisten
sheet-spot = Regieplan
sheet-pair = Paar { $pair } von { $pairs }
sheet-hide = Tisch zeigen
sheet-show = Wählen

spot-title = „{ $trick }“ aufbauen
spot-pick = Wähle ein Feld
spot-turn = Welche Ecke zeigt nach oben?
spot-only = Nur diese: Die { $category_corner } von „{ $trick }“ muss auf einen Verbindungskreis des Feldes zeigen.
spot-up = { $category } oben
spot-no_links = keine Trickroutine
spot-link = Trickroutine mit { $owned }

## Großansichten

closeup-title = Großansicht
closeup-pick = Auswählen
closeup-week = Erlös nach Aufführungstag
closeup-day = An diesem Tag aufgeführt, bringen deine Tricks:
closeup-nothing_ready = Von deinen Tricks ist noch keiner vorbereitet oder aufgebaut.
closeup-no_markers = noch keine Trickplättchen
closeup-use = { $trick } braucht { $need }
closeup-no_use = Keiner deiner Tricks braucht es.
closeup-prepare = Das Vorbereiten in der Werkstatt kostet { $ap } und bringt { $markers } auf die Karte, wenn es von seinem Symbol noch genug gibt.
closeup-engineer = Auf dem Feld des Ingenieurs bekommt er ein zusätzliches Plättchen.
closeup-character = { $wage ->
    [0] { $ap }, kein Lohn
   *[other] { $ap }, { $coins } Lohn, wenn eingesetzt
}
closeup-in_rules = In den Regeln

about-theater = Baue hinter den Kulissen Tricks auf oder gib auf der Bühne eine Vorstellung.
about-workshop = Bereite Tricks vor und ordne dein Tableau.
about-market_row = Kaufe und bestelle Requisiten.
# Glossary: no Coin
about-downtown = Lerne Tricks, stelle Mitarbeiter ein, beschaffe Geld.
about-dark_alley = Ziehe Spezialkarten oder spiele mit dem Schicksal.
about-slot = { $modifier ->
    [0] Ein Mitarbeiter hat hier nur seine eigenen AP.
   *[other] Ein Mitarbeiter hat hier { $ap } AP.
}
about-backstage = Hier baust du Tricks auf oder planst sie neu. Pro Spielrunde kannst du einen Tag nutzen, und nur, wenn dort kein Mitspieler ist.
about-star = Nur für Zauberkünstler: an diesem Tag eine Vorstellung geben, statt Aktionen auszuführen.
about-magician = Kann alles, und nur er gibt Vorstellungen.
about-manager = Jeder Stapel auf den Feldern des Managers zählt um eins mehr. Hinter den Kulissen, während du aufführst: zusätzliche Münzen.
about-engineer = Der Trick auf dem Feld des Ingenieurs bekommt ein zusätzliches Trickplättchen. Hinter den Kulissen, während du aufführst: ein Splitter.
about-assistant = Schafft Platz für einen Handlanger ohne Lohn. Hinter den Kulissen, während du aufführst: zusätzlicher Ruhm.
about-apprentice = Günstige Hilfe. Auf einem Platz, der AP bringt, so gut wie ein Spezialist.
about-residence = Lerne einen Trick dieser oder deiner bevorzugten Zauberschule für { $learn_ap }.
about-inn = Stelle diesen Mitarbeiter für { $hire_ap } ein. Nach dieser Spielrunde kommt er in dein Team.
about-bank = Nimm so viele Münzen für { $take_coins_ap }.
about-die_x = Bietet nichts, bis er neu gewürfelt oder gedreht wird.
about-die_change = Würfle ihn für { $reroll_ap } neu oder drehe ihn für { $set_die_ap } auf eine andere Seite.
about-deck = Ziehe in den Dunklen Gassen zwei und behalte eine.

## Die Endwertung

end-sources = Ruhm nach Herkunft
end-turns = Ruhm nach Runden
end-start_short = Start
end-final_short = Ende
end-wins = { $who } gewinnt mit { $fame }
end-source = Herkunft
source-rated = { $name }, { $rate }
source-rate = je { $fame }
source-rate_coins = { $fame } je { $coins }
end-gained = Ruhm pro Runde
end-when = Runde

## Teile des Tisches auf dem Telefon

zone-town = Stadt
zone-theater = Theater
zone-workshop = Werkstatt
zone-players = Spieler
zone-log = Verlauf

## Gaben

powers-title = Gaben
powers-open = { $count ->
    [one] { $count } Gabenfeld ist offen
   *[other] { $count } Gabenfelder sind offen
}
powers-labeled = { $power }: { $effect }
powers-hand = Gaben auf der Hand: { $powers }
powers-known = Bekannte Gaben auf der Hand: { $powers }
powers-slot = Gabenfeld { $place }: { $filled } von { $size } Splittern
powers-level = Gabe der Stufe { $level }
powers-used = in dieser Spielrunde genutzt

## Dahlgaards Erbe

heir-plan_and_stance = Plan: „{ $plan }“. { $stance }.
heir-no_plan = Noch kein Plan.
heir-shopping = Einkaufsliste: { $list }.
heir-wants = Sucht:
heir-difficulty = Dahlgaards Erbe, { $difficulty }.
heir-stronger = Mehr AP: { $character }.
heir-to_come = Verbleibende Pläne: { $plans }.
