# Namen und Wirkungen der Karten.

## Tricks

trick-enchanted_butterflies = Verzauberte Schmetterlinge
    .hyphenated = Verzauberte Schmetter{"\u00AD"}linge
trick-rabbit_from_the_top_hat = Kaninchen aus dem Zylinder
trick-pub_in_a_bottle = Die Kneipe in der Flasche
trick-card_manipulation = Kartenmanipulation
    .hyphenated = Karten{"\u00AD"}manipulation
trick-self_decapitation = Selbstenthauptung
    .hyphenated = Selbst{"\u00AD"}enthauptung
trick-paper_shred = Das zerrissene Papier
trick-shattered_mirror = Der zerbrochene Spiegel
trick-fishing_in_the_air = Angeln in der Luft
trick-mutilation = Verstümmelung
trick-stairs_of_water = Die Wassertreppe
trick-beast_within = Die Bestie in mir
trick-vanishing_elephant = Der verschwundene Elefant

trick-mind_reading = Gedanken lesen
trick-breath_of_life = Hauch des Lebens
trick-spirit_hand = Die Geisterhand
trick-window_to_the_otherworld = Fenster ins Jenseits
trick-floating_table = Der schwebende Tisch
trick-future_sight = Blick in die Zukunft
trick-peppers_ghost = Peppers Geist
trick-ghost_trap = Die Geisterfalle
trick-balsamos_skull = Der Schädel des Balsamo
trick-seance = Séance
trick-skeleton_dance = Der Tanz mit dem Skelett
trick-metamorphosis = Metamorphose

trick-barricaded_barrels = Durch ein Nadelöhr
trick-stocks_escape = Flucht aus dem Pranger
trick-burning_mummy = Die brennende Mumie
trick-water_tank_escape = Chinesische Wasserfolterzelle
    .hyphenated = Chinesische Wasser{"\u00AD"}folter{"\u00AD"}zelle
trick-prison_break = Gefängnisausbruch
    .hyphenated = Gefängnis{"\u00AD"}ausbruch
trick-zig_zag_lady = Die Zickzackdame
trick-walled = Eingemauert
trick-wolf_cage = Der Wolfskäfig
trick-buried_alive = Lebendig begraben
trick-assistants_revenge = Die Rache der Assistentin
trick-iron_maiden = Die eiserne Jungfrau
trick-transported_man = Magische Wanderung

trick-linking_rings = Verschränkte Ringe
trick-living_piano = Das lebende Klavier
trick-chinese_sticks = Chinesische Stäbe
trick-levitation = Levitation
trick-mechanical_hornet = Die mechanische Hornisse
trick-sawing_the_assistant_in_half = Die zersägte Assistentin
trick-vanishing_bird_cage = Der verschwundene Vogelkäfig
trick-bullet_catch = Der Kugelfang
trick-aztec_lady = Die Aztekenprinzessin
    .hyphenated = Die Azteken{"\u00AD"}prinzessin
trick-horror_saws = Die Sägen des Schreckens
trick-automaton = Der Automatenmensch
    .hyphenated = Der Automaten{"\u00AD"}mensch
trick-hellhound = Der Höllenhund

## Was ein Trick der Stufe 3 am Ende an Ruhm bringt

end_bonus-mutilation = 12, wenn du alle drei Spezialisten im Team hast
end_bonus-stairs_of_water = 2 pro aufwändigem Requisit (Manager-Bonus zählt mit)
end_bonus-beast_within = 10, wenn du 4 Tricks besitzt
end_bonus-vanishing_elephant = 7, wenn du einen Manager hast
end_bonus-balsamos_skull = 3 pro speziellem Requisit (Manager-Bonus zählt mit)
end_bonus-seance = 3 pro Handlanger
end_bonus-skeleton_dance = 1 pro einfachem Requisit (Manager-Bonus zählt mit)
end_bonus-metamorphosis = 1 pro 3 übrige Münzen (abgerundet)
end_bonus-buried_alive = 7, wenn du einen Ingenieur hast
end_bonus-assistants_revenge = 7, wenn du einen Assistenten hast
end_bonus-iron_maiden = 4 pro eigenem Trick der Stufe 1
end_bonus-transported_man = 4 pro eigenem Trick der Stufe 3 (er selbst zählt mit)
end_bonus-aztec_lady = 2 pro Trickplättchen auf deinen Trickkarten (nicht im Theater)
end_bonus-horror_saws = 1 pro übrigem Splitter
end_bonus-automaton = 4 pro eigenem Trick der Stufe 2
end_bonus-hellhound = 2 pro übriger Spezialkarte auf der Hand

