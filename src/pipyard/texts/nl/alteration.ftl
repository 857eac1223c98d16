## Glijpartij en Uitgegleden

objective-fulfilled = de opdracht is vervuld
slipped-cards-left = { $cards ->
    [one] er is nog één kaart in de stapel
   *[other] er zijn nog { $cards } kaarten in de stapel
}
slipped-card-1 = opdracht van { $seat }: 1 2 3 4 5 6 op rij
slipped-card-2 = opdracht van { $seat }: 1 4 2 5 3 6 op rij
slipped-card-3 = opdracht van { $seat }: 2 4 6 1 3 5 op rij
slipped-card-4 = opdracht van { $seat }: 3 6 1 5 2 4 op rij
slipped-card-5 = opdracht van { $seat }: 1 1 2 2 3 3 op rij
slipped-card-6 = opdracht van { $seat }: 4 4 5 5 6 6 op rij
slipped-card-7 = opdracht van { $seat }: zes gelijke getallen op rij
slipped-card-8 = opdracht van { $seat }: drie gelijke getallen en daarna drie keer het getal dat er samen 7 mee maakt
slipped-card-9 = opdracht van { $seat }: op twee van de drie zijden telkens drie verschillende paren na elkaar
slipped-card-10 = opdracht van { $seat }: twee getallen die over zeven plekken afwisselen
slipped-card-11 = opdracht van { $seat }: zes getallen op rij waarvan elke twee buren samen 7 zijn
slipped-card-12 = opdracht van { $seat }: op één zijde telkens vier plekken links en rechts van de top die elkaar spiegelen
slipped-card-13 = opdracht van { $seat }: een ribbe die, van één zijde gezien, van voet tot top nooit stijgt of nooit daalt
slipped-card-14 = opdracht van { $seat }: een ribbe waarvan de negen getallen, van één zijde gezien, samen 46 of meer zijn
slipped-card-15 = opdracht van { $seat }: een ribbe waarvan de negen getallen, van één zijde gezien, samen 17 of minder zijn
slipped-card-16 = opdracht van { $seat }: op alle drie de zijden hetzelfde getal links en rechts van de top
slipped-out = { $seat } meldde zich ten onrechte en ligt eruit.
slipped-card-own = opdracht van { $seat }: een eigen reeks, { $run }
slipped-card-pattern = opdracht van { $seat }: een eigen vorm, { $run } (gelijke letters zijn gelijke getallen)
slide-own-goal = wint ook: { $run }
verb-claim = melden { $rest }
verb-done = klaar
verb-pull = { $rest } eruit trekken
slipped-card-1-you = jouw opdracht: 1 2 3 4 5 6 op rij
slipped-card-2-you = jouw opdracht: 1 4 2 5 3 6 op rij
slipped-card-3-you = jouw opdracht: 2 4 6 1 3 5 op rij
slipped-card-4-you = jouw opdracht: 3 6 1 5 2 4 op rij
slipped-card-5-you = jouw opdracht: 1 1 2 2 3 3 op rij
slipped-card-6-you = jouw opdracht: 4 4 5 5 6 6 op rij
slipped-card-7-you = jouw opdracht: zes gelijke getallen op rij
slipped-card-8-you = jouw opdracht: drie gelijke getallen en daarna drie keer het getal dat er samen 7 mee maakt
slipped-card-9-you = jouw opdracht: op twee van de drie zijden telkens drie verschillende paren na elkaar
slipped-card-10-you = jouw opdracht: twee getallen die over zeven plekken afwisselen
slipped-card-11-you = jouw opdracht: zes getallen op rij waarvan elke twee buren samen 7 zijn
slipped-card-12-you = jouw opdracht: op één zijde telkens vier plekken links en rechts van de top die elkaar spiegelen
slipped-card-13-you = jouw opdracht: een ribbe die, van één zijde gezien, van voet tot top nooit stijgt of nooit daalt
slipped-card-14-you = jouw opdracht: een ribbe waarvan de negen getallen, van één zijde gezien, samen 46 of meer zijn
slipped-card-15-you = jouw opdracht: een ribbe waarvan de negen getallen, van één zijde gezien, samen 17 of minder zijn
slipped-card-16-you = jouw opdracht: op alle drie de zijden hetzelfde getal links en rechts van de top
slipped-out-you = Je meldde je ten onrechte en ligt eruit.
slipped-card-own-you = jouw opdracht: een eigen reeks, { $run }
slipped-card-pattern-you = jouw opdracht: een eigen vorm, { $run } (gelijke letters zijn gelijke getallen)
