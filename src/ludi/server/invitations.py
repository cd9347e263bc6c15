"""Invitations: the address of this server that others can open."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from ludi.server.addresses import is_loopback, link_to, network_addresses
from ludi.table.messages import HouseInfo


def invitations(scope: Scope, host: str) -> HouseInfo:
    """Where others reach what the caller opened; by any name but this computer's own they use that too."""
    asked = urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname or ""
    if not is_loopback(asked):
        return HouseInfo(links=[])
    if is_loopback(host):
        return HouseInfo(links=[], is_alone=True)
    found = network_addresses(host)
    return HouseInfo(links=[link_to(one, scope["server"][1]) for one in found], is_cut_off=not found)
