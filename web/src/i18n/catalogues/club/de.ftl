# Die Seiten des Clubs, und Datenschutz.
club-title = Club
club-go = Club: Mitglieder, Wertungen, meine Partien
club-me = Meine Seite
club-member = Mitglied
club-privacy = Datenschutz
club-privacy-read = Was dieser Server über dich weiß
club-none = Auf diesem Server gibt es keinen Club.
club-refused = Wo Gäste willkommen sind, kannst du weiter als Gast spielen.
club-join = Mitglied werden
club-join-about = Mitglieder haben eine Chronik, Wertungen und eine eigene Seite. Es gibt kein Passwort und keine E-Mail: Dieses Gerät macht einen Schlüssel und behält ihn. Gäste spielen weiter ohne.
club-invited = Du hast eine Einladung.
club-needs-invitation = Neue Mitglieder brauchen hier eine Einladung: Bitte einen Gastgeber um einen Link.
club-name = Name
club-join-go = Mitglied werden
club-return = Ich bin schon Mitglied
club-return-about = Öffne auf deinem anderen Gerät „Meine Seite“ und zeige den Schlüssel an. Scanne den Code mit diesem Gerät, oder tippe die zwölf Wörter ein.
club-phrase = Zwölf Wörter
club-return-go = Diesen Schlüssel benutzen
club-phrase-wrong = Ein Wort ist falsch oder fehlt: Prüfe alle zwölf.
club-carried = Ein Schlüssel von einem anderen Gerät
club-carried-about = Der Link, den du geöffnet hast, enthält den Schlüssel eines Mitglieds. Benutze ihn hier nur, wenn es dein eigener ist.
club-carried-go = Es ist meiner: hier benutzen
club-since = Mitglied seit { $day }
club-results = Ergebnisse
club-game = Spiel
club-player = Spieler
club-rating-head = Wertung
club-rating = { $points } ± { $margin }
club-rating-provisional = { $points } ± { $margin } ?
club-rating-about = Alle beginnen bei 1500; 400 Punkte mehr heißt, zehnmal so oft zu gewinnen wie zu verlieren. Mit einer Wahrscheinlichkeit von 95 % liegt die Stärke im Bereich ±. Ein Fragezeichen: zu wenige Wertungspartien, um es zu sagen.
club-played = Gespielt
club-first = Erste Plätze
club-curve = Wertung über { $games } Partien; jetzt { $points } ± { $margin }
club-curve-short = Für eine Kurve braucht es zwei Wertungspartien.
club-past = Gespielte Partien
club-all-games = Alle Spiele
club-all-opponents = Alle Gegner
club-more = Mehr
club-no-games = Noch keine beendeten Partien.
club-replay = { $title } nachspielen, { $day }
club-place = Platz { $place } von { $players }
club-bot = Bot { $name } ({ $version })
club-opponents = Gegner
club-opponent = Gegner
club-no-opponents = Hier erscheinen Mitglieder und Bots, auf die du getroffen bist. Das siehst nur du.
club-ahead = Davor
club-behind = Dahinter
club-key = Dein Schlüssel
club-key-about = Allein der Schlüssel macht dieses Gerät zu deinem. Nimm ihn auf deine anderen Geräte mit und bewahre die Wörter auf Papier auf: Niemand kann sie wiederherstellen, und wer sie hat, gilt als du.
club-key-show = Schlüssel anzeigen
club-key-scan = Scanne diesen Code mit deinem anderen Gerät:
club-key-write = Oder schreibe diese zwölf Wörter in dieser Reihenfolge auf:
club-copy = Kopieren
club-copied = Kopiert
club-key-lost = Ein Gerät ist weg, oder jemand hat den Schlüssel gesehen
club-key-new-about = Ein neuer Schlüssel schließt alle anderen Geräte aus. Schreibe seine Wörter neu auf.
club-key-new = Neuen Schlüssel machen
club-leave-about = Den Schlüssel nur von diesem Gerät entfernen. Ohne die Wörter oder ein anderes Gerät kommst du nicht mehr an dein Konto.
club-leave = Schlüssel von diesem Gerät entfernen
club-account = Konto
club-rename = Umbenennen
club-data = Meine Daten herunterladen
club-logs = Alle meine Partien herunterladen
club-delete = Mein Konto löschen
club-delete-about = Dein Name, deine Wertungen, deine Chronik und was du in Chats geschrieben hast, werden endgültig gelöscht. Die Züge deiner Partien bleiben, ohne deinen Namen, denn sie gehören auch den anderen.
club-delete-type = Tippe „{ $name }“, um das Konto zu löschen
club-delete-go = Endgültig löschen
club-house = Das Haus
club-door = Wer hereindarf
club-door-open = Offen für alle: Mitglieder und Gäste
club-door-members = Nur Mitglieder; alle können eines werden
club-door-invited = Nur Mitglieder; neue brauchen eine Einladung
club-board = Rangliste
club-board-none = Noch keine Wertungspartien. Mitglieder können um Wertung spielen: Wähle es unter „Uhren und echte Würfel“, wenn du einen Tisch eröffnest.
club-board-empty = Noch hat niemand genug Wertungspartien gespielt.
club-care = Das Haus betreuen
club-invite = Jemanden einladen
club-invite-about = Dieser Link macht eine Person zum Mitglied. Er gilt { $days } Tage.
club-members = Mitglieder
club-role = Rolle von { $name }
club-role-member = Mitglied
club-role-moderator = Moderator
club-role-host = Gastgeber
club-new-name = Neuer Name für { $name }
club-banned = gesperrt
club-ban = Sperren
club-unban = Sperre aufheben
terms-rated = Um Wertung
terms-rated-about = Um Wertung spielen Mitglieder und Bots, an jedem Gerät eines, mit den üblichen Optionen oder einer fertigen Variante. Die Uhr läuft weiter, auch wenn alle gegangen sind; es gibt keine Tipps und keine Zurücknahme.
privacy-device = Auf deinem Gerät
privacy-device-text = Dein Browser behält deinen Namen, deine Einstellungen, die Tische, an denen du sitzt, gelöste Rätsel, Spielstände mit echten Würfeln den Schlüssel eines Mitglieds und eine Zufallszahl, damit sich nicht zwei Mitglieder an einem Gerät in einer Wertungspartie begegnen; von ihr speichert ein Tisch eine Prüfsumme, die kein anderer hat. Das bleibt dort, außer dem, was du beim Spielen sendest. Es gibt keine Cookies.
privacy-tables = An einem Tisch
privacy-tables-text = Der Server speichert, was an einem Tisch geschieht: die eingetippten Namen, jeden Zug mit seiner Zeit und den Chat. Wer den Link hat, kann zuschauen; bei einem Tisch, der im Club angezeigt wird, können alle zuschauen, die hereindürfen. Tische bleiben, bis der Betreiber dieses Servers sie löscht. Netzwerkadressen werden im Speicher benutzt, um Missbrauch zu begrenzen, und von Pipyard nicht gespeichert; ein vorgeschalteter Proxy kann eigene Protokolle führen.
privacy-members = Über Mitglieder
privacy-members-text = Von einem Mitglied speichert der Server den Namen, eine Prüfsumme des Schlüssels (nie den Schlüssel), den Tag des Beitritts, die Rolle, Urlaubstage, die Tische, an denen es saß, im Voraus festgelegte Züge, die Ergebnisse seiner Partien, seine Wertungen und die Turniere, an denen es teilnahm oder die es leitete.
privacy-others-text = Andere sehen Name, Beitrittstag, Wertungen und Anzahl der Partien eines Mitglieds; in einem geschlossenen Haus sehen das nur Mitglieder. Gegen wen du gespielt hast und wo, siehst nur du, außer in Turnieren: deren Teilnehmer, Paarungen und Ergebnisse sehen alle, die hereindürfen; Moderatoren sehen Namen, Rollen, Sperren, die laufenden Partien sowie gemeldete Namen und Nachrichten und wer sie gemeldet hat.
privacy-calls = Rufe, wenn du am Zug bist
privacy-calls-text = Wenn du einem Browser erlaubst, dich zu rufen, sobald du am Zug bist, speichert der Server für jeden deiner Plätze die Adresse, die der Browser vom Push-Dienst seines Herstellers (Google, Mozilla, Apple oder Microsoft) bekommen hat, zwei Schlüssel dazu und deine Sprache. Er behält sie 60 Tage lang, nachdem der Browser sie zuletzt genannt hat, höchstens bis der Tisch gelöscht wird. Die Rufe laufen über diesen Dienst: Er erfährt, wann dieser Server welchen Browser ruft, kann den Inhalt aber nicht lesen, denn der ist für deinen Browser verschlüsselt. Der Betreiber kann den Server außerdem einem Messenger des Hauses sagen lassen, wer in Partien mit Tagen für einen Zug am Zug ist: die Namen, das Spiel und den Link des Tischs.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf „Meine Seite“ kannst du alles, was der Club über dich weiß, mit deinem Chat und den Adressen für Rufe, und die Protokolle aller deiner Partien herunterladen, deinen Namen ändern und dein Konto löschen. Dann verschwinden Name, Wertungen und Chat sofort aus den Daten; Sicherungen des Betreibers behalten sie, bis sie ersetzt werden.
privacy-never = Was Pipyard nie tut
privacy-never-text = Es fragt nach keiner E-Mail, keiner Telefonnummer und keinem Passwort. Es zählt keine Besuche und lädt nichts von anderen Seiten. Außer durch die Rufe oben erzählt es niemandem von dir.
club-count = { $count ->
    [0] Noch ist niemand Mitglied.
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
club-board-hidden = { $count ->
    [0] Alle Wertungen sind sicher genug, um hier zu stehen.
    [one] Ein Spieler fehlt hier: zu wenige Wertungspartien.
   *[other] { $count } Spieler fehlen hier: zu wenige Wertungspartien.
}
club-tables = Offene Tische
club-tables-waiting = Freie Plätze
club-tables-running = Partien zum Zuschauen
club-tables-none = Gerade wartet niemand.
club-tables-quiet = Gerade läuft keine angezeigte Partie.
club-table-sit = Mitspielen
club-table-watch = Zuschauen
club-seek = Gegner finden
club-seek-about = Spiele mit, wer gerade wartet, zuerst mit ähnlicher Wertung
club-seek-bots = Wenn innerhalb einer Minute niemand kommt, spielen Bots
terms-listed = Den Tisch im Club anzeigen
club-table-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
club-table-clock = { $seconds } s je Zug
report-title = Einen Namen oder eine Nachricht melden
report-about = Die Moderatoren des Clubs sehen, was du auswählst und wer es meldet.
report-name = Der Name „{ $name }“
report-go = Melden
report-done = Die Moderatoren sehen es sich an.
club-reports = Meldungen
club-reports-none = Es wurde nichts gemeldet.
club-report-name = Der Name wurde gemeldet.
club-report-guest = ein Gast
club-report-table = Zum Tisch
club-report-settle = Erledigt
club-running = Laufende Partien
club-running-none = Es läuft keine Partie.
club-running-here = { $count } anwesend
club-look-again = Neu nachsehen
terms-days-a-move = { $count ->
    [one] 1 Tag je Zug
   *[other] { $count } Tage je Zug
}
terms-days = Tage für jeden Zug
terms-days-each = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
turns-title = Du bist am Zug
turns-none = Es wartet keine Partie mit Tagen für einen Zug und keine um Wertung.
turns-mine = du bist am Zug
turns-of = { $name } ist am Zug
turns-nobodys = jemand anderes ist am Zug
turns-left = noch { $time }
vacation-title = Urlaub
vacation-about = Während du weg bist, stehen deine Uhren in Partien mit Tagen für einen Zug still. Tage, die dir dieses Jahr bleiben: { $left }.
vacation-take = Ab jetzt, für
vacation-go = In den Urlaub
vacation-until = Du bist bis { $day } im Urlaub: Deine Uhren stehen still.
vacation-back = Ich bin wieder da
vacation-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
premoves-title = Wenn … gespielt wird, spiele ich …
premoves-about = Der Tisch spielt deine Antwort sofort, wenn es kommt wie erwartet. Schreibe Züge wie im Protokoll. Niemand sonst sieht das.
premoves-if = Wenn gespielt wird
premoves-then = spiele ich
premoves-pair = { $theirs } → { $mine }
premoves-add = Hinzufügen
premoves-clear = Folge verwerfen
seek-kind = Art des Spiels
seek-any-kind = Jede Art
seek-seats = Anzahl der Spieler
seek-players = { $count } Spieler
seek-length = Zeit für jeden
seek-level = Stufe der Bots
