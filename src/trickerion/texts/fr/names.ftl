# Les noms du jeu. La valeur est le nom seul ; les attributs sont les formes dont les phrases ont
# besoin : `.le` (le, la, les, l’), `.un`, `.du` (du, de la, des, de l’), `.au`.

## Personnages

character-magician = Magicien
    .le = le Magicien
    .un = un Magicien
    .du = du Magicien
    .au = au Magicien
character-manager = Manager
    .le = le Manager
    .un = un Manager
    .du = du Manager
    .au = au Manager
character-engineer = Ingénieur
    .le = l’Ingénieur
    .un = un Ingénieur
    .du = de l’Ingénieur
    .au = à l’Ingénieur
character-assistant = Assistant
    .le = l’Assistant
    .un = un Assistant
    .du = de l’Assistant
    .au = à l’Assistant
character-apprentice = Apprenti
    .le = l’Apprenti
    .un = un Apprenti
    .du = de l’Apprenti
    .au = à l’Apprenti
character-apprentice_1 = Apprenti 1
    .le = l’Apprenti 1
    .un = l’Apprenti 1
    .du = de l’Apprenti 1
    .au = à l’Apprenti 1
character-apprentice_2 = Apprenti 2
    .le = l’Apprenti 2
    .un = l’Apprenti 2
    .du = de l’Apprenti 2
    .au = à l’Apprenti 2
character-apprentice_3 = Apprenti 3
    .le = l’Apprenti 3
    .un = l’Apprenti 3
    .du = de l’Apprenti 3
    .au = à l’Apprenti 3
character-assistants_apprentice = Apprenti de l’Assistant
    .le = l’Apprenti de l’Assistant
    .un = un Apprenti de l’Assistant
    .du = de l’Apprenti de l’Assistant
    .au = à l’Apprenti de l’Assistant

brings-manager = des Matériaux d’une valeur de { $manager_value }, et deux emplacements où chaque pile compte pour un de plus
brings-engineer = un deuxième Tour, sur un emplacement qui lui donne un marqueur de plus
brings-assistant = un Apprenti de plus, qui ne touche pas de salaire

## Lieux

location-theater = Théâtre
    .in = au Théâtre
    .le = le Théâtre
    .du = du Théâtre
location-workshop = Atelier
    .in = à l’Atelier
    .le = l’Atelier
    .du = de l’Atelier
location-market_row = Marché
    .in = au Marché
    .le = le Marché
    .du = du Marché
location-downtown = Centre-Ville
    .in = au Centre-Ville
    .le = le Centre-Ville
    .du = du Centre-Ville
location-dark_alley = Allée Sombre
    .in = dans l’Allée Sombre
    .le = l’Allée Sombre
    .du = de l’Allée Sombre

house-residence = Résidence
house-inn = Auberge
house-bank = Banque

theater-riverside = Riverside
    .short = Riverside
theater-grand_magorian = Grand Magorian
    .short = G. Magorian
theater-magnus_pantheon = Magnus Pantheon
    .short = M. Pantheon

slot-street = { $location }, emplacement { $place }
    .short = { $location } { $place }
    .sur = sur l’emplacement { $place } { $location_du }
slot-stage = Scène du { $weekday_low }
    .short = Scène { $weekday_low }
    .sur = sur la Scène du { $weekday_low }
slot-backstage = Coulisses du { $weekday_low }, emplacement { $place }
    .short = Coulisses { $weekday_low } { $place }
    .sur = dans les Coulisses du { $weekday_low }, emplacement { $place }

performance-named = { $theater } { $number }
    .short = { $theater_short } { $number }
spot-named = { $performance }, { $place }
place-00 = en haut à gauche
place-01 = au milieu à gauche
place-02 = en bas à gauche
place-10 = en haut à droite
place-11 = au milieu à droite
place-12 = en bas à droite
place-outside = hors emplacements

pile-board = votre plateau
pile-extension = un emplacement du Manager
stock_place-1 = sur la case Achat 1
stock_place-2 = sur la case Achat 2
stock_place-3 = sur la case Achat 3
stock_place-4 = sur la case Achat 4
stock_place-quick_order = sur l’emplacement de Commande Rapide
stock_place-logistics_place = à côté de la zone d’Achat

## Dés

die-residence_a = Dé A de la Résidence
    .short = Résidence A
    .letter = A
    .le = le dé A de la Résidence
    .Le = Le dé A de la Résidence
    .du = du dé A de la Résidence
die-residence_b = Dé B de la Résidence
    .short = Résidence B
    .letter = B
    .le = le dé B de la Résidence
    .Le = Le dé B de la Résidence
    .du = du dé B de la Résidence
die-inn_a = Dé A de l’Auberge
    .short = Auberge A
    .letter = A
    .le = le dé A de l’Auberge
    .Le = Le dé A de l’Auberge
    .du = du dé A de l’Auberge
