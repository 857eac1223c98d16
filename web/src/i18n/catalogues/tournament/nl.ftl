# Toernooien van de club.
tournaments = Toernooien
tournaments-none = Er is hier nog geen toernooi geweest.
tournaments-members = Leden kunnen toernooien houden, tenzij het huis dat aan de moderatoren overlaat.
tournament-swiss = Zwitsers
tournament-round-robin = rondetoernooi
tournament-knock-out = knock-out
tournament-arena = arena
tournament-systems-about = Zwitsers: in elke ronde tref je iemand met evenveel punten, niemand twee keer. Rondetoernooi: iedereen speelt tegen iedereen. Knock-out: wie verliest, ligt eruit. Arena: wie vrij is, speelt weer, tot de tijd om is.
tournament-open = open voor aanmelding
tournament-running = bezig
tournament-over = voorbij
tournament-stopped = gestopt
tournament-bot = Bot ({ $name })
tournament-bye = { $name } is vrij
tournament-playing = wordt gespeeld
tournament-absent = zonder partij beslist
tournament-gone = teruggetrokken
tournament-name = Naam
tournament-points = Punten
tournament-standings = Stand
tie-break-buchholz-cut-1 = Buchholz min 1
tie-break-buchholz = Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-wins = Gewonnen
tournament-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } van { $rounds }
tournament-directed = geleid door { $name }
tournament-twice = Iedereen treft elkaar twee keer, met verwisselde plaatsen
tournament-bank = { $more ->
    [0] { $count } min ieder
   *[other] { $count } min ieder, en { $more } s per zet
}
tournament-wall = Scherm voor aan de muur
tournament-file = Uitslagen als { $kind }
tournament-take-part = Meedoen
tournament-sit = Naar mijn tafel
tournament-wait = Je volgende partij begint als de anderen zover zijn. Deze pagina zegt het je.
tournament-join = Aanmelden
tournament-leave = Terugtrekken
tournament-direct = Het toernooi leiden
tournament-new-bot = Bot
tournament-add-bot = Bot toevoegen
tournament-begin = Toernooi beginnen
tournament-stop = Toernooi stoppen
tournament-stop-really = „{ $name }” echt stoppen?
tournament-games = Partijen
tournament-replay = Naspelen
tournament-decide = Over { $pairing } beslissen
tournament-decide-short = Beslissen …
tournament-withdraw = Eruit halen
tournament-entrants = { $count ->
    [0] Er doet nog niemand mee
    [one] 1 deelnemer
   *[other] { $count } deelnemers
}
tournament-nobody = Wie meedoet, verschijnt hier.
tournament-new = Een nieuw toernooi
tournament-title = Naam
tournament-system = Systeem
tournament-rounds-wish = Rondes (0: genoeg voor één winnaar)
tournament-minutes = Duur van de arena in minuten
tournament-game = Spel { $number }
tournament-no-game = geen verder spel
tournament-games-about = Meer spellen wisselen elkaar per ronde af: kies voor een driekamp een denkspel, een race en een spel voor de vaste hand.
tournament-make = Toernooi aanmaken
tournament-makers = Wie toernooien houdt
tournament-makers-members = Alle leden
tournament-makers-moderators = Alleen moderatoren
