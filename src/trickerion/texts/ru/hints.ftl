# What a good player would do, and how it compares with the next best option.

hint-says = Совет. { $action }.
hint-then = { $told } { $next }
hint-better = Это выгоднее, чем следующий вариант ({ $other }), примерно на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
}: { $reasons }.
hint-better_plain = К концу партии это выгоднее, чем следующий вариант ({ $other }), примерно на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
}.
hint-close = Чуть лучше, чем следующий вариант ({ $other }): { $reasons }.
hint-close_plain = Почти так же хорош следующий вариант ({ $other }).

# What the first option brings right away that the other doesn’t.
hint-now_fame = сразу приносит на { $amount_acc } больше
hint-now_coins = сейчас экономит { $amount_acc }
hint-now_ap = требует на { $ap_acc } меньше

# In what the first option is better.
hint-fame = приносит больше славы в этом раунде
hint-coins = оставляет вам больше монет
hint-shards = оставляет вам больше осколков
hint-cards = оставляет вам больше особых поручений
hint-team = потом ваша команда сможет больше
hint-shows = ваши будущие представления принесут больше
hint-work = ваше следующее представление станет ближе
hint-bonuses = окончательный подсчёт принесёт больше
hint-rivals = соперникам достанется меньше
