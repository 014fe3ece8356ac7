## Signing in

account-title = Аккаунт и настройки
account-sign_in = Войти
account-sign_in_more = С аккаунтом партии можно продолжать на любом устройстве.
account-new = Создать аккаунт
account-new_more = Нужны только имя и пароль.
account-new_instead = У меня ещё нет аккаунта
account-have = У меня есть аккаунт
account-create = Создать аккаунт
account-name = Имя
account-password = Пароль
account-password_new = Не меньше 8 символов.
account-password_old = Большие и маленькие буквы различаются.
account-short = Пароль слишком короткий: нужно не меньше 8 символов.
account-hello = Здравствуйте, { $name }
account-signed_in = Новые партии добавляются сами. Войдите на другом устройстве и найдёте их там.
account-claim = Добавить в мой аккаунт
account-claim_more = { $count ->
    [one] В этом браузере { $count } партия, которой ещё нет в вашем аккаунте.
    [few] В этом браузере { $count } партии, которых ещё нет в вашем аккаунте.
    [many] В этом браузере { $count } партий, которых ещё нет в вашем аккаунте.
   *[other] В этом браузере { $count } партии, которых ещё нет в вашем аккаунте.
}
account-claimed = { $added ->
    [0] Ни одна партия не добавлена.
    [one] Добавлена { $added } партия.
    [few] Добавлено { $added } партии.
    [many] Добавлено { $added } партий.
   *[other] Добавлено { $added } партии.
}
account-missed = { $missed ->
    [one] { $missed } стола больше нет.
   *[other] { $missed } столов больше нет.
}
account-sign_out = Выйти
account-signed_out = Вы вышли. Места, занятые в этом браузере, остаются вашими здесь.
account-lapsed = Сеанс закончился. Войдите снова, чтобы увидеть свои партии.
account-browser = Этот браузер
account-without = Без аккаунта
account-without_more = Играть можно и без него: этот браузер помнит ваши места. Чтобы продолжить партию в другом месте, откройте её, выберите «Настройки» и скопируйте ссылку на своё место.
account-deleted = Ваш аккаунт удалён.

## A forgotten password

reset-forgotten = Не помню пароль
reset-forgotten_more = Если у аккаунта есть подтверждённый адрес электронной почты, вы получите ссылку для нового пароля.
reset-name = Имя аккаунта
reset-send = Отправить ссылку
reset-sent = Если есть аккаунт с таким именем и подтверждённым адресом, ссылка уже в пути. Она действует один раз, в течение суток.
reset-title = Новый пароль
reset-more = Ссылка действует один раз. Здесь вы войдёте в аккаунт, а во всех других местах выйдете.
reset-set = Сохранить пароль и войти
reset-back = Ко входу

## Changing the password

password-title = Пароль
password-old = Текущий пароль
password-new = Новый пароль
password-hint = { $shortest ->
    [one] В пароле не меньше { $shortest } символа.
   *[other] В пароле не меньше { $shortest } символов.
}
password-change = Сменить пароль
password-changed = Пароль изменён. Во всех остальных браузерах вы вышли из аккаунта.

## E-mail

email-title = Электронная почта
email-none = Без подтверждённого адреса при забытом пароле вам поможет только хозяин этого сервера.
email-confirmed = Подтверждено: { $emails }. Туда придут ссылка для нового пароля и уведомления о ваших ходах в неспешных партиях.
email-address = Электронная почта
email-confirm = Подтвердить этот адрес
email-known = Этот адрес уже подтверждён.

## Where the account is signed in

session-title = Где выполнен вход
session-more = Если браузер вам незнаком, завершите его сеанс и смените пароль.
session-device = { $browser }, { $system }
session-unknown = Неизвестный браузер
session-since = с { $date }
session-this = этот браузер
session-end = Выйти
session-end_others = Выйти во всех остальных браузерах
session-ended = Сеанс завершён.

## Data

export-title = Ваши данные
export-more = Всё, что этот сервер хранит о вашем аккаунте, можно скачать как файл JSON.
export-save = Скачать мои данные
export-done = Файл в папке загрузок.
delete-title = Удаление аккаунта
delete-more = Текущие партии доиграют боты, а оконченные можно будет смотреть, но без вашего имени. Места в ещё не начатых партиях освободятся.
delete-ask = Удалить аккаунт…
delete-sure = Отменить это нельзя. Введите пароль, чтобы удалить аккаунт навсегда.
delete-go = Удалить аккаунт

## What goes wrong

problem-account_bad_password = Неверный пароль.
problem-account_no_mail = На этом сервере не настроена электронная почта. Если забудете пароль, попросите у хозяина сервера ссылку для нового.
problem-sessions_not_found = В том браузере вы уже вышли.