## Reguläre Auftragskarten

card-theater = Theater
card-workshop = Werkstatt
card-market_row = Marktplatz
card-downtown = Stadtzentrum
    .hyphenated = Stadt{"\u00AD"}zentrum
card-dark_alley = Dunkle Gassen

## Spezielle Auftragskarten: Theater

card-guest_performer = Gastauftritt
effect-guest_performer = Du darfst das Trickplättchen außerhalb der Felder auf den Regieplan legen, auch wenn kein Feld frei ist. Es gehört zur Vorstellung, bildet aber keine Trickroutinen.
card-orchestral_interlude = Orchestereinlage
    .hyphenated = Orchester{"\u00AD"}einlage
effect-orchestral_interlude = Für jedes Trickplättchen, das mit dem aufgebauten verbunden ist, bekommst du die Trickroutinen-Belohnung deines Tricks, ob die Ecken zusammenpassen oder nicht.
card-headliner_trick = Paradetrick
effect-headliner_trick = Jede Trickroutine, die du mit diesem Aufbau erzeugst, bringt dir das Doppelte, auch beim Splitter.
card-new_twist = Neuer Kniff
effect-new_twist = Du darfst den Trick auf einem Regieplan aufbauen, auf dem schon ein Trickplättchen von dir mit demselben Symbol liegt.
card-buying_time = Zeit gewinnen
effect-buying_time = Nach dem Aufbauen darfst du zwei Regiepläne vertauschen und 3 Münzen nehmen.
card-durable_components = Robuste Requisiten
effect-durable_components = Am Ende der Vorstellungen darf eines deiner aufgeführten Trickplättchen auf seine Trickkarte zurück statt in deinen Vorrat.
card-arranged_fiasco = Inszeniertes Fiasko
effect-arranged_fiasco = In deiner Vorstellung bringt jedes deiner Trickplättchen auf dem Regieplan 1 Ruhm mehr und jedes Plättchen der anderen 1 Ruhm weniger.
card-grand_premiere = Große Premiere
effect-grand_premiere = Wird einer deiner Tricks in deiner Vorstellung zum ersten Mal in dieser Partie aufgeführt, verdopple seinen Erlös an Ruhm, Münzen oder Splittern (deine Wahl).
card-street_performance = Straßenvorstellung
    .hyphenated = Straßen{"\u00AD"}vorstellung
effect-street_performance = Statt dein Trickplättchen zu verlegen, nimm es vom Regieplan und erhalte sofort den Erlös des Tricks. Erlösänderungen gelten.
card-directors_favor = Gunst des Direktors
effect-directors_favor = Du darfst statt eines eigenen Trickplättchens das eines Mitspielers verlegen.

## Spezielle Auftragskarten: Werkstatt

card-trick_tweaking = Feinschliff
effect-trick_tweaking = Der vorbereitete Trick bekommt 1 Trickplättchen mehr.
card-test_run = Probelauf
effect-test_run = Du darfst 1 Trickplättchen weniger nehmen und sofort den Erlös des Tricks an Ruhm, Münzen und Splittern erhalten.
card-replaceable_parts = Austauschteile
    .hyphenated = Austausch{"\u00AD"}teile
effect-replaceable_parts = Du darfst 1 Trickplättchen weniger nehmen und dafür eines auf einen anderen deiner Tricks derselben oder einer niedrigeren Stufe legen, auch ohne dessen Requisiten.
card-invention = Erfindung
effect-invention = Du erhältst 1 Ruhm für jedes aufwändige und spezielle Requisit, das der vorbereitete Trick verlangt.
card-ingenuity = Einfallsreichtum
    .hyphenated = Einfalls{"\u00AD"}reichtum
