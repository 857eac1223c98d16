## Waarom iets niet kan.

why-eintrichtern-with-max-players-cannot = eintrichtern met max_players { $most } kan niet met { $seats }

why-dice-go-forward-or-sideways = dobbelstenen gaan vooruit of opzij naar een trechter ernaast, nooit terug
why-there-is-no-die-of = op { $cell } staat geen dobbelsteen van jou
why-a-turn-must-change-the = een draai moet de getallen veranderen

why-it-does-not-cost-exactly = het kost niet precies de { $left } die je hebt
why-a-1-swaps-one-of = een 1 ruilt een van je dobbelstenen met een vrije van een tegenstander die er rechtstreeks op rust
why-the-die-at-is-not = de dobbelsteen op { $cell } is niet van jou

why-you-draw-the-foot-of = je trekt de voet van een van je eigen ribben: { $feet }

why-you-pull-on-the-two = je trekt aan de twee ribben van je eigen zijde, één tot acht plekken onder de top
why-adjacent-no-and-order-any = adjacent=no en order=any gaan niet samen: bijna elke piramide zou al een doel hebben
why-own-run-has-six-numbers = een eigen reeks heeft zes getallen van 1 tot 6, of zes nullen als er geen is
why-own-objectives = hoogstens { $most } opdrachten met komma's ertussen: { $least } tot { $longest } getallen van 1 tot 6 of letters van a tot f, of twee of drie delen van { $part } tot { $longest } met een + ertussen, samen 17 tekens

why-you-pull-a-die-of = je trekt een dobbelsteen van een van de drie ribben, één tot acht plekken onder de top
why-you-have-pulled-say-done = je hebt getrokken: zeg done, of meld met claim

why-a-captured-die-goes-to = een gevangen dobbelsteen gaat naar een lege starttrechter van zijn eigenaar, als derde genoemd
why-dice-stay-on-the-plate = dobbelstenen blijven op de plaat
why-only-a-die-on-its = alleen een dobbelsteen op de eigen finishlijn gaat opzij
why-a-die-at-home-only = een dobbelsteen die thuis is, gaat alleen opzij langs zijn finishlijn
why-an-escape-slides-down-a = een vlucht gaat recht naar een hoek, langs de kam, naar de trechter net achter de twee ernaast
why-an-attack-climbs-over-a = een aanval gaat recht naar een kant, over de kam, naar de trechter net achter de twee ernaast
why-your-own-dice-are-never = je kunt je eigen dobbelstenen niet vangen
why-the-die-at-is-at = de dobbelsteen op { $cell } is thuis en veilig
why-its-owner-has-no-empty = zijn eigenaar heeft geen lege starttrechter

why-is-not-next-to-your = { $cell } ligt niet naast je onderzoeker op { $cell2 }
why-a-turn-can-be-stopped = een beurt kan pas worden beëindigd als de onderzoeker is gedraaid
why-the-explorer-has-turned-already = de onderzoeker is al gedraaid: wissel, of stop
why-a-turn-must-change-how = een draai moet veranderen hoe de onderzoeker staat
why-touching-faces-must-be-equal = waar de twee dobbelstenen elkaar raken, toont de jouwe { $mine } en de groene { $theirs }: de getallen moeten gelijk zijn
why-explorers-cannot-change-places-with = onderzoekers kunnen niet met elkaar van plek wisselen

why-the-die-is-rolled-not = de dobbelsteen wordt gegooid; je kunt niet kiezen hoe hij staat
why-say-how-it-stands-place = zeg hoe hij staat: place PLEK DRIETAL
why-first-all-dice-are-placed = eerst moeten alle dobbelstenen worden gezet
why-a-die-pivots-into-an = een dobbelsteen kantelt in een trechter ernaast, en { $cell } ligt niet naast { $cell2 }
why-all-your-dice-are-placed = al je dobbelstenen zijn gezet: kantel er een
why-is-not-in-the-start = { $cell } ligt niet in het startgebied, de rijen a en b

why-the-die-shows-its-last = de dobbelsteen toont { $shown }: zijn laatste sprong moet precies zo ver langs een lijn gaan, over een dobbelsteen heen, en in een lege trechter eindigen
why-there-is-no-die-at = op { $cell } staat geen dobbelsteen
why-only-a-jump-after-a = alleen een sprong na een worp kun je weigeren
why-you-may-go-on-with = je mag verdergaan met de dobbelsteen die je gooide, op { $cell }, of stoppen
why-a-die-can-jump-so = er kan een dobbelsteen springen, dus er moet er een

