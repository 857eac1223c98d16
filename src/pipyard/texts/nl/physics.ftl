## Dobbelstenen die niet te simuleren zijn.

physics-taken-back =
    { $why ->
        [died] Het programma dat de dobbelstenen laat bewegen, is vastgelopen.
        [slow] De dobbelstenen kwamen niet op tijd tot rust.
        [missing] Deze server kan geen dobbelstenen simuleren.
       *[engine] De dobbelstenen konden niet worden gesimuleerd.
    } De zet is teruggenomen: { $seat } mag nog een keer.
physics-undecided =
    { $why ->
        [died] Het programma dat de dobbelstenen laat bewegen, is vastgelopen.
        [slow] De dobbelstenen kwamen niet op tijd tot rust.
        [missing] Deze server kan geen dobbelstenen simuleren.
       *[engine] De dobbelstenen konden niet worden gesimuleerd.
    } Er is niets gebeurd: probeer het opnieuw.
physics-unplayable = Hier niet te spelen: deze server kan geen dobbelstenen simuleren ({ $why }).
serve-no-physics = De behendigheidsspellen zijn hier niet te spelen: dobbelstenen zijn niet te simuleren ({ $why }).
why-nothing-failed = er is niets om opnieuw te proberen
why-cannot-simulate = { $title } is hier niet te spelen: dobbelstenen zijn niet te simuleren ({ $what })
