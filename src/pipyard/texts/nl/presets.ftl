## The names of named set-ups. preset-<game>-<name> goes first: the same key means something else in another game.

preset-standard = Standaard
preset-by_hand = Met echte dobbelstenen

preset-abquetschen-kosmos = Zoals in het Kosmos-boek
preset-abquetschen-reroll = Een 1 mag je overgooien

preset-acquire-french = Prijzen uit de Franse tekst
preset-acquire-sixty = 60 dobbelstenen per speler

preset-asparagus-box = Kleuren uit de doos geloot
preset-asparagus-whole = Alleen de langste rij

preset-bunte_kuh-call = Eerst roepen, dan wijzen
preset-bunte_kuh-kosmos = 120 dobbelstenen verdeeld (Kosmos)

preset-captain_flint-freehand = Het skelet uit de vrije hand
preset-captain_flint-l_frame = Met een L-vormig raam

preset-clever_mole-built = De meester bouwt de hopen
preset-clever_mole-rotating = Om de beurt een raadsel opgeven
preset-clever_mole-same_hills = Dezelfde molshopen voor alle raadsels
preset-clever_mole-strict = Een fout kost een punt

preset-coulomb-children = Voor kinderen: bij elkaar is genoeg

preset-cui_bono-cap_only = Een stand mag terugkomen
preset-cui_bono-long_rows = Alleen rijen vanaf vier zijn verboden

preset-cui_bono_kosmos-edges = Alleen rijen op de ribben zijn verboden
preset-cui_bono_kosmos-keep_limit = Tot iemand er tien houdt

preset-dice_mikado-apex_moves = Uit zodra de top beweegt

preset-dice_trip-fewest_crossed = Bij gelijke stand de minste kruisjes
preset-dice_trip-live = Kaarten altijd open
preset-dice_trip-tens = Met punten voor alle zes de tientallen
preset-dice_trip-two_dice = Dubbele cijfers met twee gelijke dobbelstenen

preset-diebylon-fast = Snel: de top van een hoek wint
preset-diebylon-gentle = Rustig: ruilen hoeft niet
preset-diebylon-shared_number = Meerdere dobbelstenen delen de worp

preset-dishing_up-near = Van dichtbij gooien
preset-dishing_up-short = Kort: 100 worpen

preset-dora-active_player = Jij kiest de volgorde van vullen

preset-doubles-french = Bonusdobbelstenen moet je pakken

preset-dune-one_try = Eén poging per speler

preset-eintrichtern-notes = Met een lijst van alle totalen
preset-eintrichtern-sum_only = De anderen horen alleen het totaal

preset-el_dado-box = Kleuren uit de doos geloot

preset-emag-dice = Elke gedragen dobbelsteen telt

preset-falling_rocks-nearest = Geraakte stenen gaan naar de dichtstbijzijnde vrije trechter

preset-faraday-one_try = Eén poging per speler

preset-favourite-rare_green = Weinig groene dobbelstenen

preset-finish-hard_blockade = Blokkades duren langer
preset-finish-short_jumps = Zonder lange sprongen

preset-fire_and_water-box = Maar 90 zwarte dobbelstenen
preset-fire_and_water-french = Ook hoeken raken elkaar

preset-fire_red_devil-burying = De engel mag de duivel begraven
preset-fire_red_devil-same_funnel = De duivel vangt ook in dezelfde trechter

preset-flea_chase-pyramid = Begin met kleine piramides
preset-flea_chase-short_jumps = Zonder lange sprongen

preset-flickers-far = Van verder weg
preset-flickers-whole_hand = Al je dobbelstenen in één beurt

preset-forbidden_number-equal = 55 dobbelstenen per speler
preset-forbidden_number-repeat = Je verliest alles wat vrijkomt
preset-forbidden_number-six = De zes is verboden

preset-golden_centre-french = Drie gelijke nemen één dobbelsteen weg
preset-golden_centre-short = Kort: piramides van vier

preset-greedy_grabber-abacus = Zoals in de Abacus-uitgave
preset-greedy_grabber-pay = Fout gegrepen kost een dobbelsteen

preset-green_amoeba-end_of_turn = Weer heel aan het eind van de beurt
preset-green_amoeba-exact = Alle stappen moet je zetten
preset-green_amoeba-slow = Het aantal stappen groeit nooit

preset-hide_away-french = Verstop de piramides van anderen
preset-hide_away-quick = Snel: tien dobbelstenen, 20 worpen

preset-lookout-golden_for_all = Het gouden getal telt voor iedereen
preset-lookout-strict = Na Stop alleen passende dobbelstenen

preset-malicious_pleasure-corners = Ook hoeken raken elkaar
preset-malicious_pleasure-rolled = Wat je toevoegt wordt gegooid

preset-masquerade-french = Blauw, rood, groen van voet tot top
preset-masquerade-random = Willekeurig begin
preset-masquerade-training = Oefening: ribben van één kleur

preset-mes_des_tes_des-ransom_continues = Na vrijkopen mag je door
preset-mes_des_tes_des-short = Kort: 16 dobbelstenen winnen

preset-most_simple_game-equal = Evenveel dobbelstenen voor iedereen
preset-most_simple_game-may = Je hoeft niet alles te leggen

