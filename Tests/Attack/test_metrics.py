"""Prometheus metrics of a process, and who has access to them."""

import re

import pytest
from players_server import Server, free_port, product
from raw_client import Connection, Page


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    server = Server(product("Players"), tmp_path_factory.mktemp("metrics"), 8, log_level="notice,evergreen.web=debug")
    server.metrics_port = free_port()
    server.options = [f"--metrics={server.metrics_port}", "--sleep-after=1"]
    server.start()
    yield server
    server.stop()


def ask(server, path="/metrics", method="GET", host="127.0.0.1"):
    connection = Connection(server.metrics_port, "127.0.0.140")
    connection.send(f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    head, body = connection.read_answer()
    connection.close()
    return head.splitlines()[0], head, body.decode()


def series(server):
    """The samples by name with labels."""
    status, head, text = ask(server)
    assert " 200 " in status, head
    assert "text/plain; version=0.0.4" in head
    samples = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# TYPE [a-z_]+ (counter|gauge|histogram|summary)", line), line
            continue
        match = re.fullmatch(r'([a-z_]+(?:\{[a-z]+="[^"]*"\})?) (\S+)', line)
        assert match, line
        assert match[1] not in samples, f"{match[1]} is there twice"
        samples[match[1]] = float(match[2])
    return samples


def test_the_metrics_count_the_work_of_pages(measured):
    page = Page(measured.port, source="127.0.0.141").connect()
    page.catch_up()
    before = series(measured)
    assert before["evergreen_sockets"] == 1
    assert before["evergreen_sessions"] >= 1
    for _ in range(5):
        page.tap_to_frame(1)
    page.catch_up()
    after = series(measured)
    assert after["evergreen_event_seconds_count"] - before["evergreen_event_seconds_count"] == 5
    assert after["evergreen_frames_total"] - before["evergreen_frames_total"] >= 5
    assert after["evergreen_frame_bytes_total"] > before["evergreen_frame_bytes_total"]
    assert after["evergreen_refresh_seconds_count"] - before["evergreen_refresh_seconds_count"] >= 5
    assert after["evergreen_work_seconds_count"] > before["evergreen_work_seconds_count"]
    assert after["evergreen_drawing_seconds_count"] >= 1
    assert after["process_resident_memory_bytes"] > 1_000_000
    assert after["process_cpu_seconds_total"] >= before["process_cpu_seconds_total"] > 0


def test_a_hidden_page_is_counted_as_sleeping(measured):
    page = Page(measured.port, source="127.0.0.142").connect()
    page.catch_up()
    before = series(measured)
    page.send(1, "traits", "light.regular.regular.background.moving.UTC")
    assert page.connection.end() == 4410
    after = series(measured)
    assert after["evergreen_sleeping_sessions"] - before["evergreen_sleeping_sessions"] == 1
    assert after["evergreen_sessions"] - before["evergreen_sessions"] == -1


def test_metrics_are_served_only_for_their_host_path_and_method(measured):
    status, _, text = ask(measured, host="evil.example")
    assert " 421 " in status and "evergreen" not in text.lower()
    assert " 404 " in ask(measured, "/")[0]
    assert " 405 " in ask(measured, method="POST")[0]
    assert " 200 " in ask(measured)[0]


def test_the_port_of_the_pages_serves_no_metrics(measured):
    connection = Connection(measured.port, "127.0.0.143")
    connection.send(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    head, _ = connection.read_answer()
    assert " 404 " in head.splitlines()[0]


def test_the_log_names_the_session_of_a_malformed_message(measured):
    page = Page(measured.port, source="127.0.0.144").connect()
    page.catch_up()
    page.post("no message")
    assert page.connection.end() == 1002
    name = page.token.split(".")[0][:6]
    assert re.search(rf"session=\"?{re.escape(name)}", measured.log.read_text())
    assert page.token.split(".")[1] not in measured.log.read_text()


def test_log_levels_apply_to_label_prefixes(tmp_path):
    server = Server(product("Players"), tmp_path, 8, log_level="error,evergreen.web=notice").start()
    connection = Connection(server.port, "127.0.0.145")
    connection.send(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    connection.read_answer()
    server.stop()
    assert "evil.example" in server.log.read_text()
    quiet = Server(product("Players"), tmp_path, 8, log_level="notice,evergreen=error").start()
    before = quiet.log.read_text()
    connection = Connection(quiet.port, "127.0.0.145")
    connection.send(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    connection.read_answer()
    quiet.stop()
    assert "evil.example" not in quiet.log.read_text()[len(before):]
