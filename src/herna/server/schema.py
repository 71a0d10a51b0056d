"""The schema of everything the server says and hears, with the frames of the live socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from herna.server.wire import ClientFrame, ServerFrame

PLACE = "#/components/schemas/{name}"


class SchemaPlugin(JsonRenderPlugin):
    """Shows the whole schema: OpenAPI has paths for requests only, but shapes for anything."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = self.render_json(request, full_schema(openapi_schema))
        return self._rendered


def full_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI schema together with `ClientFrame` and `ServerFrame`, the two sides of the live socket."""
    (client, server), live = msgspec.json.schema_components((ClientFrame, ServerFrame), ref_template=PLACE)
    components = schema["components"]
    shapes = {**components["schemas"], **live, "ClientFrame": client, "ServerFrame": server}
    return {**schema, "components": {**components, "schemas": shapes}}
