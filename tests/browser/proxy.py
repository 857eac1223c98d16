"""A line that can fail: a proxy between a browser and the server that drops, delays, truncates or swallows what goes through."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
import time


class Proxy:
    """Forwards bytes both ways, by default; a black hole stays open, but nothing arrives any more."""

    def __init__(self, port: int, folder: str = "") -> None:
        """``folder``: requests name it before their path, and the server does not hear of it; it begins with a slash."""
        self.port = port
        self.folder = folder
        self.delay = 0.0
        """Seconds that every piece waits, either way."""
        self.rate = 0.0
        """Bytes a second of one connection, either way; 0: as many as there are."""
        self.truncated = b""
        """Of what a request with these bytes in its first line asks for, only the beginning arrives."""
        self.down = False
        """New connections are black holes too."""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.pairs: list[_Pair] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}{self.folder}"

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                return
            pair = _Pair(self, near, far)
            pair.swallow = self.down
            self.pairs.append(pair)
            pair.start()

    def die(self) -> None:
        """Everything that is connected is a black hole from now on, and so is whatever comes."""
        self.down = True
        for pair in self.pairs:
            pair.swallow = True

    def lose_answers(self) -> None:
        """What the browser says still arrives; it hears nothing any more."""
        for pair in self.pairs:
            pair.swallow_answers = True

    def tear(self) -> None:
        """Of the next answer on every connection half arrives, then it hangs up."""
        for pair in self.pairs:
            pair.tears = True

    def recover(self) -> None:
        """New connections work; what was lost stays lost."""
        self.down = False

    def cut(self) -> None:
        """Hang up on everybody."""
        for pair in self.pairs:
            pair.close()

    def close(self) -> None:
        # a listener that is only closed takes one more connection, while a thread waits for it
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.cut()


class _Pair:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, near: socket.socket, far: socket.socket) -> None:
        self.proxy, self.near, self.far = proxy, near, far
        self.swallow = False
        self.swallow_answers = False
        self.tears = False

    def start(self) -> None:
        threading.Thread(target=self._pump, args=(self.near, self.far, False), daemon=True).start()
        threading.Thread(target=self._pump, args=(self.far, self.near, True), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                late = self.proxy.delay + (len(piece) / self.proxy.rate if self.proxy.rate else 0.0)
                if late:
                    time.sleep(late)
                if self.proxy.folder and not answers:
                    piece = self._inside(piece)
                if not answers and self.proxy.truncated and self.proxy.truncated in piece.partition(b"\r\n")[0]:
                    self.tears = True
                if answers and self.tears and not piece.endswith(b"\r\n\r\n"):
                    # of what follows the headers
                    body = piece.find(b"\r\n\r\n") + 4 if piece.startswith(b"HTTP/") else 0
                    sink.sendall(piece[: (body + len(piece)) // 2])
                    break
                if not self.swallow and not (answers and self.swallow_answers):
                    sink.sendall(piece)
        if not self.swallow:
            self.close()

    def _inside(self, piece: bytes) -> bytes:
        """The same request without the folder; one for anything else on this host finds nothing."""
        folder = re.escape(self.proxy.folder.encode())
        found = re.match(rb"[A-Z]+ (" + folder + rb"(?=/))?/", piece)
        if found is None:
            return piece
        method = piece.partition(b" ")[0]
        return method + (b" /" if found[1] else b" /elsewhere/") + piece[found.end() :]

    def close(self) -> None:
        for end in (self.near, self.far):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
