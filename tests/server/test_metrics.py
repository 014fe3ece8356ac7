"""What a server counts and measures, as Prometheus reads it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import settings
from tests.server.support import Running, counted, running, until
from tests.support import ROOT
from trickerion import COMPILED, __version__
from trickerion.server.metrics import Metrics
from trickerion.server.storage.store import sqlite_url

DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
OURS = {
    "trickerion_build": "info",
    "trickerion_tables_open": "gauge",
    "trickerion_tables_opened": "counter",
    "trickerion_sockets": "gauge",
    "trickerion_commands": "counter",
    "trickerion_command_seconds": "histogram",
    "trickerion_refusals": "counter",
    "trickerion_refusals_not_logged": "counter",
    "trickerion_event_loop_lag_seconds": "histogram",
    "trickerion_tasks": "gauge",
    "trickerion_database_seconds": "histogram",
    "trickerion_bot_queue_length": "gauge",
    "trickerion_bot_wait_seconds": "histogram",
    "trickerion_bot_actions": "counter",
    "trickerion_bot_restarts": "counter",
    "trickerion_notifications": "counter",
}
SUFFIXES = {
    "info": ("_info",),
    "gauge": ("",),
    "counter": ("_total",),
    "histogram": ("_bucket", "_sum", "_count"),
}


def exported() -> set[str]:
    """The names of all series, by their family and its type."""
    families = Metrics().registry.collect()
    return {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}


def test_every_metric_has_its_name_and_type() -> None:
    families = {family.name: family.type for family in Metrics().registry.collect()}
    found = {name: type for name, type in families.items() if name.startswith("trickerion_")}
    assert found == OURS
    assert {"process_cpu_seconds", "process_resident_memory_bytes"} <= set(families)
    assert "python_gc_collections" in families


def test_the_text_can_be_read_and_has_each_metric_once() -> None:
    metrics = Metrics()
    metrics.answered("act", "ok", 0.002)
    families = [family.name for family in text_string_to_metric_families(metrics.text())]
    assert len(families) == len(set(families))
    assert "_created" not in metrics.text()
    assert metrics.text().endswith("\n")


def test_a_new_server_has_counted_nothing() -> None:
    for family in Metrics().registry.collect():
        if family.name.startswith("trickerion_") and family.type != "info":
            assert {sample.value for sample in family.samples} <= {0.0}


def test_the_build_is_described() -> None:
    engine = "compiled" if COMPILED else "pure"
    (info,) = (f for f in Metrics().registry.collect() if f.name == "trickerion_build")
    (sample,) = info.samples
    assert sample.labels["version"] == __version__
    assert sample.labels["engine"] == engine
    assert set(sample.labels) == {"version", "rules", "engine", "python"}


def test_commands_are_counted_by_kind_code_and_time() -> None:
    metrics = Metrics()
    for code, seconds in (("ok", 0.001), ("ok", 0.002), ("illegal", 0.3), ("ok", 7.0)):
        metrics.answered("act", code, seconds)
    metrics.answered("ping", "ok", 0.001)
    assert metrics.commands == 5
    assert counted(metrics, "commands_total", kind="act", code="ok") == 3
    assert counted(metrics, "commands_total", kind="act", code="illegal") == 1
    within = {
        le: counted(metrics, "command_seconds_bucket", kind="act", le=le)
        for le in ("0.001", "0.0025", "0.25", "1.0", "5.0", "+Inf")
    }
    assert list(within.values()) == [1, 2, 2, 3, 3, 4]


def test_cpu_time_is_exact_and_known_without_proc(monkeypatch: pytest.MonkeyPatch) -> None:
    """`trickerion load` reads it on every system."""
    monkeypatch.setattr("prometheus_client.ProcessCollector.collect", lambda self: [])
    found = re.findall(r"^process_cpu_seconds_total (.+)$", Metrics().text(), re.MULTILINE)
    assert float(found[0]) > 0


def measured(at: Running) -> dict[tuple[str, ...], float]:
    """The server's metrics by name and labels."""
    families = text_string_to_metric_families(at.http.get("/api/metrics").text)
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_a_server_measures_its_database_and_its_event_loop(sqlite_server: Running) -> None:
    id, (one, _) = sqlite_server.table(people=2)
    one.ask("say", text="Hello!")
    sqlite_server.get(f"/api/tables/{id}")
    until(lambda: measured(sqlite_server)["trickerion_event_loop_lag_seconds_count",] > 0)
    figures = measured(sqlite_server)
    assert figures["trickerion_database_seconds_count", "read"] > 0
    assert figures["trickerion_database_seconds_count", "write"] > 0
    assert figures["trickerion_sockets",] == 2
    assert figures["trickerion_tables_open",] == 1


@pytest.mark.usefixtures("standing_clock")
def test_metrics_are_for_this_machine_and_for_the_token(tmp_path: Path) -> None:
    chosen = settings(sqlite_url(tmp_path / "a.db"), metrics_token="seen-it")
    with running(chosen) as at:
        through_proxy = {"X-Forwarded-For": "203.0.113.1"}
        right = {"Authorization": "Bearer seen-it"}
        wrong = {"Authorization": "Bearer guess"}
        for headers, status in (({}, 200), (through_proxy, 403), (wrong, 403), (right, 200)):
            assert at.http.get("/api/metrics", headers=headers).status_code == status
        assert at.http.get("/api/metrics", headers={**through_proxy, **right}).status_code == 200
        codes = [at.http.get("/api/metrics", headers=wrong).status_code for _ in range(20)]
        assert 429 in codes


# The dashboard and the documentation


def expressions(part: Any) -> list[str]:
    """All queries of a dashboard."""
    if isinstance(part, dict):
        own = [part["expr"]] if "expr" in part else []
        return own + [found for each in part.values() for found in expressions(each)]
    return [found for each in part for found in expressions(each)] if isinstance(part, list) else []


def dashboard() -> Any:
    return json.loads(DASHBOARD.read_text(encoding="utf-8"))


def test_the_dashboard_uses_only_metrics_that_are_exported() -> None:
    queries = expressions(dashboard())
    named = {name for query in queries for name in re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", query)}
    assert named - {"histogram_quantile"} <= exported()


def test_the_dashboard_uses_only_labels_that_its_metrics_have() -> None:
    labels = {"job", "instance", "le", "kind", "code", "what", "operation", "channel", "outcome"}
    labels |= {"version", "rules", "engine", "python"}
    for query in expressions(dashboard()):
        grouped = re.findall(r"by \(([^)]*)\)", query)
        used = {label.strip() for group in grouped for label in group.split(",")}
        used |= set(re.findall(r"[{,]\s*(\w+)\s*[=!]", query))
        assert used <= labels, query


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    shown = " ".join(expressions(dashboard()))
    for name, type in OURS.items():
        assert any(name + suffix in shown for suffix in SUFFIXES[type]), name


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        columns = range(place["x"], place["x"] + place["w"])
        cells = {(x, y) for x in columns for y in range(place["y"], place["y"] + place["h"])}
        assert not cells & taken, panel["title"]
        assert max(columns) < 24
        taken |= cells
    ids = [panel["id"] for panel in dashboard()["panels"]]
    assert len(ids) == len(set(ids))


def test_the_documentation_names_every_metric() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, type in OURS.items():
        series = name if type == "histogram" else name + SUFFIXES[type][0]
        assert f"`{series}" in text, name
