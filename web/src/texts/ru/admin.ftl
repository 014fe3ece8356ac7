admin-title = Администрирование
admin-nobody = без имени

## Reports

admin-reports = Жалобы
admin-show_handled = Показать рассмотренные жалобы
admin-no_reports = Жалоб нет.
admin-reported = { $who }, жалоба от { $date }
admin-reported_message = Сообщение ({ $who }), жалоба от { $date }
admin-because = Причина: { $reason }
admin-table = Открыть стол
admin-handle = Отметить рассмотренной
admin-handled = Жалоба рассмотрена.
admin-close = Закрыть стол
admin-close_sure = Закрыть этот стол? Победителя не будет, но партию можно будет посмотреть.
admin-closed = Стол закрыт.
admin-mute_or_ban = Запрет или бан

## Bans and mutes

admin-impose = Запретить чат или забанить аккаунт
admin-account = Имя аккаунта
admin-kind = Мера
admin-mute = Запрет чата
admin-ban = Бан
admin-days = Срок
admin-for_days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
admin-forever = бессрочно
admin-reason = Причина (необязательно)
admin-guest = Игроку без аккаунта чат запрещается только за этим столом. Бан действует на адрес, которым могут пользоваться и другие; если срок не выбран, он длится месяц.
admin-apply = Применить
admin-imposed_mute = Чат запрещён.
admin-imposed_ban = Бан наложен.
admin-sanctions = Действующие баны и запреты чата
admin-no_sanctions = Ни банов, ни запретов чата нет.
admin-mute_until = { $who }: запрет чата до { $date }
admin-mute_forever = { $who }: запрет чата
admin-ban_until = { $who }: бан до { $date }
admin-ban_forever = { $who }: бан
admin-lift = Снять
admin-lifted = Снято.

## What goes wrong

problem-admin_not_found = Такого аккаунта нет, или это место сейчас ничьё.
problem-admin_not_admin = Эта страница для администраторов сервера; забанить их можно только из командной строки.
problem-admin_unknown_table = Этот стол уже закрыт или удалён.