why-a-jump-goes-straight-over = een sprong gaat recht over één dobbelsteen ernaast naar de trechter erachter
why-a-turn-can-be-stopped-only = een beurt kan alleen na de eerste van twee zetten worden beëindigd
why-all-your-dice-are-placed-step = al je dobbelstenen zijn gezet: stap of spring met een ervan
why-is-neither-next-to-nor-behind = { $cell } ligt niet naast { $cell2 } en ook niet recht achter een dobbelsteen ernaast
why-is-not-next-to = { $cell } ligt niet naast { $cell2 }

why-only-the-customs-capture = alleen de douane vangt
why-an-officer-jumps-straight-over = een douanier springt recht over de ene smokkelaar na de andere
why-the-smuggler-at-has-arrived = de smokkelaar op { $cell } is aangekomen en blijft daar
why-smugglers-keep-off-the-edges = smokkelaars mogen niet in de trechters langs de kanten i1–a1 en a9–i1

why-no-number-of-leads-there = geen getal van { $shown } leidt daarheen over een vrije weg: zwarte dobbelstenen versperren hem, op rode kom je nooit
why-the-guard-puts-one-black = de wacht zet één zwarte dobbelsteen in een lege trechter naast groen
why-with-the-numbers-that-point = met { $shown } kloppen de getallen niet die naar de troon wijzen
why-you-can-move-so-you = je kunt zetten, dus je moet
why-only-the-guard-places-dice = alleen de wacht zet dobbelstenen
why-the-throne-is-entered-only = de troon beklim je alleen vanaf g1, g2 en g3

why-no-shift = bij schuiven gaat de hele rij één stap, naar lege trechters
why-no-swing = bij zwaaien draait de rij om een uiteinde naar de volgende lijn, naar lege trechters
why-no-hop = bij springen gaat de rij twee stappen opzij over een dobbelsteen van een andere rij, of langs haar eigen lijn over alle dobbelstenen ervoor, naar lege trechters
why-no-mount = bij opklimmen gaat elke dobbelsteen van de rij in een trechter van drie dobbelstenen van andere rijen, en allemaal dezelfde kant op
why-no-dismount = bij afdalen gaat elke dobbelsteen vlak achter twee van de dobbelstenen eronder, in een lege trechter van de plaat, en allemaal dezelfde kant op
why-a-mounted-row-can-only = een rij die op andere staat, kan alleen omlaag
why-this-row-is-not-mounted = deze rij staat niet op andere
why-your-mounted-row-has-to = je rij die op andere staat, moet eerst omlaag
why-dice-of-another-row-rest = op deze rij rusten dobbelstenen van een andere en die blokkeren haar
why-without-blockade-no-row-mounts = zonder de optie blockade kunnen rijen niet op andere klimmen
why-a-single-die-does-not = een enkele dobbelsteen zwaait niet
why-a-swing-is-named-by = noem het uiteinde van de rij dat zwaait
why-this-row-is-named-by = deze rij heet naar haar eerste dobbelsteen, { $cell }

why-only-your-witch-moves-the = alleen je heks beweegt, de dobbelsteen op { $cell }

why-dogs-stand-on-the-dice = honden staan op de dobbelstenen van de plaat
why-dogs-sit-in-the-funnels = een hond zit in een holte tussen drie schapen; tik een schaap aan om ernaar te vragen
why-a-bush-cannot-be-the = een struik kan niet de wolf zijn
why-the-wolf-is-one-of = de wolf is een van de 45 dobbelstenen op de plaat
why-the-wolf-is-hidden-already = de wolf is al verstopt
why-only-the-dice-on-the = alleen de dobbelstenen op de plaat kunnen de wolf zijn
why-a-dog-is-at-already = op { $cell } is al een hond
why-first-the-wolf-is-hidden = eerst wordt de wolf verstopt: name PLEK

why-the-amoeba-would-be-torn = de amoebe zou uit elkaar worden getrokken
why-you-have-to-make-all = je moet al je stappen doen
why-the-amoeba-must-hang-together = de amoebe moet samenhangen als je stopt
why-is-not-adjacent-to = { $cell } ligt niet naast { $cell2 }

why-you-have-to-put-more = je moet er nog { $due } zetten

why-only-who-takes-dice-off = je mag alleen stoppen terwijl je bij het afbreken dobbelstenen wegneemt
why-dice-that-come-back-must = je moet de dobbelstenen die terugkomen terugzetten
why-with-a-you = met een { $rolled }: { $dice }
why-that-colour-is-not-yours = die kleur kun je nu niet teruggeven
why-the-colours-version-of-up = Op en neer met kleuren is voor 2 tot 6, niet voor { $seats }
why-up-and-down-is-for = Op en neer is voor 3 spelers, of drie teams (6, 9), niet voor { $seats }; met kleuren is het voor 2 tot 6

