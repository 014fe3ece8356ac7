# Seiten rund um das Spiel: Start, Konto, Lobby, Wiederholungen, Einstellungen, Probleme, Regeln.

## Überall

ui-title = trickerion
ui-page_title = { $page } · trickerion
ui-title_turn = ● Du bist dran · trickerion
ui-tagline = Rivalen der Zauberbühne, geheime Pläne und eine Vorstellung, die Trick für Trick entsteht.
ui-unofficial = Eine inoffizielle Fan-Umsetzung von Trickerion – Meister der Magie, ohne Bilder und Texte des gedruckten Spiels.
ui-home = Startseite
ui-close = Schließen
ui-cancel = Abbrechen
ui-loading = Wird geladen …
ui-rules = Regeln
ui-learn = Lektionen
ui-puzzles = Rätsel
ui-rule_read = Regel { $rule } lesen
ui-rule_named = Regel { $rule } ({ $chapter })
chapter-set = Spielaufbau
chapter-turn = Spielrunde
chapter-ap = Aktionspunkte
chapter-dt = Stadtzentrum
chapter-mr = Marktplatz
chapter-ws = Werkstatt
chapter-thr = Theater
chapter-trk = Tricks und Trickplättchen
chapter-cmp = Requisiten
chapter-prf = Vorstellungen
chapter-end = Ende der Spielrunde
chapter-fin = Endwertung
chapter-da = Dunkle Gassen
chapter-mag = Sonderfähigkeiten
chapter-pro = Prophezeiungen
chapter-duel = Duell
chapter-spc = Spezialkarten
chapter-rul = Auslegungen
ui-skip = Zu deiner Entscheidung
ui-reload = Seite neu laden
ui-ways_on = Seiten

## Start

