"""What the server says about itself: lines for people, or JSON objects for programs. Never a token, never a whole room key."""

from __future__ import annotations

import json
import logging
import time
from typing import Literal


class JsonLines(logging.Formatter):
    """One JSON object a line; extra fields of a record that are plain values come along."""

    _KNOWN = frozenset([*vars(logging.makeLogRecord({})), "message", "asctime"])

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


def keep_journal(form: Literal["text", "json"], level: str = "INFO") -> None:
    """Log to standard error in this form, from now on and for everybody in this process."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
