# Der Tisch während der Partie: wer was tun muss, Knöpfe, Hilfe, Meldungen, die Textansicht.

## Wer was tun muss

table-planning = Es planen noch: { $names }. Du kannst deinen Plan ändern, bis alle fertig sind.
table-watching = Du schaust zu. Warten auf { $names }.
table-over = Die Partie ist zu Ende: { $who } gewinnt mit { $fame }.
table-past = Du siehst einen früheren Moment.
table-bot_plays = Ein Bot spielt für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
table-ap = noch { $ap } AP
table-more_ap = +{ $ap }
table-plan = { $short ->
    [yes] Plan: { $ap } ohne Modifikatoren, Löhne { $wages }, mehr als du hast
    [show] Plan: { $ap } ohne Modifikatoren, Löhne { $wages }, du brauchst die Münzen der Vorstellung
   *[no] Plan: { $ap } ohne Modifikatoren, Löhne { $wages }
}
table-ap_range = { $least }–{ $most } AP
table-ap_from = { $least }+ AP
table-wages = Löhne am Ende der Spielrunde: { $due }. Du hast { $coins }.
table-wages_short = Löhne { $due }, du hast { $coins }
table-wages_show = Löhne { $due }, bisher hast du { $coins }
table-wages_brief = Löhne { $due }, Münzen { $coins }
table-your_turn = Du bist dran

## Auswählen

table-options = Deine Möglichkeiten
table-choose_more = { $heading } …
table-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-advised = empfohlen: { $what }
table-picked = Gewählt: { $what }. Wähle jetzt { $next }.
table-picked_die = Gewählt: { $what }. Wähle, was du damit tust.
table-next = Wähle jetzt { $next }.
next-slot = einen leuchtenden Platz
next-character = einen Mitarbeiter
next-card = eine Karte
next-die = einen Würfel
next-face = eine Würfelseite
next-supply = ein Requisit aus dem Vorrat
next-stock = ein Requisit aus dem Angebot
next-component = einen Stapel Requisiten
next-order_place = einen Bestellplatz
next-trick = einen Trick
next-trick_place = ein Trickfeld
next-pile = ein Requisitenfeld
next-spot = ein leuchtendes Feld auf einem Regieplan
next-up = die Ecke, die nach oben zeigt
next-guest = ein Trickplättchen außerhalb der Felder
next-performance = einen Regieplan
next-deck = einen Stapel
next-pending = eine Prophezeiung
next-count = die Anzahl
next-yield = einen Erlös
table-unpick = Etwas anderes wählen
table-repeat_plan = Wie letzte Runde
table-after = Du hast dann: { $sums }
table-after_mark = → { $sums }
button-buy = { $components } kaufen
button-bargain = { $count } AP: { $price } zahlen
table-first = Gehört zu „{ $heading }“: Wähle das zuerst, oder beginne es { $touch ->
    [yes] mit einem Fingertipp hier
   *[no] mit einem Klick hier
}.
table-why_not = Jetzt nicht möglich
refused-because = Nicht erlaubt: { $reason }.
table-rule = Regel { $rule }

## Bestätigen

table-confirm = Bestätigen
table-not_yet = Noch nicht
table-confirm_reveals = { $action }? Dabei wird etwas aufgedeckt, deshalb lässt es sich nicht zurücknehmen.
table-confirm_ready = Ohne Auftragskarte: { $names }. Die Pläne werden aufgedeckt. Trotzdem abschließen?
table-confirm_stage = { $action }? Der Zauberkünstler gibt dort eine Vorstellung und führt keine Aktionen aus. Du kannst es nicht mehr zurücknehmen, sobald der nächste Spieler handelt.
table-confirm_perform = { $action }? Du kannst es nicht mehr zurücknehmen, sobald die Partie weitergeht.
table-confirm_idle = { $action }? Du kannst es nicht mehr zurücknehmen, sobald die Partie weitergeht.
table-confirm_no_slot = Für { $character_acc } ist kein Platz mehr frei: In dieser Spielrunde bleibt er untätig.
table-confirm_unspent = Du hast noch keinen AP genutzt ({ $ap } übrig). Den Einsatz trotzdem beenden?
table-unask = Nicht mehr fragen
table-confirm_result = Ergebnis: { $foreseen }.
table-confirm_parts = Dein Anteil: { $parts }.

## Woraus sich zusammensetzt, was eine Vorstellung dem Aufführenden bringt

foreseen-part = { $part } { $sums }
part-yield = deine Tricks
part-link_bonus = Trickroutinen
part-specialist_bonus = Spezialisten
part-card_bonus = der Regieplan

## Knöpfe

