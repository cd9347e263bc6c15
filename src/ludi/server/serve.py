"""Start the server: open the database and the port, say where it is, and serve until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import structlog
import uvicorn

from ludi.engine.errors import SetupError
from ludi.games.spoken import say
from ludi.server.addresses import EVERYWHERE, is_loopback, link_to, network_addresses
from ludi.server.app import make_app
from ludi.server.direct_socket import DirectSocket
from ludi.server.http_protocol import http_protocol
from ludi.server.moving import move_from
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.watch import Watch

GRACE_SECONDS = 2  # for connections to end when the server stops
BACKLOG = 2048
GARBAGE_THRESHOLDS = 20_000, 20, 100  # a full collection over many tables takes a tenth of a second
_SECRET = ("token", "secret", "key", "authorization", "password")


def serve(settings: Settings) -> int:
    """Serve until it is stopped; a SetupError says in one line why it can't."""
    set_up_logs()
    with bound(settings.host, settings.port) as listening:
        store = Store(settings.database).open()
        try:
            server = Server(settings, listening, store)
            store.on_lost = server.stop
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            pass
        finally:
            store.close()
    if store.lost:
        raise store.lost
    if server.move and server.move.is_due:
        server.move.go(server.port)
    return 0 if server.started else 1


def bound(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens, or the reason why not; the option is the one that chose the port."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError, OverflowError) as error:
        raise SetupError(f"{host}: no such host here") from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise SetupError(_why_not_bound(host, port, error, option)) from error
    return listening


def _why_not_bound(host: str, port: int, error: OSError, option: str) -> str:
    if isinstance(error, PermissionError):
        return f"port {port}: you may not use it; take one above 1023 with {option}"
    if error.errno == 98 or "in use" in str(error):
        return f"port {port}: is in use by another program; take another one with {option}"
    return f"{host} port {port}: {(error.strerror or 'cannot be used').lower()}"


class Server(uvicorn.Server):
    """A uvicorn server that prints its address as soon as it answers."""

    def __init__(self, settings: Settings, listening: socket.socket, store: Store) -> None:
        app = make_app(settings, store)
        super().__init__(
            uvicorn.Config(
                app,
                loop=_loop(),
                http=http_protocol(app.state.limits, settings.proxies),
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                ws=DirectSocket,
                ws_max_size=settings.bounds.message,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._settings = settings
        self._database = store.name
        self.port: int = listening.getsockname()[1]
        self.move = move_from(dict(os.environ), app.state.hall.metrics)
        self._moving: asyncio.Task[None] | None = None
        self.watch: Watch | None = None
        if settings.metrics:
            self.watch = Watch(app.state.hall.metrics, bound(*settings.metrics, "--metrics"))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the links and open the browser."""
        await super().startup(sockets)
        if self.started:
            if self.watch:
                await self.watch.open()
            keep_pauses_short()
            self._announce()
            if self.move:
                self._moving = asyncio.create_task(self.move.wait(self.stop))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and the counters too."""
        if self._moving:
            self._moving.cancel()
        if self.watch:
            await self.watch.close()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Stop as after Ctrl+C; may be called from any thread."""
        self.should_exit = True

    def _announce(self) -> None:
        host = self._settings.host
        link = link_to("127.0.0.1" if host in EVERYWHERE else host, self.port)
        lines = [self._say("serve-ready", link=link), *self._shared_at(host)]
        if self.watch:
            lines.append(self._say("serve-metrics", link=self.watch.link))
        lines.append(self._say("serve-stop", database=self._database))
        print("\n".join(lines), flush=True)
        if self._settings.opens_browser:
            page = link.rstrip("/") + self._settings.page
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    def _shared_at(self, host: str) -> list[str]:
        """The address for others in the network, or how to get one."""
        if is_loopback(host):
            return [self._say("serve-alone")]
        links = [link_to(address, self.port) for address in network_addresses(host)]
        return [self._say("serve-share", link=link) for link in links] or [self._say("serve-no-network")]

    def _say(self, name: str, **words: Any) -> str:
        return say("ludi.server", self._settings.language, name, words)


def keep_pauses_short() -> None:
    """Run the garbage collector rarely, so that tables have no pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def _loop() -> Any:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"


# Logs


class Lines:
    """Writes each event to stderr; when nobody reads that any more, the games go on."""

    def __init__(self, *names: Any) -> None:
        pass

    def msg(self, line: str) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            print(line, file=sys.stderr, flush=True)

    debug = info = warning = error = critical = msg


def set_up_logs() -> None:
    """One line for each event on stderr; nothing that opens a seat."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=Lines,
        cache_logger_on_first_use=True,
    )


def without_secrets(
    logger: Any, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """The event, with everything left out whose name says that it is secret."""
    return {name: "..." if any(word in name for word in _SECRET) else value for name, value in event.items()}
