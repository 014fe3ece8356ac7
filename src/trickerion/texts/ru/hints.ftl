# What a good player would do, and how it compares with the next best option.

hint-says = Подсказка. { $action }.
hint-then = { $told } { $next }
hint-better = Это выгоднее ближайшей альтернативы ({ $other }) примерно на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
}: { $reasons }.
hint-better_plain = К концу партии это выгоднее ближайшей альтернативы ({ $other }) примерно на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
}.
hint-close = Чуть лучше ближайшей альтернативы ({ $other }): { $reasons }.
hint-close_plain = Почти так же хороша альтернатива: { $other }.

# Right after the first option, compared with the other one: “2 славы и 1 ОД”.
hint-now = сразу даёт на { $more } больше
hint-though = { $reasons }, хотя сразу оставляет на { $less } меньше
hint-later = окупится позже
hint-more_links = { $count ->
    [one] создаёт на { $count } связь больше
    [few] создаёт на { $count } связи больше
   *[other] создаёт на { $count } связей больше
}

# In what the first option is better.
hint-fame = приносит больше славы в этом раунде
hint-coins = оставляет вам больше монет
hint-shards = оставляет вам больше осколков
hint-cards = оставляет вам больше особых поручений
hint-team = в следующих раундах ваша команда сможет больше
hint-shows = ваши будущие представления принесут больше
hint-work = ваши номера станут ближе к представлению: реквизит куплен, номера подготовлены или включены
hint-bonuses = ваши номера принесут больше при окончательном подсчёте
hint-powers = ваши дары принесут больше
hint-rivals = соперникам достанется меньше

part-fame = слава в этом раунде
part-coins = монеты
part-shards = осколки
part-cards = особые поручения
part-team = команда
part-shows = будущие представления
part-work = подготовленные или включённые номера
part-bonuses = бонусы в конце игры
part-powers = дары
part-power_slots = осколки для ячейки дара
part-rivals = помехи соперникам
because-amount = { $label } { $number }
number-more = +{ $number }
number-less = −{ $number }
because-but = { $gains }; но { $losses }

tutor-costs = Вы потеряете примерно { $fame ->
    [one] { $fame } славу
   *[other] { $fame } славы
}{ $win ->
    [0] {""}
    [one] , а шансы на победу снизятся на { $win } процентный пункт
    [few] , а шансы на победу снизятся на { $win } процентных пункта
   *[other] , а шансы на победу снизятся на { $win } процентных пунктов
}.
tutor-better = Лучше: { $best }.
tutor-better_because = Лучше: { $best } — { $reasons }.

# An option that is a plan: its cards.
option-plan_card = { $character }: { $card }
option-plan_empty = без карт