table-undo = Zurücknehmen
table-restart = Von vorn
table-hint = Tipp
table-director_hide = Regisseur ausblenden
table-director_show = Regisseur einblenden
table-hinting = Denkt nach …
table-do_it = Ausführen
table-close_hint = Schließen
tutor-title = Tutor
tutor-about = Tutor: Willst du das wirklich? { $action }.
tutor-again = Neu wählen
tutor-anyway = Trotzdem spielen
tutor-checking = Der Tutor schaut …
tutor-retype = Gib es noch einmal ein, um es trotzdem zu spielen.
table-more = Mehr
table-all = Alle Möglichkeiten
table-fewer = Liste schließen
table-more_below = { $count } weitere ▾
table-now = Zum aktuellen Stand
table-take_back = Platz wieder einnehmen
table-leave = Bot für mich spielen lassen
table-log = Verlauf
table-chat = Chat
table-text = Textansicht
table-people = Leute
table-settings = Einstellungen
table-menu = Menü
table-menu_marked = Menü, mit Hinweisen zu dieser Partie
table-decks = Trickstapel
table-record = Aufzeichnung herunterladen
marks-title = Über diese Partie

## Einvernehmlich zurücknehmen

table-undo_asked = { $who } bittet alle, etwas zurückzunehmen.
table-undo_marks = Wurde seither etwas aufgedeckt, gilt die Partie danach als Übungspartie.
table-undo_agreed = { $who } stimmt dem Zurücknehmen zu.
table-taken_back = { $who } nimmt eine Aktion zurück.
table-agree = Zustimmen
table-decline = Ablehnen
table-ask_undo = Alle bitten, bis hierher zurückzunehmen
table-undo_here = Bis hierher zurücknehmen
table-ask_undo_more = Würfel und Karten fallen danach wieder genauso. Wurde seit dieser Stelle gewürfelt, gezogen oder aufgedeckt, gilt die Partie von da an als Übungspartie.
table-ask_undo_alone = Würfel und Karten fallen danach wieder genauso. Niemand sonst muss zustimmen; deshalb gilt die Partie von da an als Übungspartie.
table-ask_undo_send = Alle fragen

## Leute, Chat, Verlauf

table-here = online
table-away = weg
table-is_bot = Bot
table-time_left = Restzeit von { $who }
table-say = Nachricht schreiben
table-send = Senden
table-report = Diese Nachricht von { $who } melden
table-no_chat = Noch keine Nachrichten.
table-moment = Den Tisch in diesem Moment zeigen
table-turn_summary = Spielrunde { $turn } auf einen Blick
table-lost = Verbindung unterbrochen. Deine Züge werden gesendet, sobald sie wieder steht.
table-retry = Jetzt versuchen

## Für Screenreader

live-asked = Du bist dran: { $question }
live-said = { $who } sagt: { $text }
live-more = { $count ->
    [one] Noch { $count } Eintrag im Verlauf.
   *[other] Noch { $count } Einträge im Verlauf.
}

## Der Platz am Tisch

seat-link = Link zu deinem Platz
seat-link_more = Er öffnet deinen Platz auf einem anderen Gerät, ohne Passwort. Wer ihn hat, kann für dich spielen; behalte ihn also für dich.
seat-leave = Den Tisch verlassen
seat-leave_more = Du kannst diese Seite jederzeit schließen; der Tisch wartet auf dich. Sollen die anderen nicht warten, lass einen Bot für dich spielen. Deinen Platz kannst du wieder einnehmen, wann du möchtest.
slow-title = Benachrichtige mich, wenn ich dran bin
slow-more = Bist du nicht am Tisch, benachrichtigt dich der Server einmal, wenn du entscheiden musst: per E-Mail (wenn dieser Server welche verschickt) oder über einen Webhook. Lass beide Felder leer, um die Benachrichtigungen abzuschalten.
slow-email = E-Mail
slow-webhook = Webhook (Webadresse)
slow-keep = Speichern
slow-webhook_set = Gespeichert. Dein Webhook wird aufgerufen.
slow-email_off = Benachrichtigungen sind aus.
slow-email_unconfirmed = Bestätige diese Adresse über die E-Mail in deinem Postfach. Keine E-Mail da? An Adressen, für die E-Mails abbestellt sind oder die heute schon zu oft gefragt wurden, geht keine.
slow-email_confirmed = Gespeichert. Du bekommst eine E-Mail, wenn du dran bist.
slow-email_unsubscribed = Für diese Adresse sind E-Mails abbestellt. Um wieder welche zu bekommen, öffne den Link zum Abbestellen in irgendeiner E-Mail von diesem Server.

## Die Textansicht