why-dice-go-to-level-until = { $level ->
    [0] vul eerst de plaat
   *[other] vul eerst laag { $level }
}

why-a-rolled-die-is-put = een gegooide dobbelsteen wordt gezet zoals hij staat
why-name-one-of-the-funnels = noem een van de trechters die gevuld moeten worden
why-its-lower-face-must-show = zijn ondervlak moet het getal tonen van het vlak waar het op ligt
why-first-a-funnel-has-to = eerst moet er een trechter worden gevuld

why-red-and-green-must-not = rood en groen mogen elkaar niet raken
why-black-is-for-those-who = je mag zwart alleen gebruiken als je geen rood en geen groen kunt zetten
why-you-have-no-die-left = je hebt geen dobbelsteen in { $verb ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $verb }
    } meer

why-no-lower-face-of-the = geen ondervlak van de dobbelsteen is gelijk aan het vlak waar het op zou liggen
why-the-die-has-to-be = je moet de dobbelsteen zetten
why-does-not-belong-to-your = { $cell } hoort niet bij jouw hoek

why-the-chunk-does-not-fit = het brok past daar niet: het houdt zijn vorm, elke dobbelsteen ervan staat stevig, en het raakt het bouwwerk { $touch }
why-a-chunk-has-dice-at = een brok heeft hoogstens { $most } dobbelstenen
why-the-dice-of-a-chunk = de dobbelstenen van een brok hangen met vlakken samen
why-a-chunk-is-lifted-off = je tilt een brok eraf: alles wat op zijn dobbelstenen ligt, moet mee
why-that-would-break-the-rest = dat zou de rest van je kubus in stukken breken
why-this-chunk-can-be-set = dit brok kan nergens op de piramide worden gezet
why-is-not-in-your-cube = { $die } zit niet in je kubus
why-cube-cannot-be-125-with = cube kan met drie spelers niet 125 zijn: 3 x 125 dobbelstenen zitten niet in de doos
why-contact-cannot-be-face-with = contact kan met een chunk_max onder 3 niet face zijn: een enkele dobbelsteen op de plaat raakt niets met een vlak

why-the-chunk-does-not-fit-there = het brok past daar niet: het houdt zijn vorm, en elke dobbelsteen ervan rust op de plaat, op een dobbelsteen of op het brok zelf
why-a-chunk-has-dice = een brok heeft { $sizes } dobbelstenen
why-that-would-break-the-rest-of = dat zou de rest van je blok in stukken breken
why-is-not-in-your-block = { $die } zit niet meer in je blok
why-chunks-must-contain-1-without = chunks moet 1 bevatten: zonder enkele dobbelstenen zou niemand kunnen beginnen

why-nothing-carries = niets draagt { $loose }
why-it-must-touch-the-main = het moet het hoofdbouwwerk met een vlak raken, als rechte rij of als L
why-your-straight-row-earns-one = je rechte rij levert één dobbelsteen op: zet hem in een trechter
why-the-first-die-goes-into = de eerste dobbelsteen gaat in een trechter van de plaat
why-as-long-as-a-piece = zolang er ergens een stuk van drie past, zet je er drie
why-a-die-lies-at-already = op { $taken } ligt al een dobbelsteen

why-you-have-no-die-in = je hebt geen dobbelsteen in je hand: gooi eerst
why-is-no-cell-of-the = { $cell } is geen plek van het verenkleed: een van zijn getallen moet 1 zijn, en geen 0

why-a-row-is-straight-of = een rij moet recht zijn, van één kleur, en mag geen andere dobbelstenen dragen

why-you-take-one-die-first = je neemt eerst één dobbelsteen
why-what-a-double-gives-must = je moet de dobbelstenen nemen die een dubbele oplevert

why-a-die-of-a-dearer = er is een dobbelsteen van een duurdere kleur vrij: groen voor zwart voor rood
why-mix-cannot-be-the-three = mix kan niet { $mix } zijn: de drie getallen moeten samen 165 zijn, niet { $mix2 }

why-say-how-it-stands-as = zeg hoe hij staat, zoals add 6,1,0 623
why-it-is-rolled-how-it = de worp bepaalt hoe hij staat; je kunt het niet kiezen
why-touches-neither-the-thrown-die = { $cell } raakt de gegooide dobbelsteen niet, en ook geen die is bijgezet

