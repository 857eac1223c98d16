## The names of named set-ups. preset-<game>-<name> goes first: the same key means something else in another game.

preset-standard = Standard
preset-by_hand = Mit echten Würfeln

preset-abquetschen-kosmos = Wie im Kosmos-Buch
preset-abquetschen-reroll = Eine 1 darf neu gewürfelt werden

preset-acquire-french = Preise des französischen Textes
preset-acquire-sixty = 60 Würfel für jeden

preset-asparagus-box = Farben aus der Schachtel gezogen
preset-asparagus-whole = Nur die längste Reihe

preset-bunte_kuh-call = Erst rufen, dann zeigen
preset-bunte_kuh-kosmos = 120 Würfel verteilt (Kosmos)

preset-captain_flint-freehand = Das Skelett freihändig bauen
preset-captain_flint-l_frame = Mit einem Rahmen in L-Form

preset-clever_mole-built = Der Meister baut die Hügel
preset-clever_mole-rotating = Reihum stellt jeder ein Rätsel
preset-clever_mole-same_hills = Dieselben Hügel für alle Rätsel
preset-clever_mole-strict = Ein Fehler kostet einen Punkt

preset-coulomb-children = Für Kinder: Beisammen genügt

preset-cui_bono-cap_only = Stellungen dürfen wiederkehren
preset-cui_bono-long_rows = Nur Reihen ab vier sind verboten

preset-cui_bono_kosmos-edges = Nur Reihen an den Kanten sind verboten
preset-cui_bono_kosmos-keep_limit = Bis jemand zehn behalten hat

preset-dice_mikado-apex_moves = Aus, sobald der oberste Würfel sich rührt

preset-dice_trip-fewest_crossed = Bei Gleichstand weniger Kreuze
preset-dice_trip-live = Karten immer offen
preset-dice_trip-tens = Mit Punkten für alle sechs Zehner
preset-dice_trip-two_dice = Paschzahlen aus zwei gleichen Würfeln

preset-diebylon-fast = Schnell: Die Spitze einer Ecke gewinnt
preset-diebylon-gentle = Sanft: Tauschen ist freiwillig
preset-diebylon-shared_number = Mehrere Würfel teilen sich den Wurf

preset-dishing_up-near = Aus der Nähe werfen
preset-dishing_up-short = Kurz: 100 Würfe

preset-dora-active_player = Du bestimmst die Reihenfolge beim Füllen

preset-doubles-french = Bonuswürfel müssen genommen werden

preset-dune-one_try = Ein Versuch für jeden

preset-eintrichtern-notes = Mit einer Liste aller Summen
preset-eintrichtern-sum_only = Die anderen hören nur die Summe

preset-el_dado-box = Farben aus der Schachtel gezogen

preset-emag-dice = Jeder getragene Würfel zählt

preset-falling_rocks-nearest = Gefangene kommen in den nächsten freien Trichter

preset-faraday-one_try = Ein Versuch für jeden

preset-favourite-rare_green = Wenige grüne Würfel

preset-finish-hard_blockade = Blockaden halten länger
preset-finish-short_jumps = Ohne lange Sprünge

preset-fire_and_water-box = Nur 90 schwarze Würfel
preset-fire_and_water-french = Auch Ecken berühren sich

preset-fire_red_devil-burying = Der Engel darf den Teufel begraben
preset-fire_red_devil-same_funnel = Der Teufel fängt auch im selben Trichter

preset-flea_chase-pyramid = Start aus kleinen Pyramiden
preset-flea_chase-short_jumps = Ohne lange Sprünge

preset-flickers-far = Aus größerer Entfernung
preset-flickers-whole_hand = Alle deine Würfel in einem Zug

preset-forbidden_number-equal = 55 Würfel für jeden
preset-forbidden_number-repeat = Du verlierst alles, was frei wird
preset-forbidden_number-six = Die Sechs ist verboten

preset-golden_centre-french = Drei gleiche nehmen einen Würfel weg
preset-golden_centre-short = Kurz: Pyramiden aus vier

preset-greedy_grabber-abacus = Wie in der Abacus-Ausgabe
preset-greedy_grabber-pay = Ein Fehlgriff kostet einen Würfel

preset-green_amoeba-end_of_turn = Am Ende des Zuges wieder ganz
preset-green_amoeba-exact = Alle Schritte sind Pflicht
preset-green_amoeba-slow = Die Zahl der Schritte wächst nie

preset-hide_away-french = Verstecke die Pyramiden der anderen
preset-hide_away-quick = Schnell: zehn Würfel, 20 Würfe

preset-lookout-golden_for_all = Die goldene Zahl zählt für alle
preset-lookout-strict = Nach Stopp nur passende Würfel

preset-malicious_pleasure-corners = Auch Ecken berühren sich
preset-malicious_pleasure-rolled = Was du dazulegst, wird gewürfelt

preset-masquerade-french = Blau, Rot, Grün vom Fuß bis oben
preset-masquerade-random = Zufälliger Start
preset-masquerade-training = Übung: einfarbige Kanten

preset-mes_des_tes_des-ransom_continues = Nach dem Freikauf geht es weiter
preset-mes_des_tes_des-short = Kurz: 16 Würfel gewinnen

preset-most_simple_game-equal = Gleich viele Würfel für alle
preset-most_simple_game-may = Du musst nicht alle setzen

