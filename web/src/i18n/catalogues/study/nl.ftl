# The study board and the curve of a game.
study-title = Studiebord
study-about = { $moves ->
    [0] Probeer elke zet, voor alle partijen.
    [one] Eén zet geprobeerd. De partij zelf verandert niet.
   *[other] { $moves } zetten geprobeerd. De partij zelf verandert niet.
}
study-think = Laat een bot nadenken
study-stop = Stop met nadenken
study-thinking = Denkt na …
study-over = De partij is hier afgelopen.
study-worth = { $who } is aan zet: { $percent } % winstkans, volgens deze bot
study-row = { $percent } % ({ $tries ->
    [one] 1 poging
   *[other] { $tries } pogingen
})
study-tries = { $tries ->
    [one] 1 poging in totaal
   *[other] { $tries } pogingen in totaal
}
study-start = Begin
study-back = Terug
study-on = Vooruit
study-link = Link kopiëren
study-text = Als tekst kopiëren
study-share = De variant om te delen
study-leave = Studie verlaten
study-here = Vanaf hier bestuderen
curve-label = Hoe ieders spel ervoor stond, stap voor stap; tik om erheen te gaan
curve-about = Winstkans bij elke beslissing, geschat; tik om erheen te gaan.
curve-decision = Beslissing die de curve toont
curve-point = Stap { $at }: { $values }