effect-ingenuity = Du darfst einen Trick auch vorbereiten, wenn du von einer verlangten Requisitenart zu wenig hast; du bekommst dann nur 1 Trickplättchen.
card-unstable_prototype = Instabiler Prototyp
effect-unstable_prototype = Du darfst 1 bis 3 Requisiten zurücklegen, die der vorbereitete Trick verlangt: Du bekommst insgesamt ein Trickplättchen mehr und für jedes Requisit 1 Ruhm und 1 Münze.
card-enhance_trick = Trick veredeln
effect-enhance_trick = Du darfst 1 Splitter für den vorbereiteten Trick ausgeben: Er bringt für den Rest der Partie 1 Ruhm und 1 Münze mehr Erlös.
card-on_stage_preparation = Vorbereitung auf der Bühne
effect-on_stage_preparation = Du darfst eines der neuen Trickplättchen gleich auf ein freies Feld eines Regieplans legen; so entstandene Trickroutinen bringen nichts.
card-hidden_talent = Verborgenes Talent
effect-hidden_talent = Hat ein Handlanger den Trick vorbereitet, darfst du ihn, wenn die Mitarbeiter zurückkehren, gegen einen Spezialisten aus deinem Vorrat tauschen, dessen Lohn du noch in dieser Spielrunde zahlst.
card-freelancer = Freier Mitarbeiter
effect-freelancer = Du darfst den Mitarbeiter stattdessen an einem beliebigen anderen Ort einsetzen.

## Spezielle Auftragskarten: Marktplatz

card-component_sale = Requisitenausverkauf
    .hyphenated = Requisiten{"\u00AD"}ausverkauf
effect-component_sale = Bei einem Einkauf darfst du bis zu 4 Requisiten in beliebiger Mischung aus dem Angebot nehmen.
card-smuggled_goods = Schmuggelware
    .hyphenated = Schmuggel{"\u00AD"}ware
effect-smuggled_goods = Statt Münzen zu zahlen, darfst du Ruhm in Höhe des Gesamtpreises minus 1 verlieren.
card-barter_with_power = Splitterhandel
    .hyphenated = Splitter{"\u00AD"}handel
effect-barter_with_power = Als Einkauf darfst du 1 Splitter abgeben und dafür Requisiten im Gesamtwert von bis zu 4 Münzen kostenlos aus dem Angebot nehmen.
card-workshop_exhibition = Werkstattausstellung
    .hyphenated = Werkstatt{"\u00AD"}ausstellung
effect-workshop_exhibition = Du erhältst Ruhm in Höhe der Münzen, die du für diesen Einkauf gezahlt hast, minus 1.
card-shoplifting = Ladendiebstahl
    .hyphenated = Laden{"\u00AD"}diebstahl
effect-shoplifting = Eines der gekauften Requisiten nimmst du kostenlos direkt aus dem Angebot; an seine Stelle kommt ein einfaches Requisit deiner Wahl.
card-logistics = Logistik
effect-logistics = Das bestellte Requisit kommt neben die Marktstände und gehört in dieser Spielrunde zum Angebot; wenn die Bestellungen eintreffen, kommt es in den Vorrat zurück.
card-traveling_merchants = Fahrender Händler
effect-traveling_merchants = Du darfst für den Preis des bestellten Requisits plus 1 sofort eines davon kaufen, bei beliebig vielen Bestellungen.
card-dubious_sources = Dubiose Quellen
effect-dubious_sources = Wird das Eilbestellfeld am Ende der Spielrunde geleert, kommt das Requisit von dort in deine Werkstatt.
card-business_share = Geschäftsanteil
    .hyphenated = Geschäfts{"\u00AD"}anteil
effect-business_share = Du bekommst die Münzen, die Mitspieler in dieser Spielrunde nach dem Einsatz dieses Mitarbeiters auf dem Marktplatz ausgeben.
card-workshop_delivery = Werkstattlieferung
    .hyphenated = Werkstatt{"\u00AD"}lieferung
effect-workshop_delivery = Bei diesem Einkauf gehören auch die Requisitenarten, die du besitzt, zum Angebot; jedes davon kostet 1 Münze weniger.

## Spezielle Auftragskarten: Stadtzentrum

card-mass_recruitment = Massenanwerbung
    .hyphenated = Massen{"\u00AD"}anwerbung
