# Die Lektionen. `lesson-ID` ist der Titel einer Lektion, `lesson-ID-STEP` der Text eines Schritts; `-done` folgt,
# wenn sein Ziel erreicht ist, andere Endungen nennen einen Zug, der es verfehlt.

## Rund um die Lektionen

learn-title = Lektionen
learn-intro = Kurze Lektionen auf dem echten Spielbrett. Es gewinnt, wer den meisten Ruhm (das Symbol mit dem Lorbeer) hat, und den bringen vor allem Tricks, die im Theater aufgeführt werden. Du machst die Züge. Jeder Schritt erklärt, wozu sie gut sind, und wenn einer das Ziel verfehlt, warum. Eine Lektion dauert zwei bis drei Minuten.
learn-progress = Geschafft: { $done } von { $all }
learn-done = Geschafft
learn-step = Schritt { $step } von { $steps }
learn-continue = Weiter
learn-continue_differs = Weiter mit dem Spielbrett der Lektion
learn-again = Noch einmal
learn-over = Dieser Mitarbeiter ist fertig, aber das Ziel ist nicht erreicht.
learn-no_hint = Für diesen Weg gibt es keinen Tipp. Beginne den Schritt neu, um einen zu bekommen.
learn-differs = So geht es auch, nur lässt sich der nächste Schritt von hier aus nicht spielen. Er beginnt deshalb mit dem Spielbrett der Lektion: Tricks, Münzen, Requisiten oder Würfel können sich ändern. Deine Züge bleiben im Verlauf.
learn-step_done = Dieser Schritt ist geschafft. Wähle „{ $button }“.
learn-lesson_done = Diese Lektion ist geschafft. Nächste Lektion: { $lesson }.
learn-all_done = Das war die letzte Lektion. Jetzt kann die erste Partie kommen.
learn-missed = Das Ziel ist nicht mehr zu erreichen. Wähle „{ $button }“.
learn-next = Nächste Lektion: { $lesson }
learn-all = Alle Lektionen
learn-play = Zur ersten Partie

## Orte und Aktionspunkte

lesson-places = Orte und Aktionspunkte
lesson-places-more = Mitarbeiter einsetzen, ihre AP ausgeben und für einen Splitter einen mehr bekommen.
lesson-places-place = Mitarbeiter arbeiten an dem Ort auf ihrer Karte. Ein Handlanger bringt { $apprentice_ap } AP (Aktionspunkte) mit, ein Spezialist { $specialist_ap }, dein Zauberkünstler { $magician_ap }; die Zahl am Platz kommt hinzu. Auch der gegnerische Zauberkünstler will ins Stadtzentrum. Sei schneller: Setz deinen dort auf den besten Platz.
lesson-places-place-done = Das ist der beste Platz, und dein Gegner bekommt ihn nicht mehr. Dein Zauberkünstler hat jetzt AP zum Ausgeben.
lesson-places-place-plain = Dieser Platz bringt nichts extra. Nimm den, der am meisten bringt, solange er frei ist.
lesson-places-place-other = Dieser Mitarbeiter kann warten. Den besten Platz im Stadtzentrum bekommt, wer zuerst dort ist; setz jetzt deinen Zauberkünstler ein.
lesson-places-spend = Mit AP bezahlst du Aktionen an diesem Ort. Jeder Würfel bietet etwas: einen Trick in der Residenz, einen Mitarbeiter im Wirtshaus, Münzen bei der Bank. Fang mit Geld an: Nimm die Münzen des Bankwürfels, der mehr zeigt.
lesson-places-spend-done = Die Münzen gehören dir. Der Würfel zeigt jetzt X: In dieser Spielrunde bietet er nichts mehr, außer jemand würfelt oder dreht ihn für AP.
lesson-places-spend-less = Das war der kleinere Würfel. Beide kosten gleich viele AP, also nimm den, der mehr bringt.
lesson-places-spend-changed = Einen Würfel zu ändern kostet AP, und der richtige war schon gut so.
lesson-places-spend-over = Dein Zauberkünstler ist fertig, aber du hast dir keine Münzen beschafft.
lesson-places-rest = Du hast noch AP, aber nicht genug für einen Trick, einen Mitarbeiter oder weitere Münzen. Du könntest noch einen Würfel ändern, aber das brauchst du jetzt nicht. AP lassen sich nicht aufsparen. Beende diesen Einsatz.
lesson-places-rest-done = Übrige AP verfallen. Ein guter Plan nutzt fast alle.
lesson-places-enhance = Ihr setzt abwechselnd je einen Mitarbeiter ein. Deinem Gegner blieb der Platz, der nichts extra bringt. Setz jetzt deinen Handlanger in der Werkstatt ein. Für „Der Kugelfang“ fehlt ihm ein AP, aber ein Splitter bringt ihm einen: Verstärke ihn und bereite dann den Trick vor.
lesson-places-enhance-done = Der Splitter hat den Ausschlag gegeben. Jeden Mitarbeiter kannst du beim Einsetzen einmal verstärken, außer im Theater.
lesson-places-enhance-market = Der Ingenieur kann später auf den Marktplatz. Setz den Handlanger in der Werkstatt ein.
lesson-places-enhance-over = Der Handlanger ist fertig, und „Der Kugelfang“ ist nicht vorbereitet. Verstärke den Handlanger zuerst.
lesson-places-end = Du weißt jetzt, wie du Mitarbeiter einsetzt und ihre AP ausgibst.

## Stadtzentrum

