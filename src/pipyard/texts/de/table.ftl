## Warum am Tisch etwas nicht geht.

why-rules-have-changed = die Regeln dieses Spiels haben sich seit dem Beginn geändert: Mach einen neuen Tisch auf
why-not-allowed-now = { $move } ist jetzt nicht erlaubt
why-nested-too-deeply = zu tief verschachtelt
why-too-much-happens = Tisch ausgelastet, bitte noch einmal versuchen
why-room-needs-a-person = ein Tisch braucht mindestens einen Menschen
why-house-is-full = der Server ist voll: Es können keine weiteren Tische geöffnet werden
why-no-such-room = so einen Tisch gibt es nicht
why-too-many-messages = zu viele Nachrichten; warte einen Augenblick
why-in-a-room-already = du bist schon an einem Tisch
why-room-is-full = der Tisch ist voll
why-sixty-a-second = höchstens sechzig Eingaben pro Sekunde werden angenommen
why-fault-of-the-server = interner Serverfehler; du hast nichts falsch gemacht
why-not-known-yet = dieser Tisch kennt das noch nicht
why-say-hello-first = sag zuerst hallo
why-cannot-start-from = { $title } kann nicht von dieser Pyramide ausgehen
why-still-open-seats = es sind noch Plätze frei
why-handed-on-when-over = eine Pyramide lässt sich erst weiterverwenden, wenn ihr Spiel aus ist
why-store-does-not-answer = der Speicher antwortet nicht; versuch es noch einmal
why-seat-not-asked = Platz { $seat } ist nicht an der Reihe
why-no-move-begins = kein Zug beginnt mit { $prefix }
why-race-has-not-begun = das Rennen hat noch nicht begonnen
why-no-hint = in Spielen der Geschicklichkeit gibt es keinen Vorschlag
why-not-this-die = mit diesem Würfel passt das Stück jetzt nirgends hin, oder der Rest fiele auseinander
why-not-this-place = hier geht es jetzt nicht
why-nothing-to-roll = Platz { $seat } hat jetzt nichts zu würfeln
why-real-dice-have-no-place = echte Würfel werden mit Zone und Zahl eingetragen, ohne genauen Ort
why-no-real-board-here = dieser Tisch wurde nicht für echte Würfel geöffnet: Schnipp den Würfel auf dem Bildschirm
why-nothing-to-roll-by-hand = Platz { $seat } hat jetzt nichts von Hand zu würfeln
why-nothing-of-yours-back = du hast jetzt keinen Zug zum Zurücknehmen
why-nobody-asks-to-undo = niemand bittet dich, einen Zug zurückzunehmen
why-others-have-to-agree = die anderen müssen erst zustimmen
why-game-not-begun = das Spiel hat nicht begonnen
why-game-has-begun = das Spiel hat begonnen
why-something-happened = bevor dein Zug ankam, ist etwas anderes geschehen; sieh noch einmal hin
why-seat-not-yours = Platz { $seat } gehört dir nicht
why-spectators-only-watch = Zuschauer sehen nur zu
why-seat-not-open = Platz { $seat } ist nicht frei
why-colour-of-another = { $colour ->
    [red] rot
    [green] grün
    [black] schwarz
    [blue] blau
    [golden] golden
    [yellow] gelb
    [grey] grau
    [white] weiß
    [turquoise] türkis
    [brown] braun
    [lime] hellgrün
    [maroon] weinrot
    [navy] dunkelblau
    [olive] oliv
    [orange] orange
    [pink] rosa
    [purple] lila
    [violet] violett
   *[other] { $colour }
} ist die Farbe von jemand anderem
why-happened-meanwhile = inzwischen ist etwas geschehen
why-touched-is-touched = du hast schon begonnen und kannst nicht mehr abbrechen
why-one-after-the-other = beende zuerst deine laufende Aktion
why-nothing-to-steer = { $prefix } lässt sich nicht live steuern
why-not-done-live = { $verb } geht hier nicht live
why-sample-has-numbers = ein Messwert muss hier { $count } Zahlen haben: { $channels }
why-samples-sixty = der Tisch kann einer so schnellen Hand nicht folgen; ein Augenblick fehlt
why-page-is-older = diese Seite ist älter als der Server; lade sie neu
why-page-is-newer = diese Seite ist neuer als der Server; versuch es gleich noch einmal
why-room-closed = dieser Tisch ist geschlossen
why-host-decides = das entscheidet nur, wer den Tisch leitet
why-nobody-sits-there = auf Platz { $seat } sitzt niemand
why-seat-is-your-own = das ist dein eigener Platz
why-seat-is-present = diese Person ist da
why-seat-has-secrets = dieser Platz hat Geheimnisse, bis das Spiel vorbei ist; nur ein Bot darf ihn einnehmen
why-vote-is-running = es wird schon abgestimmt
why-nobody-to-vote = sonst ist niemand da, um darüber abzustimmen
why-no-vote-of-yours = für dich gibt es nichts abzustimmen
why-you-were-removed = du wurdest von diesem Tisch entfernt und darfst nur noch zuschauen
why-by-invitation = von diesem Tisch wurde jemand entfernt, darum werden seine Plätze nur auf Einladung vergeben: Bitte um einen Link