effect-mass_recruitment = Stellst du einen Handlanger ein, darfst du für 3 Münzen einen zweiten einstellen, ohne AP und ohne Würfel.
card-hypnotic_motivation = Hypnotische Motivation
effect-hypnotic_motivation = Du bekommst den eingestellten Mitarbeiter sofort; du darfst eine Auftragskarte aus deiner Hand unter ihn legen und ihn noch in dieser Phase einsetzen.
card-headhunter = Talentjäger
effect-headhunter = Stelle einen beliebigen Mitarbeiter ein, egal was der Würfel zeigt (außer X), für 1 AP weniger.
card-trick_overhaul = Trickumbau
effect-trick_overhaul = Du darfst einen anderen deiner Tricks zurücklegen; seine Trickplättchen und sein Symbol gehen auf den neuen über. Nur wenn du die Requisiten des neuen Tricks hast.
card-thirst_for_knowledge = Wissensdurst
effect-thirst_for_knowledge = Lerne einen Trick aus einer beliebigen Zauberschule, egal was der Würfel zeigt (außer X), für 1 AP weniger.
card-leaked_blueprints = Durchgesickerte Pläne
    .hyphenated = Durch{"\u00AD"}gesickerte Pläne
effect-leaked_blueprints = Auf einen gelernten Trick der Stufe 1 oder 2 kommt gleich 1 Trickplättchen, ob du seine Requisiten hast oder nicht.
card-investments = Investitionen
    .hyphenated = Investi{"\u00AD"}tionen
effect-investments = Von den erhaltenen Münzen darfst du sofort bis zu drei Requisiten aus dem Angebot des Marktplatzes kaufen.
card-fame_and_fortune = Ruhm und Reichtum
effect-fame_and_fortune = Du erhältst außerdem so viel Ruhm, wie der Würfel zeigt, minus 1.
card-interest = Zinsen
effect-interest = Wirf den gewählten Würfel einmal, bevor du ihn auf X drehst, und nimm auch diesen Betrag (X bringt nichts). Die Aktion kostet 1 AP weniger.
card-empower = Kraftschub
effect-empower = „Mitarbeiter verstärken“ gibt diesem Mitarbeiter 3 AP statt 1.

## Zauberkünstler und ihre Sonderfähigkeiten

magician-mechaniker = Der Mechanikus
    .acc = den Mechanikus
ability-mechaniker = Technische Verbesserung
effect-mechaniker = Einmal pro Spielrunde bekommt einer deiner Handlanger +1 AP, wenn du ihn nicht im Theater einsetzt.
magician-electra = Madame Electra
    .acc = Madame Electra
ability-electra = Aufladung
effect-electra = Beim Aufbauen darfst du zwei Trickplättchen desselben Tricks übereinander auf ein Feld legen. Der Stapel zählt als ein Trick und bringt die Belohnung für Trickroutinen nur einmal; sein Erlös erhöht sich um Ruhm und Münzen in Höhe seiner Stufe.
magician-priestess_of_mysticism = Priesterin der Mystik
    .acc = die Priesterin der Mystik
ability-priestess_of_mysticism = Das Schicksal weben
effect-priestess_of_mysticism = Für 1 AP in den Dunklen Gassen: Lege die aktive Prophezeiung ab (falls es eine gibt), mache eine beliebige zukünftige aktiv und ziehe für deren Platz eine neue.
magician-yoruba_spiritmaster = Der Yoruba Seelenfänger
    .acc = den Yoruba Seelenfänger
ability-yoruba_spiritmaster = Herrschaft über die Seele
effect-yoruba_spiritmaster = Einmal pro Spielrunde, bevor ein Mitspieler einen Regieplan wählt, darfst du 1 Splitter ausgeben und an seiner Stelle wählen; auf dem Regieplan muss ein Trickplättchen von ihm liegen.
magician-great_optico = Der große Optico
    .acc = den großen Optico
ability-great_optico = Tarnmantel
effect-great_optico = Einmal pro Spielrunde wirkt eine deiner regulären Auftragskarten wie eine spezielle, die ein Mitspieler für denselben Ort aufgedeckt hat (ihr Vorteil oder +1 AP).
magician-gentleman = Der Gentleman
    .acc = den Gentleman
ability-gentleman = Die Menge bezaubern
effect-gentleman = Setzt du deinen Zauberkünstler im Stadtzentrum, auf dem Marktplatz oder in den Dunklen Gassen ein, erhältst du so viel Ruhm, wie du Tricks besitzt.
magician-master_of_chains = Herr der Ketten
    .acc = den Herrn der Ketten
ability-master_of_chains = Ausbrechen
effect-master_of_chains = Vor den Vorstellungen darfst du ein Trickplättchen neu planen, ohne einen Mitarbeiter einzusetzen; diesmal bringen Trickroutinen auch ihre Belohnung.
magician-red_lotus = Der rote Lotos
    .acc = den roten Lotos
