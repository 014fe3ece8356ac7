# Warum etwas nicht erlaubt ist. Der Grund folgt auf die Nummer der Regel: „DT-1: braucht 3 AP, du hast noch 2“.

refusal = { $rule }: { $reason }

## Was die Regeln nicht erlauben

reason-game_over = die Partie ist zu Ende
reason-not_asked = { $seat } ist gerade nicht dran, sondern { $asked }
reason-other_question = darum geht es gerade nicht
reason-not_in_game = in dieser Partie gibt es { $seat } nicht
reason-needs_ap = kostet { $needs } AP, { $left } übrig
reason-needs_coins = { $needs ->
    [one] kostet { $needs } Münze, { $left } übrig
   *[other] kostet { $needs } Münzen, { $left } übrig
}
reason-needs_shard = kostet einen Splitter, keiner übrig
reason-magician_taken = ein anderer Spieler hat schon die bevorzugte Zauberschule „{ $category }“
reason-magician_left_out = dieser Zauberkünstler ist in dieser Partie nicht dabei
reason-wrong_level = nur ein Trick der Stufe { $needs }
reason-wrong_category = die Zauberschule des Tricks ist { $category }
reason-trick_taken = der Trick liegt nicht auf seinem Stapel
reason-trick_boxed = Tricks dieser Stufe sind in dieser Partie nicht dabei
reason-too_dear = kostet { $needs }, nur noch { $left } übrig
reason-type_taken = diese Art liegt schon anderswo in der Werkstatt
reason-no_pile_room = kein freies Feld für eine weitere Art
reason-too_many = { $left ->
    [0] von dieser Art hast du schon so viele wie erlaubt
   *[other] zu viele von einer Art; Platz ist nur noch für { $left }
}
reason-already_assigned = dieser Mitarbeiter hat schon eine Karte
reason-not_in_team = dieser Mitarbeiter ist nicht im Team
reason-not_on_board = nur ein Handlanger auf dem Spielertableau kann umquartiert werden
reason-not_in_hand = diese Karte ist nicht auf der Hand
reason-no_card = dieser Mitarbeiter hat keine Karte
reason-already_ready = die Planung ist schon abgeschlossen; wähle zuerst „Plan ändern“
reason-not_ready = die Planung ist noch nicht abgeschlossen
reason-not_assigned = dieser Mitarbeiter hat keine Karte
reason-already_placed = dieser Mitarbeiter wurde in dieser Spielrunde schon eingesetzt
reason-is_idle = dieser Mitarbeiter ist untätig
reason-wrong_location = auf seiner Karte steht „{ $location }“
reason-slot_taken = der Platz ist von { $seat } besetzt
reason-slot_closed = der Platz ist bei { $players } Spielern gesperrt
reason-slot_closed_by = der Platz ist in dieser Spielrunde gesperrt („{ $turn_setup }“)
reason-weekday_closed = der { $weekday } ist in dieser Spielrunde gesperrt („{ $turn_setup }“)
reason-power_not_in_hand = diese Gabe hast du nicht auf der Hand
reason-power_level = eine Gabe der Stufe { $level } braucht Feld { $level } oder ein höheres
reason-power_slot_closed = das Feld braucht { $needs } Splitter, du hast { $left }
reason-power_not_usable = das ist keine erlernte Gabe, die du selbst nutzen kannst
reason-power_used = in dieser Spielrunde schon genutzt
reason-other_weekday = dein Tag im Theater ist schon der { $weekday }
reason-weekday_taken = der { $weekday } gehört schon { $seat }
reason-magician_only = nur ein Zauberkünstler darf auf die Bühne
reason-not_at = das geht nur { $location_in }
reason-enhance_theater = nicht im Theater
reason-enhance_once = einmal pro Einsatz, vor der ersten Aktion
reason-die_x = der Würfel zeigt X
reason-wrong_die = dieser Würfel passt dafür nicht
reason-same_face = das zeigt der Würfel schon
reason-no_such_face = der Würfel hat keine solche Seite
reason-no_trick_slot = kein freies Trickfeld
reason-no_trick = mit diesem Würfel lässt sich kein Trick lernen
reason-already_hired = dieser Spezialist ist schon eingestellt
reason-no_apprentice_slot = kein Platz für einen weiteren Handlanger
reason-not_in_stock = nicht im Angebot
reason-already_ordered = liegt schon im Bestellbereich
reason-no_order_place = der Bestellbereich ist voll
reason-place_taken = dieser Platz ist besetzt
reason-already_there = liegt schon dort
reason-not_your_trick = keiner deiner Tricks
reason-has_markers = auf der Trickkarte liegen noch Trickplättchen: { $left }
reason-no_markers = kein Trickplättchen mehr übrig, das du auf den Trick legen könntest
reason-missing_component = braucht { $components }, vorhanden: { $left }
reason-no_specialist = dafür muss { $specialist_the } im Team sein
reason-no_pile = keine solchen Requisiten in der Werkstatt
reason-not_exchangeable = diese Art liegt nicht auf den Feldern des Managers
reason-no_free_slot = kein freies Feld auf dem Spezialistentableau
reason-not_prepared = kein Trickplättchen auf der Trickkarte
reason-no_spot = kein Regieplan hat dafür ein passendes Feld
reason-not_your_marker = dort liegt kein Trickplättchen von dir
reason-not_shown = dieser Regieplan liegt nicht aus
reason-no_such_slot = der Regieplan hat kein solches Feld
reason-spot_taken = auf dem Feld liegt schon ein Trickplättchen
reason-neutral_spot = auf diesem Feld liegt das neutrale Trickplättchen
reason-neutral_marker = neutrale Trickplättchen bleiben liegen
reason-same_spot = das Trickplättchen liegt schon dort
reason-wrong_corner = die { $category_corner } muss auf einen Verbindungskreis zeigen
reason-same_symbol = nur ein Trickplättchen je Trick auf einem Regieplan, und hier liegt schon eines
reason-no_own_marker = auf dem Regieplan liegt kein Trickplättchen von dir
reason-not_assigning = nur in der Phase „Aufträge erteilen“
reason-not_deciding = nur wenn du in den Phasen „Mitarbeiter einsetzen“, „Vorstellungen geben“ oder „Ende der Spielrunde“ entscheidest
reason-keep_first = nicht zwischen Ziehen und Behalten
reason-still_needed = wird gerade noch gebraucht
reason-not_in_puzzles = in Rätseln wird nichts zurückgegeben
reason-must_place = ein Mitarbeiter muss eingesetzt werden oder untätig bleiben
reason-card_waits = der Vorteil der Karte wartet auf die passende Aktion
reason-no_bonus = kein Vorteil einer Karte verfügbar
reason-no_action = keine Aktion, für die sich die Karte nutzen ließe
reason-deck_empty = der Stapel ist leer
reason-first_card_drawn = einmal pro Einsatz
reason-no_prophecies = es gibt keine zukünftigen Prophezeiungen
reason-not_drawn = diese Karte wurde nicht gezogen
reason-same_trick = muss ein anderer Trick als der vorbereitete sein
reason-level_above = höchstens ein Trick der Stufe { $level }
reason-not_required = der vorbereitete Trick verlangt es nicht
reason-all_returned = alles, was der Trick verlangt, ist schon zurückgelegt
reason-not_lowest_slot = nur der freie Platz mit dem niedrigsten AP-Modifikator
reason-not_a_pair = es müssen zwei verschiedene Regiepläne sein, in der Reihenfolge, in der sie liegen
reason-not_performed = von diesem Trick liegt kein Trickplättchen in dieser Vorstellung
reason-performed_before = dieser Trick wurde schon einmal aufgeführt
reason-not_hired = das ist nicht der gerade eingestellte Mitarbeiter
reason-waits_a_turn = dieser Mitarbeiter kommt erst später an die Reihe
reason-ability_used = einmal pro Spielrunde
reason-apprentices_only = nur für einen Handlanger
reason-not_in_theater = nicht im Theater
reason-before_acting = nur beim Einsetzen, vor der ersten Aktion
reason-needs_markers = { $needs ->
    [one] braucht { $needs } Trickplättchen auf der Trickkarte, { $left } vorhanden
   *[other] braucht { $needs } Trickplättchen auf der Trickkarte, { $left } vorhanden
}
reason-no_marker_of = darauf liegt kein Trickplättchen von { $seat }
reason-not_face_up = kein Mitspieler hat diese Karte aufgedeckt
reason-perform_slot = Karten für „Aufführen“ gehören auf die Bühne, alle anderen nicht
reason-no_such_trick = dort liegt in dieser Vorstellung kein Trick eines Mitspielers
reason-yield_taken = der Erlös dieses Tricks ist schon vergeben
reason-take_one = mindestens ein Requisit muss es sein
reason-nothing_to_take = aus dem Angebot lässt sich kein Requisit nehmen
reason-most_components = { $most ->
    [one] höchstens { $most } Requisit
   *[other] höchstens { $most } Requisiten
}
reason-not_basic = muss ein einfaches Requisit sein
reason-not_lying_there = dieses Requisit liegt nicht dort
reason-buy_range = so viele von einer Art gibt es nicht auf einmal
reason-bargain_range = zwischen { $least } und { $most }