die-inn_b = Dé B de l’Auberge
    .short = Auberge B
    .letter = B
    .le = le dé B de l’Auberge
    .Le = Le dé B de l’Auberge
    .du = du dé B de l’Auberge
die-bank_a = Dé A de la Banque
    .short = Banque A
    .letter = A
    .le = le dé A de la Banque
    .Le = Le dé A de la Banque
    .du = du dé A de la Banque
die-bank_b = Dé B de la Banque
    .short = Banque B
    .letter = B
    .le = le dé B de la Banque
    .Le = Le dé B de la Banque
    .du = du dé B de la Banque

face-spiritual = Mentalisme
    .short = Mentalisme
face-mechanical = Mécanique
    .short = Mécanique
face-optical = Optique
    .short = Optique
face-escape = Évasion
    .short = Évasion
face-any = école au choix
    .short = au choix
face-assistant = Assistant
    .short = Assistant
face-manager = Manager
    .short = Manager
face-engineer = Ingénieur
    .short = Ingénieur
face-apprentice = Apprenti
    .short = Apprenti
face-x = X
    .short = X
    .long = X, rien de disponible

## Tours et marqueurs

category-spiritual = Mentalisme
    .letter = S
    .de = de Mentalisme
category-mechanical = Mécanique
    .letter = M
    .de = de Mécanique
category-optical = Optique
    .letter = O
    .de = d’Optique
category-escape = Évasion
    .letter = E
    .de = d’Évasion
symbol-spade = ♠
symbol-heart = ♥
symbol-diamond = ♦
symbol-club = ♣

## Temps

weekday-thursday = Jeudi
    .short = Jeu
    .low = jeudi
    .le = le jeudi
    .du = du jeudi
weekday-friday = Vendredi
    .short = Ven
    .low = vendredi
    .le = le vendredi
    .du = du vendredi
weekday-saturday = Samedi
    .short = Sam
    .low = samedi
    .le = le samedi
    .du = du samedi
weekday-sunday = Dimanche
    .short = Dim
    .low = dimanche
    .le = le dimanche
    .du = du dimanche

phase-set_up = Mise en place
phase-roll_dice = Lancer les dés
phase-set_initiative = Ordre d’Initiative
phase-advertise = Publicité
phase-learn_powers = Apprendre des Pouvoirs
phase-assignment = Affectation
phase-place_characters = Placement des Personnages
phase-performance = Spectacle
phase-end_turn = Fin du tour
phase-over = Partie terminée

## Cartes Spéciales et Prophéties

enhances-set_up_trick = Monter un Tour
enhances-perform = Jouer
enhances-reschedule = Reprogrammer
enhances-prepare = Préparer
enhances-hire_character = Recruter un Personnage
enhances-learn_trick = Apprendre un Tour
enhances-take_coins = Prendre des Pièces
enhances-buy = Acheter
enhances-order = Commander
enhances-quick_order = Commande Rapide
enhances-any = toute Action

card-labeled = { $card } ({ $location } : { $enhances })
    .cite = { $card_cite } ({ $location } : { $enhances })
effect-labeled = { $name } : { $effect }

use-bonus = son bonus
use-ap = plus de PA
pending-left = de gauche
pending-middle = du milieu
pending-right = de droite
prophecy-none = aucune

## Matériaux

component-wood = bois
    .many = bois
    .le = le bois
    .du = du bois
    .un = du bois
component-metal = métal
    .many = métal
    .le = le métal
    .du = du métal
    .un = du métal
component-glass = verre
    .many = verre
    .le = le verre
    .du = du verre
    .un = du verre
component-fabric = tissu
    .many = tissu
    .le = le tissu
    .du = du tissu
    .un = du tissu
component-rope = corde
    .many = cordes
    .le = les cordes
    .du = des cordes
    .un = une corde
component-petroleum = huile
    .many = huile
    .le = l’huile
    .du = de l’huile
    .un = de l’huile
component-saw = scie
    .many = scies
    .le = les scies
    .du = des scies
    .un = une scie
component-animal = animal
    .many = animaux
    .le = les animaux
    .du = des animaux
    .un = un animal
component-padlock = cadenas
    .many = cadenas
    .le = les cadenas
    .du = des cadenas
    .un = un cadenas
component-mirror = miroir
    .many = miroirs
    .le = les miroirs
    .du = des miroirs
    .un = un miroir
component-disguise = déguisement
    .hyphenated = dégui{"\u00AD"}sement
    .many = déguisements
    .le = les déguisements
    .du = des déguisements
    .un = un déguisement
component-cog = engrenage
    .many = engrenages
    .le = les engrenages
    .du = des engrenages
    .un = un engrenage