why-mount-where-say-a-place = mount waar? Zeg een plek voor een zijde, zoals mount -1,3,4
why-a-die-is-drawn-out = een dobbelsteen wordt uit een zijde getrokken: { $outward }
why-nothing-follows-stop = na stop volgt niets
why-you-may-draw-mount-pull = je mag draw, mount, pull, place of stop zeggen
why-does-not-lie-in-that = { $cell } ligt niet in die zijde
why-there-is-no-such-die = zo'n dobbelsteen is er in de piramide niet
why-a-die-is-pulled-out = een dobbelsteen wordt hoogstens { $farthest } mm uitgetrokken, niet { $distance }
why-no-die-is-taken-out = er wordt geen dobbelsteen uit de piramide genomen
why-all-dice-of-the-box = alle dobbelstenen van de doos hangen eraan
why-is-a-cell-of-the = { $atoms } is een plek van de piramide; een plek voor een zijde heeft een -1
why-a-die-before-a-side = een dobbelsteen voor een zijde hang je aan: mount { $spot }

why-there-are-six-hills-1 = er zijn zes hopen, 1 tot 6
why-a-riddle-must-fit-exactly = een raadsel moet bij precies één hoop passen; met tell, een hoop en woorden mag je er zelf een geven
why-master-cannot-be-a-person = master kan met 2 stoelen geen mens zijn: hij wijst zelf niet en heeft twee anderen nodig
why-only-a-master-who-builds = alleen een meester die de hopen bouwt mag dobbelstenen wisselen en draaien; de optie ‘wie de hopen bouwt’ staat het toe
why-the-hills-were-changed-often-enough = wissel twee verschillende dobbelstenen van de hopen, of draai er een; na 60 wijzigingen moet het raadsel komen
why-only-a-person-builds-hills = waar de meester de hopen bouwt, moet een mens meester zijn

why-only-a-blockaded-player-may = alleen een geblokkeerde speler mag passen
why-you-have-to-lift-a = je moet een blokkade opheffen: spring met een dobbelsteen die op een geblokkeerde staat

why-you-jump-with-your-own = je springt met je eigen dobbelsteen, op { $cell }
why-the-angel-may-not-land = de engel mag niet op de duivel landen


why-map-cannot-be-it-is = map kan niet { $id } zijn: het is een van { $known }{ $hint }

why-first-keep-the-roll-or = houd eerst de worp of gooi een paar dobbelstenen opnieuw: eerder schrijft niemand
why-the-dice-lie-now-everybody = de dobbelstenen liggen: nu schrijft iedereen
why-start-seat-cannot-be-there = start_seat kan niet { $start } zijn: er zijn { $seats } stoelen, geteld vanaf 0
why-there-is-no-city-on = er is geen stad { $atom } op de kaart { $id }; er zijn: { $city }

why-it-should-name-one-or = noem één of twee inschrijvingen: telkens een paar dobbelstenen (of cross) en een stad
why-only-one-city-is-empty = er is nog maar één stad leeg: één inschrijving
why-every-round-takes-two-entries = elke ronde vraagt twee inschrijvingen
why-already = { $city }: al bezet ({ $stands })
why-stands-in-already = { $pair } staat al in { $there }
why-cannot-take-both-entries = { $entries } kan niet beide inschrijvingen opnemen
why-can-be-written-once-only = { $entries } kan maar één keer worden geschreven
why-a-die-cannot-be-used = in de laatste ronde kun je geen dobbelsteen twee keer gebruiken: er is maar één getal
why-a-die-has-been-used = er is al een dobbelsteen twee keer gebruikt: dat kan één keer per spel
why-two-crosses-need-no-die = twee kruisen gebruiken geen dobbelsteen twee keer
why-and-should-have-exactly-one = { $pairs } en { $pairs2 } moeten precies één dobbelsteen gemeen hebben
why-no-second-number-can-be = met nog eens een dobbelsteen van { $pairs } is geen tweede getal te maken
why-and-share-a-die-only = { $pairs } en { $pairs2 } delen een dobbelsteen: dat mag alleen met 'twice', één keer per spel
why-has-two-equal-digits-not = { $pair } heeft twee gelijke cijfers: dat mag niet als een dobbelsteen twee keer wordt gebruikt

why-a-try-ends-after-seconds = een poging eindigt na { $limit } seconden
why-nothing-follows = na { $verb } volgt niets
why-an-entry-begins-with = een opgave begint met { $verbs }
why-needs-whole-number = { $verb } vraagt zoveel hele getallen: { $bounds }
why-solved-needs-the-seconds-it = solved vraagt de seconden die het duurde, zoals solved 34.5
why-cannot-be-it-lies-between = { $value } kan niet: het ligt tussen 0 en { $most }

