# De pagina’s van de club, en privacy.
club-title = Club
club-go = Club: leden, ratings, mijn partijen
club-me = Mijn pagina
club-member = Lid
club-privacy = Privacy
club-privacy-read = Wat deze server over je weet
club-none = Deze server heeft geen club.
club-refused = Je kunt nog als gast spelen waar gasten welkom zijn.
club-join = Lid worden
club-join-about = Leden hebben een geschiedenis, ratings en een eigen pagina. Er is geen wachtwoord en geen e-mail: dit apparaat maakt een sleutel en bewaart die. Gasten kunnen zonder sleutel blijven spelen.
club-invited = Je hebt een uitnodiging.
club-needs-invitation = Nieuwe leden hebben hier een uitnodiging nodig: vraag een beheerder om een link.
club-name = Naam
club-join-go = Lid worden
club-return = Ik ben al lid
club-return-about = Open op je andere apparaat ‘Mijn pagina’ en toon de sleutel. Scan de code met dit apparaat, of typ de twaalf woorden.
club-phrase = Twaalf woorden
club-return-go = Deze sleutel gebruiken
club-phrase-wrong = Er is een woord fout of weg: controleer ze alle twaalf.
club-carried = Een sleutel van een ander apparaat
club-carried-about = De link die je hebt geopend, bevat de sleutel van een lid. Gebruik die hier alleen als het je eigen sleutel is.
club-carried-go = Hij is van mij: hier gebruiken
club-since = Lid sinds { $day }
club-results = Resultaten
club-game = Spel
club-player = Speler
club-rating-head = Rating
club-rating = { $points } ± { $margin }
club-rating-provisional = { $points } ± { $margin } ?
club-rating-about = Iedereen begint op 1500; 400 punten meer betekent tien keer zo vaak winnen als verliezen. Met 95 % waarschijnlijkheid ligt je sterkte binnen ±. Een vraagteken: te weinig partijen om het te zeggen.
club-played = Gespeeld
club-first = Eerste plaatsen
club-curve = Rating over { $games } partijen; nu { $points } ± { $margin }
club-curve-short = Voor een curve zijn twee partijen voor de rating nodig.
club-past = Gespeelde partijen
club-all-games = Alle spellen
club-all-opponents = Alle tegenstanders
club-more = Meer
club-no-games = Nog geen voltooide partijen.
club-replay = { $title } terugkijken, { $day }
club-place = plaats { $place } van { $players }
club-bot = Bot { $name } ({ $version })
club-opponents = Tegenstanders
club-opponent = Tegenstander
club-no-opponents = Hier verschijnen de leden en bots die je hebt ontmoet. Alleen jij ziet dit.
club-ahead = Voor
club-behind = Achter
club-key = Je sleutel
club-key-about = De sleutel is alles wat dit apparaat het jouwe maakt. Neem hem mee naar je andere apparaten en bewaar de woorden op papier: niemand kan ze herstellen, en wie ze heeft, is jij.
club-key-show = Sleutel tonen
club-key-scan = Scan deze code met je andere apparaat:
club-key-write = Of schrijf deze twaalf woorden in deze volgorde op:
club-copy = Kopiëren
club-copied = Gekopieerd
club-key-lost = Een apparaat is weg, of iemand heeft de sleutel gezien
club-key-new-about = Een nieuwe sleutel sluit alle andere apparaten buiten. Schrijf de nieuwe woorden op.
club-key-new = Nieuwe sleutel maken
club-leave-about = De sleutel alleen van dit apparaat verwijderen. Zonder de woorden of een ander apparaat kom je niet meer in je account.
club-leave = Sleutel van dit apparaat verwijderen
club-account = Account
club-rename = Hernoemen
club-data = Mijn gegevens downloaden
club-logs = Al mijn partijen downloaden
club-delete = Mijn account verwijderen
club-delete-about = Je naam, ratings, geschiedenis en wat je in chats schreef, worden voorgoed verwijderd. De zetten van je partijen blijven, zonder je naam, want ze zijn ook van de anderen.
club-delete-type = Typ ‘{ $name }’ om het account te verwijderen
club-delete-go = Voorgoed verwijderen
club-house = Het huis
club-door = Wie binnen mag
club-door-open = Open voor iedereen: leden en gasten
club-door-members = Alleen leden; iedereen kan lid worden
club-door-invited = Alleen leden; nieuwe leden hebben een uitnodiging nodig
club-board = Ranglijst
club-board-none = Nog geen partijen voor de rating. Leden kunnen voor de rating spelen: kies dat onder ‘Klokken en echte dobbelstenen’ als je een tafel opent.
club-board-empty = Niemand heeft al genoeg partijen voor de rating gespeeld.
club-care = Het huis beheren
club-invite = Iemand uitnodigen
club-invite-about = Met deze link wordt één persoon lid. Hij is { $days } dagen geldig.
club-members = Leden
club-role = Rol van { $name }
club-role-member = Lid
club-role-moderator = Moderator
club-role-host = Beheerder
club-new-name = Nieuwe naam voor { $name }
club-banned = geblokkeerd
club-ban = Blokkeren
club-unban = Blokkade opheffen
terms-rated = Voor de rating
terms-rated-about = Een partij voor de rating is voor leden en bots, één per apparaat, met de gewone opties of een kant-en-klare variant. De klok loopt door, ook als iedereen weg is; er zijn geen hints en geen zetten terug.
privacy-device = Op je apparaat
privacy-device-text = Je browser bewaart je naam, je instellingen, de tafels waar je een plaats hebt, opgeloste puzzels, scores van echte dobbelstenen de sleutel van een lid, en een willekeurig getal dat voorkomt dat twee leden op één apparaat elkaar in een partij voor de rating treffen; een tafel bewaart daar een hash van die geen andere tafel heeft. Dat blijft daar, behalve wat je door te spelen verstuurt. Er zijn geen cookies.
privacy-tables = Aan een tafel
privacy-tables-text = De server bewaart wat er aan een tafel gebeurt: de namen die spelers typten, elke zet met zijn tijd, en de chat. Wie de link heeft, kan meekijken; een tafel die in de club wordt getoond, kan iedereen bekijken die binnen mag. Tafels blijven tot de beheerder van deze server ze verwijdert. Netwerkadressen worden in het geheugen gebruikt om misbruik te beperken en worden niet door Pipyard bewaard; een proxy ervoor kan zijn eigen logboek bijhouden.
privacy-members = Over leden
privacy-members-text = Van een lid bewaart de server de naam, een hash van de sleutel (nooit de sleutel), de dag van aanmelding, de rol, vakanties, de tafels waar het lid zat, vooraf vastgelegde zetten, de resultaten van partijen, de ratings en de toernooien waaraan het lid meedeed of die het leidde.
privacy-others-text = Anderen zien de naam van een lid, de dag van aanmelding, ratings en aantallen partijen; in een gesloten huis zien alleen leden die. Tegen wie je speelde, en waar, zie alleen jij, behalve in toernooien: de deelnemers, partijen en uitslagen daarvan ziet iedereen die binnen mag; moderatoren zien namen, rollen, blokkades, de partijen die bezig zijn, en gemelde namen of berichten met wie ze heeft gemeld.
privacy-calls = Oproepen als je aan de beurt bent
privacy-calls-text = Als je een browser toestaat je te roepen wanneer je aan de beurt bent, bewaart de server voor elk van je plaatsen het adres dat de browser van de pushdienst van zijn maker (Google, Mozilla, Apple of Microsoft) kreeg, twee sleutels daarvoor en je taal. Die blijven bewaard tot 60 dagen nadat de browser ze voor het laatst gaf, of tot de tafel wordt verwijderd. Oproepen gaan via die dienst: die weet wanneer deze server welke browser roept, maar kan de inhoud niet lezen, want die is voor jouw browser versleuteld. De beheerder kan de server ook aan een berichtendienst van het huis laten vertellen wie aan de beurt is in partijen met dagen per zet: de namen, het spel en de link van de tafel.
privacy-rights = Wat je kunt doen
privacy-rights-text = Op ‘Mijn pagina’ kun je alles wat de club over je weet, met je chat en de adressen voor oproepen, en de logboeken van al je partijen downloaden, je naam wijzigen en je account verwijderen. Dan verdwijnen je naam, ratings en chat meteen uit de opslag; back-ups van de beheerder bewaren ze tot ze worden vervangen.
privacy-never = Wat Pipyard nooit doet
privacy-never-text = Het vraagt geen e-mail, geen telefoonnummer en geen wachtwoord. Het telt geen bezoeken en laadt niets van andere sites. Behalve door de oproepen hierboven vertelt het niemand iets over jou.
club-count = { $count ->
    [0] Nog niemand is lid.
    [one] Eén lid
   *[other] { $count } leden
}
club-board-hidden = { $count ->
    [0] Alle ratings zijn zeker genoeg om te tonen.
    [one] Eén speler staat er niet bij: te weinig partijen voor de rating.
   *[other] { $count } spelers staan er niet bij: te weinig partijen voor de rating.
}
club-tables = Open tafels
club-tables-waiting = Vrije plaatsen
club-tables-running = Partijen om te bekijken
club-tables-none = Er wacht nu niemand.
club-tables-quiet = Er is geen getoonde partij aan de gang.
club-table-sit = Meedoen
club-table-watch = Kijken
club-seek = Tegenstander zoeken
club-seek-about = Speel met wie er wacht, eerst met de dichtstbijzijnde rating
club-seek-bots = Komt er binnen een minuut niemand, dan spelen bots
terms-listed = De tafel in de club tonen
club-table-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
club-table-clock = { $seconds } s per zet
report-title = Een naam of bericht melden
report-about = De moderatoren van de club zien wat je kiest en wie het meldt.
report-name = De naam ‘{ $name }’
report-go = Melden
report-done = De moderatoren zullen ernaar kijken.
club-reports = Meldingen
club-reports-none = Er is niets gemeld.
club-report-name = De naam is gemeld.
club-report-guest = een gast
club-report-table = Naar de tafel
club-report-settle = Afgehandeld
club-running = Partijen die bezig zijn
club-running-none = Er is geen partij bezig.
club-running-here = { $count } aanwezig
club-look-again = Opnieuw kijken
terms-days-a-move = { $count ->
    [one] 1 dag per zet
   *[other] { $count } dagen per zet
}
terms-days = Dagen voor elke zet
terms-days-each = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
turns-title = Jouw beurt
turns-none = Er wacht geen partij met dagen per zet of voor de rating.
turns-mine = jij bent aan de beurt
turns-of = { $name } is aan de beurt
turns-nobodys = iemand anders is aan de beurt
turns-left = nog { $time }
vacation-title = Vakantie
vacation-about = Terwijl je weg bent, staan je klokken stil in partijen met dagen per zet. Dagen over dit jaar: { $left }.
vacation-take = Vanaf nu, voor
vacation-go = Op vakantie gaan
vacation-until = Je bent op vakantie tot { $day }: je klokken staan stil.
vacation-back = Ik ben terug
vacation-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
premoves-title = Als zij … spelen, speel ik …
premoves-about = De tafel speelt je antwoord meteen als het loopt zoals verwacht. Schrijf zetten zoals in het logboek. Niemand anders ziet dit.
premoves-if = Als zij spelen
premoves-then = speel ik
premoves-pair = { $theirs } → { $mine }
premoves-add = Toevoegen
premoves-clear = Reeks vergeten
seek-kind = Soort spel
seek-any-kind = Elke soort
seek-seats = Aantal spelers
seek-players = { $count } spelers
seek-length = Tijd per speler
seek-level = Sterkte van de bots