text-title = Textansicht
text-command = Tippe eine Zahl, den Anfang einer Möglichkeit oder eine Aktion in der Schreibweise der Aufzeichnungen (place manager market_row.1). Mit „why“ davor fragst du, ob sie erlaubt ist.
text-do = Ausführen
text-options = Du kannst:
text-allowed = Das ist erlaubt.
text-empty = Gib die Nummer einer Möglichkeit oder eine Aktion ein.
text-no_number = Diese Nummer gibt es nicht; die Liste hat { $count }.
text-sure = { $action }? Das lässt sich nicht zurücknehmen. Drücke zum Bestätigen noch einmal die Eingabetaste.
text-several = „{ $typed }“ kann mehreres bedeuten; tippe mehr davon.
text-nonsense = „{ $word }“ ist keine Aktion in diesem Spiel.
text-fields = Auf „{ $kind }“ muss folgen: { $fields }.
text-no_fields = Auf „{ $kind }“ folgt nichts.
text-malformed = Das ist keine Aktion: { $detail }
text-near = Meintest du eine davon?
text-news = Zuletzt geschehen:
text-player = { $who }: { $fame }, { $coins }, { $shards }; { $permanent } reguläre und { $special } spezielle Auftragskarten; fällige Löhne: { $wages }
text-tricks = Tricks: { $tricks }
text-components = Requisiten: { $components }
text-team = Team: { $team }
text-hand = Hand: { $hand }
text-dice = Würfel: { $dice }
text-die = { $die }: { $face }
text-market = Marktplatz: im Angebot { $stock }; bestellt { $orders }
text-card = { $card }: { $markers }
text-marker = { $place }: { $owned }, { $category_corner } oben
text-prophecy = Prophezeiungen: aktiv { $active }; zukünftig { $pending }
# Etwas mit einer Bemerkung: „Der Höllenhund (2 Trickplättchen)“.
text-note = { $name } ({ $note })

## Wenn jemand etwas benutzt, das gerade nicht geht

later-slot = Mitarbeiter werden in der Phase „Mitarbeiter einsetzen“ eingesetzt
later-character = jeder Mitarbeiter wird einmal pro Spielrunde eingesetzt, in der Phase „Mitarbeiter einsetzen“
later-card = Karten kommen in der Phase „Aufträge erteilen“ unter die Mitarbeiter
later-die = Würfel nutzt du mit einem Mitarbeiter im Stadtzentrum
later-stock = ein Mitarbeiter auf dem Marktplatz kann es kaufen
later-order_place = ein Mitarbeiter auf dem Marktplatz kann bestellen
later-quick_place = ein Mitarbeiter auf dem Marktplatz kann eine Eilbestellung aufgeben
later-deck = ein Mitarbeiter in den Dunklen Gassen kann Karten ziehen
later-pending = ein Mitarbeiter in den Dunklen Gassen kann die Prophezeiungen bewegen
later-spot = ein Mitarbeiter im Theater hinter den Kulissen kann Tricks aufbauen und neu planen
later-guest = ein Mitarbeiter im Theater hinter den Kulissen kann Tricks neu planen
later-performance = Regiepläne werden von Donnerstag bis Sonntag aufgeführt, wenn alle Mitarbeiter eingesetzt sind
later-trick = Tricks werden in der Werkstatt vorbereitet und im Theater aufgebaut
later-trick_place = hierher kommt ein Trick, den du im Stadtzentrum lernst
later-component = Requisiten werden in der Werkstatt sortiert
later-pile = hierher kommen Requisiten, die du kaufst

## Hilfe bei jedem Schritt

help-no_poster = Du konntest die Trommel nicht rühren: Das kostet { $price }, und du hast { $coins }.
help-enhance_first = Verstärken kannst du einen Mitarbeiter nur vor seiner ersten Aktion.
help-enhance_theater = Im Theater kannst du nicht verstärken.
help-enhance_shard = Verstärken würde einen Splitter kosten, und du hast keinen.

