# E-Mails, Benachrichtigungen und die Seiten hinter den Links in E-Mails.

mail-confirm_subject = Trickerion: Bestätige deine Adresse
mail-confirm =
    Bitte bestätige, dass dieser Server dir eine E-Mail schicken darf, wenn du in einer Partie Trickerion dran bist:

    { $link }

    Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dann bekommst du keine Benachrichtigungen.
mail-turn_subject = Trickerion: Du bist dran
mail-turn =
    Du bist in einer Partie Trickerion dran. Zum Tisch:

    { $link }
mail-reset_subject = Trickerion: Neues Passwort festlegen
mail-reset =
    Jemand, hoffentlich du, hat das Passwort deines Kontos vergessen. Um ein neues festzulegen, öffne innerhalb eines Tages diesen Link:

    { $link }

    Der Link funktioniert nur einmal. Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.
mail-webhook = Du bist dran: { $link }
mail-push_title = Trickerion: Du bist dran
mail-push_text = Öffne den Tisch und mach deinen Zug.
mail-footer =
    Gesendet von { $server }. Wenn du von diesem Server keine E-Mails mehr möchtest, öffne diesen Link:
    { $stop }

mail_page-confirm = Adresse bestätigen
mail_page-confirm_ask = Eine E-Mail an { $address } schicken, wenn du auf diesem Server dran bist?
mail_page-confirm_do = Bestätigen
mail_page-confirmed = Adresse bestätigt
mail_page-confirmed_more = Du bekommst eine E-Mail an { $address }, wenn du dran bist und gerade nicht am Tisch sitzt.
mail_page-stop = Abbestellen
mail_page-stop_ask = Keine E-Mails mehr von diesem Server?
mail_page-stop_do = Abbestellen
mail_page-stopped = Abbestellt
mail_page-stopped_more = Dieser Server schickt dir keine E-Mails mehr. Behalte diesen Link: Nur mit ihm kannst du das wieder ändern.
mail_page-allow_do = E-Mails wieder erlauben
mail_page-allowed = E-Mails wieder erlaubt
mail_page-allowed_more = Dieser Server darf wieder E-Mails an deine Adresse schicken.
mail_page-unknown = Unbekannter Link
mail_page-unknown_more = Dieser Link funktioniert nicht oder nicht mehr. Links zum Bestätigen einer Adresse gelten { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
