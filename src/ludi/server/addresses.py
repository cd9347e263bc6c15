"""Addresses: where this server is reached, from this computer and from others in the local network."""

from __future__ import annotations

import ipaddress
import socket
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  the names of all addresses of a computer
OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved: nobody is there
SIOCGIFADDR = 0x8915  # of Linux: the IPv4 address of an interface
NAME_LENGTH = 15  # of an interface


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach it."""
    if host.lower() == "localhost":
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def link_to(host: str, port: int) -> str:
    """The address of the first page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_addresses(host: str) -> list[str]:
    """The addresses at which others in the local network reach a server that listens at this host."""
    if is_loopback(host):
        return []
    return [host] if host not in EVERYWHERE else useful(own_addresses(has_six=host == "::"))


def useful(addresses: Iterable[str]) -> list[str]:
    """Those that others can type, each once, IPv4 first."""
    found = [ipaddress.ip_address(one) for one in dict.fromkeys(addresses)]
    open_to_others = [
        one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)
    ]
    return [str(one) for one in sorted(open_to_others, key=lambda one: one.version)]


def own_addresses(has_six: bool = True) -> Iterator[str]:
    """All addresses of this computer that can be found, the one towards the world first; nothing is sent."""
    families = [socket.AF_INET, *([socket.AF_INET6] if has_six else [])]
    for family in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((OUTSIDE[family], 9))
            yield str(probe.getsockname()[0])
    yield from _of_interfaces()
    with suppress(OSError, UnicodeError):
        for family, _, _, _, address in socket.getaddrinfo(socket.gethostname(), None):
            if family in families:
                yield str(address[0]).partition("%")[0]


def _of_interfaces() -> Iterator[str]:
    """The IPv4 address of every interface, on systems that tell it."""
    try:
        import fcntl
    except ImportError:
        return
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                question = struct.pack("256s", name.encode()[:NAME_LENGTH])
                yield socket.inet_ntoa(fcntl.ioctl(asking.fileno(), SIOCGIFADDR, question)[20:24])
