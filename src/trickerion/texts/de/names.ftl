# Substantive des Spiels und ihre Formen: .the der/die/das, .acc Akkusativ, .dat Dativ, .gen Genitiv, .a ein, .a_acc einen,
# .obj Akkusativ ohne Artikel („Assistenten einsetzen“), .from mit „von“.

## Mitarbeiter

character-magician = Zauberkünstler
    .the = der Zauberkünstler
    .acc = den Zauberkünstler
    .dat = dem Zauberkünstler
    .gen = des Zauberkünstlers
    .a = ein Zauberkünstler
    .a_acc = einen Zauberkünstler
    .obj = Zauberkünstler
    .from = vom Zauberkünstler
character-manager = Manager
    .the = der Manager
    .acc = den Manager
    .dat = dem Manager
    .gen = des Managers
    .a = ein Manager
    .a_acc = einen Manager
    .obj = Manager
    .from = vom Manager
character-engineer = Ingenieur
    .the = der Ingenieur
    .acc = den Ingenieur
    .dat = dem Ingenieur
    .gen = des Ingenieurs
    .a = ein Ingenieur
    .a_acc = einen Ingenieur
    .obj = Ingenieur
    .from = vom Ingenieur
character-assistant = Assistent
    .the = der Assistent
    .acc = den Assistenten
    .dat = dem Assistenten
    .gen = des Assistenten
    .a = ein Assistent
    .a_acc = einen Assistenten
    .obj = Assistenten
    .from = vom Assistenten
character-apprentice = Handlanger
    .the = der Handlanger
    .acc = den Handlanger
    .dat = dem Handlanger
    .gen = des Handlangers
    .a = ein Handlanger
    .a_acc = einen Handlanger
    .obj = Handlanger
    .from = vom Handlanger
character-apprentice_1 = Handlanger 1
    .the = Handlanger 1
    .acc = Handlanger 1
    .dat = Handlanger 1
    .gen = von Handlanger 1
    .a = Handlanger 1
    .a_acc = Handlanger 1
    .obj = Handlanger 1
    .from = von Handlanger 1
character-apprentice_2 = Handlanger 2
    .the = Handlanger 2
    .acc = Handlanger 2
    .dat = Handlanger 2
    .gen = von Handlanger 2
    .a = Handlanger 2
    .a_acc = Handlanger 2
    .obj = Handlanger 2
    .from = von Handlanger 2
character-apprentice_3 = Handlanger 3
    .the = Handlanger 3
    .acc = Handlanger 3
    .dat = Handlanger 3
    .gen = von Handlanger 3
    .a = Handlanger 3
    .a_acc = Handlanger 3
    .obj = Handlanger 3
    .from = von Handlanger 3
character-assistants_apprentice = Handlanger des Assistenten
    .the = der Handlanger des Assistenten
    .acc = den Handlanger des Assistenten
    .dat = dem Handlanger des Assistenten
    .gen = des Handlangers des Assistenten
    .a = ein Handlanger des Assistenten
    .a_acc = einen Handlanger des Assistenten
    .obj = Handlanger des Assistenten
    .from = vom Handlanger des Assistenten

brings-manager = Requisiten im Wert von { $manager_value } und zwei Felder, auf denen jeder Stapel um eins mehr zählt
brings-engineer = ein zweiter Trick auf einem Feld, das ihm ein zusätzliches Trickplättchen gibt
brings-assistant = ein zusätzlicher Handlanger, der keinen Lohn bekommt

## Orte

location-theater = Theater
    .the = das Theater
    .in = im Theater
    .to = ins Theater
    .gen = des Theaters
    .stack = Theaterstapel
location-workshop = Werkstatt
    .the = die Werkstatt
    .in = in der Werkstatt
    .to = in die Werkstatt
    .gen = der Werkstatt
    .stack = Werkstattstapel
location-market_row = Marktplatz
    .the = der Marktplatz
    .in = auf dem Marktplatz
    .to = auf den Marktplatz
    .gen = des Marktplatzes
    .stack = Marktplatzstapel
location-downtown = Stadtzentrum
    .the = das Stadtzentrum
    .in = im Stadtzentrum
    .to = ins Stadtzentrum
    .gen = des Stadtzentrums
    .stack = Stadtzentrumsstapel