serve-at = Pipyard läuft unter { $address } (Tische werden in { $rooms } gespeichert); Strg-C beendet es
serve-network = Andere in deinem Netz erreichen es unter { $address }
serve-port-taken = Port { $port } ist belegt, vielleicht von einem Tisch, der noch offen ist; nimm einen anderen: --port { $other }
serve-no-address = auf { $host }, Port { $port } lässt sich nicht lauschen: { $why }
serve-alone = Nur dieser Rechner erreicht es; --host 0.0.0.0 öffnet es für dein Netz
why-message-malformed = fehlerhafte Nachricht ({ $error })
why-other-sites = Anfragen anderer Seiten werden nicht beantwortet
why-too-many-requests = zu viele Anfragen in kurzer Zeit; warte einen Augenblick
why-too-many-rooms = zu viele Tische in kurzer Zeit; warte einen Augenblick
why-no-such-game = dieses Spiel gibt es nicht
why-not-over-yet = das Spiel ist noch nicht zu Ende
why-language-not-spoken = diese Sprache wird hier nicht gesprochen
why-body-is-json = der Inhalt soll JSON sein
why-no-such-page = diese Seite gibt es nicht
why-no-host-name = { $name } ist kein Rechnername: schreib ihn wie in dice.example.org
why-no-such-name = dieser Server hört nicht auf diesen Namen
why-too-many-bytes = mehr als { $most } Bytes
why-no-keeper-here = für dieses Spiel führt niemand die Punkte
why-too-many-reviews = zu viele Auswertungen warten; versuch es später noch einmal
why-review-too-long = es hat länger als { $seconds } Sekunden gedauert
why-log-too-long = das Spiel ist zu lang, um es aus einem Link anzusehen
why-review-failed = das Spiel lässt sich nicht durchsehen ({ $error })
why-review-ended = die Analyse ist abgestürzt
why-no-better-move = in { $game } gibt es keine besseren Züge zu zeigen

lesson-you = Du
lesson-partner = Lehrkraft { $seat }
lesson-well-done = Gut gemacht. Versuch es noch einmal, wenn du magst, oder mach weiter.

## Decisions about a room, in its chat.

notice-kick = { $by } hat { $name } vom Tisch entfernt
notice-kick-vote = Der Tisch hat { $name } abgewählt
notice-free = { $by } hat den Platz von { $name } freigegeben
notice-free-vote = Der Tisch hat den Platz von { $name } freigegeben
notice-leave = { $name } hat den Tisch verlassen
notice-token = { $by } hat einen neuen Link für { $name } erstellt
notice-token-vote = Der Tisch hat einen neuen Link für { $name } beschlossen
notice-invite = { $by } hat einen Link zu einem freien Platz gemacht
notice-invite-vote = Der Tisch hat für einen Link zu einem freien Platz gestimmt
notice-open = { $by } lässt wieder alle Platz nehmen
notice-open-vote = Der Tisch hat dafür gestimmt, dass wieder alle Platz nehmen dürfen
notice-host = { $by } hat { $name } die Leitung übergeben
notice-close = { $by } hat den Tisch geschlossen
notice-close-vote = Der Tisch hat beschlossen zu schließen
notice-abandoned = Die Partie wurde ohne Ergebnis aufgegeben: Einen Tag lang ging nichts weiter
notice-aborted = Die Partie wurde ohne Ergebnis abgebrochen: Eine Zeit war abgelaufen, bevor alle einen ersten Zug gemacht hatten
notice-propose-kick = { $by } schlägt vor, { $name } zu entfernen
notice-propose-free = { $by } schlägt vor, den Platz von { $name } freizugeben
notice-propose-token = { $by } schlägt einen neuen Link für { $name } vor
notice-propose-invite = { $by } schlägt einen Link zu einem freien Platz vor
notice-propose-open = { $by } schlägt vor, dass wieder alle Platz nehmen dürfen
notice-propose-close = { $by } schlägt vor, den Tisch zu schließen
notice-vote-failed = Die Abstimmung ist gescheitert

notice-bot-failed = { $why ->
    [slow] { $bot } hat zweimal zu lange überlegt.
    [died] { $bot } ist zweimal abgestürzt.
    [illegal] { $bot } hat einen Zug gewählt, der nicht erlaubt ist.
   *[error] { $bot } hat zweimal versagt.
} An seiner Stelle wurde nichts gespielt.
bot-failed = { $why ->
    [slow] { $seat } hat zu lange überlegt.
    [died] { $seat } ist abgestürzt.
    [illegal] { $seat } hat einen Zug gewählt, der nicht erlaubt ist.
   *[error] { $seat } hat versagt.
} Das Spiel wartet: Lass ihn es noch einmal versuchen, oder lass einen anderen spielen.
why-hint-failed = der Vorschlag ist fehlgeschlagen; versuch es noch einmal

# why a bot would play the move it suggests
hint-wins = Damit gewinnst du.
hint-ends = Damit endet das Spiel.
hint-score = Deine Punkte gehen von { $was } auf { $now }.
hint-score-of = Die Punkte von { $seat } gehen von { $was } auf { $now }.
hint-put = Damit werden noch { $count ->
    [one] ein Platz gefüllt.
   *[other] { $count } Plätze gefüllt.
}
hint-take = Damit { $count ->
    [one] kommt noch ein Würfel weg.
   *[other] kommen noch { $count } Würfel weg.
}
hint-answer = Danach gewinnt { $seat } höchstens { $least }; nach einem anderen Zug bis zu { $most }.
hint-usual = Beim Vorausrechnen schnitt er am besten ab.
preview-invitation = { $host } lädt dich zu { $title } ein
