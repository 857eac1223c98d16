"""What is asked of those who roll real dice."""

from __future__ import annotations

from pipyard.core.notation import Move
from pipyard.core.space import Even, Shuffle
from pipyard.dice.pool import D6, STANDING, Deal, Pool, each
from pipyard.dice.throw import UnorderedThrow
from pipyard.dice.tumble import OrderedThrow
from pipyard.server.protocol.messages import RollForm
from pipyard.server.room.roll_form import roll_form


def test_equal_dice_are_told_in_any_order_and_others_in_their_own() -> None:
    assert roll_form(D6) == RollForm(kind="numbers")
    assert roll_form(Pool(3)) == RollForm(kind="numbers", count=3)
    assert roll_form(UnorderedThrow(12, 8)) == RollForm(kind="numbers", count=12, faces=8)
    assert roll_form(each(4)) == RollForm(kind="numbers", count=4, apart=True)
    assert roll_form(OrderedThrow(45)) == RollForm(kind="numbers", count=45, apart=True)


def test_a_die_in_a_funnel_is_one_of_its_24_ways_to_stand() -> None:
    form = roll_form(STANDING)
    assert (form.kind, form.count, len(form.words)) == ("standing", 3, 24)
    assert "124" in form.words


def test_a_card_is_chosen_and_a_deal_is_written() -> None:
    assert roll_form(Even([Move("O1"), Move("O7")])) == RollForm(kind="choice", words=("O1", "O7"))
    assert roll_form(Even([Move(2), Move(3)])).kind == "choice"
    assert roll_form(Shuffle("rrggbb")).kind == "text"
    assert len(roll_form(Deal(165)).example) <= 40