ability-red_lotus = Austricksen
effect-red_lotus = In deiner Vorstellung darf jeder deiner Tricks statt des eigenen Erlöses den eines dort aufgeführten Tricks eines Mitspielers kassieren, dessen Stufe nicht höher ist. Der Mitspieler bekommt dafür 1 Ruhm weniger.

## Prophezeiungen

prophecy-weary_troupe = Müde Truppe
effect-weary_troupe = Jeder Mitarbeiter hat einen Grundwert von 1 AP.
prophecy-shard_shower = Splitterregen
    .hyphenated = Splitter{"\u00AD"}regen
effect-shard_shower = Jedes Mal, wenn du Splitter erhältst, erhältst du einen mehr.
prophecy-shard_glory = Splitterglanz
    .hyphenated = Splitter{"\u00AD"}glanz
effect-shard_glory = Jedes Mal, wenn du Splitter erhältst, erhältst du auch 2 Ruhm.
prophecy-open_order_book = Offenes Bestellbuch
effect-open_order_book = Beim Einkaufen gehören auch die Requisiten im Bestellbereich zum Angebot.
prophecy-generous_dealers = Großzügige Händler
    .hyphenated = Groß{"\u00AD"}zügige Händler
effect-generous_dealers = „Ziehe weitere Karten“ kostet 1 AP.
prophecy-encore = Zugabe
effect-encore = Jeder Bonus für den Aufführenden (Trickroutinen, Spezialisten, Regieplan) wird verdoppelt.
prophecy-bank_windfall = Segen der Bank
effect-bank_windfall = „Geld beschaffen“ bringt doppelt so viele Münzen, wie der Würfel zeigt.
prophecy-surging_shards = Splitterkraft
    .hyphenated = Splitter{"\u00AD"}kraft
effect-surging_shards = „Mitarbeiter verstärken“ gibt 2 AP statt 1.
prophecy-hurried_streets = Hektische Straßen
effect-hurried_streets = Immer wenn du einen Mitarbeiter einsetzt, darfst du sofort einen zweiten einsetzen.
prophecy-escape_craze = Entfesselungsfieber
    .hyphenated = Entfesse{"\u00AD"}lungs{"\u00AD"}fieber
effect-escape_craze = Wer einen Entfesselungstrick aufbaut, erhält 2 Ruhm.
prophecy-dull_friday = Fader Freitag
effect-dull_friday = Der Freitag hat die Erlösänderung −1 Ruhm, −1 Münze.
prophecy-open_residence = Offene Residenz
effect-open_residence = „Trick lernen“ kostet 1 AP.
prophecy-mechanical_craze = Technikfieber
    .hyphenated = Technik{"\u00AD"}fieber
effect-mechanical_craze = Wer einen technischen Trick aufbaut, erhält 2 Ruhm.
prophecy-applause_over_money = Applaus statt Geld
effect-applause_over_money = Bei den Vorstellungen erhältst du den Erlös an Münzen als Ruhm.
prophecy-poster_boys = Plakathelden
    .hyphenated = Plakat{"\u00AD"}helden
effect-poster_boys = Hast du in dieser Spielrunde die Trommel gerührt, haben deine Handlanger 1 AP mehr als Grundwert.
prophecy-level_week = Ausgeglichene Woche
    .hyphenated = Ausge{"\u00AD"}glichene Woche
effect-level_week = Donnerstag und Sonntag haben keine Erlösänderung.
prophecy-optical_craze = Optikfieber
    .hyphenated = Optik{"\u00AD"}fieber
effect-optical_craze = Wer einen optischen Trick aufbaut, erhält 2 Ruhm.
prophecy-toll_gates = Wegzoll
effect-toll_gates = Einen +2-Platz im Stadtzentrum, auf dem Marktplatz oder in den Dunklen Gassen zu nutzen kostet 3 Münzen.
prophecy-performers_luck = Glück des Aufführenden
    .hyphenated = Glück des Auf{"\u00AD"}führenden
effect-performers_luck = Die Erlösänderung des Aufführenden gilt für alle in dieser Vorstellung.
prophecy-veiled_plans = Verdeckte Pläne
effect-veiled_plans = Auftragskarten werden nicht gemeinsam aufgedeckt, sondern jede erst, wenn ihr Mitarbeiter eingesetzt wird.
prophecy-flat_prices = Einheitspreise
    .hyphenated = Einheits{"\u00AD"}preise