preset-mound_mover-blue = Een blauwe berg in het midden
preset-mound_mover-layers = Elke berg in drie kleuren
preset-mound_mover-rolled = De dobbelsteen bepaalt de sprongen

preset-mountaing-paper = Met papier achter de onderste rij
preset-mountaing-three_tries = Drie pogingen per speler

preset-mucho-domino = Domino: getallen moeten passen
preset-mucho-domino_french = Domino, meteen geteld (Franse tekst)

preset-my_game-one_die_each = Eén dobbelsteen van je kleur per beurt
preset-my_game-upside_down = Op de omgekeerde plaat

preset-perspectives-kosmos = Zoals in het Kosmos-boek

preset-pharaohs_curse-quick = Draaien en ruilen in één beurt

preset-quadrula_rasa-faces = Alleen vlakken raken elkaar
preset-quadrula_rasa-glued = Brokken van overal uit de kubus
preset-quadrula_rasa-large_cube = Grote kubussen, 5 bij 5 bij 5
preset-quadrula_rasa-one_piece = De rest moet samenhangen

preset-race-french = Factoren uit de Franse tekst
preset-race-rolled = Begingetallen worden gegooid

preset-raffzahn-kept = De bovenste dobbelsteen blijft liggen
preset-raffzahn-pay = Fout gegrepen kost een dobbelsteen

preset-rasanto-base_first = Eerst de plaat, dan de lawine
preset-rasanto-box = 90 dobbelstenen per kleur
preset-rasanto-touching = Alleen naast andere dobbelstenen

preset-reducto-english = Zoals in de Engelse tekst
preset-reducto-strict = Lange zetten gaan over een dobbelsteen

preset-sandwich-french = Zoals in de Franse tekst

preset-slide-any_order = Zes getallen in willekeurige volgorde
preset-slide-anywhere = Ze hoeven niet naast elkaar te liggen
preset-slide-open = Alle zijden zijn open
preset-slide-own_combinations = Drie eigen combinaties winnen ook
preset-slide-turning = Draai de dobbelsteen zoals je wilt

preset-slipped-automatic = Gehaalde kaarten worden automatisch herkend
preset-slipped-own_objectives = Vier eigen kaarten in de stapel
preset-slipped-turning = Dobbelsteen draaien; kaarten melden zich vanzelf
preset-slipped-two_cards = Twee kaarten, één is genoeg

preset-smuggling-easy = Makkelijk: twee smokkelaars
preset-smuggling-hard = Moeilijk: zes smokkelaars

preset-spotted_cow-book = Een foute trechter kost niets
preset-spotted_cow-going_on = De anderen gaan door met de worp
preset-spotted_cow-rolled = Dobbelstenen liggen zoals ze vallen

preset-squeezing-abacus = Zoals in de Abacus-uitgave
preset-squeezing-free_start = Begin waar je wilt
preset-squeezing-french = Zoals in de Franse tekst

preset-steps_to_the_throne-black_used = Gebruikte zwarte dobbelstenen beslissen
preset-steps_to_the_throne-captures = Gevangen dobbelstenen beslissen
preset-steps_to_the_throne-must_move = De klimmer moet zetten
preset-steps_to_the_throne-single = Eén beklimming

preset-storing_scores-all = Tot er geen groene meer is

preset-summit_storm-box = 90 dobbelstenen per kleur
preset-summit_storm-touching = Alleen naast andere dobbelstenen

preset-tabula_rasa-any_size = Brokken van één tot zes
preset-tabula_rasa-touching = Eén dobbelsteen alleen moet een andere raken

preset-triangle-flat = Rijen klimmen niet
preset-triangle-free = Rijen schuiven beide kanten op
preset-triangle-french = Rijen schuiven in de lengte

preset-triops-box = 90 dobbelstenen per speler
preset-triops-may = De extra dobbelsteen mag, hoeft niet

preset-trulla-french = De pollepel altijd vol
preset-trulla-short = Kort: acht rondes

preset-tumblin_dice-bonus = Duel met vijf dobbelstenen en een bonus
preset-tumblin_dice-keen = Voor fanatiekelingen: verloren stenen kosten punten
preset-tumblin_dice-nine = Duel met negen dobbelstenen
preset-tumblin_dice-rounds = Standaardspel, Engelse, Duitse en Spaanse uitgave: vier rondes
preset-tumblin_dice-standard = Standaardspel, Franse en Nederlandse uitgave: wie het eerst 301 heeft
preset-tumblin_dice-teams = Twee teams, wie het eerst 501 heeft
preset-tumblin_dice-wins = Wie het eerst vier rondes wint
preset-tumblin_dice-young = Voor kinderen: optellen

preset-up_and_down-colours = Kleuren
preset-up_and_down-colours_by_roll = Kleuren, de worp zegt wat teruggaat
preset-up_and_down-demolish = Slopen
preset-up_and_down-demolish_one = Slopen, één komt terug
preset-up_and_down-equal = 55 dobbelstenen per speler

preset-vain_guinea_fowl-quick = Snelle handen

preset-witches_dance-open_corner = De derde hoek is open

preset-wolf-bushes = Met struiken
preset-wolf-plate = Honden op schapen en struiken
preset-wolf-server = De computer verstopt de wolf

preset-wuerfelmarsch-forward_only = Alleen vooruit
preset-wuerfelmarsch-literal = Gelijke eigen dobbelstenen vallen allemaal af
