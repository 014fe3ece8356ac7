# Разбор законченной партии.

review-title = Разбор партии: { $names }
review-chances = Шансы на победу
review-fame = Ожидаемая слава
review-places = Шансы на каждое место
review-place = { $place }-е место
review-turning_points = Переломные моменты
review-expensive = Самые дорогие решения
review-players = Игроки
review-none = Ни одно решение не было явно хуже лучшего найденного.
review-decision = Раунд { $turn }, { $phase }, { $who }: { $chosen }.
review-cost = Это решение стоило { $fame ->
    [one] { $fame } славу
   *[other] { $fame } славы
}{ $win ->
    [0] {""}
    [one] {" "}и снизило шансы на победу на { $win } процентный пункт
    [few] {" "}и снизило шансы на победу на { $win } процентных пункта
   *[other] {" "}и снизило шансы на победу на { $win } процентных пунктов
}.
review-cost_exact = По сравнению с лучшей игрой это решение стоило ровно { $fame ->
    [one] { $fame } славу
   *[other] { $fame } славы
}{ $win ->
    [0] {""}
    [one] {" "}и снизило шансы на победу на { $win } процентный пункт
    [few] {" "}и снизило шансы на победу на { $win } процентных пункта
   *[other] {" "}и снизило шансы на победу на { $win } процентных пунктов
}.
review-turn_decision = Раунд { $turn }, { $who }: шансы на победу снизились на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[other] { $win } процентных пунктов
} после такого решения: { $chosen }.
review-turn_luck = Раунд { $turn }, { $who }: случай ({ $what }) { $change ->
    [gain] повысил
   *[loss] снизил
} шансы на победу на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[other] { $win } процентных пунктов
}.
luck-dice = кубики
luck-performance = карта представления
luck-prophecy = пророчество
luck-card = особое поручение
luck-turn_setup = карта раунда
luck-plan = план Преемника
luck-other = то, что открылось
review-player = { $who }: слава — { $fame }, место — { $place }.
review-lost = Решений, которые могли быть лучше: { $mistakes } из { $decisions }; по сравнению с лучшими найденными потеряно славы: { $fame }.
review-lost_by_phase = По фазам: { $phases }.
review-lost_by_source = По источникам: { $sources }.
review-luck = Удача: { $fame } славы и { $points ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[other] { $win } процентных пунктов
} к шансам на победу.
review-luck_by_kind = Удача: { $fame } славы и { $points ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[other] { $win } процентных пунктов
} к шансам на победу ({ $kinds }).
review-best = Лучшее решение, в раунде { $turn }, на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
} лучше очевидного: { $chosen }.
