"""A cable between a browser and the server that can be pulled out and put back."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

PIECE = 65536


class Cable:
    """Passes everything on until it is cut; cut, every connection breaks and no new one is made."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._cut = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            ends, self._ends = self._ends, set()
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        with self._lock:
            self._cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            with self._lock:
                cut = self._cut
            if cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._port))
            with self._lock:
                self._ends |= {near, far}
            threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()
            threading.Thread(target=self._pass_on, args=(far, near), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(PIECE):
                target.sendall(piece)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
