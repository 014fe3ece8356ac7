# Was das Terminal über die laufende Partie sagt.

note-welcome = Startwert { $seed }. Tippe help für eine Liste der Befehle.
note-hand_over = { $who }, drücke die Eingabetaste, wenn sonst niemand zusieht.
note-go_on = Drücke zum Weiterspielen die Eingabetaste oder tippe undo.
note-unknown = „{ $typed }“ verstehe ich nicht. Tippe eine Zahl aus der Liste, eine Aktion oder help.
note-no_command = „{ $typed }“ ist hier kein Befehl; help zeigt alle.
note-no_option = Die Möglichkeit { $typed } gibt es nicht. Die Eingabetaste zeigt deine Möglichkeiten.
note-not_an_action = Das ist keine gültige Aktion: { $detail }.
note-not_your_seat = An der Tastatur sitzt { $who } und spielt nur { $seat }.
note-refused = Nicht erlaubt. { $refusal }.
note-legal = Erlaubt: { $action }.
note-no_hint = Das entscheidest nicht du.
note-why_what = Welche Aktion? Zum Beispiel: why place manager market_row.1
note-taken_back = Zurückgenommen: { $action }.
note-undo_nothing = Noch nichts zurückzunehmen.
note-undo_other = Nichts zurückzunehmen: Die letzte Aktion war { $whose }.
note-undo_reveal = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder Verborgenes aufgedeckt.
note-undo_plans = Nimm Karten einzeln zurück, zum Beispiel: recall magician
note-saved = Gespeichert in { $file }.
note-loaded = { $file } geladen.
note-which_file = Welche Datei? { $command } DATEI
note-not_saved = Nicht gespeichert: { $reason }.
note-not_loaded = Nicht geladen; diese Partie geht weiter: { $reason }.
note-not_a_record = { $file } gibt es schon, und es ist keine gespeicherte Partie
note-no_file = { $file } ist keine Datei
note-too_long = { $file } ist zu lang für eine gespeicherte Partie
note-cannot_load = { $file } lässt sich nicht laden: { $reason }.
note-kept = Diese Partie wurde in { $file } gespeichert.
note-resume = So geht es weiter: { $command } --load { $file }
note-not_kept = Die Partie konnte nicht gespeichert werden: { $reason }.
note-goodbye = Auf Wiedersehen.
note-no_part = Die Teile des Tisches sind { $parts }.
note-no_dark_alley = Diese Partie wird ohne die Dunklen Gassen gespielt.
note-no_prophecies = Diese Partie wird ohne Prophezeiungen gespielt.
note-no_deck = Tippe all oder einen der Stapel: { $decks }.
note-no_special = Du hast keine Spezialkarten. Tippe cards all, um alle Karten zu sehen.
note-prophecy_pile = { $left } im Stapel; vergangen: { $past }.
note-which_rule = Welche Regel? Zum Beispiel: rule THR-4
note-no_rule = Die Regel { $rule } gibt es nicht. Siehe { $near }.
note-no_category = Die Zauberschulen sind { $categories }.
note-no_log = Noch ist nichts geschehen.
note-finish = Die Partie ist zu Ende. Mit save DATEI behältst du sie, mit board oder log siehst du zurück, mit der Eingabetaste gehst du.
note-finish_there = Die Partie ist zu Ende. Mit board oder log siehst du zurück, mit der Eingabetaste gehst du.
note-wins = { $who } gewinnt mit { $fame }.
note-hint = { $action } ({ $notation })

## Vor der Partie

note-ask_players = Wie viele Spieler, { $least } bis { $most }? [{ $default }]
note-ask_people = Wie viele davon sind Menschen, { $least } bis { $most }? Die anderen sind Bots. [{ $default }]
note-ask_modules = Dunkle Gassen: 0 ohne, 1 mit, 2 mit ihnen und Prophezeiungen? [{ $default }]
note-from_to = Tippe eine Zahl von { $least } bis { $most }, oder drücke die Eingabetaste für { $default }.
note-player = Spieler { $number }
note-too_many_people = { $people } Menschen können nicht auf { $seats } Plätzen spielen.
note-no_bot = { $bot } ist kein Bot; es gibt { $bots }.
note-no_style = { $style } ist kein Stil; es gibt { $styles }.
note-bot_failed = { $what }. Auf seinem Platz spielt ein leichter Bot weiter.

## An einem Tisch auf einem Server

note-joined = Der Server legt sich auf seine Würfel fest: { $commitment }. Tippe say TEXT, um mit den anderen zu reden.
note-seated = Der Link zu deinem Platz, von jedem Gerät aus (behalte ihn für dich): { $link }
note-wait_for_players = Warten, bis alle Plätze besetzt sind.
note-said = { $who }: { $text }
note-disconnected = Die Partie geht ohne dich weiter: { $reason }
note-undo_asked = { $who } bittet alle, { $actions } zurückzunehmen.
note-undo_answer = Tippe agree (zustimmen) oder decline (ablehnen).
note-undo_done = Einvernehmlich zurückgenommen: { $actions }.
note-return_there = So kommst du zurück: { $command } --join { $link }
note-kept_there = der Server behält diese Partie
note-table = { $number }) { $title }: { $seats }
note-table_marked = { $number }) { $title }: { $seats } ({ $marks })
note-no_tables = Auf { $host } gibt es keine offenen Tische.
note-which_table = Welcher Tisch? [{ $default }]
note-no_address = { $url } ist keine Adresse wie http://host:8080/t/ID
note-no_seat = Zu diesem Link gehört kein Platz.
note-no_answer = { $host } antwortet nicht.
note-unreachable = { $host } ist nicht erreichbar: { $reason }

## Fragen und Möglichkeiten

asked-line = { $who }: { $question }
asked-pairs = { $question } Die Paare: { $pairs }.
asked-pair = { $first } oder { $second }
option-cost = { $option } · { $ap } AP
option-foreseen = { $option } · { $foreseen }
foreseen-ap = { $ap } AP
foreseen-stage = Erlös { $modifier }
foreseen-level = { $links ->
    [1] bringt { $level }
   *[other] bringt je { $level }
}
foreseen-payments = { $payments } zu { $level }
foreseen-shards = { $shards } an { $names }
owned-marker = { $symbol } { $whose }
note-tutor_anyway = Tippe { $yes }, um es trotzdem zu tun, oder drücke Enter, um neu zu wählen.