lesson-downtown = Stadtzentrum
lesson-downtown-more = Einen Trick lernen, einen Würfel ändern, einen Spezialisten einstellen.
lesson-downtown-learn = Bessere Tricks bringen mehr Ruhm. Mit einem Residenzwürfel, der nicht auf X steht, lernst du einen Trick seiner Zauberschule oder deiner bevorzugten: Technisch. Fehlt dir Ruhm, zahlst du den Rest in Münzen. Setz deinen Zauberkünstler auf den besten Platz und lerne einen technischen Trick der zweiten Stufe (◆◆).
lesson-downtown-learn-done = Den fehlenden Ruhm hast du in Münzen bezahlt. Zum Lernen brauchst du keine Requisiten; du brauchst sie erst zum Vorbereiten.
lesson-downtown-learn-level = Ein Trick der ersten Stufe verlangt weniger, bringt aber auch weniger. Die zweite Stufe kannst du dir schon leisten.
lesson-downtown-learn-category = Ein schöner Trick, aber lerne diesmal einen technischen. Dafür ist jeder Residenzwürfel recht, denn Technisch ist deine bevorzugte Zauberschule.
lesson-downtown-learn-other = Setz zuerst deinen Zauberkünstler ein: Auf dem besten Platz kann er einen Trick lernen und hat noch AP übrig.
lesson-downtown-learn-over = Dein Zauberkünstler ist fertig und hat keinen Trick gelernt.
lesson-downtown-set_die = Dein Zauberkünstler hat noch AP. Im Stadtzentrum kannst du einen Würfel neu werfen oder ihn, für mehr AP, auf die gewünschte Seite drehen. So bleibt er, bis ihn in dieser Spielrunde jemand nutzt. Dreh den Bankwürfel auf seine höchste Seite.
lesson-downtown-set_die-done = Jetzt bringt der Würfel so viel wie möglich. Auch Würfel auf X lassen sich so ändern.
lesson-downtown-set_die-over = Die AP sind weg, und der Bankwürfel zeigt nicht seine höchste Seite. Beim Würfeln entscheidet das Glück, beim Drehen du.
lesson-downtown-hire = Ein größeres Team heißt mehr AP in jeder Spielrunde. Ein Wirtshauswürfel zeigt den Assistenten, einen Spezialisten. Auf dem letzten freien Platz fehlt deinem Ingenieur zum Einstellen ein AP, aber du hast einen Splitter. Setz den Ingenieur im Stadtzentrum ein, verstärke ihn und stell den Assistenten ein.
lesson-downtown-hire-done = Der Assistent wartet im Wirtshaus und kommt am Ende der Spielrunde samt seinem Tableau in dein Team. Es hat Platz für einen weiteren Handlanger, der keinen Lohn bekommt.
lesson-downtown-hire-apprentice = Ein Handlanger kostet weniger, bringt aber weniger AP und kein Tableau. Stell den Assistenten ein.
lesson-downtown-hire-coins = Münzen sind immer nützlich, aber ein Spezialist arbeitet jede Spielrunde für dich. Stell den Assistenten ein.
lesson-downtown-hire-workshop = Die Werkstatt kann warten. Setz den Ingenieur im Stadtzentrum ein.
lesson-downtown-hire-over = Der Ingenieur hat keine AP mehr. Verstärke ihn vor seiner ersten Aktion und stell dann ein.
lesson-downtown-end = Ein neuer Trick, ein besserer Würfel, und ein Spezialist ist unterwegs.

## Marktplatz

lesson-market_row = Marktplatz
lesson-market_row-more = Einkaufen, Bestellen, Eilbestellung und Feilschen.
lesson-market_row-buy = Tricks brauchen Requisiten. „Chinesische Stäbe“ braucht Holz und Seile, wie die Karte zeigt. Holz ist im Angebot, und mit einem Einkauf bekommst du mehrere gleiche Stücke. Setz deinen Ingenieur auf den besten Platz und kauf das Holz für „Chinesische Stäbe“. Wirst du nach dem Feilschen gefragt, gib noch keine AP dafür aus.
lesson-market_row-buy-done = Das Angebot geht nie aus, und beim Vorbereiten verbrauchst du nichts. Deine Requisiten behältst du.
lesson-market_row-buy-useless = Das braucht „Chinesische Stäbe“ nicht. Kauf Holz.
lesson-market_row-buy-magician = Die AP des Zauberkünstlers brauchst du später. Setz zuerst den Ingenieur ein, auf den besten Platz.
lesson-market_row-buy-workshop = Ohne Requisiten gibt es nichts vorzubereiten. Setz den Ingenieur auf dem Marktplatz ein.
lesson-market_row-buy-plain = Der Ingenieur braucht gleich noch mehr AP. Nimm den Platz, der am meisten bringt.
lesson-market_row-buy-over = Der Ingenieur ist fertig, und du hast das Holz nicht.
lesson-market_row-order = Andere Requisiten musst du bestellen. Eine Bestellung trifft am Ende der Spielrunde ein: Sie ersetzt das Requisit darunter, und von da an kann es jeder kaufen. „Levitation“ braucht Petroleum. Bestell es über etwas, das du nicht brauchst.
lesson-market_row-order-done = In der nächsten Spielrunde ist Petroleum im Angebot. Auch dein Gegner kann es kaufen.
lesson-market_row-order-useless = Bestell diesmal Petroleum: „Levitation“ braucht es, und es ist nicht im Angebot.
lesson-market_row-order-over = Der Ingenieur ist fertig, und Petroleum ist nicht bestellt.
lesson-market_row-quick_order = Für „Chinesische Stäbe“ fehlen noch Seile, und du willst nicht warten. Eine Eilbestellung kostet mehr AP, bringt ein Requisit aber sofort ins Angebot, für den Rest der Spielrunde und zu einem höheren Preis. Gib eine Eilbestellung für Seile auf.
lesson-market_row-quick_order-done = Bis zum Ende der Spielrunde sind Seile im Angebot, für alle.
lesson-market_row-quick_order-useless = „Chinesische Stäbe“ braucht Seile. Bestell die.
lesson-market_row-quick_order-over = Die AP sind weg. Heb genug für die Eilbestellung auf.
lesson-market_row-bargain = Zu diesem Preis kosten die Seile deine letzten Münzen, und am Ende der Runde bekommt dein Ingenieur Lohn. Feilsche: Jeder AP, den du zum Einkauf dazugibst, macht ihn um eine Münze billiger. Setz deinen Zauberkünstler auf dem Marktplatz ein, kauf beide Seile in einem Einkauf und feilsche mit so vielen AP, wie du kannst.
lesson-market_row-bargain-done = Jetzt hast du alle Requisiten für „Chinesische Stäbe“ und genug Münzen für den Lohn deines Ingenieurs.
lesson-market_row-bargain-one = Ein Seil reicht für „Chinesische Stäbe“ nicht. Kauf beide in einem Einkauf und feilsche dann.
lesson-market_row-bargain-overpaid = Du hast die Seile, aber zu wenige Münzen für den Lohn: Dein Zauberkünstler hatte noch einen AP zum Feilschen.
lesson-market_row-bargain-workshop = Du hast die Seile noch nicht. Setz den Zauberkünstler erst auf dem Marktplatz ein.
lesson-market_row-bargain-over = Dein Zauberkünstler ist fertig, und du hast die Seile nicht.
lesson-market_row-end = Jetzt weißt du, wie du an jedes Requisit kommst: sofort oder zur nächsten Spielrunde.

