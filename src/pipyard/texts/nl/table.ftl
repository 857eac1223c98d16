## Waarom iets aan tafel niet kan.

why-rules-have-changed = de regels van dit spel zijn sinds het begin veranderd: open een nieuwe tafel
why-not-allowed-now = { $move } is nu niet toegestaan
why-nested-too-deeply = te diep genest
why-too-much-happens = tafel bezet, probeer het opnieuw
why-room-needs-a-person = een tafel heeft minstens één mens nodig
why-house-is-full = de server is vol: er kunnen geen tafels meer bij
why-no-such-room = die tafel bestaat niet
why-too-many-messages = te veel berichten; wacht even
why-in-a-room-already = je zit al aan een tafel
why-room-is-full = de tafel is vol
why-sixty-a-second = hoogstens zestig invoeren per seconde worden aangenomen
why-fault-of-the-server = interne serverfout; het ligt niet aan jou
why-not-known-yet = deze tafel kent dat nog niet
why-say-hello-first = zeg eerst hallo
why-cannot-start-from = { $title } kan niet met deze piramide beginnen
why-still-open-seats = er zijn nog stoelen vrij
why-handed-on-when-over = een piramide kan pas worden hergebruikt als haar spel voorbij is
why-store-does-not-answer = de opslag reageert niet; probeer het opnieuw
why-seat-not-asked = stoel { $seat } is niet aan de beurt
why-no-move-begins = geen zet begint met { $prefix }
why-race-has-not-begun = de race is nog niet begonnen
why-no-hint = bij behendigheidsspelen zijn er geen suggesties
why-not-this-die = met deze steen past het stuk nu nergens, of de rest zou uiteenvallen
why-not-this-place = deze plek mag nu niet
why-nothing-to-roll = stoel { $seat } heeft nu niets te gooien
why-real-dice-have-no-place = echte dobbelstenen worden ingevoerd met zone en getal, zonder exacte plaats
why-no-real-board-here = deze tafel is niet geopend voor echte dobbelstenen: schiet de dobbelsteen op het scherm
why-nothing-to-roll-by-hand = stoel { $seat } heeft nu niets met de hand te gooien
why-nothing-of-yours-back = je hebt nu geen zet om terug te nemen
why-nobody-asks-to-undo = niemand vraagt je een zet terug te nemen
why-others-have-to-agree = de anderen moeten het er eerst mee eens zijn
why-game-not-begun = het spel is niet begonnen
why-game-has-begun = het spel is begonnen
why-something-happened = er is iets gebeurd voordat je zet aankwam; kijk nog eens
why-seat-not-yours = stoel { $seat } is niet van jou
why-spectators-only-watch = toeschouwers kijken alleen
why-seat-not-open = stoel { $seat } is niet vrij
why-colour-of-another = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
    [blue] blauw
    [golden] goud
    [yellow] geel
    [grey] grijs
    [white] wit
    [turquoise] turkoois
    [brown] bruin
    [lime] lichtgroen
    [maroon] wijnrood
    [navy] donkerblauw
    [olive] olijf
    [orange] oranje
    [pink] roze
    [purple] paars
    [violet] violet
   *[other] { $colour }
} is de kleur van iemand anders
why-happened-meanwhile = er is intussen iets gebeurd
why-touched-is-touched = je hebt hem al aangeraakt en kunt niet meer annuleren
why-one-after-the-other = maak eerst je huidige actie af
why-nothing-to-steer = { $prefix } kan niet live worden bestuurd
why-not-done-live = { $verb } gaat hier niet live
why-sample-has-numbers = een meting moet hier { $count } getallen hebben: { $channels }
why-samples-sixty = de tafel kan zo’n snelle hand niet volgen; een ogenblik wordt overgeslagen
why-page-is-older = deze pagina is ouder dan de server; laad haar opnieuw
why-page-is-newer = deze pagina is nieuwer dan de server; probeer het zo nog eens
why-room-closed = deze tafel is gesloten
why-host-decides = alleen de gastheer of gastvrouw beslist dit
why-nobody-sits-there = op plaats { $seat } zit niemand
why-seat-is-your-own = dit is je eigen plaats
why-seat-is-present = deze speler is er
why-seat-has-secrets = deze plaats heeft geheimen tot het spel voorbij is; alleen een bot mag er zitten
why-vote-is-running = er wordt al gestemd
why-nobody-to-vote = er is verder niemand om hierover te stemmen
why-no-vote-of-yours = er is niets waarover je kunt stemmen
why-you-were-removed = je bent van deze tafel verwijderd en mag alleen nog kijken
why-by-invitation = er is iemand van deze tafel verwijderd, dus de stoelen worden alleen op uitnodiging gegeven: vraag om een link

