# Der Regisseur der geführten ersten Partie; geladen mit dem Tisch einer solchen Partie.

guide-then = { $told } { $next }
guide-director = Regisseur
guide-welcome = Willkommen! Ich bin dein Regisseur. Du hast { $turns } Spielrunden; am Ende gewinnt, wer den meisten Ruhm hat, und den bringen vor allem aufgeführte Tricks. Auch deine Münzen, Splitter und Mitarbeiter zählen am Ende.
guide-magician = Wähl einen Zauberkünstler: Seine Zauberschule wird auch deine. Technische Tricks schonen den Geldbeutel.

guide-advertise = Rühr die Trommel: Ein Plakat bringt { $fame } für { $price }. Am Ende bringen { $coins } nur { $coins_fame }, und für die Löhne ({ $wages }) bleibt dir genug.
guide-no_poster = Verzichte diesmal auf das Plakat: Du brauchst deine Münzen für die Löhne ({ $wages }), und jede fehlende Münze kostet Ruhm.
guide-no_poster_goods = Verzichte diesmal auf das Plakat: Außer für die Löhne ({ $wages }) brauchst du deine Münzen für Requisiten, sonst gibt es keine Vorstellung.

guide-plan = Gut wäre jetzt: { $jobs }.
guide-assign = Diese Karten legen
guide-plan_why = Tricks bringen nur etwas, wenn sie aufgeführt werden. Gib also möglichst in jeder Spielrunde eine Vorstellung, während jemand den nächsten Trick vorbereitet.
guide-final = Denk ans Ende: { $shard_fame } je Splitter, { $coins_fame } je { $coins }, { $apprentice_fame } je Handlanger, { $specialist_fame } je Spezialist. Stell Leute ein und heb ein paar Münzen auf.
guide-plan_last = Das ist die letzte Spielrunde: Lernen und Kaufen lohnen sich nicht mehr, Vorstellungen schon, und was für die Endwertung übrig bleibt.
guide-plan_done = Der Plan steht. Schließ die Planung ab, dann siehst du, was dein Gegner vorhat.
guide-jobs = { $told }; { $next }
guide-job_show = Theaterkarten für { $character_acc }, der „{ $trick }“ aufbaut, und für den Zauberkünstler, der dann aufführt
guide-job_prepare = eine Werkstattkarte, um „{ $trick }“ vorzubereiten
guide-job_refill = eine Werkstattkarte, um „{ $trick }“ neu vorzubereiten, sobald das letzte Plättchen aufgebaut ist
guide-job_buy = eine Marktplatzkarte, um { $goods } für „{ $trick }“ zu kaufen
guide-job_order = eine Marktplatzkarte, um { $goods } für „{ $trick }“ zu bestellen
guide-job_learn = eine Stadtzentrumskarte für einen neuen Trick
guide-job_coins = eine Stadtzentrumskarte für Münzen von der Bank
guide-job_hire = eine Stadtzentrumskarte, um { $hireling_a_acc } einzustellen, der am Ende { $fame } bringt
guide-job_ahead = eine Marktplatzkarte für { $character_acc }, um für den nächsten Trick zu bestellen oder einzukaufen
guide-job_help = eine Theaterkarte für { $character_acc }, um am selben Tag weitere Plättchen aufzubauen
guide-job_town = eine Stadtzentrumskarte für { $character_acc }, um Mitarbeiter einzustellen oder Münzen zu holen
guide-job_slot = { $job } (nur auf dem Platz mit { $modifier } reichen die AP: Setz { $character_acc } ein, bevor dein Gegner den Platz nimmt)
guide-job_rest = die anderen bleiben zu Hause und kosten keinen Lohn
guide-job_rest_free = die anderen bleiben zu Hause, denn für sie gibt es nichts zu tun

guide-place = Die Plätze füllen sich, also geh zuerst dorthin, wo du hinmusst. Die Zahl an einem Platz kommt zu den AP des Mitarbeiters hinzu.
guide-place_contested = Zuerst ist { $character_the } dran: Nur der Platz mit { $modifier } { $location_in } gibt genug AP, und dorthin will auch { $who }.
guide-place_prepare = Bereite zuerst „{ $trick }“ in der Werkstatt vor, dann kannst du den Trick noch in dieser Spielrunde aufbauen und aufführen.
guide-place_helper = Schick { $character_acc } vor deinem Zauberkünstler ins Theater: Aufgeführt wird nur, was schon auf einem Regieplan liegt. Späte Wochentage bringen mehr.
guide-days = An früheren Tagen wird aber zuerst aufgeführt, und dabei verliert ein Regieplan alle Plättchen: Deine bringen dir ihren Erlös, aber selbst aufführen kannst du sie nicht mehr.
guide-days_rival = { $who } führt vor dir auf, am { $weekday }. Ist es der Regieplan mit deinen Plättchen, bringen sie dir ihren Erlös und werden abgeräumt; dein Zauberkünstler hat dann nichts mehr aufzuführen.
guide-place_gone = { $who } hat den Platz mit { $modifier } { $location_in } besetzt, und auf den übrigen hat { $character_the } zu wenig AP, um etwas zu tun. Lass { $character_acc } untätig.
guide-place_idle = Kein freier Platz gibt { $character_dat } noch etwas zu tun. Lass { $character_acc } untätig.
guide-idle_saves = Das spart { $wage } Lohn.
guide-place_magician = Deine Plättchen liegen bereit. Setz deinen Zauberkünstler auf die Bühne, an einem Tag mit deinen Helfern: Spezialisten dort erhöhen deinen Bonus.
guide-place_unready = Dein Zauberkünstler hat noch nichts aufzuführen. Bau zuerst einen Trick auf oder nutze seine AP hinter den Kulissen.
guide-marked = Für dich markiert: { $slot }.