## Werkstatt

lesson-workshop = Werkstatt
lesson-workshop-more = Tricks vorbereiten, mit Hilfe von Ingenieur und Manager.
lesson-workshop-prepare = Beim Vorbereiten kommen Trickplättchen auf die Trickkarte, und mit diesen Plättchen trittst du auf. Du brauchst dafür die Requisiten auf der Karte, behältst sie aber. Setz deinen Handlanger in der Werkstatt ein und bereite „Chinesische Stäbe“ vor.
lesson-workshop-prepare-done = Die Plättchen liegen auf der Karte, und die Requisiten gehören dir noch. Sind alle Plättchen von der Karte weg, kannst du den Trick wieder vorbereiten.
lesson-workshop-prepare-rings = Gut, aber dieser Trick kommt in dieser Lektion erst später dran, mit einem Plättchen mehr. Bereite „Chinesische Stäbe“ vor.
lesson-workshop-prepare-magician = Heb den Zauberkünstler für Größeres auf. Für „Chinesische Stäbe“ hat der Handlanger genug AP.
lesson-workshop-prepare-downtown = Der Ingenieur kann später ins Stadtzentrum. Setz den Handlanger in der Werkstatt ein.
lesson-workshop-prepare-over = Der Handlanger ist fertig, und „Chinesische Stäbe“ ist nicht vorbereitet.
lesson-workshop-engineer = Ein Trick auf dem Feld des Ingenieurs bekommt beim Vorbereiten ein Plättchen mehr. Das Feld ist leer, und einen Trick dorthin zu legen kostet einen AP. Setz deinen Zauberkünstler in der Werkstatt ein, leg „Verschränkte Ringe“ auf das Feld des Ingenieurs und bereite den Trick dann vor.
lesson-workshop-engineer-done = Du hast ein Plättchen mehr bekommen. Wo der Ingenieur gerade ist, spielt keine Rolle.
lesson-workshop-engineer-early = Zu früh: Ein Plättchen mehr gibt es nur, wenn der Trick auf dem Feld des Ingenieurs liegt. Leg ihn zuerst dorthin.
lesson-workshop-engineer-moved = Das war ein anderer Trick. Leg „Verschränkte Ringe“ auf das Feld des Ingenieurs.
lesson-workshop-engineer-mummy = Dieser Trick kommt als Nächstes. Beginne mit „Verschränkte Ringe“: erst umlegen, dann vorbereiten.
lesson-workshop-engineer-downtown = Der Ingenieur kann später ins Stadtzentrum. Setz den Zauberkünstler in der Werkstatt ein.
lesson-workshop-engineer-over = Dein Zauberkünstler ist fertig, und „Verschränkte Ringe“ hat das zusätzliche Plättchen nicht.
lesson-workshop-manager = Ein Stapel auf den Feldern des Managers zählt als ein Stück mehr. Für „Die brennende Mumie“ hast du eigentlich zu wenig Stoff, aber er liegt auf einem Feld des Managers, also reicht er. Nutze den letzten AP deines Zauberkünstlers: Bereite „Die brennende Mumie“ vor.
lesson-workshop-manager-done = Das Feld des Managers hat den fehlenden Stoff ersetzt.
lesson-workshop-manager-moved = Das Umlegen hat den letzten AP gekostet. Bereite stattdessen „Die brennende Mumie“ vor.
lesson-workshop-manager-over = Der letzte AP ist weg, und „Die brennende Mumie“ ist nicht vorbereitet.
lesson-workshop-end = Alle deine Tricks sind vorbereitet.

## Aufbauen und Trickroutinen

