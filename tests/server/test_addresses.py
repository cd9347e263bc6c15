"""Where others in the local network reach the server."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from tests.server.house import House, open_house

from ludi.server import addresses
from ludi.server.addresses import is_loopback, link_to, network_addresses, useful


@pytest.mark.parametrize("host", ["127.0.0.1", "127.3.2.1", "localhost", "::1"])
def test_only_this_computer_reaches_a_loopback_address(host: str) -> None:
    assert is_loopback(host)
    assert network_addresses(host) == []


def test_a_server_at_one_address_is_reached_there_only() -> None:
    assert network_addresses("192.168.7.5") == ["192.168.7.5"]


def test_addresses_that_others_cannot_type_are_left_out_and_ipv4_comes_first() -> None:
    found = ["fd00::2", "127.0.0.1", "10.0.0.3", "169.254.1.1", "fe80::1", "192.168.1.4", "10.0.0.3", "::1"]
    assert useful(found) == ["10.0.0.3", "192.168.1.4", "fd00::2"]


def test_a_server_at_every_address_is_reached_at_each_of_this_computer() -> None:
    found = network_addresses("0.0.0.0")
    assert not any(is_loopback(one) or ":" in one for one in found)
    for one in found:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as own:
            own.bind((one, 0))  # another computer's would be refused


def test_an_ipv6_address_stands_in_brackets_in_a_link() -> None:
    assert link_to("fd00::2", 8700) == "http://[fd00::2]:8700/"


def test_at_loopback_one_is_told_that_nobody_else_can_come(house: House) -> None:
    assert house.get("/house").json() == {"links": [], "is_alone": True, "is_cut_off": False}


def test_who_opened_it_on_the_computer_itself_is_told_the_addresses_for_others(tmp_path: Path) -> None:
    with open_house(tmp_path, host="0.0.0.0") as house:
        found = network_addresses("0.0.0.0")
        told = house.get("/house").json()
        assert told["links"] == [link_to(one, house.port) for one in found]
        for link in told["links"]:  # there the address of the page is the one to give away
            with httpx.Client(trust_env=False) as other:
                assert other.get(f"{link}api/house").json()["links"] == []


def test_a_computer_in_no_network_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda has_six: iter([]))
    with open_house(tmp_path, host="0.0.0.0") as house:
        assert house.get("/house").json() == {"links": [], "is_alone": False, "is_cut_off": True}
