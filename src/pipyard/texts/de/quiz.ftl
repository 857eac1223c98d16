## Kennst du das Spiel? Die Fragen am Ende der Spielregeln

quiz-title = Kennst du das Spiel?
quiz-about = Fünf Fragen zu Stellungen aus echten Partien.
quiz-you = Du bist { $who }.
quiz-lead-move = Du spielst: { $event }.
quiz-lead-happens = Das geschieht: { $event }.
quiz-lead-rolled = Du würfelst { $roll }.
quiz-lead-fallen = Die Würfel zeigen { $roll }.
quiz-event-failed = Der Versuch misslingt: { $edges } Würfel der Kanten stehen, und { $others } andere liegen noch auf der Platte.
quiz-event-fell = { $count ->
    [one] Ein Würfel fällt herunter und zeigt eine { $face }.
   *[other] { $count } Würfel fallen herunter, und der erste zeigt eine { $face }.
}
quiz-event-landed = Der Würfel bleibt auf der Platte. Heruntergefallen: { $fallen }.
quiz-event-missed = Der Würfel verfehlt die Platte. Heruntergefallen: { $fallen }.
quiz-event-off = Der Würfel fällt von der Platte.
quiz-event-settled = Der Würfel kommt auf { $place } zur Ruhe.
quiz-event-stayed = Der Würfel bleibt liegen.
quiz-event-none-fallen = keiner
quiz-ask-legal = Du bist dran. Welcher dieser Züge ist erlaubt?
quiz-ask-forbidden = Du bist dran. Welcher dieser Züge ist nicht erlaubt?
quiz-ask-right = Alle suchen gleichzeitig. Was davon stimmt?
quiz-ask-moves = Du bist dran. Unter wie vielen Zügen kannst du wählen?
quiz-ask-score = Dein Punktestand ist { $before }.
quiz-ask-points = Wie hoch ist er danach?
quiz-ask-dice-more = Wie viele Würfel kommen auf die Pyramide?
quiz-ask-dice-fewer = Wie viele Würfel verlassen die Pyramide?
quiz-ask-colour = Welche Farbe hat dann der Würfel auf { $place }?
quiz-ask-turn = Wer entscheidet als Nächstes?
quiz-ask-winner = Das Spiel ist aus: { $why }. Wer gewinnt?
quiz-ask-begin = { $seats ->
    [one] Du spielst allein. Wie viele Würfel liegen am Anfang auf der Platte?
   *[other] { $seats } Personen spielen mit. Wie viele Würfel liegen am Anfang auf der Platte?
}
quiz-ask-stock = { $seats ->
    [one] Du spielst allein. Wie viele Würfel hast du am Anfang neben der Platte?
   *[other] { $seats } Personen spielen mit. Wie viele Würfel hat am Anfang jeder neben der Platte?
}
quiz-ask-players = Zu wievielt kann man das spielen?
quiz-ask-attempts = Wie viele Versuche hat jeder?
quiz-ask-limit = Wie viele Minuten darf ein Versuch höchstens dauern?
quiz-ask-time = Was ist jetzt deine beste Zeit in Sekunden?
quiz-ask-round = Was sind deine Würfel wert, so wie sie liegen?
quiz-crossed = durchgestrichen
quiz-sheet = Das Blatt mit allem, was bisher eingetragen ist
quiz-lies = Eine { $face } auf der Stufe { $times }×
quiz-lies-off = Eine { $face } neben dem Brett
quiz-lies-short = Eine { $face }, die nicht ganz über der Linie liegt
quiz-fact = { $what }: { $how }
quiz-share = { $names } teilen den Sieg
quiz-why-legal = Von diesen ist nur eines erlaubt: { $move }.
quiz-why-forbidden = Das ist nicht erlaubt: { $move }.
quiz-why-right = Das stimmt: { $move }.
quiz-why-moves = Du kannst wählen: { $moves }.
quiz-why-points = Der Punktestand geht von { $before } auf { $after }.
quiz-why-dice = Diese Plätze ändern sich: { $places }.
quiz-why-colour = Unter { $place } liegen { $colours }, und der Würfel darauf ist { $colour }.
quiz-why-turn = Als Nächstes entscheidet: { $who }.
quiz-why-turn-again = Du bist noch dran.
quiz-why-winner = Es gewinnt: { $who }.
quiz-why-time = Es zählt die kürzeste Zeit: { $who } Sekunden.
quiz-why-number = Die richtige Zahl ist { $number }.
quiz-objection = { $choices }: { $why }.
quiz-read = Siehe „{ $section }“.
quiz-right = Richtig!
quiz-wrong = Nicht ganz. Die richtige Antwort ist { $choice }.
quiz-answer = Antwort
quiz-none = Zu diesem Spiel gibt es kein Quiz.
quiz-which = Welche? { $letters }
quiz-count = { $right } von { $all } richtig.