lesson-set_up = Tricks aufbauen
lesson-set_up-more = Plättchen ins Theater bringen und Trickroutinen bilden.
lesson-set_up-backstage = Im Theater müssen alle deine Mitarbeiter am selben Wochentag sein, und niemand sonst darf dort sein. Hinter den Kulissen bringt der Donnerstag einen AP mehr, der Sonntag einen weniger. Du willst mehrere Tricks aufbauen. Setz deinen Ingenieur am Donnerstag hinter den Kulissen ein.
lesson-set_up-backstage-done = Mehr AP für dich, und der Donnerstag gehört in dieser Spielrunde dir.
lesson-set_up-backstage-sunday = Am Sonntag hat der Ingenieur weniger AP. Nimm den Donnerstag.
lesson-set_up-backstage-plain = Dieser Tag bringt keine zusätzlichen AP. Nimm den Donnerstag.
lesson-set_up-backstage-other = Dein Zauberkünstler kann später ins Stadtzentrum. Setz den Ingenieur im Theater ein.
lesson-set_up-link = Zwei gleiche Ecken, die sich in einem Kreis treffen, bilden eine Trickroutine, und die zahlt sich aus. Beim gegnerischen Plättchen weist die technische Ecke, das Zahnrad, nach links. Bau „Verschränkte Ringe“ links davon auf, mit dem Zahnrad nach rechts: { $touch ->
    [yes] Tipp auf
   *[no] Klick auf
} den Trick, dann auf das Feld, und wähl dann, welche Ecke nach oben zeigt.
lesson-set_up-link-done = Eine Trickroutine! Der Kreis zeigt einen Splitter, also bekommt jeder von euch einen.
lesson-set_up-link-below = Die Ecken, die sich hier treffen, sind verschieden. Nimm das Feld links vom gegnerischen Plättchen.
lesson-set_up-link-lonely = Hier gibt es kein Plättchen für eine Trickroutine. Deines bringt etwas, wenn jemand den Regieplan aufführt, aber nicht jetzt.
lesson-set_up-link-over = Der Ingenieur ist fertig, ohne Trickroutine.
lesson-set_up-payment = Jede Trickroutine bringt dir sofort eine Belohnung, so hoch wie die Stufe des aufgebauten Tricks. Du hast die Wahl zwischen Ruhm und Münzen: Ruhm gewinnt das Spiel, Münzen bezahlen alles andere. Nimm, was du willst.
lesson-set_up-payment-done = Ausgezahlt. Ein Trick einer höheren Stufe bringt mit jeder Trickroutine mehr.
lesson-set_up-any_corner = Ein zweites Plättchen von „Verschränkte Ringe“ darf nicht auf diesen Regieplan. Aber zwei gleiche Ecken bilden immer eine Trickroutine, egal welche Tricks es sind. Bau „Verzauberte Schmetterlinge“ unter dem gegnerischen Plättchen auf, mit der mentalen Ecke, dem Mond, nach oben.
lesson-set_up-any_corner-done = Zwei mentale Ecken treffen sich, obwohl keiner deiner Tricks mental ist.
lesson-set_up-any_corner-rings = Das war wieder „Verschränkte Ringe“. Bau „Verzauberte Schmetterlinge“ unter dem gegnerischen Plättchen auf.
lesson-set_up-any_corner-lonely = Hier entsteht keine Trickroutine. Nimm das Feld unter dem gegnerischen Plättchen, mit der mentalen Ecke oben.
lesson-set_up-any_corner-over = Der Ingenieur ist fertig, ohne zweite Trickroutine.
lesson-set_up-end = Deine Plättchen liegen auf einem Regieplan, und ihre Trickroutinen haben sich schon ausgezahlt.

## Vorstellungen und Wochentage

lesson-perform = Vorstellungen und Wochentage
lesson-perform-more = Einen Tag wählen, einen Regieplan füllen und aufführen.
lesson-perform-day = Für eine Vorstellung muss dein Zauberkünstler auf einer Bühne stehen. Der Wochentag ändert, was jedes deiner Plättchen bringt: am Donnerstag einen Ruhmespunkt und eine Münze weniger, am Sonntag beides mehr. Setz deinen Zauberkünstler am besten Tag auf die Bühne.
lesson-perform-day-done = Jedes deiner Plättchen bringt mehr. Das Risiko: Der Sonntag kommt zuletzt, und vorher könnte jemand anderes deinen Regieplan aufführen.
lesson-perform-day-backstage = Hinter den Kulissen arbeitet dein Zauberkünstler nur. Setz ihn auf die Bühne.
lesson-perform-day-thursday = Am Donnerstag bringt jedes deiner Plättchen weniger.
lesson-perform-day-earlier = Dieser Tag ändert nichts an deinem Erlös. Am Sonntag steigt er.
lesson-perform-day-assistant = Setz zuerst den Zauberkünstler ein, am besten Tag. Der Assistent kommt dann dazu.
lesson-perform-day-over = Dein Zauberkünstler steht nicht auf einer Bühne.
lesson-perform-helper = Ein Spezialist hinter den Kulissen bringt dem Aufführenden einen Bonus: der Assistent Ruhm, der Manager Münzen, der Ingenieur einen Splitter. Er muss an deinem Tag da sein; { $touch ->
    [yes] tipp auf
   *[no] klick auf
} einen anderen Tag, und du siehst, warum. Setz deinen Assistenten am Sonntag hinter den Kulissen ein.
lesson-perform-helper-done = Der Bonus ist sicher. Der Sonntag kostet den Assistenten einen AP, aber einen hat er noch.
lesson-perform-helper-over = Der Assistent soll deinem Zauberkünstler helfen. Setz ihn am Sonntag hinter den Kulissen ein.
lesson-perform-fill = Je voller der Regieplan, desto besser die Vorstellung. „Verschränkte Ringe“ liegt zusammen mit dem gegnerischen Plättchen auf einem. Bau „Verzauberte Schmetterlinge“ auf demselben Regieplan auf, wenn möglich mit einer Trickroutine.
lesson-perform-fill-done = Jetzt sind zwei deiner Tricks in der Vorstellung.
lesson-perform-fill-other = Dieses Plättchen ist nicht in der Vorstellung, die du gleich gibst. Bau „Verzauberte Schmetterlinge“ auf dem Regieplan mit „Verschränkte Ringe“ auf.
lesson-perform-fill-over = Der Assistent ist fertig, und „Verzauberte Schmetterlinge“ ist nicht aufgebaut.
lesson-perform-show = Wer Plättchen auf dem aufgeführten Regieplan hat, bekommt deren Erlös. Der Aufführende bekommt außerdem seinen Bonus: für Trickroutinen, für Spezialisten hinter den Kulissen und was der Regieplan zeigt. Du darfst jeden Regieplan mit einem deiner Plättchen wählen. Führe den mit zwei deiner Tricks auf.
lesson-perform-show-done = Applaus! Die Plättchen sind wieder bei ihren Besitzern, und die Spielrunde ist vorbei. Im Spielverlauf steht alles, was du verdient hast.
lesson-perform-show-other = Auf diesem Regieplan liegt nur einer deiner Tricks, ohne Trickroutine. Führe den anderen auf.
lesson-perform-show-skipped = Du kannst auf deine Vorstellung verzichten, aber dann verdienst du nichts.
lesson-perform-end = Du hast deine erste Vorstellung gegeben.