effect-flat_prices = Jedes Requisit kostet beim Einkaufen 2 Münzen.
prophecy-bright_saturday = Strahlender Samstag
    .hyphenated = Strah{"\u00AD"}lender Samstag
effect-bright_saturday = Der Samstag hat die Erlösänderung +1 Ruhm, +1 Münze.
prophecy-spiritual_craze = Mentalfieber
    .hyphenated = Mental{"\u00AD"}fieber
effect-spiritual_craze = Wer einen mentalen Trick aufbaut, erhält 2 Ruhm.
prophecy-easy_credit = Leichter Kredit
effect-easy_credit = „Geld beschaffen“ kostet 1 AP.
prophecy-open_inn = Offenes Wirtshaus
effect-open_inn = „Mitarbeiter einstellen“ kostet 1 AP.
prophecy-shards_on_stage = Splitter auf der Bühne
effect-shards_on_stage = „Mitarbeiter verstärken“ ist auch im Theater erlaubt.
prophecy-humble_places = Bescheidene Plätze
    .hyphenated = Beschei{"\u00AD"}dene Plätze
effect-humble_places = Im Stadtzentrum, auf dem Marktplatz und in den Dunklen Gassen musst du den freien Platz mit dem niedrigsten AP-Modifikator nehmen.

## Turn Setup cards of the Duel: our own

turn_setup-snowfall = Schneefall
turn_setup-road_works = Straßenarbeiten
turn_setup-night_watch = Nachtwache
turn_setup-royal_visit = Königlicher Besuch
turn_setup-public_holiday = Feiertag
turn_setup-flooded_quay = Überschwemmter Kai
turn_setup-gaslight_failure = Erloschene Laternen
turn_setup-street_parade = Straßenumzug
turn_setup-porters_strike = Streik der Lastträger
turn_setup-spring_cleaning = Frühjahrsputz
turn_setup-thick_fog = Dichter Nebel
turn_setup-carnival = Karneval

## Gaben: unsere eigenen Karten