why-first-call-then-point = eerst roepen, dan wijzen
why-you-have-passed-already = je hebt al gepast
why-put-your-die-where-you = zet je dobbelsteen waar je de som hebt gevonden, of in een trechter naar keuze als die er niet was
why-you-have-called-point-at = je hebt geroepen: wijs een trechter aan

why-you-may-now = nu mag je { $words }

why-only-the-player-who-rolled = alleen wie gooide roept Stop, zolang de beurt open is

why-you-have-your-total-lift = je hebt je som: til een dobbelsteen op
why-first-you-roll-or-keep = gooi eerst, of houd de som die er ligt
why-there-is-no-die-to = op { $cell } is geen dobbelsteen om op te tillen

why-a-turn-is-entered-with = een beurt typ je in met { $ends }
why-a-die-from-cannot-come = een dobbelsteen van { $cell } kan niet op { $cell2 } tot rust komen
why-there-is-no-die-left = er is geen dobbelsteen meer die terecht had kunnen komen
why-the-die-at-came-there = de dobbelsteen op { $cell } kwam daar in deze beurt
why-the-die-at-is-put = de dobbelsteen op { $cell } wordt meteen teruggezet en niet ingetypt
why-enter-those-first = { $because }: typ die eerst in

why-one-standing-and-touching = { $wanted }: staand, en met een vlak tegen een dobbelsteen van jou
why-all-standing-hanging-together-by = { $wanted }: allemaal staand, met vlakken samenhangend, en met een vlak tegen een dobbelsteen van jou
why-the-start-pyramid-is-named = de startpiramide heet naar haar top, een plek van laag 1
why-keep-the-1-or-roll = houd de 1, of gooi opnieuw

why-you-have-no-in-your = je hebt geen { $number } in je worp
why-only-the-player-with-the = alleen wie de gouden dobbelsteen heeft, roept stop
why-the-round-is-stopped-already = de ronde is al gestopt

why-it-would-make-a-row = dat zou een rij van één kleur maken
why-the-pile-has-stood-like = deze stand is al eens voorgekomen
why-you-take-a-die-from = je neemt een dobbelsteen van de plaat die minstens twee vlakken toont
why-first-you-take-a-die = eerst neem je een dobbelsteen
why-put-the-die-in-your = leg de dobbelsteen in je hand terug, of houd hem
why-no-die-is-put-on = op de kale plaat komt geen dobbelsteen
why-the-three-dice-under-it = de drie dobbelstenen eronder moeten drie kleuren hebben, of allemaal één kleur die niet die van de dobbelsteen is

why-feed-a-group-there-is = kies een bestaande groep: { $true }
why-you-can-ransom-0-to = je kunt 0 tot { $seat } dobbelstenen vrijkopen
why-nobody-has-won-a-die = niemand heeft een dobbelsteen gewonnen: koop nog een worp, of beëindig je beurt

why-position-is-no-die-it = position: { $entry } is geen dobbelsteen: het moet PLEK=kleur of PLEK=kleur=drietal luiden
why-position = position: { $place }
why-is-switched-off-there-is = { $verb } is uitgeschakeld; er is: { $actions }
why-it-must-touch-another-die = het moet een van de resterende dobbelstenen zijn en een andere met een vlak raken

why-board-cannot-be-it-is = board kan niet { $what } zijn: het is een van { $known }{ $hint }

why-is-no-die-on-the = { $token }: { $head } is geen dobbelsteen op het bord; { $wanted }
why-a-die-that-lies-so = { $token }: een dobbelsteen die zo ligt, is { $seen }
why-tells-no-zone-and-face = { $token } noemt geen zone en vlak; { $wanted }
why-here-a-die-that-is = { $token }: hier telt een dobbelsteen die eraf is, dus zijn vlak is ook nodig, zoals off3
why-is-no-face-of-these = { $token }: { $word } is geen vlak van deze dobbelstenen, die 1 tot { $faces } tonen
why-an-outcome-of-words-is = een uitslag van { $tokens } woorden is te lang
why-names-a-die-twice = { $what } noemt een dobbelsteen twee keer
why-does-not-say-how-lies = { $what } zegt niet hoe { $die } ligt; { $wanted }

