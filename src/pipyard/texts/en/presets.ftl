## The names of named set-ups. preset-<game>-<name> goes first: the same key means something else in another game.

preset-standard = Standard
preset-by_hand = With real dice

preset-abquetschen-kosmos = As in the Kosmos book
preset-abquetschen-reroll = A one may be rolled again

preset-acquire-french = Prices of the French text
preset-acquire-sixty = 60 dice each

preset-asparagus-box = Colours drawn from the box
preset-asparagus-whole = Only the longest row

preset-bunte_kuh-call = Call first, then point
preset-bunte_kuh-kosmos = 120 dice shared out (Kosmos)

preset-captain_flint-freehand = Build the skeleton freehand
preset-captain_flint-l_frame = With a frame in the shape of an L

preset-clever_mole-built = The master builds the hills
preset-clever_mole-rotating = Everybody sets riddles in turn
preset-clever_mole-same_hills = The same hills for all riddles
preset-clever_mole-strict = A wrong answer costs a point

preset-coulomb-children = For children: a group is enough

preset-cui_bono-cap_only = Positions may repeat
preset-cui_bono-long_rows = Only rows of four or more are barred

preset-cui_bono_kosmos-edges = Only rows on the edges are barred
preset-cui_bono_kosmos-keep_limit = First to keep ten dice

preset-dice_mikado-apex_moves = Over when the top die moves

preset-dice_trip-fewest_crossed = Fewer crosses break a tie
preset-dice_trip-live = Sheets are open all the time
preset-dice_trip-tens = With points for all six tens
preset-dice_trip-two_dice = Doubles from two equal dice

preset-diebylon-fast = Fast: the top of a corner wins
preset-diebylon-gentle = Gentle: swaps are optional
preset-diebylon-shared_number = Several dice share the roll

preset-dishing_up-near = Throw from nearby
preset-dishing_up-short = Short: 100 throws

preset-dora-active_player = You choose the order of filling

preset-doubles-french = Bonus dice must be taken

preset-dune-one_try = One try each

preset-eintrichtern-notes = With a list of all totals
preset-eintrichtern-sum_only = The others hear only the total

preset-el_dado-box = Colours drawn from the box

preset-emag-dice = Every die on the foot counts

preset-falling_rocks-nearest = Hit dice go to the nearest free funnel

preset-faraday-one_try = One try each

preset-favourite-rare_green = Few green dice

preset-finish-hard_blockade = Blockades last longer
preset-finish-short_jumps = Without long jumps

preset-fire_and_water-box = Only 90 black dice
preset-fire_and_water-french = Corners touch too

preset-fire_red_devil-burying = The angel may bury the devil
preset-fire_red_devil-same_funnel = The devil also catches in the same funnel

preset-flea_chase-pyramid = Start from small pyramids
preset-flea_chase-short_jumps = Without long jumps

preset-flickers-far = From farther away
preset-flickers-whole_hand = All your dice in one turn

preset-forbidden_number-equal = 55 dice each
preset-forbidden_number-repeat = You lose every die that comes free
preset-forbidden_number-six = Six is forbidden

preset-golden_centre-french = Three alike take off one die
preset-golden_centre-short = Short: pyramids of four

preset-greedy_grabber-abacus = As in the Abacus edition
preset-greedy_grabber-pay = A wrong grab costs a die

preset-green_amoeba-end_of_turn = Connected again at the end of a turn
preset-green_amoeba-exact = All steps must be made
preset-green_amoeba-slow = The number of steps never grows

preset-hide_away-french = Hide the others’ pyramids
preset-hide_away-quick = Quick: ten dice, 20 throws

preset-lookout-golden_for_all = The golden number counts for all
preset-lookout-strict = After a Stop only fitting dice

preset-malicious_pleasure-corners = Corners touch too
preset-malicious_pleasure-rolled = What you add is rolled

preset-masquerade-french = Blue, red, green from foot to top
preset-masquerade-random = Random start
preset-masquerade-training = Training: edges of one colour

preset-mes_des_tes_des-ransom_continues = A ransom lets you go on
preset-mes_des_tes_des-short = Short: 16 dice win

preset-most_simple_game-equal = Equal dice for all
preset-most_simple_game-may = You need not put every die

