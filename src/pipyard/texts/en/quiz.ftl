## Do you know it? The questions at the end of How to play

quiz-title = Do you know it?
quiz-about = Five questions about positions from real games.
quiz-you = You are { $who }.
quiz-lead-move = You play: { $event }.
quiz-lead-happens = This happens: { $event }.
quiz-lead-rolled = You roll { $roll }.
quiz-lead-fallen = The dice show { $roll }.
quiz-event-failed = The attempt fails: { $edges } dice of the edges stand, and { $others } other dice are left on the plate.
quiz-event-fell = { $count ->
    [one] One die falls, and it shows { $face }.
   *[other] { $count } dice fall, and the first one shows { $face }.
}
quiz-event-landed = The die stays on the plate. Dice that fall off: { $fallen }.
quiz-event-missed = The die misses the plate. Dice that fall off: { $fallen }.
quiz-event-off = The die falls off the plate.
quiz-event-settled = The die comes to rest on { $place }.
quiz-event-stayed = The die stays where it lands.
quiz-event-none-fallen = none
quiz-ask-legal = It is your turn. Which of these moves is allowed?
quiz-ask-forbidden = It is your turn. Which of these moves is not allowed?
quiz-ask-right = Everybody is looking at the same time. Which of these is right?
quiz-ask-moves = It is your turn. How many moves can you choose from?
quiz-ask-score = Your score is { $before }.
quiz-ask-points = What is your score now?
quiz-ask-dice-more = How many dice are added to the pyramid?
quiz-ask-dice-fewer = How many dice leave the pyramid?
quiz-ask-colour = What colour is the die on { $place } now?
quiz-ask-turn = Who decides next?
quiz-ask-winner = The game is over: { $why }. Who wins?
quiz-ask-begin = { $seats ->
    [one] You play alone. How many dice are on the plate at the beginning?
   *[other] { $seats } people play. How many dice are on the plate at the beginning?
}
quiz-ask-stock = { $seats ->
    [one] You play alone. How many dice do you have beside the plate at the beginning?
   *[other] { $seats } people play. How many dice does each of them have beside the plate at the beginning?
}
quiz-ask-players = How many people can play this game?
quiz-ask-attempts = How many attempts does everybody have?
quiz-ask-limit = How many minutes may an attempt last at most?
quiz-ask-time = What is your best time in seconds now?
quiz-ask-round = What are your dice worth now?
quiz-crossed = crossed out
quiz-sheet = The sheet with everything written so far
quiz-lies = A { $face } on the { $times }× step
quiz-lies-off = A { $face } beside the board
quiz-lies-short = A { $face } that is not completely over the line
quiz-fact = { $what }: { $how }
quiz-share = { $names } share the victory
quiz-why-legal = Of these, only one is allowed: { $move }.
quiz-why-forbidden = This is not allowed: { $move }.
quiz-why-right = This is right: { $move }.
quiz-why-moves = You can choose from: { $moves }.
quiz-why-points = The score goes from { $before } to { $after }.
quiz-why-dice = These places change: { $places }.
quiz-why-colour = Under { $place } lie { $colours }, and the die on top is { $colour }.
quiz-why-turn = Next to decide: { $who }.
quiz-why-turn-again = It is still your turn.
quiz-why-winner = The winner: { $who }.
quiz-why-time = The shortest time counts: { $who } seconds.
quiz-why-number = The right number is { $number }.
quiz-objection = { $choices }: { $why }.
quiz-read = See “{ $section }”.
quiz-right = Right!
quiz-wrong = Not quite. The right answer is { $choice }.
quiz-answer = Answer
quiz-none = There is no quiz for this game.
quiz-which = Which one? { $letters }
quiz-count = { $right } of { $all } right.