## Was ein Server nicht erlaubt

code-offline = Der Server ist nicht erreichbar.
code-malformed = Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu und versuche es noch einmal.
code-reload = Der Server wurde aktualisiert, während diese Seite offen war.
code-unknown_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
code-unknown_token = Zu diesem Link gehört hier kein Platz.
code-other_site = Der Server hat eine Anfrage von einer anderen Website abgelehnt. Betreibst du ihn hinter einem Proxy, dann stelle seine öffentliche Adresse ein.
code-not_found = Unter dieser Adresse gibt es nichts.
code-spectators_off = An diesem Tisch sind keine Zuschauer erlaubt.
code-other_rules = Diese Partie wurde nach älteren Regeln begonnen und kann auf diesem Server nicht fortgesetzt werden.
code-spectator = Du schaust zu; das können nur Spieler.
code-not_your_seat = Das entscheidet ein anderer Spieler.
code-not_started = Die Partie hat noch nicht begonnen.
code-over = Die Partie ist zu Ende.
code-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und entscheide dann.
code-illegal = Das ist jetzt nicht erlaubt.
code-undo_planning = Du hast die Planung abgeschlossen. Wähle zuerst „Plan ändern“ und nimm dann Karten zurück.
code-undo_nothing = Es gibt nichts, was du zurücknehmen kannst.
code-undo_too_far = Nach dieser Stelle gibt es nichts zurückzunehmen.
code-no_request = Niemand hat darum gebeten, etwas zurückzunehmen.
code-already_asked = Darum hat schon jemand gebeten.
code-already_left = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
code-not_left = Auf deinem Platz spielt kein Bot.
code-out_of_time = Deine Zeit für diese Partie ist abgelaufen.
code-too_fast = Zu viele Anfragen; versuche es gleich noch einmal.
code-spent = Öfter darf ein Spieler das nicht tun. Weiterspielen kannst du trotzdem.
code-too_many = Das ist zu viel auf einmal.
code-busy = Der Server ist ausgelastet; bitte versuche es noch einmal.
code-seat_taken = Jemand war schneller: Der Platz ist besetzt.
code-table_full = Alle Plätze sind besetzt; du kannst zuschauen.
code-invitation_needed = An diesen Tisch kommt man nur mit Einladung; bitte um den vollständigen Link.
code-bad_name = Wähle einen Namen mit 1 bis 40 Zeichen.
code-bad_options = Diese Einstellungen passen nicht zusammen; wähle andere.
code-bad_record = Von dort kann niemand weiterspielen: Die Aufzeichnung ist nicht lesbar, oder die Partie ist an dieser Stelle zu Ende.
code-unfinished = Diese Partie ist noch nicht zu Ende. Du kannst sie weiterspielen, aber nur beendete Partien lassen sich analysieren.
code-name_taken = Dieser Name ist vergeben.
code-bad_password = Name oder Passwort ist falsch.
code-not_signed_in = Melde dich zuerst an.
code-running = Die Partie läuft noch; ihre Wiederholung gibt es, wenn sie zu Ende ist.
code-bad_address = Das ist keine gültige Adresse: Eine E-Mail-Adresse enthält ein @, eine Webadresse beginnt mit https://.
code-no_push = Dieser Server kann keine Benachrichtigungen an Browser schicken.
code-no_mail = Dieser Server verschickt keine E-Mails. Du kannst stattdessen einen Webhook verwenden.
code-not_owner = Das kann nur der Gastgeber dieses Tisches.
code-not_admin = Das kann nur ein Administrator dieses Servers.
code-removed = Du wurdest von diesem Tisch entfernt.
code-banned = Du bist von diesem Server ausgeschlossen.
code-muted = Du kannst im Moment nicht chatten.
code-chat_closed = Der Chat dieses Tisches ist geschlossen.
code-closed = Ein Administrator hat diesen Tisch geschlossen. Du kannst aber noch zuschauen.
code-expired = Dieser Link ist abgelaufen oder wurde schon benutzt.
code-hints_off = An diesem Tisch wird ohne Tipps gespielt. Ob es Tipps gibt, wird beim Eröffnen eines Tisches festgelegt.
code-broken_lesson = Diese Lektion passt nicht zu den Regeln auf diesem Server. Andere Lektionen funktionieren vielleicht.
code-broken_puzzle = Dieses Rätsel passt nicht zu den Regeln auf diesem Server. Andere Rätsel funktionieren vielleicht.
code-no_puzzles = Die Rätsel auf diesem Server lassen sich nicht lesen. Der Grund steht im Protokoll des Servers.
code-too_many_seats = Du wartest schon an zu vielen Tischen. Verlasse einen, oder warte, bis eine Partie beginnt.
