### Toernooien: waarom iets wordt geweigerd.

why-no-such-tournament = dit toernooi bestaat niet
why-directors-only = dat mag alleen wie dit toernooi leidt
why-too-many-tournaments = er staan te veel toernooien open: wacht tot er een voorbij is
why-too-many-bots = meer bots kan deze machine in één toernooi niet laten spelen
why-too-late-to-join = het is te laat om aan dit toernooi mee te doen
why-tournament-is-full = dit toernooi is vol
why-no-such-entrant = onder dit nummer doet niemand mee
why-tournament-is-over = dit toernooi is niet bezig
why-tournament-has-begun = dit toernooi is al begonnen
why-tournament-needs-two = aan een toernooi moeten er minstens twee meedoen
why-tournament-needs-a-clock = een toernooi heeft een klok nodig: seconden per zet of per partij
why-pairing-is-past = alleen over partijen van de lopende ronde kan worden beslist
why-points-do-not-add-up = een partij levert 1 en 0, ½ en ½, 0 en 1, of voor beiden niets op
why-no-table-for-you = er is nu geen tafel waar je wordt verwacht
why-tournament-decides = dit is een toernooitafel: de plaatsen worden op de pagina van het toernooi ingenomen, en er zijn geen tips, geen teruggenomen zetten en geen andere spellen
