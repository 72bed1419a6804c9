"""Requests made up from the OpenAPI document: whatever comes, no fault, and every error has its code."""

from datetime import timedelta
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from tests.server.client import BOT, ME, Player
from tests.server.conftest import Site

_EXAMPLES = 3


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_made_up_requests_find_no_fault(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("smugglers", [ME, BOT])["table"]
    schema = schemathesis.openapi.from_url(f"{site.one}/api/schema/openapi.json")
    count = 0
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok), operation
        found = operation.ok()
        if found.path in ("/api/logout", "/api/me"):
            continue
        for sent in made_up(found):
            path = sent.formatted_path.replace(str((sent.path_parameters or {}).get("table_id")), table)
            body = sent.body if isinstance(sent.body, dict | list | str | int | float | bool) else None
            query = {name: value for name, value in (sent.query or {}).items() if "\x00" not in str(value)}
            answer = anne.http.request(sent.method, path, params=query, json=body)
            assert answer.status_code < 500, f"{sent.method} {path} {query} {body}: {answer.text}"
            assert answer.is_success or answer.json()["code"], answer.text
            count += 1
    assert count > 100
    assert anne.get(f"/api/tables/{table}")["id"] == table


def made_up(operation: Any) -> list[Any]:
    """Some requests to one endpoint: some that fit the document, some that almost do."""
    cases: list[Any] = []
    for mode in schemathesis.GenerationMode:
        try:
            strategy = operation.as_strategy(generation_mode=mode)

            @settings(
                max_examples=_EXAMPLES,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                deadline=timedelta(seconds=20),
                suppress_health_check=list(HealthCheck),
            )
            @given(strategy)
            def collect(case: Any) -> None:
                cases.append(case)

            collect()
        except Exception as error:
            # What has no parameters cannot be got wrong.
            if "Unsatisfiable" not in type(error).__name__ and "cannot" not in str(error).lower():
                raise
    return cases
