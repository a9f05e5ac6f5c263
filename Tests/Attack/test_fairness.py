"""Clients that cause as much work as they can: a legitimate page's events wait for one unit of that work, not for all of it."""

import multiprocessing
import re
import select
import statistics
import time
from contextlib import contextmanager

import pytest
from conftest import IS_FULL
from players_server import Server, product
from raw_client import Closed, Connection, Page, frame

PLAYERS = 1000
# How long to measure each attack, in seconds.
TIME = 10 if IS_FULL else 1.5

processes = multiprocessing.get_context("fork")


@pytest.fixture
def long_server(tmp_path):
    server = Server(product("Players"), tmp_path, PLAYERS, log_level="error").start()
    yield server
    # Writes of the attack may still be pending, so that a graceful shutdown could time out.
    server.kill()


@contextmanager
def attacked(attack, server, sources, *arguments):
    """Runs an attack, in one process for each address, while the body runs."""
    counts = [processes.Value("l", 0) for _ in sources]
    ready = processes.Barrier(len(sources) + 1)
    running = [
        processes.Process(target=attack, args=(server.port, source, ready, count, *arguments), daemon=True)
        for source, count in zip(sources, counts, strict=True)
    ]
    for process in running:
        process.start()
    try:
        ready.wait(timeout=120)
        yield counts
    finally:
        for process in running:
            process.kill()
            process.join()


def tap(port, source, ready, count, sockets, rate):
    """Taps on rows at the maximum rate on several sockets, and acknowledges all frames unread."""
    pages = [Page(port, source=source) for _ in range(sockets)]
    steppers = []
    for index, page in enumerate(pages):
        page.connect()
        steppers.append(page.stepper(shown_players(page)[10 + index % 10]))
        page.connection.socket.setblocking(False)
    ready.wait()
    started = time.monotonic()
    number = 0
    while True:
        number += 1
        for page, stepper in zip(pages, steppers, strict=True):
            data = b""
            try:
                data = page.connection.socket.recv(1 << 20)
            except BlockingIOError:
                pass
            for shown in re.findall(rb"\[(\d+),\d+,\[\[", data)[-1:]:
                if int(shown):
                    send(page, f'["k",{int(shown)}]')
            name = "increment" if number % 2 else "decrement"
            send(page, f'["e",{number},{stepper},"{name}"]')
            count.value += 1
        time.sleep(max(0, started + number / rate - time.monotonic()))


def send(page, text):
    try:
        page.connection.socket.send(frame(text))
    except OSError:
        # Back-pressure: the server reads no more than it can handle.
        pass


def ask_for_pages(port, source, ready, count, connections):
    """Requests one page after another on several connections."""
    opened = [Connection(port, source) for _ in range(connections)]
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    ready.wait()
    for connection in opened:
        connection.send(request)
    while True:
        readable, _, _ = select.select([connection.socket for connection in opened], [], [])
        for connection in opened:
            if connection.socket in readable:
                connection.read_answer()
                connection.send(request)
                count.value += 1


def ask_for_redraws(port, source, ready, count, rate):
    """Opens one socket after another for a session, and requests a full redraw each time."""
    page = Page(port, source=source)
    ready.wait()
    started = time.monotonic()
    while True:
        previous = page.connection
        try:
            page.connect(frame=-1)
            page.connection.read_frame()
            count.value += 1
        except (Closed, AssertionError):
            pass
        if previous:
            previous.close()
        time.sleep(max(0, started + count.value / rate - time.monotonic()))


def shown_players(page):
    """The players in the rendered rows, once there are any."""

    def players():
        names = [node.attributes.get("data-testid") or "" for node in page.model.root.descendants()]
        return [int(name.removeprefix("score-")) for name in names if name.startswith("score-")]

    page.wait(players, what="the players")
    return players()


def answers(page, seconds):
    """Measures the times until taps are acknowledged, in seconds."""
    player = shown_players(page)[0]
    stepper = page.stepper(player)
    times = []
    deadline = time.monotonic() + seconds
    page.catch_up()
    while time.monotonic() < deadline:
        started = time.perf_counter()
        number = page.send(stepper, "increment")
        page.wait(lambda: page.answered >= number, what="an answer")
        times.append(time.perf_counter() - started)
        time.sleep(0.03)
    return times


def report(title, quiet, attacked, counts, seconds):
    p50, p99 = (sorted(attacked)[len(attacked) * index // 100] for index in (50, 99))
    before = statistics.median(quiet)
    print(
        f"\n{title}: p50 {before * 1000:.1f} ms, attacked {p50 * 1000:.1f} ms ({p50 / before:.1f} times), "
        f"p99 {p99 * 1000:.1f} ms, {sum(count.value for count in counts) / seconds:.0f} attacks a second"
    )


ATTACKS = {
    "one socket, 100 taps a second": (tap, 1, (1, 100)),
    "ten sockets of one address": (tap, 1, (10, 100)),
    "ten sockets of ten addresses": (tap, 10, (1, 100)),
    "eight connections that ask for pages": (ask_for_pages, 1, (8,)),
    "eight addresses that ask for pages": (ask_for_pages, 8, (1,)),
    "hellos that ask for a redraw": (ask_for_redraws, 1, (17,)),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_legitimate_page_gets_responses_under_load(long_server, name):
    attack, count, arguments = ATTACKS[name]
    page = Page(long_server.port).connect()
    quiet = answers(page, TIME)
    sources = [f"127.0.0.{150 + index}" for index in range(count)]
    with attacked(attack, long_server, sources, *arguments) as counts:
        time.sleep(0.5)
        for counter in counts:
            counter.value = 0
        started = time.monotonic()
        times = answers(page, TIME)
        report(name, quiet, times, counts, time.monotonic() - started)
    page.leave()
