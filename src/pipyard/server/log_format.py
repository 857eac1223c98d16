"""The journal of the server: lines for people, or JSON objects for programs. Never a token, never a whole room key."""

from __future__ import annotations

import json
import logging
import time
from typing import Literal


class JsonLines(logging.Formatter):
    """One JSON object per line, with the plain extra fields of a record."""

    _KNOWN = frozenset([*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"])
    """Fields that are not extra; the last is uvicorn's message once more, with colour codes."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        plain = (str, int, float, bool)
        said |= {name: value for name, value in vars(record).items() if name not in self._KNOWN and isinstance(value, plain)}
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


class RepetitionFilter(logging.Filter):
    """Limit repetitions of a message to a few per minute, and report later how many were dropped.

    Otherwise anybody who can make the server complain could fill the disk.
    """

    def __init__(self, most: int = 10, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, record.levelno, str(record.msg)[:120])
        since, count = self._seen.get(key, (record.created, 0))
        if record.created - since >= self._seconds:
            if count > self._most:
                record.msg, record.args = f"{record.getMessage()} (left out {count - self._most} times)", ()
            since, count = record.created, 0
        if len(self._seen) > 1000:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < self._most


def keep_journal(form: Literal["text", "json"], level: str = "INFO") -> None:
    """Log to standard error in this format, for the whole process."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(RepetitionFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