## Löhne und das Ende der Spielrunde

lesson-end_turn = Löhne und Ende der Runde
lesson-end_turn-more = Dein Team bezahlen, sehen, wie es weitergeht, und die Trommel rühren.
lesson-end_turn-idle = Nach den Vorstellungen zahlst du { $specialist_wage } für jeden eingesetzten Spezialisten und { $apprentice_wage } für jeden Handlanger. Jede fehlende Münze kostet Ruhm. Untätige Mitarbeiter kosten nichts. Deine Vorstellung bringt genug für den Ingenieur und den Handlanger, aber nicht für den Manager. Lass den Manager untätig.
lesson-end_turn-idle-done = Der Manager bleibt zu Hause, und seine Karte kommt am Ende der Spielrunde auf deine Hand zurück.
lesson-end_turn-idle-apprentice = Das spart zu wenig. Der Manager kostet mehr als der Handlanger: Lass den Manager untätig.
lesson-end_turn-idle-placed = Jetzt kannst du nicht alle Löhne zahlen. Lass den Manager untätig.
lesson-end_turn-idle-early = Den Handlanger setzt du gleich ein. Lass zuerst den Manager untätig.
lesson-end_turn-idle-over = Der Manager ist nicht untätig, also sind deine Löhne zu hoch.
lesson-end_turn-work = Der Handlanger ist seinen Lohn wert. Setz ihn in der Werkstatt ein und bereite „Chinesische Stäbe“ vor, damit du Plättchen für die nächste Spielrunde hast.
lesson-end_turn-work-done = Das war der letzte Mitarbeiter; die Vorstellungen beginnen.
lesson-end_turn-work-idle = Ein untätiger Handlanger kostet nichts, aber diesen kannst du dir leisten.
lesson-end_turn-work-rings = Von „Verschränkte Ringe“ liegt schon ein Plättchen im Theater. Bereite „Chinesische Stäbe“ vor.
lesson-end_turn-work-over = Der Handlanger ist fertig, und „Chinesische Stäbe“ ist nicht vorbereitet.
lesson-end_turn-show = Führe deinen Regieplan auf. Dann endet die Spielrunde: Alle zahlen Löhne, die Mitarbeiter kehren zurück, die auf dem Marktplatz bestellten Seile treffen ein, und der letzte Regieplan macht Platz für einen neuen. Verfolge es im Spielverlauf.
lesson-end_turn-show-done = Deine Vorstellung hat die Löhne bezahlt. Seile sind im Angebot, ein Regieplan ist mit dem Plättchen darauf verschwunden, und eine neue Spielrunde hat begonnen.
lesson-end_turn-show-skipped = Ohne die Münzen aus deiner Vorstellung kannst du die Löhne nicht zahlen. Führe deinen Regieplan auf.
lesson-end_turn-advertise = Wer am wenigsten Ruhm hat, ist zuerst dran, und das bist du. Das macht auch dein Plakat billig: Je weiter hinten du in der Spielreihenfolge stehst, desto mehr kostet es. Kauf dir Ruhm für eine Münze: Rühr die Trommel.
lesson-end_turn-advertise-done = Mehr Ruhm für eine einzige Münze. In der nächsten Spielrunde bist du vielleicht später dran.
lesson-end_turn-advertise-passed = Billiger wird ein Plakat nicht. Rühr die Trommel.
lesson-end_turn-end = Du hast gesehen, wie eine Spielrunde endet und die nächste beginnt.

## Eine Spielrunde planen

