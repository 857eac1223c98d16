"""Write web/src/net/protocol.ts from the messages in pipyard.server.protocol: ``python tools/typescript.py [--check]``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from pipyard.books.dice_trip.sheet_shape import TripExtra
from pipyard.books.tumblin_dice.board_shape import BoardExtra
from pipyard.core.scene import Scene
from pipyard.core.scene_extra import PlateExtra
from pipyard.server.protocol import club_messages as club
from pipyard.server.protocol import common, messages, requests
from pipyard.server.protocol import http_messages as http
from pipyard.server.protocol import tournament_messages as tournament

PROTOCOL_FILE = Path(__file__).parents[1] / "web" / "src" / "net" / "protocol.ts"
ROOTS: list[Any] = [
    requests.FromBrowser,
    messages.ToBrowser,
    http.Shelf,
    http.NewRoom,
    http.RoomMade,
    http.CodeMade,
    http.RoomFound,
    http.PushKey,
    http.NewPush,
    http.Refusal,
    PlateExtra,
    TripExtra,
    BoardExtra,
    club.ClubInfo,
    club.Join,
    club.ChangeMe,
    club.ChangeMember,
    club.ChangeClub,
    club.MemberList,
    club.Invitation,
    club.Profile,
    club.PastGames,
    club.Curve,
    club.Leaderboard,
    club.TableList,
    club.Seek,
    club.SeekResult,
    club.Report,
    club.ReportList,
    club.RunningGames,
    tournament.NewTournament,
    tournament.ChangeTournament,
    tournament.TournamentList,
    tournament.TournamentPage,
    club.MyTurns,
    club.Vacation,
    club.TakeVacation,
]
TOURNAMENT = (tournament.NewTournament, tournament.TournamentGame, tournament.ChangeTournament)
FROM_BROWSER = (requests.Ask, http.NewRoom, http.NewSeat, club.Join, club.ChangeMe, club.ChangeMember, club.Seek, club.Report, *TOURNAMENT)
"""What browsers send: fields with defaults may be left out."""
UNIONS = {"FromBrowser": requests.FromBrowser, "ToBrowser": messages.ToBrowser}
WORD_TYPES = {"SeatColour": get_args(common.SeatColour), "ManageAction": get_args(common.ManageAction)}
"""Named unions of words."""
LISTED_TYPES = ("SeatColour",)
"""Unions that the client also gets as lists, in this order."""


TYPED_FIELDS: dict[tuple[type, str], str] = {(Scene, "extra"): PlateExtra.__name__}
"""Fields that are wider in Python: the scene of any table but Dice Trip and Tumblin-Dice has this in ``extra``."""


class Writer:
    """Collects the interfaces that are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.optional = True

    def type(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType():
                self.struct(kind)
                return kind.cls.__name__
            case inspect.TypedDictType():
                self.typed_dict(kind)
                return kind.cls.__name__
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(part) for part in kind.types))
            case inspect.VarTupleType() | inspect.ListType():
                item = self.type(kind.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.type(item) for item in kind.item_types)}]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.type(kind.value_type)}>>"
            case inspect.LiteralType():
                return next((name for name, words in WORD_TYPES.items() if {*words} == {*kind.values}), _words(kind.values))
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.CustomType() if kind.cls is object:
                return "unknown"
            case _:
                raise TypeError(f"no TypeScript is known for {kind}")

    def struct(self, kind: inspect.StructType) -> None:
        name = kind.cls.__name__
        if name in self.written:
            return
        self.written[name] = ""
        doc = (kind.cls.__doc__ or "").strip().splitlines()[0]
        lines = [f"/** {doc} */", f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'\treadonly {kind.tag_field}: "{kind.tag}";')
        from_browser = issubclass(kind.cls, FROM_BROWSER)
        omits = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            mark = "?" if has_default and (from_browser or omits) else ""
            written = TYPED_FIELDS.get((kind.cls, field.name)) or self.type(field.type)
            lines.append(f"\treadonly {field.encode_name}{mark}: {written};")
        self.written[name] = "\n".join([*lines, "}"])

    def typed_dict(self, kind: inspect.TypedDictType) -> None:
        name = kind.cls.__name__
        if name in self.written:
            return
        self.written[name] = ""
        doc = (kind.cls.__doc__ or "").strip().splitlines()[0]
        fields = [f"\treadonly {field.name}{'' if field.required else '?'}: {self.type(field.type)};" for field in kind.fields]
        self.written[name] = "\n".join([f"/** {doc} */", f"export interface {name} {{", *fields, "}"])


def _words(values: Iterable[object]) -> str:
    return " | ".join([f'"{value}"' if isinstance(value, str) else str(value) for value in values])


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for root in ROOTS:
        writer.type(inspect.type_info(root))
    unions = [f"export type {name} = {writer.type(inspect.type_info(union))};" for name, union in UNIONS.items()]
    head = "// Written by tools/typescript.py from src/pipyard/server/protocol/; change it there.\n"
    numbers = f"export const PROTOCOL = {common.PROTOCOL};"
    words: list[str] = []
    for name, listed in WORD_TYPES.items():
        if name not in LISTED_TYPES:
            words.append(f"export type {name} = {_words(listed)};")
            continue
        values = "".join(f'\t"{word}",\n' for word in listed)
        words += [f"export const {name}s = [\n{values}] as const;", f"export type {name} = (typeof {name}s)[number];"]
    return "\n".join([head, numbers, "", *words, "", "\n\n".join(writer.written.values()), "", *unions, ""])


def main() -> int:
    text = typescript()
    if "--check" in sys.argv:
        return 0 if PROTOCOL_FILE.exists() and PROTOCOL_FILE.read_text() == text else 1
    PROTOCOL_FILE.parent.mkdir(parents=True, exist_ok=True)
    PROTOCOL_FILE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
