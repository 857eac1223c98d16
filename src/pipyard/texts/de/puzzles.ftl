# Rätsel: was gesucht ist, was aus einem Zug wird, warum es so ist.
puzzle-you = Du
puzzle-opponent = Gegner { $number }
puzzle-ask-win = { $moves ->
    [one] Ein Zug gewinnt sofort. Welcher?
   *[other] Gewinne in { $moves } Zügen, was die anderen auch tun.
}
puzzle-ask-save = Nur ein Zug hält dich im Spiel; nach jedem anderen gewinnt sofort ein Gegner. Welcher?
puzzle-ask-catch = Welcher Zug bringt auf einen Schlag die meisten Punkte?
puzzle-ask-best = Ein Zug ist deutlich besser als alle anderen. Welcher?
puzzle-ask-entry = Welcher Eintrag ist für diesen Wurf der beste?
puzzle-ask-hit = Triff den Würfel { $die }: Schnippe deinen so, dass er weniger zählt als jetzt.
puzzle-solved-win = Gelöst: Diesen Sieg hält nichts mehr auf.
puzzle-solved-save = Gelöst: Nur dieser Zug verliert nicht.
puzzle-solved-catch = Gelöst: { $amount } Punkte, mehr gibt es nicht.
puzzle-solved-best = Gelöst: Mit diesem Zug gewinnst du etwa { $amount } von hundert Partien.
puzzle-solved-entry = Gelöst: Dieser Eintrag verspricht am Ende { $amount } Punkte.
puzzle-solved-hit = Getroffen!
puzzle-right = So weit richtig. Und jetzt?
puzzle-loses = Nein: Jetzt gewinnt ein Gegner.
puzzle-escapes = Nein: Die anderen haben eine Antwort, und der Sieg ist dahin.
puzzle-less = Nein: Das bringt { $amount }, der beste Zug bringt { $best }.
puzzle-worse-best = Nein: Mit diesem Zug gewinnst du etwa { $amount } von hundert Partien, mit dem besten { $best }.
puzzle-worse-entry = Nein: Das verspricht am Ende { $amount } Punkte, der beste Eintrag { $best }.
puzzle-missed = Daneben. Versuch eine andere Richtung oder mehr Kraft.
puzzle-proof-exact = Bewiesen durch alle Varianten ({ $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
}).
puzzle-proof-margin = Geschätzt: In { $tries } Versuchen mit jedem Zug führt dieser um mindestens { $margin } Punkte von hundert (Sicherheit { $confidence } %), und auch eine Suche mit { $deep } Versuchen, wie auf dem Analysebrett, zieht ihn vor.
puzzle-proof-bot = Nach dem starken Spieler dieses Spiels: Der nächstbeste Eintrag liegt { $margin } Punkte zurück.
puzzle-proof-physics = Simuliert; mit zitternder Hand wiederholt traf die Lösung in { $confidence } % der Fälle.
puzzle-level-beginner = Anfänger
puzzle-level-club = Vereinsspieler
puzzle-level-master = Meister
puzzle-failed = { $level } { $failed } von { $asked }
puzzle-failures = Gescheiterte Bots: { $list }.
