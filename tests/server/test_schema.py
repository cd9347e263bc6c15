"""The OpenAPI document: everything on the wire is in it, and the server does what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.house import House

from ludi.server.schema import document, text
from ludi.table import messages

DOCUMENT = document()


def parts(union: Any) -> list[str]:
    return [part.__name__ for part in get_args(union)]


@pytest.mark.parametrize("name", ["FromServer", "FromClient"])
def test_every_message_of_the_socket_is_in_the_document(name: str) -> None:
    schemas = DOCUMENT["components"]["schemas"]
    found = [part["$ref"].rpartition("/")[2] for part in schemas[name]["oneOf"]]
    assert found == parts(getattr(messages, name))
    assert set(found) <= set(schemas)


def test_every_reference_leads_somewhere() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    references = json.dumps(DOCUMENT).split("#/components/schemas/")[1:]
    assert {reference.partition('"')[0] for reference in references} <= set(schemas)


def test_what_the_server_sends_has_all_its_fields() -> None:
    for name in parts(messages.FromServer):
        schema = DOCUMENT["components"]["schemas"][name]
        assert set(schema["required"]) == set(schema["properties"])


def test_what_a_client_may_leave_out_is_not_required() -> None:
    assert DOCUMENT["components"]["schemas"]["Hello"]["required"] == ["type"]


def test_every_address_tells_of_problems() -> None:
    for path in DOCUMENT["paths"].values():
        for operation in path.values():
            assert {"4XX", "5XX"} <= set(operation["responses"])


def test_the_command_writes_the_document(tmp_path: Path) -> None:
    path = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "ludi.server.schema", str(path)], check=True)
    assert path.read_text("utf-8") == text()


UNTRUE_HERE: list[Any] = [positive_data_acceptance]  # a game refuses options that the schema allows
api = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.mark.slow
@api.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_document(case: schemathesis.Case[Any], house: House) -> None:
    case.call_and_validate(base_url=house.address, excluded_checks=UNTRUE_HERE)