welcome-title = Willkommen
welcome-what = Ein Strategiespiel für zwei bis vier Zauberkünstler, im Browser: allein gegen Bots oder mit anderen, wo immer sie sind.
welcome-long = Eine erste Partie gegen einen Bot dauert { $from } bis { $to } Minuten.
welcome-learn = Lerne es in kurzen Lektionen.
start-minutes = { $from }–{ $to } Min.
start-play = { $bots ->
    [one] Gegen { $bots } Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
start-guided = Deine erste Partie
start-guided_more = Lernen beim Spielen: Ein Regisseur sagt dir, welcher Zug gut ist und warum.
start-name = Dein Name
start-name_default = Spieler
start-kind = Spiel
start-first = Erste Partie
start-first_more = Fertiger Aufbau, ohne Regisseur: Du wählst nur deinen Zauberkünstler. { $turns } Spielrunden.
start-base = Grundspiel
start-base_more = { $turns } Spielrunden. Du wählst auch deinen ersten Trick, einen Spezialisten und Requisiten.
start-alley = Dunkle Gassen
start-alley_more = { $turns_alley } Spielrunden, ein fünfter Ort, Spezialkarten, Zauberkünstler mit Sonderfähigkeiten und die größten Tricks.
start-full = Dunkle Gassen mit Prophezeiungen
start-full_more = Die Dunklen Gassen, und dazu ändert in jeder Spielrunde eine Prophezeiung, die alle kommen sahen, eine Regel.
start-quick = Kurzspiel: eine Spielrunde weniger, und alle beginnen mit mehr
start-beginner = Aufbau für Anfänger: ein fertiger Start für jeden Zauberkünstler
start-late_bonus = Später Bonus: In der Endwertung genügt ein Plättchen auf dem Trick, auch ohne die Requisiten
start-duel = Duell der Zauberkünstler: Jede Spielrunde sind andere Plätze und Wochentage gesperrt, und auf jedem Regieplan liegt ein neutrales Trickplättchen
start-duel_for_two = Nur zu zweit.
start-powers = Gaben der Zauberkünstler: Splitter öffnen Felder für dauerhafte Gaben
start-powers_need_alley = Nur mit den Dunklen Gassen.
start-players = Gegner
start-people = Menschen
start-bots = Bots
start-tutor = Tutor: warnt vor Zügen, die viel kosten
start-opponents = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
start-level = Stärke
start-style = Stil
bot-random_more = Zieht zufällig: gut, um sich erst einmal umzusehen.
bot-apprentice_more = Plant voraus, verschätzt sich aber: ein fairer erster Gegner.
bot-specialist_more = Plant die ganze Spielrunde und spielt jede Möglichkeit durch: für alle, die das Spiel kennen.
bot-magician_more = Denkt weiter voraus und lässt sich Zeit: ein harter Gegner.
bot-legend_more = Vergleicht viele Pläne in vielen denkbaren Spielverläufen: der stärkste Gegner.
start-friends = Mit anderen spielen
start-friends_hint = Du nimmst gleich Platz und bekommst einen Link für die anderen. Die Partie beginnt, wenn alle Plätze besetzt sind.
start-open = Jeder kann von dieser Seite aus mitspielen (sonst nur mit dem Link)
start-hints = Spieler dürfen um Tipps bitten
start-clock = Uhr
clock-none = keine Uhr
clock-move = { $minutes } Minuten pro Entscheidung
clock-game = { $minutes } Minuten pro Partie
clock-slow = ein Tag pro Entscheidung: eine Partie über mehrere Wochen
start-create = Tisch eröffnen
start-games = Meine Partien
start-no_games = Hier stehen die Partien, an denen du teilnimmst, damit du sie in diesem Browser fortsetzen kannst.
start-no_games_account = Hier stehen die Partien, an denen du teilnimmst, auf jedem Gerät, auf dem du angemeldet bist.
start-resume = Weiterspielen
start-watch = Zuschauen
start-join = Mitspielen
start-review = Ansehen
mine-result = { $place ->
    [1] mit { $fame } Ruhm gewonnen (die anderen: { $others })
   *[other] Platz { $place } von { $players } mit { $fame } Ruhm (die anderen: { $others })
}
start-tables = Offene Tische
start-no_tables = Gerade sucht niemand Mitspieler.
start-running = Partien zum Zuschauen
start-forget = Diese Partie aus der Liste entfernen
start-your_turn = du bist dran
start-over = beendet
start-closed = vom Admin geschlossen
start-turn = Runde { $turn }
start-seats = { $taken } von { $players } Plätzen besetzt
start-game_words = { $game }; { $players } Spieler
start-is_beginner = Aufbau für Anfänger
start-is_quick = Kurzspiel
start-is_late_bonus = später Bonus
start-is_duel = Duell der Zauberkünstler
start-is_powers = Gaben der Zauberkünstler
pace-none = Keine Uhr
pace-move = { $minutes ->
    [one] { $minutes } Minute pro Entscheidung, dann übernimmt ein Bot
   *[other] { $minutes } Minuten pro Entscheidung, dann übernimmt ein Bot
}
pace-game = { $minutes ->
    [one] { $minutes } Minute pro Spieler für die ganze Partie, dann übernimmt ein Bot
   *[other] { $minutes } Minuten pro Spieler für die ganze Partie, dann übernimmt ein Bot
}
pace-slow = { $days ->
    [one] Ein Tag pro Entscheidung; ihr müsst nicht gleichzeitig da sein
   *[other] { $days } Tage pro Entscheidung; ihr müsst nicht gleichzeitig da sein
}
start-learn = Neu hier? Fang einfach an. Der Tisch sagt dir bei jedem Schritt, was zu tun ist, zeigt dir deine Möglichkeiten, erklärt, was nicht geht, und gibt dir auf Wunsch einen Tipp.

## Das Konto

account-link = Anmelden, Einstellungen
account-link_in = Angemeldet als { $name }

## Von einer Aufzeichnung aus weiterspielen

play_on-title = Von hier an weiterspielen
play_on-more = Eröffnet an dieser Stelle der Partie einen neuen Tisch.
play_on-who = { $has_bots ->
    [yes] Du spielst als { $who }; Bots spielen { $names }. Von hier an wird neu gewürfelt und gemischt.
   *[no] Du spielst als { $who }. Von hier an wird neu gewürfelt und gemischt.
}
play_on-go = Tisch eröffnen
import-title = Aufzeichnung fortsetzen oder analysieren
import-more = Eine Aufzeichnung ist die Textdatei, die du mit „Aufzeichnung herunterladen“ bekommst. Spiel an ihrem Ende weiter oder an einer früheren Stelle; eine beendete Partie lässt sich analysieren. Wer den Link einer Analyse hat, kann sie sehen.
import-file = Datei
import-until = Nach wie vielen Aktionen weiterspielen (höchstens { $actions })?
import-no_record = Diese Datei ist keine Aufzeichnung.
import-unplayable = Die Aufzeichnung lässt sich nicht nachspielen: { $detail }

## Probleme

problem-title = Die Vorstellung ist unterbrochen
problem-start = Partie beginnen oder suchen
way-unknown_table = Bitte noch einmal um den Link oder suche die Partie auf der Startseite unter „Meine Partien“.
way-unknown_token = Wenn dir jemand den Link geschickt hat, ist er vielleicht unvollständig: Kopiere ihn ganz, auch alles hinter dem #.
way-removed = Das war der Gastgeber des Tisches oder ein Admin dieses Servers.
way-not_signed_in = Dein Konto wurde hier abgemeldet. Melde dich wieder an und öffne dann den Tisch.
way-spectators_off = Wenn du hier einen Platz hast, öffne ihn mit dem Link zu deinem Platz oder melde dich an.
way-other_rules = Nichts ist verloren: Der Betreiber kann die Partie mit der Version fortsetzen, mit der sie begonnen wurde.
way-offline = Prüfe, ob der Server läuft und ob du online bist. Diese Seite versucht es weiter.

## Die Lobby eines Tisches

lobby-title = Warten auf Mitspieler
lobby-invite = Schick den anderen diesen Link:
lobby-share = Teilen
lobby-code = QR-Code
lobby-code_of = QR-Code des Links
lobby-fill = Platz mit einem Bot besetzen
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-sit = Platz nehmen
lobby-free = freier Platz
lobby-bot = Bot, { $level }
lobby-hints = Spieler dürfen um Tipps bitten.
lobby-no_hints = Keine Tipps.
lobby-you = du
lobby-wait = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
lobby-begins = Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-seats = Plätze
lobby-join = Hier mitspielen
lobby-lost_invitation = Andere kommen über den Link dazu, den du verschickt hast.
lobby-stand = Meinen Platz aufgeben
lobby-full = Alle Plätze sind besetzt; du kannst zuschauen.

## Einstellungen

settings-language = Sprache
settings-theme = Design
settings-theme-auto = System
settings-theme-matinee = Matinee (hell)
settings-theme-gaslight = Gaslicht (dunkel)
settings-motion = Animation
settings-motion-auto = System
settings-motion-off = aus
settings-sound = Töne
settings-volume = Lautstärke
settings-notify = Systembenachrichtigung zeigen, wenn ich dran bin und dieser Tab im Hintergrund ist
settings-notify_refused = Dein Browser blockiert Benachrichtigungen dieser Seite; in seinen Einstellungen kannst du sie erlauben.
settings-help = Jeden Schritt erklären
settings-plan = Den Fahrplan der Partie über den Tableaus zeigen
settings-tutor = Tutor: vor Zügen warnen, die viel kosten (in Partien gegen Bots, mit Tipps)
settings-confirm = Nachfragen, bevor etwas endgültig ist
settings-ask_again = Wieder jedes Mal nachfragen

## Das Ende und Wiederholungen

end-title = Der Vorhang fällt
end-again = Noch eine Partie
end-rematch = Revanche mit denselben Leuten
end-join = Zur Revanche
end-rematch_open = Es gibt einen neuen Tisch für alle, die hier gespielt haben.
end-board = Endstand auf dem Brett zeigen
end-scores = Wertung
end-replay = Wiederholung
end-review = Partie analysieren
replay-title = Wiederholung
replay-of = Aktion { $action } von { $actions }
replay-controls = Steuerung der Wiederholung
replay-moves = Züge nach Runden
replay-speed = Tempo
replay-first = Anfang
replay-first_key = Anfang (Pos1)
replay-previous_turn = Vorige Runde
replay-previous_turn_key = Vorige Runde (Bild auf)
replay-previous = Zurück
replay-previous_key = Zurück (Pfeil links)
replay-next = Weiter
replay-next_key = Weiter (Pfeil rechts)
replay-next_turn = Nächste Runde
replay-next_turn_key = Nächste Runde (Bild ab)
replay-last = Ende
replay-last_key = Ende (Taste Ende)
replay-play = Abspielen
replay-play_key = Abspielen oder Pause (Leertaste)
replay-pause = Pause
replay-eyes = Ansicht
replay-everybody = Zuschauer
replay-begins = Die Partie beginnt.
line-show = Zugfolge der Legende
line-more = Lässt den stärksten Bot von hier bis zum Ende der Spielrunde weiterspielen.
line-thinking = Die Legende denkt nach …
line-shown = Die Zugfolge der Legende nach Aktion { $action }.
line-back = Zurück zur Partie

## Regeln

rules-lessons = Lernen beim Spielen: kurze Lektionen auf dem Spielbrett
rules-title = Regeln
rules-pages = Seiten des Regelhefts
rules-search = Regeln, Karten und Seiten durchsuchen: Löhne, Routinen …
rules-found = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer, die besten zuerst
}
rules-none = Nichts gefunden für „{ $query }“.
rules-try = Versuch es mit einem einzelnen Wort, dem Namen einer Karte oder der Nummer einer Regel.
rules-show = Auf dem Brett zeigen
rules-example = Auf dem Brett zeigen: { $title }
rules-step = Schritt { $step } von { $steps }.
rules-start = Vor dem ersten Schritt.
rules-back = Zurück zu den Beispielen
# Die Spieler der Beispiele.
example_player-ada = Ada
example_player-ben = Ben
example_player-cleo = Cleo
example_player-dan = Dan
rules-see = Siehe auch:
rules-tricks = Tricks
rules-performances = Regiepläne
rules-magicians = Zauberkünstler
rules-specials = Spezialkarten
rules-prophecys = Prophezeiungen
rules-chapters = Kapitel
rules-trick = { $category }, Stufe { $level }, ab { $threshold } Ruhm. Braucht { $needs }. Das Vorbereiten kostet { $ap } und ergibt { $markers }; jedes bringt bei der Aufführung { $yields }.
# Mit dem Bonus in der Endwertung.
rules-trick_bonus = { $told } Endwertung: { $bonus }.
rules-performance = { $shards ->
    [0] Felder: { $slots }. Verbindungskreise: { $links }. Bonus für den Aufführenden: { $bonus }.
   *[other] Felder: { $slots }. Verbindungskreise: { $links }, davon mit Splitter: { $shards }. Bonus für den Aufführenden: { $bonus }.
}
rules-short = Das Spiel in Kürze
rules-short_aim = Du bist ein Zauberkünstler. Wer nach der letzten Spielrunde (Runde { $turns }, mit den Dunklen Gassen Runde { $turns_alley }) den meisten Ruhm hat, gewinnt.
rules-short_turn = In jeder Spielrunde werden zuerst die Würfel im Stadtzentrum geworfen. Wer am wenigsten Ruhm hat, ist zuerst dran. Alle dürfen die Trommel rühren, also mit einem Plakat Ruhm kaufen, und planen dann geheim. Ihr setzt reihum je einen Mitarbeiter ein, die Zauberkünstler geben Vorstellungen, und zum Schluss werden die Löhne gezahlt.
rules-short_plan = Zum Planen legst du unter jeden Mitarbeiter eine Auftragskarte; sie bestimmt, an welchen Ort er geht. Ein Zauberkünstler hat { $magician_ap } Aktionspunkte (AP), ein Spezialist { $specialist_ap }, ein Handlanger { $apprentice_ap }; dazu kommt, was der Platz bringt.
# Glossary: no Coin
rules-short_places = Im Stadtzentrum lernst du Tricks, stellst Mitarbeiter ein und beschaffst Geld. Auf dem Marktplatz kaufst du Requisiten für deine Tricks. In der Werkstatt bereitest du einen Trick vor; dabei kommen Plättchen auf seine Karte.
rules-short_theater = Im Theater baust du Tricks auf, indem du ihre Plättchen auf Regiepläne legst. Wo sich in einem Kreis zwei gleiche Ecken treffen, entsteht eine Trickroutine, die sich sofort auszahlt: Ruhm oder Münzen, dazu ein Splitter, wenn der Kreis einen zeigt.
rules-short_perform = Ein Zauberkünstler auf der Bühne führt einen Regieplan auf. Jedes Plättchen darauf bringt seinem Besitzer einen Erlös, und der Aufführende bekommt den Bonus des Regieplans und Ruhm für die Routinen. Der Donnerstag bringt weniger, der Sonntag mehr.
rules-short_end = Am Ende der Spielrunde kostet jeder eingesetzte Handlanger { $apprentice_wage } und jeder eingesetzte Spezialist { $specialist_wage }; Münzen, die dir fehlen, kosten Ruhm. Eine gute Spielrunde heißt also: lernen, einkaufen, vorbereiten, aufbauen oder aufführen, und genug Münzen für die Löhne behalten.

## Dahlgaards Erbe

start-solo = Solo: Dahlgaards Erbe
start-solo_hint = Du spielst allein gegen Dahlgaards Erben, der festen Regeln folgt. Der Verlauf nennt zu jeder seiner Entscheidungen die Regel.
start-solo_difficulty = Schwierigkeit
start-solo_best = Deine besten Ergebnisse
start-solo_won = { $fame } zu { $heir } gewonnen
start-solo_lost = { $fame } zu { $heir } verloren
start-solo_modules = Immer mit den Dunklen Gassen, Prophezeiungen und den Karten des Duells, nie mit anderen Leuten, Bots oder dem Kurzspiel.
start-solo_play = Solo spielen
modules-solo = Dahlgaards Erbe
end-solo_best = Dein bestes Ergebnis bei dieser Schwierigkeit mit diesem Zauberkünstler.
