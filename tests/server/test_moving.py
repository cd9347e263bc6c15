"""A server that started plain moves over to compiled code at a quiet moment, on the same port."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.house import wait_for

PATIENCE = 60.0
LAUNCHER = """\
#!/usr/bin/env python3
import json, os, sys
from pathlib import Path
ask = os.environ.get
told = {"words": sys.argv[1:], "plain": ask("LUDI_PLAIN"), "again": ask("LUDI_MOVE_OVER")}
Path(__file__).with_name("told.json").write_text(json.dumps(told))
"""


@pytest.mark.slow
def test_when_compiled_code_is_ready_the_server_becomes_its_launcher_again(tmp_path: Path) -> None:
    (tmp_path / "ludi").write_text(LAUNCHER)
    (tmp_path / "ludi").chmod(stat.S_IRWXU)
    ready = tmp_path / "build" / "compiled" / "ready"
    ready.parent.mkdir(parents=True)
    command = [sys.executable, "-P", "-m", "ludi", "play", "--port", "0", "--no-browser"]
    environ = {**os.environ, "LUDI_PLAIN": "1", "LUDI_MOVE_OVER": str(ready)}
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "l.db")], env=environ, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
        assert httpx.get(f"{address}/healthz", trust_env=False).text == "ok\n"
        ready.write_text("key")
        wait_for(lambda: (tmp_path / "told.json").exists())
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()
    told = (tmp_path / "told.json").read_text()
    port = address.rpartition(":")[2]
    assert f'"--port", "{port}", "--no-browser"]' in told
    assert '"plain": null, "again": null' in told
