# Qui joue : le caractère des bots par niveau, et la façon de jouer de chaque Magicien.

bot-random_line = De la bonne volonté, mais ne lit jamais le plan.
bot-apprentice_line = Connaît le métier, et s’emballe de temps en temps.
bot-specialist_line = Planifie tout le tour et gaspille rarement une Pièce.
bot-magician_line = A déjà vu tous les Tours, les vôtres aussi.
bot-legend_line = Vous ne voyez son plan qu’au moment des applaudissements.

## The styles of bots, and what each is known for

style-none = Équilibré
style-planner = Stratège
style-gambler = Flambeur
style-collector = Collectionneur
style-performer = Bête de scène
style-publicist = Publiciste
style-impresario = Imprésario
style-planner_line = Prépare longtemps, puis remplit la scène.
style-gambler_line = Attend le dimanche, quoi qu’il en coûte.
style-collector_line = Ne se sépare jamais d’un Éclat ni d’une carte Spéciale.
style-performer_line = Se produit à chaque tour, même pour un petit spectacle.
style-publicist_line = Pose une affiche à chaque tour.
style-impresario_line = Engage quiconque sait tenir un chapeau.

## Comment joue un Magicien et à qui il convient : selon l’école favorite, et selon la capacité avec l’Allée Sombre

plays-mechanical = Les Tours de Mécanique rapportent le plus de Pièces : salaires et Matériaux posent rarement problème. Un bon premier choix.
plays-optical = Les Tours d’Optique rapportent vite beaucoup de Prestige mais peu de Pièces : attention aux salaires. Bien pour une première partie.
plays-spiritual = Les Tours de Mentalisme rapportent beaucoup de Prestige mais demandent beaucoup de Matériaux et de PA. Pour ceux qui voient loin.
plays-escape = Les Tours d’Évasion demandent le moins de Matériaux et donnent des Éclats, mais rapportent moins. Un démarrage facile.
plays-same = Dans cette partie, { $magician_le } se joue de la même façon.
plays-mechaniker = Un Apprenti plus fort à chaque tour. Simple et toujours utile : bien pour débuter.
plays-electra = De grosses piles au Théâtre. Il faut des marqueurs d’avance ; pour ceux qui savent bien monter leurs Tours.
plays-priestess_of_mysticism = Guide les Prophéties. Pour ceux qui lisent toute la table avant d’agir.
plays-yoruba_spiritmaster = Décide de ce que jouent les autres. Pour ceux qui gardent un œil sur les Tours de chacun.
plays-great_optico = Emprunte les cartes Spéciales des autres, et dépend donc de ce qu’ils révèlent. Pour joueurs expérimentés.
plays-gentleman = Du Prestige à chaque sortie en ville, davantage avec chaque Tour possédé. Facile à jouer : bien pour débuter.
plays-master_of_chains = Déplace un marqueur au dernier moment pour de meilleurs Enchaînements. Pour ceux qui aiment le casse-tête du Théâtre.
plays-red_lotus = Touche les Récompenses des Tours des autres. Pour ceux qui jouent là où d’autres ont monté leurs Tours.