why-is-said-twice-in = { $key } staat twee keer in { $what }
why-up-a-die-of-faces = up={ $number }: een dobbelsteen met { $faces } vlakken toont 1 tot { $faces2 }
why-a-shot-begins-with-flick = een schot begint met flick, roll of shoot en noemt een dobbelsteen
why-dice-are-flicked-in-this = in dit spel worden dobbelstenen geschoten, niet gerold (launch=any staat het toe)
why-cannot-be-shot-now-you = { $at } kan nu niet worden geschoten; je kunt schieten: { $ready }
why-is-said-twice = { $key } staat er twee keer
why-another-die-lies-there = daar ligt een andere dobbelsteen
why-at-the-die-does-not = op { $x }, { $y } ligt de dobbelsteen niet helemaal op het lanceerplatform
why-is-not-over-the-disc = { $x }, { $y } is niet boven het lanceerplatform
why-another-die-lies-at = op { $x }, { $y } ligt een andere dobbelsteen
why-there-is-no-free-place = op het lanceerplatform is geen plek meer vrij
why-cannot-stand-in-a-shot = { $token } kan niet in { $what } staan; een schot luidt: flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } beschrijft niet wat de hand deed: het moet { $keys } noemen

why-mode-is-for-players-not = mode={ $mode } is voor { $allowed } spelers, niet voor { $seats }

why-cannot-be-played-by-it = { $key } kan niet met { $seats } worden gespeeld: het is voor { $allowed }
why-start-seat-cannot-be-the = start_seat kan niet { $first } zijn: de stoelen van { $seats } spelers zijn 0 tot { $seats2 }
why-cannot-be-played-by-any = { $key } kan met { $options } door geen enkel aantal spelers worden gespeeld

why-line-1-this-is-no = regel 1: dit is geen Pipyard-logboek van versie 1: het moet met 'pipyard 1' beginnen
why-line-is-no-header-line = regel { $at }: { $at2 } is geen kopregel: die moet 'sleutel: waarde' luiden
why-line-1-the-header-has = regel 1: in de kop ontbreekt een regel { $key }: er moet er een zijn die { $wanted } luidt
why-line-should-read = regel { $number }: '{ $key }: { $value }' moet { $wanted } luiden
why-line-is-no-event-it = regel { $number }: { $line } is geen gebeurtenis: het moet '0 zet' of '* uitslag' luiden

why-the-game-is-over = het spel is uit
why-chance-has-to-decide-first = eerst moet het toeval beslissen: happen(outcome)
why-seat-is-not-asked-now = niet stoel { $seat }, maar stoel { $asked } is aan de beurt
why-nothing-is-to-be-rolled = er is nu niets te gooien: een speler beslist
why-cannot-happen-here = { $landed } kan hier niet gebeuren
why-nothing-is-to-be-rolled-now = er is nu niets te gooien: de spelers doen het om het snelst
why-the-stamp-lies-before-the = het tijdstip { $stamp } ligt voor het vorige, { $clock }: tijdstippen gaan nooit terug
why-nothing-can-be-taken-back = er kan niets worden teruggenomen: { $why }
why-seat-is-not-asked-now-so = stoel { $seat } is niet aan de beurt, dus zijn tijd kan niet opraken
why-there-is-no-seat = er is geen stoel { $seat }
why-the-log-was-written-by = het logboek is geschreven door versie { $version } van { $game }, dit is versie { $version2 }
why-the-header-asks-for-what = de kop past niet bij { $game }: { $error }
why-is-not-allowed-now-a = { $what } mag nu niet; een zet kan beginnen met: { $offer }
why-is-not-allowed = { $typed } mag niet: { $because }

why-knows-no-move-it-knows = { $whose } heeft geen zet { $tokens }; de zetten zijn: { $forms }
why-an-empty-line-is-no = een lege regel is geen zet; de zetten van { $whose } zijn: { $forms }
why-a-move-of-words-and = een zet van { $tokens } woorden en { $what } letters is te lang
why-is-no-move-it-should = { $shortened } is geen zet{ $trouble }; het moet luiden: { $near }

why-there-is-no-option-there = er is geen optie { $what }; er zijn: { $known }

why-the-game-has-not-ended = het spel is na { $limit } stappen niet geëindigd
why-the-game-is-not-over = het spel is niet uit

why-seat-sends-more-than-inputs = stoel { $seat } stuurt meer dan { $mostasecond } invoeren per seconde

why-is-not-finished = { $what } is onvolledig; { $steps }
why-cannot-stand-here-in = { $token } kan hier niet in { $what }; { $steps }
why-is-not-of-the-cards = { $strip } is niet { $count } van de { $deck } kaarten { $cards } in een of andere volgorde