location-dark_alley = Dunkle Gassen
    .the = die Dunklen Gassen
    .in = in den Dunklen Gassen
    .to = in die Dunklen Gassen
    .gen = der Dunklen Gassen
    .stack = Stapel der Dunklen Gassen

house-residence = Residenz
house-inn = Wirtshaus
house-bank = Bank

theater-riverside = Riverside
    .short = Riverside
theater-grand_magorian = Grand Magorian
    .short = G. Magorian
theater-magnus_pantheon = Magnus Pantheon
    .short = M. Pantheon

# Plätze: .onto steht hinter „setzen“, .on hinter „stehen“.
slot-street = Platz { $place } { $location_gen }
    .short = { $location } { $place }
    .onto = auf Platz { $place } { $location_gen }
    .on = auf Platz { $place } { $location_gen }
slot-stage = die Bühne am { $weekday }
    .short = { $weekday } Bühne
    .onto = am { $weekday } auf die Bühne
    .on = am { $weekday } auf der Bühne
slot-backstage = Kulissenplatz { $place } am { $weekday }
    .short = { $weekday } Kulisse { $place }
    .onto = am { $weekday } auf Kulissenplatz { $place }
    .on = am { $weekday } auf Kulissenplatz { $place }

# Ein Regieplan, ein Feld darauf und dessen Lage.
performance-named = { $theater } { $number }
    .short = { $theater_short } { $number }
spot-named = { $performance }, { $place }
place-00 = links oben
place-01 = links mittig
place-02 = links unten
place-10 = rechts oben
place-11 = rechts mittig
place-12 = rechts unten
place-outside = außerhalb der Felder

pile-board = dein Tableau
pile-extension = ein Feld des Managers
stock_place-1 = an Marktstand 1
    .onto = an Marktstand 1
stock_place-2 = an Marktstand 2
    .onto = an Marktstand 2
stock_place-3 = an Marktstand 3
    .onto = an Marktstand 3
stock_place-4 = an Marktstand 4
    .onto = an Marktstand 4
stock_place-quick_order = auf dem Eilbestellfeld
    .onto = auf das Eilbestellfeld
stock_place-logistics_place = neben den Marktständen
    .onto = neben die Marktstände

## Würfel

die-residence_a = Residenzwürfel A
    .short = Residenz A
    .letter = A
die-residence_b = Residenzwürfel B
    .short = Residenz B
    .letter = B
die-inn_a = Wirtshauswürfel A
    .short = Wirtshaus A
    .letter = A
die-inn_b = Wirtshauswürfel B
    .short = Wirtshaus B
    .letter = B
die-bank_a = Bankwürfel A
    .short = Bank A
    .letter = A
die-bank_b = Bankwürfel B
    .short = Bank B
    .letter = B

face-spiritual = Mental
    .short = Mental
face-mechanical = Technisch
    .short = Technisch
face-optical = Optisch
    .short = Optisch
face-escape = Entfesselung
    .short = Entfesselung
face-any = beliebige Zauberschule
    .short = beliebig
face-assistant = Assistent
    .short = Assistent
face-manager = Manager
    .short = Manager
face-engineer = Ingenieur
    .short = Ingenieur
face-apprentice = Handlanger
    .short = Handlanger
face-x = X
    .short = X
    .long = X, nichts im Angebot

## Tricks und Trickplättchen

category-spiritual = Mental
    .corner = mentale Ecke
    .letter = M
category-mechanical = Technisch
    .corner = technische Ecke
    .letter = T
category-optical = Optisch
    .corner = optische Ecke
    .letter = O
category-escape = Entfesselung
    .hyphenated = Entfes{"\u00AD"}selung
    .corner = Entfesselungsecke
    .letter = E
symbol-spade = ♠
symbol-heart = ♥
symbol-diamond = ♦
symbol-club = ♣

## Zeit

weekday-thursday = Donnerstag
    .short = Do
weekday-friday = Freitag
    .short = Fr
weekday-saturday = Samstag
    .short = Sa
weekday-sunday = Sonntag
    .short = So

