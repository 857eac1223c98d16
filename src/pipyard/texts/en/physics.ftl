## Dice that cannot be simulated.

physics-taken-back =
    { $why ->
        [died] The program that moves the dice has crashed.
        [slow] The dice took too long to come to rest.
        [missing] This server cannot simulate dice.
       *[engine] The dice could not be simulated.
    } The move was taken back: { $seat } can play again.
physics-undecided =
    { $why ->
        [died] The program that moves the dice has crashed.
        [slow] The dice took too long to come to rest.
        [missing] This server cannot simulate dice.
       *[engine] The dice could not be simulated.
    } Nothing has happened: try again.
physics-unplayable = Not playable here: this server cannot simulate dice ({ $why }).
serve-no-physics = The games of dexterity are not playable here: dice cannot be simulated ({ $why }).
why-nothing-failed = there is nothing to retry
why-cannot-simulate = { $title } is not playable here: dice cannot be simulated ({ $what })