guide-learn = Lern einen weiteren Trick: Wähl einen leuchtenden Residenzwürfel. Zwei Tricks in einer Vorstellung bringen fast doppelt so viel wie einer.
guide-bank = Beschaff dir Geld bei der Bank: Am Ende der Spielrunde sind Löhne fällig, und jede fehlende Münze kostet Ruhm.
guide-hire = Stell im Wirtshaus jemanden ein: Ein Mitarbeiter mehr heißt mehr Aktionen in jeder Spielrunde, für einen Lohn, und Ruhm am Ende (Handlanger: { $apprentice_fame }, Spezialist: { $specialist_fame }).
guide-hire_last = Stell im Wirtshaus jemanden ein: Am Ende bringt ein Handlanger { $apprentice_fame }, ein Spezialist { $specialist_fame }.
guide-bank_last = Hol dir Münzen von der Bank: Was nach den Löhnen übrig bleibt, bringt { $coins_fame } je { $coins }.
guide-trick = Wähl einen Trick, den du bald vorbereiten kannst: einen, dessen Requisiten du hast oder auf dem Marktplatz bekommst.
guide-trick_why = Ein billiger Trick, der früh aufgeführt wird, schlägt einen großen, der nur einmal drankommt.
guide-trick_owned = Lern „{ $trick }“: Die Requisiten dafür hast du, also kannst du ihn bald vorbereiten.
guide-trick_sale = Lern „{ $trick }“: Was du dafür brauchst ({ $goods }), gibt es auf dem Marktplatz.
guide-buy = Kauf { $goods } für „{ $trick }“. Requisiten behältst du, du zahlst also nur einmal.
guide-order = Für „{ $trick }“ brauchst du { $goods }, und davon ist nicht alles im Angebot. Bestell es für die nächste Spielrunde oder, wenn es eilt, per Eilbestellung.
guide-shop_ahead = Du hast, was deine Tricks brauchen. Kauf schon für den nächsten ein oder spar deine Münzen.
guide-prepare = Bereite „{ $trick }“ vor: Du bekommst Plättchen, mit denen du den Trick im Theater aufbaust.
guide-set_up = Bau einen Trick auf: Leg ein Plättchen auf einen Regieplan, am besten neben andere.
guide-set_up_why = Wo sich in einem Kreis zwei gleiche Ecken treffen, entsteht eine Trickroutine, und die zahlt sich sofort aus.
guide-spot = Such ein Feld, wo eine Ecke deines Plättchens in einem Kreis auf die gleiche trifft. Gibt es keins, ist jedes Feld recht.
guide-spot_rival = { $who } führt vor dir auf, am { $weekday }: Nimm lieber einen Regieplan ohne Plättchen { $whose }.
guide-perform = Führe { $performance } auf: Jedes deiner Plättchen darauf bringt dir etwas.
guide-link_fame = Nimm den Ruhm: Für die Löhne hast du genug.
guide-link_coins = Nimm die Münzen: Dir fehlt noch etwas für die Löhne, und unbezahlte Löhne kosten Ruhm.
guide-leave_location = Hier gibt es nichts mehr zu holen. Beende diesen Einsatz.

## Nach der Partie

guide-end_score = Du hast { $fame }: { $sources }.
guide-from_shows = { $fame } aus Vorstellungen
guide-from_links = { $fame } aus Trickroutinen
guide-from_posters = { $fame } durch Plakate
guide-from_final = { $fame } in der Endwertung
guide-from_start = { $fame } vom Spielaufbau
guide-from_wages = { $fame } für unbezahlte Löhne
guide-source_shows = Vorstellungen
guide-source_links = Trickroutinen
guide-source_posters = Plakate
guide-source_final = die Endwertung
guide-source_helpers = die Mitarbeiter in der Endwertung
guide-source_shards = übrige Splitter
guide-source_coins = übrige Münzen
guide-source_wages = bezahlte Löhne
guide-end_won = Du hast gewonnen, vor allem durch { $source } ({ $lead } mehr als { $who }).
guide-end_lost = { $who } hat gewonnen, vor allem durch { $source } ({ $lead } mehr als du).
guide-end_next = Versuch es als Nächstes mit einem stärkeren Gegner oder mit den Dunklen Gassen.
guide-tip_shows = Sorg beim nächsten Mal dafür, dass in jeder Spielrunde ein Trick von dir im Theater liegt, und führ ihn spät in der Woche auf, mit Helfern am selben Tag.
guide-tip_links = Such beim nächsten Mal vor dem Aufbauen nach Feldern, wo die Ecken passen: Jede Trickroutine zahlt sich sofort aus.
guide-tip_posters = Rühr beim nächsten Mal öfter die Trommel, solange du in der Spielreihenfolge vorne bist.
guide-tip_final = Denk beim nächsten Mal früher an die Endwertung: Sie entscheidet knappe Partien.
guide-tip_helpers = Stell beim nächsten Mal mehr Leute ein: Jeder Mitarbeiter zählt am Ende.
guide-tip_shards = Sammle beim nächsten Mal mehr Splitter: Trickroutinen in Kreisen mit einem Splitter bringen welche.
guide-tip_coins = Heb beim nächsten Mal mehr Münzen für den Schluss auf: Was nach den Löhnen übrig bleibt, zählt.
guide-tip_wages = Behalt beim nächsten Mal genug Münzen für die Löhne oder lass einen Mitarbeiter untätig.