why-a-board-needs-a-table = een bord heeft een tabel [{ $where }{ $key }] nodig
why-there-is-no-entry-there = er is geen gegeven { $where }{ $key }.{ $what }; er zijn: { $allowed }
why-should-be-a-number-not = { $what } moet een getal zijn, niet { $value }
why-should-be-a-finite-number = { $what } moet een eindig getal van redelijke grootte zijn, niet { $value }
why-a-board-needs = een bord heeft { $what } nodig
why-should-lie-between-and-not = { $what } moet tussen { $low } en { $high } liggen, niet { $value }
why-should-be-numbers = { $what } moet { $count } getallen zijn
why-board-pegs-at-should-be = board.pegs.at moet een lijst van hoogstens 200 plekken [x, y] zijn
why-board-pegs-at-holds-places = board.pegs.at bevat plekken [x, y], niet { $spot }
why-a-board-needs-two-to = een bord heeft twee tot twaalf tabellen [[board.step]] nodig
why-the-last-step-should-end = de laatste trede moet bij board.length, { $length }, eindigen, niet bij { $end }
why-should-be-a-table-with = { $where } moet een tabel met y en top zijn
why-times-should-be-a-whole = { $where }.times moet een heel getal anders dan 0 zijn, niet { $times }
why-y-should-begin-at-and = { $where }.y moet bij { $before } beginnen en minstens 20 lang zijn, niet { $span } tot { $span2 }
why-top-should-lie-below-the = { $where }.top moet onder de trede ervoor liggen, { $top }, niet op { $top2 }
why-there-is-no-entry-there-are = er is geen gegeven { $where }.{ $what }; er zijn: y, top, times
why-is-too-large-for-a = { $path } is te groot voor een bord
why-cannot-be-read = { $path } kan niet worden gelezen: { $strerror }
why-is-no-toml-file = { $path } is geen TOML-bestand ({ $error })
why-is-no-part-of-a = { $key } is geen deel van een bord: er zijn board, dice en contact
why-contact-is-friction-restitution-friction = contact.{ $pair } is [wrijving, terugstuit]: wrijving van 0.01 tot 2, terugstuit van 0 tot 0.95, niet { $values }
why-board-line-must-lie-on = board.line moet op de eerste trede liggen, tussen y = { $start } en { $end }, niet op { $near } tot { $far }
why-board-disc-rect-is-x0 = board.disc.rect is [x0, y0, x1, y1] met x0 < x1 en y0 < y1
why-board-disc-must-lie-within = board.disc moet binnen de breedte van het bord en voor de lijn liggen
why-board-disc-top-must-not = board.disc.top, { $disctop }, mag niet onder de eerste trede liggen, { $top }
why-the-peg-at-does-not = de pin op { $x }, { $y } staat niet op het bord
why-the-peg-at-stands-on = de pin op { $x }, { $y } staat op het lanceerplatform

why-there-is-no-die-of-faces = er zijn hier geen dobbelstenen met { $faces } vlakken, alleen met 6, 8, 10, 12 of 20

why-dice-are-dealt-as-many = er worden { $count } dobbelstenen verdeeld: zoveel letters van a (124) tot x (654), of zoveel drietallen, niet { $what }

why-is-no-pose-it-is = { $what } is geen ligging: dat zijn zeven getallen x,y,z,w,i,j,k met komma's ertussen
why-lies-farther-away-than-m = { $what } ligt verder weg dan { $far } m
why-is-no-pose-w-i = { $what } is geen ligging: w,i,j,k moet lengte 1 hebben

why-dice-are-thrown-as-many = er worden { $count } dobbelstenen gegooid: zoveel cijfers van 1 tot 6, niet { $what }

why-after-the-aim-follows-how = na het mikpunt komt de manier: { $manners }
why-the-ladle-is-filled-dice = de lepel moet vol zijn: { $least } dobbelstenen

why-it-must-lie-next-to = hij moet naast een dobbelsteen liggen die er al is
why-it-must-lie-next-to-own = hij moet naast een dobbelsteen van je eigen kleur liggen
why-dice-are-put-on-the = dobbelstenen worden alleen op de plaat gezet: de trechters erboven vullen de regels

why-there-is-no-cell-coordinates = er is geen plek { $x },{ $y },{ $z }: coördinaten zijn 0 of meer en samen hoogstens 8