components-wood = { $count } bois
components-metal = { $count } métal
components-glass = { $count } verre
components-fabric = { $count } tissu
components-rope = { $count ->
    [one] { $count } corde
   *[other] { $count } cordes
}
components-petroleum = { $count } huile
components-saw = { $count ->
    [one] { $count } scie
   *[other] { $count } scies
}
components-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
components-padlock = { $count } cadenas
components-mirror = { $count ->
    [one] { $count } miroir
   *[other] { $count } miroirs
}
components-disguise = { $count ->
    [one] { $count } déguisement
   *[other] { $count } déguisements
}
components-cog = { $count ->
    [one] { $count } engrenage
   *[other] { $count } engrenages
}
components-mixed = les Matériaux

## Ce qui se compte

unit-fame = Prestige
    .letter = Pr
    .le = le Prestige
unit-coins = Pièces
    .letter = Pi
    .le = les Pièces
unit-shards = Éclats
    .letter = ✦
    .le = les Éclats

list-comma = {", "}

amount-nothing = rien
    .full = rien
amount-ap = { $count } PA
    .full = { $count ->
        [one] { $count } Point d’Action
       *[other] { $count } Points d’Action
    }
amount-fame = { $count } Prestige
    .acc = { $count ->
        [one] { $count } point de Prestige
       *[other] { $count } points de Prestige
    }
    .full = { $count ->
        [one] { $count } point de Prestige
       *[other] { $count } points de Prestige
    }
amount-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
    .full = { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
amount-shards = { $count ->
    [one] { $count } Éclat
   *[other] { $count } Éclats
}
    .full = { $count ->
        [one] { $count } Éclat
       *[other] { $count } Éclats
    }
amount-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
amount-links = { $count ->
    [one] { $count } Enchaînement
   *[other] { $count } Enchaînements
}
amount-payments = { $count ->
    [one] { $count } paiement
   *[other] { $count } paiements
}
amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
amount-components = { $count ->
    [one] { $count } Matériau
   *[other] { $count } Matériaux
}

## Joueurs

owner-whose = { $has_vowel ->
    [yes] d’{ $who }
   *[no] de { $who }
}

## Pourquoi du Prestige, des Pièces ou des Éclats ont changé

why-set_up = mise en place
why-advertise = publicité
why-learn_trick = Prestige manquant pour un Tour
why-learn_power = Prestige manquant pour un Pouvoir
why-bank = Banque
why-buy = Matériaux
why-enhance = amélioration
why-link = Enchaînement
why-yield = Récompense
why-link_bonus = bonus d’artiste, Enchaînements
why-specialist_bonus = bonus d’artiste, Spécialiste
why-card_bonus = bonus d’artiste, carte
why-wages = salaires
why-unpaid_wages = salaires impayés
why-final_shards = Éclats restants
why-final_coins = Pièces restantes
why-final_apprentices = Apprentis
why-final_specialists = Spécialistes
why-final_special_cards = cartes Spéciales restantes
why-final_trick = Tour de Niveau 3
why-heir_ap = PA en trop
why-heir_exchange = échange de Pièces
why-backstage_bonus = bonus d’artiste, Coulisses
why-final_tricks = Tours de Niveau 3
why-final_characters = Personnages au-delà de six

## Les mêmes, lignes du décompte

source-set_up = Mise en place
source-advertise = Publicité
source-link = Enchaînements
source-yield = Tours joués
source-link_bonus = Bonus d’artiste : Enchaînements
source-specialist_bonus = Bonus d’artiste : Spécialistes
source-card_bonus = Bonus d’artiste : cartes
source-unpaid_wages = Salaires impayés
source-final_shards = Éclats restants
source-final_coins = Pièces restantes
source-final_apprentices = Apprentis
source-final_specialists = Spécialistes
source-final_special_cards = Cartes Spéciales restantes
source-final_trick = Tours de Niveau 3
source-heir_ap = PA en trop
source-heir_exchange = Échange de Pièces
source-backstage_bonus = Bonus d’artiste : Coulisses
source-final_tricks = Tours de Niveau 3
source-final_characters = Personnages au-delà de six
source-other = Cartes et Prophéties
scores-turn = Tour { $turn }
scores-final = Décompte final
scores-total = Total

## L’Héritier de Dahlgaard, l’adversaire du jeu en solo

heir-name = L’Héritier de Dahlgaard
heir-easy = Facile
heir-normal = Normal
heir-hard = Difficile
heir-ready = Prêt
heir-busy = Occupé
plan_kind-set_up = Plan de montage
plan_kind-perform = Plan de spectacle
# Partout où l’on voit nos propres cartes.
heir-our_cards = La structure est celle de la variante solo imprimée, pour autant qu’elle soit publique ; les cartes Plan sont les nôtres.
duel-our_cards = La structure est celle de la variante imprimée, pour autant qu’elle soit publique ; les cartes de tour et les marqueurs neutres sont les nôtres.
powers-our_cards = La structure est celle de la variante imprimée, pour autant qu’elle soit publique ; les cartes Pouvoir sont les nôtres.