phase-set_up = Spielaufbau
phase-roll_dice = Stadtwürfel werfen
phase-set_initiative = Spielreihenfolge ermitteln
phase-advertise = Die Trommel rühren
phase-learn_powers = Gaben erlernen
phase-assignment = Aufträge erteilen
phase-place_characters = Mitarbeiter einsetzen
phase-performance = Vorstellungen geben
phase-end_turn = Ende der Spielrunde
phase-over = Spielende

## Spezialkarten und Prophezeiungen

enhances-set_up_trick = Trick aufbauen
enhances-perform = Aufführen
enhances-reschedule = Neu planen
enhances-prepare = Trick vorbereiten
enhances-hire_character = Mitarbeiter einstellen
enhances-learn_trick = Trick lernen
enhances-take_coins = Geld beschaffen
enhances-buy = Einkaufen
enhances-order = Bestellen
enhances-quick_order = Eilbestellung
enhances-any = beliebige Aktion

card-labeled = { $card } ({ $location }: { $enhances })
effect-labeled = { $name }: { $effect }

use-bonus = ihr Vorteil
use-ap = mehr AP
pending-left = linke
pending-middle = mittlere
pending-right = rechte
prophecy-none = keine

## Requisiten

# .many ist, was ein Stapel enthält; .acc und .dat dasselbe mit Artikel.
component-wood = Holz
    .many = Holz
    .acc = das Holz
    .dat = dem Holz
component-metal = Metall
    .many = Metall
    .acc = das Metall
    .dat = dem Metall
component-glass = Glas
    .many = Glas
    .acc = das Glas
    .dat = dem Glas
component-fabric = Stoff
    .many = Stoff
    .acc = den Stoff
    .dat = dem Stoff
component-rope = Seil
    .many = Seile
    .acc = die Seile
    .dat = den Seilen
component-petroleum = Petroleum
    .many = Petroleum
    .acc = das Petroleum
    .dat = dem Petroleum
component-saw = Säge
    .many = Sägen
    .acc = die Sägen
    .dat = den Sägen
component-animal = Tier
    .many = Tiere
    .acc = die Tiere
    .dat = den Tieren
component-padlock = Vorhängeschloss
    .hyphenated = Vorhänge{"\u00AD"}schloss
    .many = Vorhängeschlösser
    .acc = die Vorhängeschlösser
    .dat = den Vorhängeschlössern
component-mirror = Spiegel
    .many = Spiegel
    .acc = die Spiegel
    .dat = den Spiegeln
component-disguise = Verkleidung
    .hyphenated = Verklei{"\u00AD"}dung
    .many = Verkleidungen
    .acc = die Verkleidungen
    .dat = den Verkleidungen
component-cog = Zahnrad
    .many = Zahnräder
    .acc = die Zahnräder
    .dat = den Zahnrädern

components-wood = { $count } Holz
components-metal = { $count } Metall
components-glass = { $count } Glas
components-fabric = { $count } Stoff
components-rope = { $count ->
    [one] { $count } Seil
   *[other] { $count } Seile
}
components-petroleum = { $count } Petroleum
components-saw = { $count ->
    [one] { $count } Säge
   *[other] { $count } Sägen
}
components-animal = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
}
components-padlock = { $count ->
    [one] { $count } Vorhängeschloss
   *[other] { $count } Vorhängeschlösser
}
components-mirror = { $count } Spiegel
components-disguise = { $count ->
    [one] { $count } Verkleidung
   *[other] { $count } Verkleidungen
}
components-cog = { $count ->
    [one] { $count } Zahnrad
   *[other] { $count } Zahnräder
}
components-mixed = die Requisiten

## Gezähltes

unit-fame = Ruhm
    .acc = den Ruhm
    .letter = R
unit-coins = Münzen
    .acc = die Münzen
    .letter = Mü
unit-shards = Splitter
    .acc = die Splitter
    .letter = ✦

# Zwischen den Teilen einer Liste ohne „und“.
list-comma = {", "}

amount-nothing = nichts
    .dat = nichts
amount-ap = { $count } AP
    .dat = { $count } AP
amount-fame = { $count } Ruhm
    .dat = { $count } Ruhm
amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
    .dat = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-shards = { $count } Splitter
    .dat = { $count ->
        [one] { $count } Splitter
       *[other] { $count } Splittern
    }
