"""`herna serve` of an installed Herna."""

from __future__ import annotations

from tests.package.environments import Environment
from tests.server.running import Server


class InstalledServer(Server):
    """The server as people start it: by the command, told nothing but a free port."""

    def __init__(self, environment: Environment, **given: str) -> None:
        super().__init__(environment.home)
        self.cwd = environment.folder
        self.environment = environment
        self.given = given

    @property
    def command(self) -> list[str]:
        return [self.environment.program("herna"), "serve", "--port", str(self.port)]

    @property
    def variables(self) -> dict[str, str]:
        return self.environment.surroundings | self.given