lesson-plan = Eine Spielrunde planen
lesson-plan-more = Aufträge für eine Vorstellung erteilen und in der richtigen Reihenfolge einsetzen.
lesson-plan-set_up = Plane von deiner Vorstellung aus rückwärts. Auf „Verschränkte Ringe“ liegen Plättchen, aber dort bringen sie nichts. Jemand muss eines aufbauen, und jemand muss aufführen. Beginne mit dem Aufbauen: Leg eine Theaterkarte unter deinen Ingenieur.
lesson-plan-set_up-done = Der Ingenieur kann aufbauen, und hinter den Kulissen bringt er dir einen Splitter, wenn du aufführst.
lesson-plan-set_up-workshop = Es gibt nichts vorzubereiten: „Verschränkte Ringe“ hat Plättchen, und für „Chinesische Stäbe“ fehlen Seile.
lesson-plan-set_up-later = Ein andermal nützlich. Jetzt müssen deine Plättchen ins Theater.
lesson-plan-set_up-ready = Schließ die Planung noch nicht ab: Deine Mitarbeiter brauchen Karten.
lesson-plan-perform = Auf der Bühne kann ein Zauberkünstler nichts aufbauen, aber er ist der einzige Mitarbeiter, der aufführen kann. Leg eine Theaterkarte unter deinen Zauberkünstler.
lesson-plan-perform-done = Der Ingenieur baut auf, der Zauberkünstler führt auf: eine Vorstellung in einer Spielrunde.
lesson-plan-perform-elsewhere = Dann führt in dieser Spielrunde niemand auf. Leg eine Theaterkarte unter deinen Zauberkünstler.
lesson-plan-perform-ready = Schließ die Planung noch nicht ab: Dein Zauberkünstler braucht eine Karte.
lesson-plan-apprentice = Der Handlanger hat wenige AP. Wo reichen sie für etwas Nützliches? Sieh dir „Chinesische Stäbe“ an: Es fehlen Seile, und Seile sind nicht im Angebot. Wähl die Karte, die hilft.
lesson-plan-apprentice-done = Bestellen kostet wenige AP, und in der nächsten Spielrunde kannst du die Seile kaufen.
lesson-plan-apprentice-workshop = Ohne Seile lässt sich „Chinesische Stäbe“ nicht vorbereiten, und „Verschränkte Ringe“ hat noch Plättchen.
# Glossary: no Coin
lesson-plan-apprentice-downtown = Einen Trick lernen, jemanden einstellen oder Geld beschaffen kostet mehr AP, als ein Handlanger hat, außer auf dem besten Platz. Dein Gegner könnte schneller sein.
lesson-plan-apprentice-theater = Dein Ingenieur kann allein aufbauen. Denk an den Trick, dem ein Requisit fehlt.
lesson-plan-apprentice-ready = Schließ die Planung noch nicht ab: Dein Handlanger braucht eine Karte.
lesson-plan-ready = Prüf die Löhne: { $specialist_wage } für den Ingenieur, { $apprentice_wage } für den Handlanger. Du hast genug Münzen, sogar ohne die Vorstellung. Danach werden alle Pläne gleichzeitig aufgedeckt. Schließ die Planung ab.
lesson-plan-ready-done = Auch der gegnerische Zauberkünstler geht ins Theater, und beim Einsetzen bist du zuerst dran.
lesson-plan-ready-recalled = Dein Plan war gut. Leg die Karten wieder wie vorher und schließ die Planung ab.
lesson-plan-first = Jetzt zählt die Reihenfolge: An deinen Wochentag kann sonst niemand. Der Sonntag bringt am meisten, und selbst am Sonntag hat dein Ingenieur einen AP zum Aufbauen. Dein Gegner will diesen Tag vielleicht auch. Sichere ihn dir jetzt.
lesson-plan-first-done = Der Sonntag gehört dir. Dein Zauberkünstler kann später folgen, denn sonst darf niemand mehr hierher.
lesson-plan-first-market = Inzwischen nimmt dein Gegner vielleicht den Sonntag. Geh zuerst ins Theater.
lesson-plan-first-day = Dieser Tag gehört jetzt dir, aber am Sonntag brächte deine Vorstellung mehr.
lesson-plan-first-over = Setz jemanden im Theater ein, am Sonntag.
lesson-plan-end = Aufbauen, aufführen und an die nächste Vorstellung denken: So geht eine gute Spielrunde. Du bist bereit für eine erste Partie. In den nächsten Lektionen geht es um die Dunklen Gassen.

## Die Dunklen Gassen

lesson-dark_alley = Die Dunklen Gassen
lesson-dark_alley-more = Spezialkarten ziehen und eine davon nutzen.
lesson-dark_alley-draw = In den Dunklen Gassen gibt es spezielle Auftragskarten, einen Stapel für jeden anderen Ort. Ziehen heißt: zwei Karten ansehen, eine behalten. Das erste Mal pro Einsatz ist am billigsten. Setz deinen Handlanger auf den besten Platz und wähl „Ziehe die erste Karte“ mit einem beliebigen Stapel.
lesson-dark_alley-draw-done = Du hast zwei Karten gezogen, die nur du siehst. Wähl jetzt eine davon.
lesson-dark_alley-draw-further = So zu ziehen kostet mehr. Beginne mit „Ziehe die erste Karte“.
lesson-dark_alley-draw-plain = Auf diesem Platz könntest du nur einmal ziehen. Nimm den, der am meisten bringt.
lesson-dark_alley-draw-other = Dieser Mitarbeiter kann warten. Setz den Handlanger in den Dunklen Gassen ein.
lesson-dark_alley-draw-over = Der Handlanger ist fertig und hat keine Karte gezogen.
lesson-dark_alley-keep = Eine Spezialkarte spielst du wie jede Auftragskarte, an ihrem Ort, und sie hat einen besonderen Vorteil. Karten, die du am Ende der Partie noch auf der Hand hast, sind Ruhm wert. Lies beide und behalte die, die dir besser gefällt.
lesson-dark_alley-keep-done = Die Karte ist auf deiner Hand. Die andere liegt jetzt ganz unten in ihrem Stapel.
lesson-dark_alley-further = Du hast noch AP für „Ziehe weitere Karten“; das kostet mehr, geht aber beliebig oft. Zieh von einem beliebigen Stapel und behalte eine Karte.
lesson-dark_alley-further-done = Zwei Spezialkarten bei einem Besuch. Ab der nächsten Spielrunde kannst du sie unter deine Mitarbeiter legen.
lesson-dark_alley-further-over = Der Handlanger ist fertig, ohne zweite Karte.
lesson-dark_alley-use = Dein Ingenieur hat die Spezialkarte „Feinschliff“: Ein Trick bekommt beim Vorbereiten ein Plättchen mehr. Setz den Ingenieur in der Werkstatt ein und wähl den Vorteil der Karte. Nutze sie bei der nächsten Aktion und bereite dann „Verschränkte Ringe“ vor.
lesson-dark_alley-use-done = Ein Plättchen mehr als aufgedruckt. Am Ende der Spielrunde kommt die verwendete Karte unter ihren Stapel.
lesson-dark_alley-use-ap = Jetzt gibt die Karte einen AP statt ihres Vorteils. Das kann besser sein, aber nicht hier.
lesson-dark_alley-use-without = Du hast ohne den Vorteil der Karte vorbereitet. Wähl zuerst, sie bei der nächsten Aktion zu nutzen, und bereite dann vor.
lesson-dark_alley-use-magician = Der Zauberkünstler kann warten. Setz den Ingenieur in der Werkstatt ein.
lesson-dark_alley-use-over = Der Ingenieur ist fertig, ohne den Vorteil seiner Karte.
lesson-dark_alley-end = Du weißt jetzt, wie du an Spezialkarten kommst und wie du sie nutzt.