amount-markers = { $count } Trickplättchen
    .dat = { $count } Trickplättchen
amount-links = { $count ->
    [one] { $count } Trickroutine
   *[other] { $count } Trickroutinen
}
    .dat = { $count ->
        [one] { $count } Trickroutine
       *[other] { $count } Trickroutinen
    }
amount-payments = { $count ->
    [one] { $count } Belohnung
   *[other] { $count } Belohnungen
}
    .dat = { $count ->
        [one] { $count } Belohnung
       *[other] { $count } Belohnungen
    }
amount-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
    .dat = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
amount-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
    .dat = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
amount-components = { $count ->
    [one] { $count } Requisit
   *[other] { $count } Requisiten
}
    .dat = { $count ->
        [one] { $count } Requisit
       *[other] { $count } Requisiten
    }

## Personen

# Steht hinter dem, was jemandem gehört: „der Manager von Ada“.
owner-whose = von { $who }

## Warum sich Ruhm, Münzen oder Splitter ändern

why-set_up = Spielaufbau
why-advertise = Plakat
why-learn_trick = fehlender Ruhm für einen Trick
why-learn_power = fehlender Ruhm für eine Gabe
why-bank = Bank
why-buy = Requisiten
why-enhance = Verstärken
why-link = Trickroutine
why-yield = Erlös
why-link_bonus = Bonus für den Aufführenden, Trickroutinen
why-specialist_bonus = Bonus für den Aufführenden, Spezialist
why-card_bonus = Bonus für den Aufführenden, Regieplan
why-wages = Löhne
why-unpaid_wages = unbezahlte Löhne
why-final_shards = übrige Splitter
why-final_coins = übrige Münzen
why-final_apprentices = Handlanger
why-final_specialists = Spezialisten
why-final_special_cards = übrige Spezialkarten
why-final_trick = Trick der Stufe 3
why-heir_ap = überzählige AP
why-heir_exchange = Münzen gegen Ruhm
why-backstage_bonus = Bonus für den Aufführenden, hinter den Kulissen
why-final_tricks = Tricks der Stufe 3
why-final_characters = Mitarbeiter über sechs hinaus

## Dasselbe als Zeilen der Endwertung

source-set_up = Spielaufbau
source-advertise = Plakate
source-link = Trickroutinen
source-yield = Aufgeführte Tricks
source-link_bonus = Bonus des Aufführenden: Trickroutinen
source-specialist_bonus = Bonus des Aufführenden: Spezialisten
source-card_bonus = Bonus des Aufführenden: Regiepläne
source-unpaid_wages = Unbezahlte Löhne
source-final_shards = Übrige Splitter
source-final_coins = Übrige Münzen
source-final_apprentices = Handlanger
source-final_specialists = Spezialisten
source-final_special_cards = Übrige Spezialkarten
source-final_trick = Tricks der Stufe 3
source-heir_ap = Überzählige AP
source-heir_exchange = Münzen gegen Ruhm
source-backstage_bonus = Bonus: hinter den Kulissen
source-final_tricks = Tricks der Stufe 3
source-final_characters = Mitarbeiter über sechs hinaus
source-other = Karten und Prophezeiungen
scores-turn = Runde { $turn }
scores-final = Endwertung
scores-total = Summe

## Dahlgaards Erbe, der Gegner im Solospiel

heir-name = Dahlgaards Erbe
heir-easy = Leicht
heir-normal = Normal
heir-hard = Schwer
heir-ready = Bereit
heir-busy = Beschäftigt
plan_kind-set_up = Aufbauplan
plan_kind-perform = Aufführungsplan
# Überall, wo unsere eigenen Karten zu sehen sind.
heir-our_cards = Die Struktur entspricht der gedruckten Solovariante, soweit sie öffentlich bekannt ist; die Plankarten sind unsere eigenen.
duel-our_cards = Die Struktur entspricht der gedruckten Variante, soweit sie öffentlich bekannt ist; die Rundenkarten und neutralen Plättchen sind unsere eigenen.
powers-our_cards = Die Struktur entspricht der gedruckten Variante, soweit sie öffentlich bekannt ist; die Gabenkarten sind unsere eigenen.
