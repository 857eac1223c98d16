## The games of skill that go turn by turn: Flickers, Hide Away, Trulla, Dishing Up, Malicious Pleasure (and what Mount(a)ing adds)

dishing-up-calls-3 = Whom a fallen die calls: 1/2 → { $seat1 }; 3/4 → { $seat2 }; 5/6 → { $seat3 }.
dishing-up-calls-4 = Whom a fallen die calls: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5/6 → { $seat_left }, on the left.
dishing-up-calls-5 = Whom a fallen die calls: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat_left }, on the left.
dishing-up-calls-6 = Whom a fallen die calls: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat6 }.
dishing-up-throws = Throw { $throw } of at most { $of }.
fallen = fallen die
flickers-all-on-plate = all dice of a player lie on the plate
flickers-goal = All { $dice } dice on the plate win.
flickers-left = Flicks left in this turn: { $count }.
hand = in hand
hide-away-counted = nobody can throw any more, so the cover counts decide
hide-away-hidden = a pyramid is hidden
hide-away-last = only one pyramid can still be seen
hide-away-others = Cover the nine open faces of the others' pyramids. Scores are cover counts.
hide-away-out = The { $colour } pyramid is hidden: its owner is out.
hide-away-own = Cover the nine open faces of your own pyramid. Scores are cover counts.
hide-away-throw = Throw { $throw } of at most { $of }.
malicious-add = Dice you may still add: { $count }.
malicious-choose = Choose one of the numbers that your dice turn towards it: { $numbers }.
mountaing-mounted = Mounted: { $count }. Left in the box: { $left }.
no-dice-in-stock = a player has no dice left
skill-again = Everybody objected: the turn is repeated, and then its entry stands.
skill-entered = Entered by hand: { $entry }. Object only if it is wrong.
throws-made = the last throw has been made
trulla-touched = The ladle touched the dice: the turn was over.

verb-fell = { $rest }: how many fell, and what the first shows
verb-landed = landed; fallen dice of each player: { $rest }
verb-lost = the die from { $rest } fell
verb-missed = missed; fallen dice of each player: { $rest }
verb-off = the die is off
verb-returned = the die lies askew and comes back
verb-settled = the die settled in { $rest }
verb-shifted = a die was shifted: { $rest }
verb-stayed = the die stayed
verb-tally = faces of every colour: { $rest }
verb-throw = throw { $rest }
verb-ladle = pour { $rest }
verb-use = use { $rest }
verb-mounted = mounted: { $rest }

## What became of dice that hands have moved

settled-capped = Time was over before everything lay still.
settled-goal = The goal is reached.
settled-many-astray = { $count ->
    [one] One lies
   *[other] { $count } lie
  } askew.
settled-many-kept = { $count ->
    [one] One stays
   *[other] { $count } stay
  } in the ladle.
settled-many-off = { $count ->
    [one] One is
   *[other] { $count } are
  } off.
settled-many-seated = { $count ->
    [one] One settles
   *[other] { $count } settle
  }.
settled-many-taken = { $count ->
    [one] One is
   *[other] { $count } are
  } taken.
settled-new-astray = The die lies askew.
settled-new-kept = A die stays in the ladle.
settled-new-off = The die is off{ $face ->
    [0] {"."}
   *[other] {" "}and shows { $face }.
  }
settled-new-seated = The die settles in { $at } ({ $triple }).
settled-nothing = Nothing has changed.
settled-old-astray = The die { $known ->
    [cell] from { $was }
   *[other] { $was }
  } lies askew.
settled-old-off = The die { $known ->
    [cell] from { $was }
   *[other] { $was }
  } is off{ $face ->
    [0] {"."}
   *[other] {" "}and shows { $face }.
  }
settled-old-seated = The die { $known ->
    [cell] from { $was }
   *[other] { $was }
  } lies in { $at } ({ $triple }) now.
settled-old-taken = The die { $known ->
    [cell] from { $was }
   *[other] { $was }
  } is out.
settled-released = The finger let go.
settled-slipped = The die slipped out of the fingers.
settled-tilted = The plate is not level.
settled-touched = The ladle touched something.
cli-loose = Lying askew: { $dice }.
