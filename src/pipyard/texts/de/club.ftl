### Der Club: warum etwas abgelehnt wird, und was `pipyard admin club` sagt.

why-store-is-newer = diese Daten hat eine neuere Version von Pipyard geschrieben: Installiere sie, oder wähle mit --data einen anderen Ordner
why-store-has-no-club = hier gibt es keinen Club
why-ratings-need-openskill = Wertungspartien brauchen das Paket openskill: pip install openskill
why-no-such-member = dieses Mitglied gibt es nicht
why-too-many-invitations = zu viele Einladungen sind noch offen: Warte, bis einige eingelöst oder abgelaufen sind
why-by-invitation-only = neue Mitglieder brauchen eine Einladung, und diese ist nicht gültig oder schon eingelöst
why-club-is-full = der Club ist voll
why-name-is-empty = ein Mitglied braucht einen Namen
why-name-is-taken = ein anderes Mitglied heißt schon so
why-key-is-unknown = diesen Schlüssel hat kein Mitglied
why-you-are-banned = die Gastgeber dieses Hauses haben dich gesperrt
why-members-only = dieses Haus ist nur für Mitglieder: Auf der Seite „Club“ kannst du eines werden
why-moderators-only = das dürfen nur Moderatoren
why-hosts-only = das dürfen nur die Gastgeber des Hauses
why-not-yourself = bei dir selbst geht das nicht
why-game-is-rated = dies ist eine Wertungspartie: keine Tipps, keine Zurücknahme, und alle behalten ihren Platz bis zum Ende
why-rated-needs-members = Wertungspartien sind für Mitglieder des Clubs, eines an jedem Gerät
why-rated-one-seat = du hast schon einen Platz in dieser Wertungspartie
why-rated-names = in Wertungspartien spielen Mitglieder unter ihrem eigenen Namen
why-cannot-be-rated = gewertet werden nur Partien zu zweit oder mit mehr Leuten, bei denen der Tisch würfelt
why-rated-needs-a-clock = eine Wertungspartie braucht eine Uhr, und wessen Zeit abläuft, der verliert
why-too-many-reports = die Moderatoren haben schon viele Meldungen vor sich: versuche es später noch einmal
why-nothing-to-report = diesen Namen oder diese Zeile im Chat gibt es an diesem Tisch nicht
why-not-by-correspondence = nur eine Partie zu zweit oder mit mehr Leuten, die nacheinander ziehen, kann Tage für einen Zug haben
why-days-are-the-clock = eine Partie mit Tagen für einen Zug hat keine andere Uhr und keine echten Würfel, und wer die Zeit überschreitet, verliert
why-rated-one-device = von diesem Gerät aus spielt schon jemand in dieser Wertungspartie
why-rated-standard-options = Wertungspartien haben die üblichen Optionen oder die einer fertigen Variante: andere ließen sich nicht vergleichen

admin-club-banned = gesperrt
admin-club-member = Mitglied
admin-club-moderator = Moderator
admin-club-host = Gastgeber
admin-club-empty = Der Club hat noch keine Mitglieder.
admin-club-door-open = Das Haus steht allen offen.
admin-club-door-members = Das Haus ist nur für Mitglieder; alle können eines werden.
admin-club-door-invited = Das Haus ist nur für Mitglieder; neue brauchen eine Einladung.
admin-club-done = { $name }: erledigt
admin-club-would-delete = { $name } würde mit allem Persönlichen gelöscht; Partien bleiben, ohne den Namen. Mit --yes geschieht es.
admin-club-invitation = Gültig für eine Person und { $days } Tage; hänge es an die Adresse deines Tisches an: /me?invitation={ $code }

help-manage-the-club = Die Mitglieder des Clubs verwalten.
help-club-members = Alle Mitglieder auflisten.
help-club-role = Jemanden zum Mitglied, Moderator oder Gastgeber machen.
help-club-ban = Ein Mitglied sperren, oder die Sperre aufheben.
help-club-lift = Die Sperre aufheben.
help-club-rename = Einem Mitglied einen anderen Namen geben.
help-club-delete = Ein Konto mit allem Persönlichen löschen. Partien bleiben, ohne den Namen.
help-club-really = Wirklich löschen.
help-club-data = Alles, was der Club über ein Mitglied weiß, als JSON ausgeben.
help-club-door = Zeigen, wer hereindarf, oder es ändern.
help-club-door-is = open: alle; members: nur Mitglieder; invited: nur Mitglieder, und neue brauchen eine Einladung.
help-club-invite = Eine Einladung für ein neues Mitglied ausgeben.
help-club-name = Der Name eines Mitglieds.
help-club-new-name = Der neue Name.
help-club-new-role = member (Mitglied), moderator oder host (Gastgeber).

metavar-name = NAME
metavar-new = NEU
metavar-role = ROLLE
metavar-door = TÜR
