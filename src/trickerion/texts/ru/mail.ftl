# E-mail, push notifications, and the pages behind links in e-mails. The browser client doesn't load this file.

mail-confirm_subject = Трикерион: подтвердите адрес
mail-confirm =
    Подтвердите, что этот сервер может присылать вам письмо, когда в партии в «Трикерион» наступает ваш ход:

    { $link }

    Если вы об этом не просили, не обращайте внимания на это письмо: уведомлений не будет.
mail-turn_subject = Трикерион: ваш ход
mail-turn =
    В партии в «Трикерион» ваш ход. Откройте стол:

    { $link }
mail-reset_subject = Трикерион: новый пароль
mail-reset =
    Кто-то — надеемся, вы — забыл пароль от вашего аккаунта. Чтобы задать новый, откройте эту ссылку в течение суток:

    { $link }

    Она сработает один раз. Если вы об этом не просили, не обращайте внимания на это письмо: пароль останется прежним.
mail-webhook = Ваш ход: { $link }
mail-push_title = Трикерион: ваш ход
mail-push_text = Откройте стол и сделайте ход.
mail-footer =
    Отправлено сервером { $server }. Чтобы больше не получать писем от этого сервера:
    { $stop }

mail_page-confirm = Подтвердите адрес
mail_page-confirm_ask = Присылать письмо на { $address }, когда в партии на этом сервере наступает ваш ход?
mail_page-confirm_do = Подтвердить
mail_page-confirmed = Адрес подтверждён
mail_page-confirmed_more = Когда наступит ваш ход, а вас не будет за столом, мы пришлём письмо на { $address }.
mail_page-stop = Отписка
mail_page-stop_ask = Больше не получать писем от этого сервера?
mail_page-stop_do = Отписаться
mail_page-stopped = Вы отписались
mail_page-stopped_more = Этот сервер больше не будет присылать вам писем. Сохраните эту ссылку: если передумаете, поможет только она.
mail_page-allow_do = Снова получать письма
mail_page-allowed = Вы снова подписаны
mail_page-allowed_more = Этот сервер снова может присылать письма на ваш адрес.
mail_page-unknown = Неизвестная ссылка
mail_page-unknown_more = Эта ссылка не работает или уже не работает. Ссылки для подтверждения адреса действуют { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
