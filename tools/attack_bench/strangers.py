"""Strangers who mean no good: raw bytes over TCP, always to this machine, bounded in count and time."""

from __future__ import annotations

import contextlib
import socket
import struct

PATIENCE = 30.0
PING, CONTINUATION, TEXT = 0x9, 0x0, 0x1
HERE = "127.0.0.1"


def call(port: int, source: str = HERE) -> socket.socket:
    """A connection with buffers so small that what is accepted was mostly read by the server."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect((HERE, port))
    return line


def pour(line: socket.socket, data: bytes, times: int) -> int:
    """Send the same again and again until the server hangs up; how many bytes it took."""
    sent = 0
    with contextlib.suppress(OSError):
        for _ in range(times):
            line.sendall(data)
            sent += len(data)
    return sent


def rest(line: socket.socket) -> bytes:
    """Everything the server still says before it hangs up."""
    found = []
    with contextlib.suppress(OSError):
        while piece := line.recv(65536):
            found.append(piece)
    return b"".join(found)


def upgraded(port: int, path: str, source: str = HERE) -> socket.socket:
    """A raw WebSocket at a path, its handshake done. Raises `ConnectionError` where the server does not want it."""
    line = call(port, source)
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        piece = line.recv(1)
        if not piece:
            raise ConnectionError("no handshake")
        head += piece
    if b" 101 " not in head:
        line.close()
        raise ConnectionError("refused")
    return line


def frame(kind: int, text: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it, under a mask that changes nothing."""
    assert len(text) < 126
    return struct.pack("!BB4x", (0x80 if last else 0) | kind, 0x80 | len(text)) + text