preset-mound_mover-blue = Ein blauer Hügel in der Mitte
preset-mound_mover-layers = Jeder Hügel in drei Farben
preset-mound_mover-rolled = Der Wurf gibt die Zahl der Sprünge

preset-mountaing-paper = Mit Papier hinter der untersten Reihe
preset-mountaing-three_tries = Drei Versuche für jeden

preset-mucho-domino = Domino: Zahlen müssen passen
preset-mucho-domino_french = Domino, sofort gezählt (französischer Text)

preset-my_game-one_die_each = Ein Würfel deiner Farbe pro Zug
preset-my_game-upside_down = Auf der umgedrehten Platte

preset-perspectives-kosmos = Wie im Kosmos-Buch

preset-pharaohs_curse-quick = Drehen und tauschen in einem Zug

preset-quadrula_rasa-faces = Nur Flächen berühren sich
preset-quadrula_rasa-glued = Stücke von überall aus dem Block
preset-quadrula_rasa-large_cube = Große Blöcke, 5 mal 5 mal 5
preset-quadrula_rasa-one_piece = Der Rest muss zusammenhängen

preset-race-french = Faktoren des französischen Textes
preset-race-rolled = Startzahlen werden gewürfelt

preset-raffzahn-kept = Der oberste Würfel bleibt
preset-raffzahn-pay = Ein Fehlgriff kostet einen Würfel

preset-rasanto-base_first = Erst die Platte, dann die Lawine
preset-rasanto-box = 90 Würfel je Farbe
preset-rasanto-touching = Nur neben anderen Würfeln

preset-reducto-english = Wie im englischen Text
preset-reducto-strict = Lange Züge müssen über einen Würfel gehen

preset-sandwich-french = Wie im französischen Text

preset-slide-any_order = Sechs Zahlen in beliebiger Reihenfolge
preset-slide-anywhere = Sie müssen nicht beieinanderliegen
preset-slide-open = Alle Seiten sind offen
preset-slide-own_combinations = Drei eigene Kombinationen gewinnen auch
preset-slide-turning = Der Würfel darf gedreht werden

preset-slipped-automatic = Erfüllte Karten werden automatisch erkannt
preset-slipped-own_objectives = Vier eigene Karten im Stapel
preset-slipped-turning = Würfel drehen; Karten melden sich selbst
preset-slipped-two_cards = Zwei Karten, eine genügt

preset-smuggling-easy = Leicht: zwei Schmuggler
preset-smuggling-hard = Schwer: sechs Schmuggler

preset-spotted_cow-book = Ein falscher Trichter kostet nichts
preset-spotted_cow-going_on = Die anderen spielen den Wurf weiter
preset-spotted_cow-rolled = Würfel liegen, wie sie fallen

preset-squeezing-abacus = Wie in der Abacus-Ausgabe
preset-squeezing-free_start = Anfangen, wo du willst
preset-squeezing-french = Wie im französischen Text

preset-steps_to_the_throne-black_used = Verbrauchte schwarze Würfel entscheiden
preset-steps_to_the_throne-captures = Gefangene Würfel entscheiden
preset-steps_to_the_throne-must_move = Der Kletterer muss ziehen
preset-steps_to_the_throne-single = Nur ein Aufstieg

preset-storing_scores-all = Bis kein grüner mehr da ist

preset-summit_storm-box = 90 Würfel je Farbe
preset-summit_storm-touching = Nur neben anderen Würfeln

preset-tabula_rasa-any_size = Stücke aus einem bis sechs Würfeln
preset-tabula_rasa-touching = Einzelne Würfel müssen andere berühren

preset-triangle-flat = Reihen steigen nicht auf
preset-triangle-free = Reihen rücken in beide Richtungen
preset-triangle-french = Reihen rücken der Länge nach

preset-triops-box = 90 Würfel für jeden
preset-triops-may = Der Zusatzwürfel ist freiwillig

preset-trulla-french = Die Kelle ist immer voll
preset-trulla-short = Kurz: acht Runden

preset-tumblin_dice-bonus = Duell mit fünf Würfeln und Bonuswürfel
preset-tumblin_dice-keen = Für Ehrgeizige: verlorene Würfel kosten Punkte
preset-tumblin_dice-nine = Duell mit neun Würfeln
preset-tumblin_dice-rounds = Standardspiel der englischen, deutschen und spanischen Ausgabe: vier Runden
preset-tumblin_dice-standard = Standardspiel der französischen und niederländischen Ausgabe: wer zuerst 301 hat
preset-tumblin_dice-teams = Zwei Teams, wer zuerst 501 hat
preset-tumblin_dice-wins = Wer zuerst vier Runden gewinnt
preset-tumblin_dice-young = Für Kinder: zusammenzählen

preset-up_and_down-colours = Farben
preset-up_and_down-colours_by_roll = Farben, der Wurf sagt, was zurückgeht
preset-up_and_down-demolish = Abbau
preset-up_and_down-demolish_one = Abbau, ein Würfel kommt zurück
preset-up_and_down-equal = 55 Würfel für jeden

preset-vain_guinea_fowl-quick = Schnelle Hände

preset-witches_dance-open_corner = Die dritte Ecke ist offen

preset-wolf-bushes = Mit Büschen
preset-wolf-plate = Hunde auf Schafen und Büschen
preset-wolf-server = Der Computer versteckt den Wolf

preset-wuerfelmarsch-forward_only = Nur vorwärts
preset-wuerfelmarsch-literal = Gleiche eigene Würfel fegen sich weg
