"""Reading actions: a row of atoms becomes the record of an action."""

from __future__ import annotations

from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.notation import Atom, Move, Name
from pipyard.core.text import because, either, quoted
from pipyard.dice.orientation import INDEX, TRIPLES
from pipyard.dice.pose import standing, yawed
from pipyard.pyramid.action_fields import FIELDS, FORMS, PLAIN, Rig, field_name, read_turn
from pipyard.pyramid.actions import Action, Blow, Declare, Flick, Ladle, Place, Press, Pull, Throw, Tilt, outward, usual_flick, usual_throw
from pipyard.pyramid.geometry import TURNS, place
from pipyard.pyramid.trace import Trace, read_trace


def read_action(move: Move, rig: Rig = PLAIN) -> Action:
    """The action of a row of atoms, with defaults for what is omitted. Limits are checked by ``trouble``."""
    verb = move.verb
    atoms = list(move.atoms[1:])
    if verb in ("done", "stop"):
        return Declare(verb)
    if verb not in FORMS:
        raise Unparsable(because("why-hands-can", what=quoted(move.text[:60]), forms=", ".join(FORMS)))
    if atoms and isinstance(atoms[-1], str) and atoms[-1].startswith("~"):
        return _traced(verb, atoms, read_trace(atoms[-1]))
    if verb == "place":
        return _placed(atoms)
    named: Name | None = None
    if verb == "pull":
        first = atoms.pop(0) if atoms else 0
        if not isinstance(first, Name):
            raise Unparsable(because("why-pull-which-die-say-its"))
        named = first
    values = _values(verb, atoms)
    if verb == "throw":
        values = _filled(values, usual_throw(rig).numbers())
        return Throw((values[0], values[1], values[2]), (values[3], values[4], values[5]), (values[6], values[7], values[8]))
    if verb == "flick":
        values = _filled(values, usual_flick(rig).numbers())
        return Flick(values[0], values[1], values[2], values[3], values[4], values[5])
    usual = [field.usual for field in FIELDS[verb]] if verb in FIELDS else []
    if verb == "blow":
        v = _filled(values, usual)
        return Blow((v[0], v[1], v[2]), (v[3], v[4], v[5]), v[6], v[7])
    if verb == "pull" and named is not None:
        cell, die = (-1, named.index) if named.text.startswith("#") else (named.index, -1)
        if cell >= 0:
            usual = [*outward(cell), *usual[3:]]
        v = _filled(values, usual)
        return Pull(cell, (v[0], v[1], v[2]), v[3], v[4], v[5], die)
    if verb == "ladle":
        if not values or values[0] != int(values[0]):
            raise Unparsable(because("why-ladle-how-many-dice-say"))
        v = _filled(values, usual)
        return Ladle(int(v[0]), (v[1], v[2]), (v[3], v[4]), v[5], v[6])
    raise Unparsable(because("why-is-recorded-while-it-is", verb=verb, verb2=either(FORMS[verb])))


def _values(verb: str, atoms: list[Atom]) -> list[float]:
    values: list[float] = []
    for atom in atoms:
        if not isinstance(atom, (int, float)):
            raise Unparsable(because("why-is-no-number", verb=verb, atom=quoted(str(atom)[:60])))
        values.append(float(atom))
    most = len(FIELDS.get(verb, ()))
    if len(values) > most:
        raise Unparsable(
            because("why-takes-at-most-numbers", verb=verb, most=most, fields=[field_name(field.name) for field in FIELDS.get(verb, ())])
        )
    return values


def _filled(values: list[float], usual: list[float]) -> list[float]:
    return values + usual[len(values) :]


def _traced(verb: str, atoms: list[Atom], trace: Trace) -> Action:
    first = atoms[0]
    if verb == "tilt":
        return Tilt(trace)
    if verb == "blow":
        return Blow((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), 0.0, trace.seconds, trace)
    if not isinstance(first, Name) or verb not in ("press", "pull"):
        raise Unparsable(because("why-should-read", verb=verb, verb2=either(FORMS[verb])))
    if verb == "press":
        return Press(first.index, trace)
    numbered = first.text.startswith("#")
    return Pull(-1 if numbered else first.index, (0.0, 0.0, 1.0), die=first.index if numbered else -1, trace=trace)


def _placed(atoms: list[Atom]) -> Place:
    usual = FIELDS["place"][4].usual
    if atoms and isinstance(atoms[0], Name):
        x, y, z = [int(part) for part in atoms[0].text.split(",")]
        triple = str(atoms[1]) if len(atoms) > 1 else TRIPLES[0].text
        said = _values("place", atoms[2:3])
        return Place(place(x, y, z), TURNS[INDEX[triple]], said[0] if said else usual, atoms[0].text)
    values = _values("place", atoms[:3])
    if len(values) < 3 or len(atoms) > 5:
        raise Unparsable(because("why-place-should-read", place=either(FORMS["place"])))
    after = _values("place", atoms[4:])
    height = after[0] if after else usual
    at = (values[0], values[1], values[2])
    fourth = atoms[3] if len(atoms) > 3 else 0
    if isinstance(fourth, str):
        turn = read_turn(fourth)
        if turn is None:
            raise Unparsable(because("why-place-is-no-turn-it", fourth=quoted(fourth[:60])))
        return Place(at, turn, height)
    yaw = _values("place", [fourth])[0]
    return Place(at, yawed(standing(6, INDEX["236"]), yaw), height, yaw=yaw)


def objection(action: Action, rig: Rig) -> None:
    """Raise an error for an invalid action."""
    wrong = action.trouble(rig)
    if wrong:
        raise Illegal(wrong)
