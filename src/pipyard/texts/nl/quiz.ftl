## Ken je het spel? De vragen aan het einde van de spelregels

quiz-title = Ken je het spel?
quiz-about = Vijf vragen over stellingen uit echte partijen.
quiz-you = Jij bent { $who }.
quiz-lead-move = Je speelt: { $event }.
quiz-lead-happens = Dit gebeurt er: { $event }.
quiz-lead-rolled = Je gooit { $roll }.
quiz-lead-fallen = De dobbelstenen tonen { $roll }.
quiz-event-failed = De poging mislukt: { $edges } dobbelstenen van de ribben staan nog, en er liggen { $others } andere op de plaat.
quiz-event-fell = { $count ->
    [one] Er valt één dobbelsteen, en die toont een { $face }.
   *[other] Er vallen { $count } dobbelstenen, en de eerste toont een { $face }.
}
quiz-event-landed = De dobbelsteen blijft op de plaat liggen. Eraf gevallen: { $fallen }.
quiz-event-missed = De dobbelsteen mist de plaat. Eraf gevallen: { $fallen }.
quiz-event-off = De dobbelsteen valt van de plaat.
quiz-event-settled = De dobbelsteen komt op { $place } tot rust.
quiz-event-stayed = De dobbelsteen blijft liggen.
quiz-event-none-fallen = geen
quiz-ask-legal = Jij bent aan de beurt. Welke van deze zetten mag?
quiz-ask-forbidden = Jij bent aan de beurt. Welke van deze zetten mag niet?
quiz-ask-right = Iedereen zoekt tegelijk. Welk antwoord klopt?
quiz-ask-moves = Jij bent aan de beurt. Uit hoeveel zetten kun je kiezen?
quiz-ask-score = Je score is { $before }.
quiz-ask-points = Wat is je score daarna?
quiz-ask-dice-more = Hoeveel dobbelstenen komen er op de piramide bij?
quiz-ask-dice-fewer = Hoeveel dobbelstenen gaan er van de piramide af?
quiz-ask-colour = Welke kleur heeft de dobbelsteen op { $place } dan?
quiz-ask-turn = Wie beslist daarna?
quiz-ask-winner = Het spel is afgelopen: { $why }. Wie wint?
quiz-ask-begin = { $seats ->
    [one] Je speelt alleen. Hoeveel dobbelstenen liggen er aan het begin op de plaat?
   *[other] Jullie spelen met { $seats }. Hoeveel dobbelstenen liggen er aan het begin op de plaat?
}
quiz-ask-stock = { $seats ->
    [one] Je speelt alleen. Hoeveel dobbelstenen heb je aan het begin naast de plaat?
   *[other] Jullie spelen met { $seats }. Hoeveel dobbelstenen heeft ieder aan het begin naast de plaat?
}
quiz-ask-players = Met hoeveel spelers kun je dit spelen?
quiz-ask-attempts = Hoeveel pogingen heeft iedereen?
quiz-ask-limit = Hoeveel minuten mag een poging hoogstens duren?
quiz-ask-time = Wat is nu je beste tijd in seconden?
quiz-ask-round = Hoeveel zijn je dobbelstenen waard zoals ze liggen?
quiz-crossed = doorgestreept
quiz-sheet = Het blad met alles wat tot nu toe genoteerd is
quiz-lies = Een { $face } op de trede { $times }×
quiz-lies-off = Een { $face } naast het bord
quiz-lies-short = Een { $face } die niet helemaal over de lijn ligt
quiz-fact = { $what }: { $how }
quiz-share = { $names } delen de overwinning
quiz-why-legal = Hiervan mag er maar één: { $move }.
quiz-why-forbidden = Dit mag niet: { $move }.
quiz-why-right = Dit klopt: { $move }.
quiz-why-moves = Je kunt kiezen uit: { $moves }.
quiz-why-points = De score gaat van { $before } naar { $after }.
quiz-why-dice = Deze plaatsen veranderen: { $places }.
quiz-why-colour = Onder { $place } liggen { $colours }, en de dobbelsteen erop is { $colour }.
quiz-why-turn = Nu beslist: { $who }.
quiz-why-turn-again = Je bent nog steeds aan de beurt.
quiz-why-winner = Winnaar: { $who }.
quiz-why-time = De kortste tijd telt: { $who } seconden.
quiz-why-number = Het juiste getal is { $number }.
quiz-objection = { $choices }: { $why }.
quiz-read = Zie “{ $section }”.
quiz-right = Goed!
quiz-wrong = Net niet. Het juiste antwoord is { $choice }.
quiz-answer = Antwoord
quiz-none = Voor dit spel is er geen quiz.
quiz-which = Welke? { $letters }
quiz-count = { $right } van de { $all } goed.