serve-at = Pipyard draait op { $address } (tafels worden bewaard in { $rooms }); Ctrl-C stopt
serve-network = Anderen in je netwerk bereiken het op { $address }
serve-port-taken = poort { $port } is bezet, misschien door een tafel die nog open is; kies een andere: --port { $other }
serve-no-address = kan niet luisteren op { $host }, poort { $port }: { $why }
serve-alone = Alleen deze machine kan erbij; --host 0.0.0.0 opent de tafel voor je netwerk
why-message-malformed = onjuist bericht ({ $error })
why-other-sites = verzoeken van andere sites worden niet beantwoord
why-too-many-requests = te veel verzoeken in korte tijd; wacht even
why-too-many-rooms = te veel tafels in korte tijd; wacht even
why-no-such-game = zo’n spel is er niet
why-not-over-yet = het spel is nog niet afgelopen
why-language-not-spoken = deze taal wordt hier niet gesproken
why-body-is-json = de inhoud moet JSON zijn
why-no-such-page = zo’n pagina is er niet
why-no-host-name = { $name } is geen hostnaam: schrijf hem zoals dice.example.org
why-no-such-name = deze server luistert niet naar die naam
why-too-many-bytes = meer dan { $most } bytes
why-no-keeper-here = voor dit spel kan de score niet worden bijgehouden
why-too-many-reviews = er wachten te veel analyses; probeer het later opnieuw
why-review-too-long = het duurde langer dan { $seconds } seconden
why-log-too-long = het spel is te lang om vanuit een link te bekijken
why-review-failed = het spel kan niet bekeken worden ({ $error })
why-review-ended = de analyse is gecrasht
why-no-better-move = in { $game } zijn er geen betere zetten te tonen

lesson-you = Jij
lesson-partner = Leraar { $seat }
lesson-well-done = Goed gedaan. Doe het nog eens als je wilt, of ga verder.

## Decisions about a room, in its chat.

notice-kick = { $by } heeft { $name } van de tafel verwijderd
notice-kick-vote = De tafel heeft { $name } weggestemd
notice-free = { $by } heeft de plaats van { $name } vrijgemaakt
notice-free-vote = De tafel heeft gestemd om de plaats van { $name } vrij te maken
notice-leave = { $name } heeft de tafel verlaten
notice-token = { $by } heeft een nieuwe link gemaakt voor { $name }
notice-token-vote = De tafel heeft gestemd voor een nieuwe link voor { $name }
notice-invite = { $by } heeft een link naar een vrije stoel gemaakt
notice-invite-vote = De tafel heeft voor een link naar een vrije stoel gestemd
notice-open = { $by } laat iedereen weer plaatsnemen
notice-open-vote = De tafel heeft ervoor gestemd dat iedereen weer mag plaatsnemen
notice-host = { $by } heeft de leiding aan { $name } gegeven
notice-close = { $by } heeft de tafel gesloten
notice-close-vote = De tafel heeft gestemd om te sluiten
notice-abandoned = De partij is opgegeven, zonder uitslag: een dag lang gebeurde er niets
notice-aborted = De partij is afgebroken, zonder uitslag: iemands tijd was om voordat iedereen een eerste zet had gedaan
notice-propose-kick = { $by } stelt voor { $name } te verwijderen
notice-propose-free = { $by } stelt voor de plaats van { $name } vrij te maken
notice-propose-token = { $by } stelt een nieuwe link voor { $name } voor
notice-propose-invite = { $by } stelt een link naar een vrije stoel voor
notice-propose-open = { $by } stelt voor dat iedereen weer mag plaatsnemen
notice-propose-close = { $by } stelt voor de tafel te sluiten
notice-vote-failed = De stemming is mislukt

notice-bot-failed = { $why ->
    [slow] { $bot } heeft twee keer te lang nagedacht.
    [died] { $bot } is twee keer vastgelopen.
    [illegal] { $bot } koos een zet die niet mag.
   *[error] { $bot } heeft twee keer gefaald.
} Er is niets in zijn plaats gespeeld.
bot-failed = { $why ->
    [slow] { $seat } heeft te lang nagedacht.
    [died] { $seat } is vastgelopen.
    [illegal] { $seat } koos een zet die niet mag.
   *[error] { $seat } heeft gefaald.
} Het spel wacht: laat hem het opnieuw proberen, of laat een andere spelen.
why-hint-failed = de suggestie is mislukt; probeer het opnieuw

# why a bot would play the move it suggests
hint-wins = Die wint.
hint-ends = Die beëindigt het spel.
hint-score = Je score gaat van { $was } naar { $now }.
hint-score-of = De score van { $seat } gaat van { $was } naar { $now }.
hint-put = Die vult nog { $count ->
    [one] één plek.
   *[other] { $count } plekken.
}
hint-take = Die haalt er nog { $count ->
    [one] één steen af.
   *[other] { $count } stenen af.
}
hint-answer = Daarna wint { $seat } hoogstens { $least }; na een andere zet tot { $most }.
hint-usual = Bij het vooruitkijken kwam deze als beste uit de bus.
preview-invitation = { $host } nodigt je uit voor { $title }