why-is-recorded-while-it-is = { $verb } wordt opgenomen terwijl je het doet: het moet { $verb2 } luiden
why-hands-can = { $what }: handen kunnen { $forms }
why-pull-which-die-say-its = pull welke dobbelsteen? Zeg zijn plek, zoals pull 0,3,5, of zijn nummer, zoals pull #12
why-ladle-how-many-dice-say = ladle hoeveel dobbelstenen? Zeg een heel getal, zoals ladle 12
why-takes-at-most-numbers = { $verb } neemt hoogstens { $most } getallen: { $fields }
why-is-no-number = { $verb }: { $atom } is geen getal
why-should-read = { $verb } moet { $verb2 } luiden
why-place-should-read = place moet { $place } luiden
why-place-is-no-turn-it = place: { $fourth } is geen draaiing: dat zijn vier getallen w,i,j,k van lengte 1
why-does-not-do-it-lies = { $verb }: { $field } moet tussen { $low } en { $high } liggen, niet { $value }
why-a-die-is-thrown-with = een dobbelsteen wordt met hoogstens 3 m/s gegooid, niet met { $velocity }
why-a-die-is-thrown-with-a = een dobbelsteen wordt met een draaiing van hoogstens 40 rad/s gegooid, niet met { $spin }
why-a-die-is-thrown-from = een dobbelsteen wordt van minstens { $distance } cm naast de plaat gegooid
why-a-die-is-flicked-from = een dobbelsteen wordt van de tafel geschoten, van minstens { $edge } cm naast de plaat
why-a-die-is-flicked-from-the = een dobbelsteen wordt geschoten vanaf de streep { $distance } cm voor jouw kant, waarvan het midden { $x } { $y } is
why-a-breath-needs-a-direction = een adem heeft een richting nodig
why-a-pull-needs-a-direction = een trek heeft een richting nodig
why-place-a-turn-is-four = place: een draaiing is vier getallen w,i,j,k van lengte 1
why-the-finger-presses-the-die = de vinger drukt op de dobbelsteen op { $cell }

why-that-is-no-jump = een sprong gaat recht omhoog langs een vlak, over de kam en recht omlaag, en nooit over een lege trechter

why-cannot-be-done-now-you = { $this } kan nu niet; je kunt { $verbs }
why-you-have-no-die-left-2 = je hebt geen dobbelsteen meer
why-you-have-only-dice-for = je hebt maar { $hand } dobbelstenen voor de lepel
why-there-is-no-such-die-to = zo'n dobbelsteen om te trekken is er niet

why-there-is-no-funnel-at = op { $what } is geen trechter: eronder leeg: { $empty }
why-there-is-no-funnel-at-a = op { $what } is geen trechter: daar ligt een dobbelsteen
why-the-die-at-is-not-free = de dobbelsteen op { $what } is niet vrij: erop ligt { $over }

why-is-not-empty = { $cell } is niet leeg
why-is-not-on-the-plate = { $cell } is niet op de plaat

why-does-not-tell-how-a = { $token } zegt niet hoe een dobbelsteen staat; { $wanted }
why-it-is-not-said-how = er is niet gezegd hoe { $missing } staat; { $wanted }
why-is-no-time-it-is = { $token } is geen tijd: dat zijn seconden, zoals T12.34
why-and-cannot-both-stand-in = { $number } en { $cell } kunnen niet allebei in { $where } staan
why-does-not-say-of-which = { $token } noemt geen dobbelsteen; { $wanted }
why-a-die-that-lies-so-does = { $token }: een dobbelsteen die zo ligt, staat daar niet
why-is-no-die-here = { $token }: { $what } is hier geen dobbelsteen; { $wanted }
why-an-outcome-of-letters-is = een uitslag van { $what } letters is te lang

why-there-is-no-channel-there = er is geen kanaal { $what }; er zijn er { $number }
why-it-lies-between-and = { $what } moet tussen { $low } en { $high } { $unit } liggen, niet { $value }
why-a-recorded-movement-is-a = een opgenomen beweging is een woord van hoogstens { $letters } letters dat met { $recording } begint
why-a-recorded-movement-is-written = een opgenomen beweging bestaat alleen uit letters, cijfers, - en _
why-this-is-no-recorded-movement = dit is geen opgenomen beweging: ze is afgekapt, of te lang
why-this-is-no-recorded-movement-it = dit is geen opgenomen beweging: ze kan niet worden uitgepakt
why-this-is-no-recorded-movement-of = dit is geen opgenomen beweging van versie { $version }
why-this-is-no-recorded-movement-its = dit is geen opgenomen beweging: haar kanalen of haar lengte kloppen niet
why-this-is-no-recorded-movement-something = dit is geen opgenomen beweging: na het einde volgt nog iets
why-in-a-recorded-movement-lies = in een opgenomen beweging ligt { $channel } tussen { $low } en { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = dit is geen opgenomen beweging: ze eindigt te vroeg

why-nobody-has-said-how-a = versie { $now } van { $game } kan geen logboek van versie { $version } lezen
why-a-fault-of-that-version-ended-the-game = het logboek is van versie { $version } van { $game }, waarin een fout het spel te vroeg liet eindigen