preset-mound_mover-blue = A blue hill in the middle
preset-mound_mover-layers = Every hill in three colours
preset-mound_mover-rolled = Roll for the number of jumps

preset-mountaing-paper = With paper behind the lowest row
preset-mountaing-three_tries = Three tries each

preset-mucho-domino = Domino: numbers must match
preset-mucho-domino_french = Domino, scored at once (French text)

preset-my_game-one_die_each = One die of your colour per turn
preset-my_game-upside_down = On the upside-down plate

preset-perspectives-kosmos = As in the Kosmos book

preset-pharaohs_curse-quick = Turn and swap in one go

preset-quadrula_rasa-faces = Only faces touch
preset-quadrula_rasa-glued = Chunks from anywhere in the cube
preset-quadrula_rasa-large_cube = Large cubes, 5 by 5 by 5
preset-quadrula_rasa-one_piece = The rest must hang together

preset-race-french = Factors of the French text
preset-race-rolled = Start numbers are rolled

preset-raffzahn-kept = The top die stays
preset-raffzahn-pay = A wrong grab costs a die

preset-rasanto-base_first = The plate first, then the avalanche
preset-rasanto-box = 90 dice a colour
preset-rasanto-touching = Only next to dice

preset-reducto-english = As in the English text
preset-reducto-strict = Long moves must cross a die

preset-sandwich-french = As in the French text

preset-slide-any_order = Six numbers in any order
preset-slide-anywhere = They need not lie side by side
preset-slide-open = All sides are open
preset-slide-own_combinations = Three combinations of your own win as well
preset-slide-turning = Turn the die as you like

preset-slipped-automatic = Fulfilled cards are detected automatically
preset-slipped-own_objectives = Four cards of your own in the deck
preset-slipped-turning = Turn the die; cards are detected automatically
preset-slipped-two_cards = Two cards, one is enough

preset-smuggling-easy = Easy: two smugglers
preset-smuggling-hard = Hard: six smugglers

preset-spotted_cow-book = Wrong funnels cost nothing
preset-spotted_cow-going_on = The others play on with the roll
preset-spotted_cow-rolled = Dice lie as they fall

preset-squeezing-abacus = As in the Abacus edition
preset-squeezing-free_start = Begin anywhere
preset-squeezing-french = As in the French text

preset-steps_to_the_throne-black_used = Black dice used decide
preset-steps_to_the_throne-captures = Dice captured decide
preset-steps_to_the_throne-must_move = Climbers must move
preset-steps_to_the_throne-single = One climb only

preset-storing_scores-all = Until no green die is left

preset-summit_storm-box = 90 dice a colour
preset-summit_storm-touching = Only next to dice

preset-tabula_rasa-any_size = Chunks of one to six dice
preset-tabula_rasa-touching = Single dice must touch

preset-triangle-flat = Rows do not climb
preset-triangle-free = Rows shift both ways
preset-triangle-french = Rows shift lengthways

preset-triops-box = 90 dice each
preset-triops-may = The extra die is optional

preset-trulla-french = The ladle is always full
preset-trulla-short = Short: eight rounds

preset-tumblin_dice-bonus = Duel with five dice and a bonus die
preset-tumblin_dice-keen = For experts: lost dice cost points
preset-tumblin_dice-nine = Duel with nine dice
preset-tumblin_dice-rounds = Standard game, English, German and Spanish editions: four rounds
preset-tumblin_dice-standard = Standard game, French and Dutch editions: first to 301
preset-tumblin_dice-teams = Two teams, first to 501
preset-tumblin_dice-wins = First to win four rounds
preset-tumblin_dice-young = For young players: adding

preset-up_and_down-colours = Colours
preset-up_and_down-colours_by_roll = Colours, the roll says what goes back
preset-up_and_down-demolish = Demolition
preset-up_and_down-demolish_one = Demolition, one die comes back
preset-up_and_down-equal = 55 dice each

preset-vain_guinea_fowl-quick = Quick hands

preset-witches_dance-open_corner = The third corner is open

preset-wolf-bushes = With bushes
preset-wolf-plate = Dogs stand on sheep and bushes
preset-wolf-server = The computer hides the wolf

preset-wuerfelmarsch-forward_only = Only forwards
preset-wuerfelmarsch-literal = Equal own dice sweep each other off
