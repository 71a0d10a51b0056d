"""The built page: an index that is always fresh, and hashed assets that never change."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from herna.server.settings import Settings
from herna.table import TableError

FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
WORTH_PACKING = 512
PACKED = {".br": "br", ".gz": "gzip"}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Herna</title>
<meta name="viewport" content="width=device-width">
<h1>Herna</h1><p>{en}</p><p lang="cs">{cs}</p></html>
"""


class Asset:
    """A file of the page in every packing there is."""

    def __init__(self, file: Path, name: str) -> None:
        self.plain = file.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")
        self.kind = kind
        self.packed = {
            encoding: packed.read_bytes()
            for ending, encoding in PACKED.items()
            if (packed := file.with_name(file.name + ending)).is_file()
        }
        if text and "gzip" not in self.packed and len(self.plain) >= WORTH_PACKING:
            self.packed["gzip"] = gzip.compress(self.plain, 6)
        self.caching = FOR_EVER if name.startswith("assets/") else FRESH


class Page:
    """The files of the page, read once, and again when it has been built anew."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        self._built: float | None = None
        self._assets: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        """The file at a path; the index for the paths that the page itself understands."""
        self._read()
        if path in self._assets:
            return self._assets[path]
        return self._assets.get("index.html") if not PurePosixPath(path).suffix else None

    @property
    def built(self) -> bool:
        self._read()
        return "index.html" in self._assets

    def _read(self) -> None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else None
        if built == self._built:
            return
        self._built = built
        self._assets = {}
        if built is not None:
            for file in self._folder.rglob("*"):
                if file.is_file() and file.suffix not in PACKED:
                    name = file.relative_to(self._folder).as_posix()
                    self._assets[name] = Asset(file, name)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_page(
    request: Request[Any, Any, Any], page: NamedDependency[Page], path: FromPath[str] = "/"
) -> Response[bytes]:
    """The page and everything it needs."""
    wanted = path.strip("/")
    if wanted.split("/")[0] in ("api", "schema"):
        raise TableError("nothing-there")
    if not page.built:
        missing = TableError("page-not-built")
        text = NOT_BUILT.format(en=missing.reason("en"), cs=missing.reason("cs"))
        return Response(text.encode(), status_code=503, media_type="text/html")
    asset = page.find(wanted or "index.html")
    if asset is None:
        raise TableError("nothing-there")
    headers = {"cache-control": asset.caching, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding in ("br", "gzip"):
        if encoding in accepted and encoding in asset.packed:
            headers["content-encoding"] = encoding
            return Response(asset.packed[encoding], headers=headers, media_type=asset.kind)
    return Response(asset.plain, headers=headers, media_type=asset.kind)


def page_of(settings: Settings) -> Page:
    return Page(settings.page)
