"""R14: what a load test reports."""

from trickerion.server.loadtest.figures import Figures, Load, ServerReading, percentiles


def test_percentiles_are_those_of_the_sorted_values() -> None:
    values = [float(number) for number in range(100, -1, -1)]
    assert percentiles(values) == {"p50": 50.0, "p90": 90.0, "p99": 99.0, "max": 100.0}
    assert percentiles([]) == dict.fromkeys(("p50", "p90", "p99", "max"), 0.0)


def test_a_report_without_actions_divides_by_nothing() -> None:
    figures = Figures()
    figures.readings = [ServerReading(), ServerReading()]
    report = figures.report(Load(tables=1, players=4, spectators=1), took=1.0, opening=0.5)
    assert (report["actions"], report["told_per_action"]) == (0, 0.0)
    assert report["sockets"] == 5


def test_cpu_time_per_action_is_the_difference_of_first_and_last_reading() -> None:
    figures = Figures()
    figures.acks = [1.0] * 1000
    figures.readings = [ServerReading(seconds) for seconds in (5.0, 5.8, 6.5)]
    report = figures.report(Load(), took=2.0, opening=0.5)
    assert report["server_processor_ms_per_action"] == 1.5
    assert report["server_processor_share"] == 0.75