power-bill_poster = Plakatkleber
effect-bill_poster = „Die Trommel rühren“ kostet dich 1 Münze weniger.
power-humble_entrance = Bescheidener Auftritt
effect-humble_entrance = Für die Spielreihenfolge giltst du, als hättest du 3 Ruhm weniger.
power-thrifty_house = Sparsamer Haushalt
effect-thrifty_house = Deine Löhne am Ende der Spielrunde sind 1 Münze niedriger.
power-bulk_buyer = Großabnehmer
effect-bulk_buyer = Kaufst du drei Requisiten auf einmal, zahlst du 1 Münze weniger.
power-lucky_penny = Glückspfennig
effect-lucky_penny = „Geld beschaffen“ bringt dir 1 Münze mehr.
power-warm_welcome = Herzlicher Empfang
effect-warm_welcome = Wenn du einen Mitarbeiter einstellst, bekommst du 2 Münzen.
power-proud_teacher = Stolzer Lehrmeister
effect-proud_teacher = Wenn du einen Trick lernst, bekommst du Ruhm in Höhe seiner Stufe.
power-tidy_bench = Aufgeräumte Werkbank
effect-tidy_bench = Einmal pro Spielrunde, wenn du einen Trick vorbereitest, bekommst du 1 Münze.
power-mail_order = Versandhandel
effect-mail_order = Bestellen kostet dich keine AP, eine Eilbestellung 1 AP weniger.
power-marked_dice = Gezinkte Würfel
effect-marked_dice = „Würfelergebnis ändern“ kostet dich 1 AP weniger, aber mindestens 1. „Geld beschaffen“ bringt dir mindestens 5 Münzen.
power-window_shopper = Schaufensterbummel
effect-window_shopper = Wenn du einen Mitarbeiter auf dem Marktplatz einsetzt, bekommst du 1 Münze.
power-underdog = Außenseiter
effect-underdog = Wenn du beim Festlegen der Spielreihenfolge Erster wirst, bekommst du 1 Münze.
power-coin_box = Sammelbüchse
effect-coin_box = Wenn ein Mitspieler einen Trick lernt, einen Mitarbeiter einstellt oder Geld beschafft, lege 1 Münze auf diese Karte. Wenn du Geld beschaffst, nimmst du dir die Münzen von der Karte und 2 weitere.
power-night_bank = Nachtbank
effect-night_bank = Einmal pro Spielrunde, vor der ersten Aktion eines Mitarbeiters im Stadtzentrum, darfst du 3 Münzen zahlen, den ersten Bankwürfel neu werfen und die gewürfelten Münzen nehmen.
power-quick_study = Schnelle Auffassung
effect-quick_study = „Trick lernen“ kostet dich 1 AP weniger, aber mindestens 1.
power-friendly_innkeeper = Freundlicher Wirt
effect-friendly_innkeeper = „Mitarbeiter einstellen“ kostet dich 1 AP weniger, aber mindestens 1.
power-fine_tools = Feines Werkzeug
effect-fine_tools = „Trick vorbereiten“ kostet dich 1 AP weniger, aber mindestens 1.
power-open_doors = Offene Türen
effect-open_doors = Wenn du einen Trick lernst, zählt jeder Residenzwürfel, der kein X zeigt, als beliebige Zauberschule, und du bekommst 3 Münzen.
power-trade_routes = Handelswege
effect-trade_routes = Aufwändige und spezielle Requisiten kosten dich je 2 Münzen weniger, aber mindestens 1.
power-crowd_weaver = Strippenzieher
effect-crowd_weaver = Einmal pro Spielrunde, wenn ein Trick, den du aufbaust, eine Trickroutine bildet, wirst du für eine weitere belohnt.
power-stage_spark = Bühnenfunke
effect-stage_spark = Du darfst „Mitarbeiter verstärken“ auch im Theater nutzen.
power-second_wind = Zweiter Atem
effect-second_wind = Einmal pro Spielrunde, vor der ersten Aktion eines Mitarbeiters außerhalb des Theaters, darfst du 1 Münze zahlen und 1 AP bekommen.
power-faithful_fans = Treue Anhänger
effect-faithful_fans = In der Vorstellung eines Mitspielers bringt jedes deiner Trickplättchen 1 Ruhm mehr.
power-shard_polisher = Splitterschleifer
effect-shard_polisher = Wenn du Splitter bekommst, bekommst du auch 1 Münze.
power-master_crew = Meistertruppe
effect-master_crew = Deine Spezialisten haben 1 AP mehr.
power-tireless_magician = Rastloser Zauberkünstler
effect-tireless_magician = Dein Zauberkünstler hat 3 AP mehr.
power-spare_markers = Ersatzplättchen
effect-spare_markers = Wenn du einen Trick vorbereitest, legst du 1 Trickplättchen mehr darauf und bekommst 2 Ruhm.
power-double_bill = Doppelprogramm
effect-double_bill = Auf einem Regieplan dürfen zwei deiner Trickplättchen mit demselben Symbol liegen.
power-star_turn = Starauftritt
effect-star_turn = In deiner eigenen Vorstellung bringt jedes deiner Trickplättchen 1 Ruhm und 1 Münze mehr.
power-standing_ovation = Stehende Ovationen
effect-standing_ovation = Wenn du eine Vorstellung gibst, bekommst du 3 Ruhm.
power-second_sight = Zweites Gesicht
effect-second_sight = Wenn du zwei spezielle Auftragskarten ziehst, um eine zu behalten, behältst du beide.
power-shard_fountain = Splitterbrunnen
effect-shard_fountain = Wenn du Splitter bekommst, bekommst du 1 mehr und 2 Ruhm.
power-living_legend = Lebende Legende
effect-living_legend = Am Spielende bekommst du 2 Ruhm für jede deiner anderen erlernten Gaben.
power-hall_of_fame = Ruhmeshalle
effect-hall_of_fame = Am Spielende bekommst du 2 Ruhm für jeden deiner Tricks.
power-golden_ledger = Goldenes Hauptbuch
effect-golden_ledger = Am Spielende bekommst du für je 4 Münzen 1 Ruhm zusätzlich.
power-improviser = Improvisationstalent
effect-improviser = Du kannst einen Trick vorbereiten, auch wenn dir dafür ein Requisit fehlt.

## Pläne von Dahlgaards Erben: unsere eigenen

plan-quiet_rehearsal = Stille Probe
plan-letters_of_credit = Kreditbriefe
plan-borrowed_secrets = Geborgte Geheimnisse
plan-new_apparatus = Neue Apparate
plan-opening_night = Premierenabend
plan-full_house = Ausverkauftes Haus
plan-royal_box = Königsloge
plan-stage_whispers = Bühnengeflüster
plan-final_bow = Letzte Verbeugung
