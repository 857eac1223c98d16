### Was der Speicher und „pipyard admin“ sagen.

why-no-room-of-this-key = es gibt keinen Tisch { $room }
why-no-room-to-keep = Zeile { $number } ist kein gültiger Tisch: { $error }
why-bot-found-no-move = { $bot } hat keinen Zug gefunden ({ $error })
why-bot-thought-too-long = { $bot } hat länger als { $seconds } Sekunden überlegt
why-bot-beyond-budget = { $bot } denkt länger, als dieser Server erlaubt: höchstens { $seconds } Sekunden oder { $tries } Versuche
why-room-lacks-opening = das Protokoll des Tisches { $room } beginnt nicht mit seiner Eröffnung
why-store-cannot-write = in den Speicher lässt sich nicht schreiben ({ $error })
why-store-cannot-be-opened = der Speicher { $path } lässt sich nicht öffnen ({ $error })
why-store-in-use = ein anderer Server benutzt den Speicher { $path }; beende ihn, oder wähle mit --data einen anderen Ordner
why-store-is-gone = der Speicher ist weg: Seine Datei wurde gelöscht oder ersetzt
why-store-is-closed = der Speicher ist geschlossen
why-store-cannot-be-read = der Speicher lässt sich nicht lesen ({ $error })
why-room-cannot-go-on = ein Tisch der Version { $version } von { $game } kann nicht weitergehen: Die Zahl seiner Ereignisse hat sich geändert
why-database-cannot-be-opened = die Datenbank lässt sich nicht öffnen: { $error }
why-database-cannot-be-heard = die Verbindung für Nachrichten der Datenbank ist abgebrochen
why-database-does-not-answer = die Datenbank antwortet nicht: { $error }
why-database-address = { $variable } muss postgresql://… lauten, nicht { $typed }
why-postgres-needs-a-package = PostgreSQL braucht ein Paket mehr: pip install 'pipyard[postgres]'
why-page-has-no-figure = die Seite von { $game } hat kein Bild { $number }
why-room-begins-with-opening = ein Tisch beginnt mit seiner Eröffnung
why-room-is-opened-once = ein Tisch wird nur einmal eröffnet
why-room-has-no-seat = der Tisch hat keinen Platz { $seat }
why-happened-before-the-game = etwas ist geschehen, bevor das Spiel begann
why-exports-are-text = in { $file } sind keine Tische: { $error }

part-thinking-process-ended = der denkende Prozess ist beendet
part-system-no-database = die Datei der Datenbank lässt sich nicht öffnen
part-system-not-a-database = die Datei ist keine Datenbank
part-system-database-locked = die Datenbank ist gesperrt
part-system-read-only = in die Datenbank darf nicht geschrieben werden
part-system-disk-error = der Datenträger hat einen Fehler
part-system-disk-full = die Datenbank oder der Datenträger ist voll

admin-running = läuft
admin-waiting = wartet
admin-over = zu Ende
admin-unknown = unbekannt
admin-entries =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
admin-no-rooms = Hier sind keine Tische gespeichert.
admin-there-already = { $room } gibt es schon
admin-added =
    { $count ->
        [one] 1 Tisch aufgenommen
       *[other] { $count } Tische aufgenommen
    }
admin-forgotten =
    { $count ->
        [one] 1 Tisch vergessen
       *[other] { $count } Tische vergessen
    }
admin-would-forget =
    { $count ->
        [one] 1 Tisch würde vergessen; --yes tut es
       *[other] { $count } Tische würden vergessen; --yes tut es
    }
why-entry-taken = Eintrag { $number } des Tisches hat jemand anders geschrieben
