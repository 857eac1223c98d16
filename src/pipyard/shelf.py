"""The shelf: finding games.

A game's key is the name of its file under ``books``, the name under which an installed package offers it
(entry points of the group ``pipyard.games``), or what a file of the user's own calls itself.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import pkgutil
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from pipyard import books
from pipyard.core import companions
from pipyard.core.errors import UnknownGame, reason_of
from pipyard.core.game import Game
from pipyard.core.text import because, quoted

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

logger = logging.getLogger(__name__)
GROUP = "pipyard.games"
"""The entry points by which installed packages offer games: ``my_key = "my_package.my_module:MyGame"``."""


class OwnFile(NamedTuple):
    """Where the file of a game of the user's own is, and what stood in it when it was read."""

    path: str
    text: str

    @property
    def mark(self) -> str:
        """Tells one version of a file from the next."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]


_OWN: dict[str, Game] = {}
"""Games from files of the user's own, by key, as long as this process runs; of each file the version read last."""
_VERSIONS: dict[tuple[str, str], Game] = {}
"""All versions that were read, by path and mark."""


@cache
def _modules() -> dict[str, str]:
    """Key and module name of every game file, without importing it."""
    found: dict[str, str] = {}
    for module in pkgutil.walk_packages(books.__path__, books.__name__ + "."):
        key = module.name.rpartition(".")[2]
        if not module.ispkg and not key.startswith("_"):
            found[key] = module.name
    for key in [f"{key}_{kind}" for key in found for kind in companions.COMPANION_KINDS]:
        found.pop(key, None)
    return found


@cache
def _offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by key, without importing it. No package can take the place of a game of the books."""
    from importlib.metadata import entry_points  # noqa: PLC0415 (dear to import)

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in _modules() or entry.name in found:
            logger.warning("%s offers a game %s, which is on the shelf already: it stays away", entry.value, entry.name)
        else:
            found[entry.name] = entry
    return found


def game_in(module: ModuleType) -> Game | None:
    """The game a module defines, if it does."""
    for thing in vars(module).values():
        if isinstance(thing, Game) and thing.module == module.__name__:
            return thing
    return None


def files() -> list[str]:
    """The keys of all files that may hold a game, and of all that packages offer; none of them has been opened."""
    return sorted([*_modules(), *_offered()])


def own() -> list[str]:
    """The keys of the games that were read from files of the user's own."""
    return sorted(_OWN)


def keys() -> list[str]:
    """The keys of all games on the shelf; a game of a package that cannot be loaded is left out and logged."""
    found = [key for key in _modules() if _game(key) is not None]
    for key in _offered():
        try:
            _game(key)
        except Exception as error:  # whatever goes wrong in a package hides nothing but its own game
            logger.warning("the game %s cannot be opened: %s", key, error)
        else:
            found.append(key)
    return sorted(found)


@cache
def _game(key: str) -> Game | None:
    return game_in(importlib.import_module(_modules()[key])) if key in _modules() else _loaded(_offered()[key])


def _loaded(entry: EntryPoint) -> Game:
    """The game an entry point names, or the module it names defines."""
    try:
        named = entry.load()
    except Exception as error:
        raise UnknownGame(because("why-cannot-be-loaded", entry=entry.value, type=type(error).__name__, error=reason_of(error))) from error
    found = game_in(named) if isinstance(named, ModuleType) else named
    if not isinstance(found, Game):
        raise UnknownGame(because("why-is-no-game", entry=entry.value))
    if found.info.key != entry.name:
        raise UnknownGame(because("why-is-offered-as", entry=entry.value, key=quoted(found.info.key), name=quoted(entry.name)))
    return found


