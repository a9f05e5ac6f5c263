"""Clients that violate the WebSocket protocol (RFC 6455), or that flood or starve a socket."""

import time

import pytest
from conftest import IS_FULL, takes_long
from raw_client import Closed, Connection, Page, frame

PING = '["p"]'


@pytest.fixture
def page(server):
    page = Page(server.port, source="127.0.0.80").connect()
    yield page
    page.leave()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(PING, mask=None), 1002),
        (frame(PING, reserved=1), 1002),
        (frame(PING, reserved=4), 1002),
        (frame(b"\0\1", opcode=2), 1002),
        (frame(PING, opcode=3), 1002),
        (frame(PING, opcode=11), 1002),
        (frame("x" * 126, opcode=9), 1002),
        (frame("x", opcode=9, fin=False), 1002),
        (frame("x", opcode=0), 1002),
        (frame('["', fin=False) + frame(PING), 1002),
        (frame(b"\xff\xfe"), 1002),
        (frame(b'["e",1,2,"input","\xed\xa0\x80"]'), 1002),
        (frame("", length=(1 << 16) + 1), 1009),
        (frame("", length=(1 << 63) - 1), 1009),
        (frame("", length=(1 << 64) - 1), 1009),
        (frame("x" * 40_000, fin=False) + frame("x" * 40_000, opcode=0), 1009),
    ],
    ids=lambda value: None if isinstance(value, int) else repr(value[:12]),
)
def test_an_invalid_frame_closes_the_socket(page, data, code):
    page.connection.send(data)
    assert page.connection.end() in (code, None)


def test_after_invalid_frames(witness):
    """The witness checks the server after the tests above."""


def test_fragments_are_joined_and_control_frames_may_come_between(page):
    page.connection.send(frame('["e",1,', fin=False) + frame("x", opcode=9) + frame('99999,"tap"]', opcode=0))
    assert page.connection.read_frame() == "pong x"
    page.wait(lambda: page.answered == 1)


def test_frames_may_arrive_in_one_packet_with_the_handshake(server, witness):
    page = Page(server.port, source="127.0.0.84")
    hello = frame(f'["h","{page.token}",0]')
    for rest in [hello + frame(PING), hello + b"\0" * 100, b"\0" * 100, frame("?", opcode=8)]:
        connection = Connection(server.port, "127.0.0.84")
        connection.upgrade(server.port, page.cookie, behind=rest)
        if rest == hello + frame(PING):
            assert connection.read_frame() == "[0,0]"
        else:
            connection.end()
        connection.close()


def test_many_small_fragments_are_bounded(witness, page):
    try:
        page.connection.send(frame("[", fin=False) + frame("", opcode=0, fin=False) * 5_000)
    except Closed:
        pass
    assert page.connection.end() in (1002, 1009, 4429, None)


@pytest.mark.parametrize("payload", [b"", b"\x03", b"\x03\xe8", b"\0\0", b"\xff\xff", b"\x03\xe8\xff", b"x" * 125])
def test_any_close_frame_ends_the_socket(page, payload):
    page.connection.send(frame(payload, opcode=8))
    page.connection.end()
    assert page.connection.is_closed


@pytest.mark.parametrize(
    "data", [frame(PING), frame("x", opcode=9), frame("x", opcode=10)], ids=["message", "ping", "pong"]
)
def test_a_flood_closes_the_socket(witness, page, data):
    try:
        for _ in range(20):
            page.connection.send(data * 1_000)
    except Closed:
        pass
    assert page.connection.end() in (4429, None)


def test_messages_at_the_maximum_rate_of_a_page_are_accepted(page):
    for _ in range(290):
        page.post(PING)
    page.catch_up()


def test_simultaneous_floods_of_many_sockets_are_closed(server, witness):
    pages = [Page(server.port, source=f"127.0.0.{90 + index}").connect() for index in range(20)]
    for page in pages:
        try:
            page.connection.send(frame(PING) * 5_000)
        except Closed:
            pass
    for page in pages:
        assert page.connection.end() in (4429, None)
        page.connection.close()


def test_pages_that_read_nothing_use_bounded_memory(server, witness):
    deaf = [Page(server.port, source="127.0.0.81").connect() for _ in range(20)]
    before = server.memory
    for _ in range(300 if IS_FULL else 60):
        server.execute("UPDATE player SET score = score + 1")
    witness.page.catch_up()
    assert server.memory - before < 100 << 20
    # Pages that read again catch up.
    for page in deaf:
        page.catch_up()
        page.leave()


def test_a_page_that_acknowledges_no_frames_does_not_stop_others(server, witness):
    page = Page(server.port, source="127.0.0.82").connect()
    player = server.sql("SELECT min(id) FROM player")[0][0]
    stepper = page.stepper(player)
    for _ in range(200):
        page.send(stepper, "increment")
    while page.answered < 200:
        page.read(acknowledges=False)
    # Rendering for it has paused: it has at most the maximum number of frames in flight.
    assert page.frame <= 16
    page.post(["k", page.frame])
    page.catch_up()
    page.leave()


def test_a_socket_that_does_not_start_with_a_hello_is_closed(server):
    page = Page(server.port, source="127.0.0.83")
    connection = Connection(server.port, "127.0.0.83")
    assert connection.upgrade(server.port, page.cookie).startswith("HTTP/1.1 101")
    connection.send(frame(PING))
    assert connection.end() == 1002


@takes_long
def test_a_silent_socket_is_closed(server):
    page = Page(server.port, source="127.0.0.83")
    silent = Connection(server.port, "127.0.0.83")
    silent.upgrade(server.port, page.cookie)
    started = time.monotonic()
    assert silent.end() == 4408
    assert 8 < time.monotonic() - started < 15
