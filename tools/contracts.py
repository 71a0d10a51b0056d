"""Contracts about imports that import-linter does not bring: libraries that may be used, rooms that stand apart."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class Listed(Contract):
    """A contract that is broken by single imports; each is printed with its line."""

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """The imports that break the contract: who imports, and what."""
        raise NotImplementedError

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = sorted(set(self.wrong(graph)))
        lines = [
            f"- {importer} -> {imported} (l.{place['line_number']})"
            for importer, imported in found
            for place in graph.get_import_details(importer=importer, imported=imported)
        ]
        return ContractCheck(kept=not lines, metadata={"lines": lines})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["lines"]:
            output.print_error(line)


class Libraries(Listed):
    """These rooms need nothing but the standard library, their own house and the libraries that are allowed."""

    type_name = "libraries"
    rooms = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        house = {str(name).partition(".")[0] for name in self.rooms}  # type: ignore[attr-defined]
        allowed = {*self.allowed, *house, *sys.stdlib_module_names}  # type: ignore[misc]
        for room in self.rooms:  # type: ignore[attr-defined]
            for importer in (room, *graph.find_descendants(room)):
                for imported in graph.find_modules_directly_imported_by(importer):
                    if imported.partition(".")[0] not in allowed:
                        yield importer, imported


class Apart(Listed):
    """The rooms of a corridor never import one another, except those that are there to be shared."""

    type_name = "apart"
    corridor = fields.StringField()
    shared = fields.ListField(subfield=fields.StringField())

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        corridor = str(self.corridor)
        start = len(corridor) + 1
        for importer in graph.find_descendants(corridor):
            home = importer[start:].partition(".")[0]
            for imported in graph.find_modules_directly_imported_by(importer):
                other = imported[start:].partition(".")[0] if imported.startswith(f"{corridor}.") else home
                if other != home and other not in self.shared:  # type: ignore[operator]
                    yield importer, imported