help-choose_magician = Wähle einen Zauberkünstler: Tricks seiner bevorzugten Zauberschule kannst du immer lernen. Tricks bringen Ruhm, und wer am meisten Ruhm hat, gewinnt.
help-choose_specialist = Wähle einen Spezialisten, der von Anfang an für dich arbeitet: mehr Aktionen in jeder Spielrunde, für { $specialist_wage } Lohn, wenn du ihn einsetzt.
help-choose_first_trick = Wähle einen Trick: Je eher du seine Requisiten hast, desto eher kannst du ihn aufführen, und er bringt, was unten auf seiner Karte steht.
help-take_components = Nimm, was dein erster Trick braucht, dann kannst du ihn vorbereiten, ohne erst einzukaufen.
help-choose_advertise = Mit einem Plakat kaufst du Ruhm für Münzen; je später du in der Spielreihenfolge dran bist, desto mehr kostet es. Behalte Münzen für Löhne und Requisiten: Unbezahlte Löhne kosten Ruhm.
# Glossary: no Coin
help-assignment = { $touch ->
    [yes] Tippe auf eine Karte und dann auf einen Mitarbeiter
   *[no] Klicke auf eine Karte und dann auf einen Mitarbeiter (oder zieh sie auf ihn)
}, um ihn dorthin zu schicken. Stadtzentrum: lernen, einstellen, Geld beschaffen. Marktplatz: einkaufen. Werkstatt: vorbereiten. Theater: aufbauen und aufführen, und das bringt Ruhm. Ohne Karte bleibt ein Mitarbeiter zu Hause und bekommt keinen Lohn.
help-place_character = { $touch ->
    [yes] Tippe
   *[no] Klicke
} auf einen Mitarbeiter, dann auf einen leuchtenden Platz; die Zahl darauf kommt zu seinen Aktionspunkten (AP) hinzu. Die Plätze füllen sich, also geh zuerst dorthin, wo du hinmusst. Ein untätiger Mitarbeiter bekommt keinen Lohn.
help-act = { $touch ->
    [yes] Tippe
   *[no] Klicke
} auf alles, was leuchtet, um zu sehen, was es kostet und bringt. Nutze alle AP: Was übrig bleibt, verfällt.
help-choose_spot = { $touch ->
    [yes] Tippe
   *[no] Klicke
} auf ein leuchtendes Feld und wähle dann, welche Ecke nach oben zeigt. Treffen sich in einem Kreis zwei gleiche Ecken, entsteht eine Trickroutine, und du bekommst sofort eine Belohnung.
help-choose_performance = Wähle den Regieplan mit den meisten deiner Trickplättchen: Jedes bringt seinem Besitzer den Erlös, und du bekommst dazu den Bonus für den Aufführenden, der unten steht.
help-choose_link_pay = Ruhm gewinnt die Partie; mit Münzen zahlst du Löhne und Requisiten. Nimm Münzen nur, wenn du sie brauchen wirst.
help-choose_trick = Suche einen Trick, dessen Requisiten du hast oder bald kaufen kannst. Hast du weniger Ruhm, als er verlangt, zahlst du die Differenz in Münzen.
help-choose_bargain = Jeder AP, den du ins Feilschen steckst, senkt den Preis. Feilsche, wenn du deine AP hier nicht besser nutzen kannst.
help-act-downtown = Residenz: Lerne einen Trick dieser Zauberschule. Wirtshaus: Stelle diesen Mitarbeiter ein. Bank: Nimm so viele Münzen. Mehr Tricks machen größere Vorstellungen, und mehr Mitarbeiter tun mehr in jeder Spielrunde.
help-act-market_row = Kaufe an den Marktständen, was deine Tricks brauchen; Requisiten behältst du für immer. Bestelltes gibt es ab der nächsten Spielrunde zu kaufen.
help-act-workshop = Bereite einen Trick vor, dessen Requisiten du hast: Mit seinen Trickplättchen baust du ihn im Theater auf. Requisiten verbrauchen sich nie.
help-act-theater = Baue vorbereitete Tricks auf, indem du ihre Trickplättchen auf Regiepläne legst; Trickroutinen bringen sofort etwas, und jedes Trickplättchen bringt etwas, wenn sein Regieplan aufgeführt wird. Um aufzuführen, schicke deinen Zauberkünstler auf die Bühne.
help-act-dark_alley = Ziehe Spezialkarten, die mehr können als deine anderen Karten, oder bewege mit dem „Spiel mit dem Schicksal“ die Prophezeiungen zu deinen Gunsten.
help-move_marker = Verlege das Trickplättchen auf einen Regieplan, der aufgeführt wird, oder zu besseren Nachbarn. Ein verlegtes Trickplättchen bekommt keine Belohnung für Trickroutinen.
help-choose_order_place = Am Ende der Spielrunde ersetzt die Bestellung, was darunter liegt: Bestelle über dem, was du am wenigsten brauchst.
help-choose_trick_slot = Jedes freie Feld ist recht. Auf dem Feld des Ingenieurs bekommt ein Trick beim Vorbereiten ein zusätzliches Trickplättchen; halte es für deinen besten Trick frei.
help-choose_pile = Auf den Feldern des Managers zählt ein Stapel um eins mehr: Lege dorthin, wovon deine Tricks am meisten brauchen.
help-choose_engineers_trick = Ein zweiter Trick von Anfang an. Auf dem Feld des Ingenieurs bekommt er beim Vorbereiten ein zusätzliches Trickplättchen.
help-use_card = Der Vorteil steht auf der Karte; die AP kannst du hier für alles ausgeben. So oder so gilt die Karte danach als verwendet.
help-choose_keep = Hast du noch AP, kannst du vorher ein weiteres Paar ziehen: { $touch ->
    [yes] Tippe
   *[no] Klicke
} auf einen leuchtenden Stapel. Spezialkarten spielst du wie andere Auftragskarten, und jede, die du am Ende noch auf der Hand hast, bringt Ruhm.