## Prophezeiungen und Sonderfähigkeiten

lesson-prophecies = Prophezeiungen und Sonderfähigkeiten
lesson-prophecies-more = Die aktive Prophezeiung und deine Sonderfähigkeit nutzen und wählen, was als Nächstes kommt.
lesson-prophecies-active = Eine Prophezeiung ist aktiv und ändert die Regeln für alle. In dieser Spielrunde ist es „Offene Residenz“: Lernen kostet so wenige AP, dass sogar ein Handlanger es kann. Setz den Handlanger mit der Stadtzentrumskarte ein und lerne einen beliebigen Trick.
lesson-prophecies-active-done = In anderen Spielrunden kostet das mehr AP, als die meisten Mitarbeiter haben. Sieh dir vor dem Planen immer die aktive Prophezeiung an.
lesson-prophecies-active-other = Nutze zuerst die Prophezeiung: Setz den Handlanger im Stadtzentrum ein.
lesson-prophecies-active-over = Der Handlanger ist fertig und hat keinen Trick gelernt.
lesson-prophecies-ability = Jeder Zauberkünstler hat eine Sonderfähigkeit. Dein Mechanikus gibt in jeder Spielrunde einem Handlanger einen AP mehr, außer im Theater. „Der Kugelfang“ vorzubereiten kostet mehr AP, als ein Handlanger hat. Setz deinen anderen Handlanger in der Werkstatt ein, nutze die Sonderfähigkeit und bereite den Trick vor.
lesson-prophecies-ability-done = Deine Sonderfähigkeit kostet nichts und kommt in jeder Spielrunde wieder. Andere Zauberkünstler haben ganz andere.
lesson-prophecies-ability-engineer = Der Ingenieur kommt als Nächstes. Setz den Handlanger in der Werkstatt ein.
lesson-prophecies-ability-over = Der Handlanger ist fertig, und „Der Kugelfang“ ist nicht vorbereitet. Nutze die Sonderfähigkeit vor der ersten Aktion.
lesson-prophecies-fortune = Am Ende der Spielrunde wird die linke zukünftige Prophezeiung aktiv. „Müde Truppe“ ließe deinem Zauberkünstler sehr wenige AP. Das „Spiel mit dem Schicksal“ bewegt alle: Die mittlere wandert nach links. Setz deinen Ingenieur in den Dunklen Gassen ein und bring „Strahlender Samstag“ nach links.
lesson-prophecies-fortune-done = In der nächsten Spielrunde bringen Vorstellungen am Samstag mehr. Alle können das kommen sehen, also sei schnell.
lesson-prophecies-fortune-over = „Strahlender Samstag“ ist nicht links. Das „Spiel mit dem Schicksal“ bringt die Prophezeiung dorthin.
lesson-prophecies-end = Du weißt jetzt, was Prophezeiungen und Sonderfähigkeiten ändern.

## Duell der Zauberkünstler

lesson-duel = Duell der Zauberkünstler
lesson-duel-more = Die Rundenkarten lesen und eine Trickroutine mit einem neutralen Plättchen erzeugen.
lesson-duel-day = Im Duell sperrt in jeder Spielrunde eine neue Rundenkarte Plätze und Wochentage. Diesmal sind es „Straßenarbeiten“; das Theater nennt die Karte, und gesperrte Plätze sind vernagelt. { $touch ->
    [yes] Tipp
   *[no] Klick
} auf den Donnerstag, um zu sehen, warum. Setz dann deinen Handlanger an einem offenen Tag hinter den Kulissen ein.
lesson-duel-day-done = Nur zwei Wochentage sind offen, also bleibt deinem Gegner nur noch einer.
lesson-duel-day-other = Der Ingenieur kommt später. Setz den Handlanger im Theater ein.
lesson-duel-link = Das Plättchen mit der grauen Mitte ist neutral: Es ist aufgedruckt, gehört niemandem und bringt nichts ein, bildet aber Trickroutinen. Seine optische Ecke, das Auge, weist nach unten auf einen Splitter. Bau „Verzauberte Schmetterlinge“ darunter auf, mit dem Auge nach oben.
lesson-duel-link-done = Eine Trickroutine, und der Splitter gehört dir allein: Das neutrale Plättchen gehört niemandem.
lesson-duel-link-plain = Eine Trickroutine, aber ihr Kreis hat keinen Splitter. Nimm das Feld unter dem neutralen Plättchen.
lesson-duel-link-lonely = Die Ecken passen nicht zusammen, oder es liegt kein Plättchen daneben. Nimm das Feld unter dem neutralen Plättchen, mit der optischen Ecke nach oben.
lesson-duel-link-over = Der Handlanger ist fertig, aber ohne Trickroutine.
lesson-duel-payment = Eine Trickroutine mit einem neutralen Plättchen bringt dir so viel wie jede andere: Ruhm oder Münzen in Höhe der Stufe deines Tricks. Nimm, was du willst.
lesson-duel-payment-done = Erledigt. Das neutrale Plättchen bleibt für immer liegen und kann wieder Trickroutinen bilden.
lesson-duel-next = Die nächste Karte ist schon bekannt: „Schneefall“ sperrt im Stadtzentrum die zwei besten Plätze. Nutze sie, solange sie offen sind: Setz deinen Ingenieur dort auf den besten Platz.
lesson-duel-next-done = Der beste Platz, in der letzten Spielrunde, bevor er gesperrt wird. Sieh dir beim Planen beide Karten an.
lesson-duel-next-plain = Dieser Platz bringt weniger. Der beste ist noch offen, aber in der nächsten Spielrunde gesperrt.
lesson-duel-end = Du weißt, wie sich die Stadt im Duell ändert.

