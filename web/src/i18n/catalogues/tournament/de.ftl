# Turniere des Klubs.
tournaments = Turniere
tournaments-none = Hier gab es noch kein Turnier.
tournaments-members = Mitglieder können Turniere veranstalten, wenn das Haus es nicht den Moderatoren vorbehält.
tournament-swiss = Schweizer System
tournament-round-robin = Rundenturnier
tournament-knock-out = K.-o.-System
tournament-arena = Arena
tournament-systems-about = Schweizer System: in jeder Runde triffst du jemanden mit gleich vielen Punkten, niemanden zweimal. Rundenturnier: jeder spielt gegen jeden. K.-o.: wer verliert, scheidet aus. Arena: wer frei ist, spielt wieder, bis die Zeit um ist.
tournament-open = offen für Anmeldungen
tournament-running = läuft
tournament-over = beendet
tournament-stopped = abgebrochen
tournament-bot = Bot ({ $name })
tournament-bye = { $name } hat spielfrei
tournament-playing = wird gespielt
tournament-absent = ohne Partie entschieden
tournament-gone = zurückgezogen
tournament-name = Name
tournament-points = Punkte
tournament-standings = Tabelle
tie-break-buchholz-cut-1 = Buchholz, 1 Streichwert
tie-break-buchholz = Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-wins = Siege
tournament-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-directed = Leitung: { $name }
tournament-twice = Hin- und Rückspiel mit vertauschten Plätzen
tournament-bank = { $more ->
    [0] je { $count } min
   *[other] je { $count } min, dazu { $more } s pro Zug
}
tournament-wall = Anzeige für die Wand
tournament-file = Ergebnisse als { $kind }
tournament-take-part = Teilnehmen
tournament-sit = Zu meinem Tisch
tournament-wait = Deine nächste Partie beginnt, sobald die anderen so weit sind. Diese Seite sagt es dir.
tournament-join = Mitspielen
tournament-leave = Zurückziehen
tournament-direct = Das Turnier leiten
tournament-new-bot = Bot
tournament-add-bot = Bot aufnehmen
tournament-begin = Turnier beginnen
tournament-stop = Turnier abbrechen
tournament-stop-really = „{ $name }“ wirklich abbrechen?
tournament-games = Partien
tournament-replay = Nachspielen
tournament-decide = { $pairing } entscheiden
tournament-decide-short = Entscheiden …
tournament-withdraw = Herausnehmen
tournament-entrants = { $count ->
    [0] Noch keine Anmeldungen
    [one] 1 Anmeldung
   *[other] { $count } Anmeldungen
}
tournament-nobody = Wer mitspielt, erscheint hier.
tournament-new = Ein neues Turnier
tournament-title = Name
tournament-system = System
tournament-rounds-wish = Runden (0: so viele, dass jemand allein gewinnt)
tournament-minutes = Dauer der Arena in Minuten
tournament-game = Spiel { $number }
tournament-no-game = kein weiteres Spiel
tournament-games-about = Mehrere Spiele wechseln sich von Runde zu Runde ab: für einen Dreikampf wähle ein Denkspiel, ein Wettrennen und eins für die ruhige Hand.
tournament-make = Turnier anlegen
tournament-makers = Wer Turniere veranstaltet
tournament-makers-members = Alle Mitglieder
tournament-makers-moderators = Nur Moderatoren