def adopt(path: str | Path, text: str | None = None) -> Game:
    """The game in a file of the user's own. The file is run as the program it is: only ever adopt what the owner of this process names.

    From then on :func:`game` knows it by its key, so that its logs can be replayed. With ``text`` this is what stands in the file,
    whatever stands there now. A version that was read before is not run again.
    """
    found = read(path, text)
    _OWN[found.info.key] = found
    here = found.origin[0] if found.origin else ""
    for key in [key for key, other in _OWN.items() if other.origin and other.origin[0] == here and key != found.info.key]:
        del _OWN[key]
    return found


def read(path: str | Path, text: str | None = None) -> Game:
    """The game in a file, as for :func:`adopt`, but without putting it on the shelf."""
    file = Path(path)
    if text is None:
        if not file.is_file():
            raise UnknownGame(because("why-there-is-no-file", path=quoted(str(path))))
        if file.suffix != ".py":
            raise UnknownGame(because("why-is-no-python-file", path=quoted(str(path))))
        text = importlib.util.decode_source(file.read_bytes())
    origin = OwnFile(str(file.resolve()), text)
    return _VERSIONS.get((origin.path, origin.mark)) or _run(path, origin)


def _run(path: str | Path, origin: OwnFile) -> Game:
    name = f"pipyard_own_{Path(path).stem}_{origin.mark}"
    module = ModuleType(name)
    module.__file__ = origin.path
    sys.modules[name] = module
    try:
        exec(compile(origin.text, origin.path, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    found = game_in(module)
    if found is None:
        raise UnknownGame(because("why-defines-no-game", path=quoted(str(path))))
    key = found.info.key
    if key in _modules() or key in _offered():
        raise UnknownGame(because("why-on-the-shelf-already", path=quoted(str(path)), key=quoted(key)))
    if not key.isidentifier():
        raise UnknownGame(because("why-key-is-made-of", path=quoted(str(path)), key=quoted(key)))
    found.origin = origin
    _VERSIONS[origin.path, origin.mark] = found
    return found


def origin(one: Game) -> OwnFile | None:
    """The file a game was read from, if it is one of the user's own."""
    return OwnFile(*one.origin) if one.origin is not None else None


def exact(one: Game) -> str:
    """The key of a game; for one of the user's own with the mark of its version, ``key@mark``: so :func:`game` finds these very rules."""
    found = origin(one)
    return f"{one.info.key}@{found.mark}" if found else one.info.key


def _own_game(key: str) -> Game | None:
    """A game of the user's own. A version that is not known here is taken to be the one that is."""
    name, _, mark = key.partition("@")
    versions = [one for (_, known), one in _VERSIONS.items() if known == mark and one.info.key == name] if mark else []
    return versions[-1] if versions else _OWN.get(name)


def knows_exactly(key: str) -> bool:
    """Whether a key without a mark was given, or the version it names has been read here."""
    name, _, mark = key.partition("@")
    return not mark or any(known == mark and one.info.key == name for (_, known), one in _VERSIONS.items())


def game(key: str, /, **options: object) -> Game:
    """The game with this key: ``game("rasanto", adjacency="touching")``."""
    found = _own_game(key) or (_game(key) if key in _modules() or key in _offered() else None)
    if found is None:
        from difflib import get_close_matches  # noqa: PLC0415 (only for a misspelt key)

        near = get_close_matches(key, files(), 3)
        hint = because("part-did-you-mean", near=" or ".join(near)) if near else because("part-games-lists-them")
        raise UnknownGame(because("why-there-is-no-game", key=quoted(key), hint=hint))
    return found.chosen(**options)


def games() -> list[Game]:
    """All games, in the order of the books."""
    return sorted([game(key) for key in keys()], key=lambda one: (one.info.book, one.info.number, one.info.key))


def _load_companions(kind: str) -> None:
    for module in [*_modules().values(), *[one.module for one in _OWN.values()]]:
        companions.companion(module, kind)
    for entry in _offered().values():
        try:
            companions.companion(entry.module, kind)
        except Exception as error:  # whatever goes wrong in a package hides nothing but its own game
            logger.warning("what %s brings cannot be opened: %s", entry.value, error)


companions.load_with(_load_companions)