lesson-powers = Gaben der Zauberkünstler
lesson-powers-more = Eine Gabe erlernen, sie nutzen und entscheiden, wann du lieber den Splitter ausgibst, der sie hält.
lesson-powers-learn = Deine Splitter füllen Gabenfelder von unten nach oben; ein volles Feld ist offen. Zwei sind offen: Neben dem unteren liegt „Aufgeräumte Werkbank“, das obere ist frei. Vor dem Planen darfst du eine Gabe aus deiner Hand erlernen. Erlerne „Schnelle Auffassung“: Damit kostet „Trick lernen“ weniger.
lesson-powers-learn-done = „Schnelle Auffassung“ liegt neben dem oberen Feld, denn eine Gabe der zweiten Stufe braucht das zweite Feld oder ein höheres. Sie wirkt, solange das Feld offen bleibt.
lesson-powers-learn-replaced = Neben einem Feld liegt nur eine Gabe, also ist die bisherige wieder auf deiner Hand. Nutze das freie Feld: Erlerne „Schnelle Auffassung“.
lesson-powers-learn-other = Eine gute Gabe, aber du willst in dieser Spielrunde einen neuen Trick. Erlerne „Schnelle Auffassung“.
lesson-powers-learn-none = Ohne neue Gabe bleibt das obere Feld in dieser Spielrunde leer. Erlerne „Schnelle Auffassung“.
lesson-powers-use = Die Aufträge sind erteilt, und dein Gegner hat den besten Platz im Stadtzentrum. Auf dem letzten freien würde deinem Manager für „Trick lernen“ ein AP fehlen, aber genau den spart „Schnelle Auffassung“. Setz den Manager im Stadtzentrum ein und lerne einen beliebigen Trick.
lesson-powers-use-done = Ohne die Gabe hätte dich dieser Trick einen Splitter gekostet. Sie hilft dir in jeder Spielrunde, solange du deine Splitter behältst.
lesson-powers-use-spent = Dieser Splitter kam vom oberen Feld. Das Feld ist jetzt geschlossen, „Schnelle Auffassung“ ist wieder auf deiner Hand, und „Trick lernen“ kostet so viel wie immer. Behalte deine Splitter vorerst.
lesson-powers-use-elsewhere = Dieser Mitarbeiter kann warten. Nutze zuerst „Schnelle Auffassung“: Setz den Manager im Stadtzentrum ein.
lesson-powers-use-over = Der Manager ist fertig und hat keinen Trick gelernt.
lesson-powers-spend = In dieser Spielrunde lernst du keinen Trick mehr, also kann „Schnelle Auffassung“ ruhen. Deinem Handlanger fehlt für „Der Kugelfang“ ein AP. Ein Splitter hilft, aber er kommt vom oberen Feld, und das schließt sich dann. Setz den Handlanger in der Werkstatt ein, verstärke ihn und bereite den Trick vor.
lesson-powers-spend-done = „Schnelle Auffassung“ ist wieder auf deiner Hand. Mit einem neuen Splitter kannst du sie vor dem Planen wieder erlernen. Das untere Feld blieb offen, also wurdest du dank „Aufgeräumte Werkbank“ fürs Vorbereiten bezahlt.
lesson-powers-spend-magician = Dein Zauberkünstler kann später ins Theater. Setz den Handlanger in der Werkstatt ein.
lesson-powers-spend-over = Der Handlanger ist fertig, und „Der Kugelfang“ ist nicht vorbereitet. Verstärke den Handlanger zuerst.
lesson-powers-end = Splitter bringen in dieser Variante am Spielende keinen Ruhm. Spar sie für Gaben, oder gib sie aus, wenn ein AP mehr wert ist.

lesson-heir = Dahlgaards Erbe
lesson-heir-more = Spiel allein: Lies den Plan des Erben und komm ihm zuvor.
lesson-heir-race = Im Solospiel ist dein Gegner ein Erbe des alten Dahlgaard. Niemand spielt den Erben: Er folgt Regeln, und sein Plan liegt offen. In dieser Spielrunde geht sein Zauberkünstler ins Stadtzentrum, dein Ingenieur auch. Ein Ort, den ihr beide noch wollt, ist umkämpft, und dorthin geht der Erbe zuerst. Sei schneller: Setz deinen Ingenieur auf den besten Platz im Stadtzentrum.
lesson-heir-race-done = Der beste Platz gehört dir. Das Stadtzentrum ist nicht mehr umkämpft.
lesson-heir-race-theater = Im Theater sind zwei Tage offen, einer für jeden. Den besten Platz im Stadtzentrum gibt es nur einmal: Setz den Ingenieur ein.
lesson-heir-race-plain = Dieser Platz bringt weniger. Nimm den besten, bevor der Erbe es tut.
lesson-heir-reply = Nutze die AP des Ingenieurs, wie du willst, und beende den Einsatz. Dann setzt der Erbe einen Mitarbeiter ein. Ihr wollt beide noch ins Theater, also geht er dorthin. Der Verlauf nennt zu allem, was er tut, die Regel.
lesson-heir-reply-done = Der Erbe ist beschäftigt und hat deshalb den spätesten offenen Tag genommen. Er hat auch gleich ein Plättchen aufgebaut: Seine Tricks sind immer vorbereitet.
lesson-heir-day = Mit einem Aufbauplan ist der Erbe beschäftigt; mit einem Aufführungsplan kann er bereit sein und nimmt den frühesten Tag. Du weißt also, welchen Tag er dir lässt. Setz deinen Handlanger am Freitag hinter die Kulissen.
lesson-heir-day-done = Der Freitag gehört dir. Lies den Plan und entscheide dann, wo du zuerst sein musst.
lesson-heir-end = Das war die letzte Lektion. Der Rest kommt beim Spielen.
