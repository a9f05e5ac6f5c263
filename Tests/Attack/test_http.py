"""Clients that violate HTTP, are too slow, or come from another origin."""

import re
import time

import pytest
from conftest import IS_FULL, RESPONSE_TIMEOUT, takes_long
from raw_client import Closed, Connection, Page


def host(server):
    return f"Host: 127.0.0.1:{server.port}\r\n"


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.example@127.0.0.1",
        "[::1].evil.example",
        "127.0.0.2",
        "",
        "localhost:80:80",
        "LOCALHOST.",
    ],
)
def test_a_foreign_host_name_gets_no_page(server, name):
    connection = Connection(server.port, "127.0.0.100")
    connection.send(f"GET / HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode())
    assert not re.match(rb"HTTP/1.1 200", connection.read_all())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": None},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Host": "evil.example", "Origin": "http://evil.example"},
        {"Cookie": None},
        {"Cookie": "evergreen="},
        {"Cookie": "evergreen=" + "x" * 31},
        {"Sec-WebSocket-Version": "8"},
        {"Sec-WebSocket-Key": None},
    ],
)
def test_a_socket_from_another_origin_is_rejected(server, headers):
    connection = Connection(server.port, "127.0.0.101")
    try:
        head = connection.upgrade(server.port, "x" * 32, headers)
    except Closed:
        return
    assert not head.startswith("HTTP/1.1 101"), head


def test_invented_tickets_and_cookies_do_not_sign_in(server, witness):
    origin = f"http://127.0.0.1:{server.port}"
    tickets = ["", ".", "a.b", "a" * 16 + "." + "b" * 32, "x" * 7000, "\xff.\xfe", "__proto__.__proto__"]
    for cookie in ("evergreen=" + "x" * 32, "evergreen-user=" + "a" * 16 + "." + "b" * 32, "__Host-evergreen-user=a.b"):
        for ticket in tickets:
            connection = Connection(server.port, "127.0.0.104")
            lines = [
                "POST /_evergreen/sign-in HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}",
                f"Origin: {origin}",
                f"Cookie: {cookie}",
                f"Evergreen-Ticket: {ticket}",
                "Connection: close",
                "Content-Length: 0",
            ]
            connection.send(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
            answer = connection.read_all()
            assert re.match(rb"HTTP/1.1 4\d\d", answer), answer[:200]
            assert b"set-cookie" not in answer.lower()
        # The page is a guest's.
        connection = Connection(server.port, "127.0.0.104")
        connection.send(f"GET / HTTP/1.1\r\n{host(server)}Cookie: {cookie}\r\nConnection: close\r\n\r\n".encode())
        assert b'data-user=""' in connection.read_all()


# Each gets an error response or a closed connection, and never a page.
BROKEN = [
    b"\0" * 1000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost : %s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\nHost: evil.example\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.example\r\nHost: %s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\nA: " + b"x" * 20_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\n" + b"A: b\r\n" * 200 + b"\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET /\0 HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\nA\0B: c\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: %s\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: %s\r\nContent-Length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n",
    b"DELETE / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]


@pytest.mark.parametrize("request_", BROKEN, ids=lambda data: repr(data[:40]))
def test_an_invalid_request_gets_no_page(server, request_):
    name = f"127.0.0.1:{server.port}".encode()
    connection = Connection(server.port, "127.0.0.102")
    try:
        connection.send(request_.replace(b"%s", name))
    except Closed:
        return
    answer = connection.read_all(timeout=RESPONSE_TIMEOUT)
    connection.close()
    assert b"data-session" not in answer, answer[:300]


# The body of the first request contains a second one: a proxy and the server must agree on where it begins.
SMUGGLED = [
    "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG",
    "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
    "Content-Length: 0\r\nContent-Length: 40\r\n\r\n",
    "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "Content-Length: +0\r\n\r\n",
    "Content-Length: 0x0\r\n\r\n",
]


@pytest.mark.parametrize("rest", SMUGGLED)
def test_a_smuggled_request_is_not_answered(server, rest):
    connection = Connection(server.port, "127.0.0.103")
    hidden = f"GET /smuggled HTTP/1.1\r\n{host(server)}\r\n"
    try:
        connection.send(f"POST / HTTP/1.1\r\n{host(server)}{rest}{hidden}".encode())
    except Closed:
        return
    answer = connection.read_all(timeout=RESPONSE_TIMEOUT)
    connection.close()
    assert answer.count(b"HTTP/1.1 ") <= 1, answer[:400]


def test_paths_do_not_reach_files_or_inject_styles(server):
    paths = [
        "/../../etc/passwd",
        "//etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/_evergreen/",
        "/_evergreen/../",
        "/?",
        "/_evergreen/style.css?c=" + "pt-1." * 5_000,
        "/_evergreen/style.css?c=x}body{&h=1",
        "/%00",
        "/*",
    ]
    for path in paths:
        connection = Connection(server.port, "127.0.0.104")
        connection.send(f"GET {path} HTTP/1.1\r\n{host(server)}Connection: close\r\n\r\n".encode())
        answer = connection.read_all(timeout=10 * RESPONSE_TIMEOUT)
        connection.close()
        assert b"root:" not in answer and b"body{" not in answer


def test_a_body_that_becomes_invalid_after_the_response_closes_only_its_own_connection(server, witness):
    connection = Connection(server.port, "127.0.0.115")
    connection.send(f"GET / HTTP/1.1\r\n{host(server)}Transfer-Encoding: chunked\r\n\r\n".encode())
    head, body = connection.read_answer()
    assert head.startswith("HTTP/1.1 200") and b"data-session" in body
    connection.send(b"this is no chunk\r\n")
    assert connection.read_all() == b""


def test_after_invalid_requests(witness):
    """The witness checks the server after the tests above."""


def test_unfinished_requests_do_not_block_others(server, witness):
    slow = []
    for index in range(300):
        connection = Connection(server.port, "127.0.0.105")
        connection.send([b"GET / HT", f"GET / HTTP/1.1\r\n{host(server)}A: b".encode(), b""][index % 3])
        slow.append(connection)
    assert Page(server.port, source="127.0.0.106").status == 200
    if IS_FULL:
        # Each times out, even if it sends a byte now and then.
        deadline = time.monotonic() + 25
        while time.monotonic() < deadline and slow:
            time.sleep(2)
            still = []
            for connection in slow:
                try:
                    connection.send(b"x")
                except Closed:
                    continue
                if not connection.is_closed:
                    still.append(connection)
            slow = still
        assert slow == [], f"{len(slow)} unfinished requests are still open"
    for connection in slow:
        connection.close()


@takes_long
def test_a_flood_of_page_requests_does_not_block_others(server, witness):
    tokens = set()
    for _ in range(400):
        page = Page(server.port, source="127.0.0.107")
        if page.token:
            tokens.add(page.token)
    assert len(tokens) >= 200
    # At most 200 sessions per address wait for a socket: the oldest have ended.
    honest = Page(server.port, source="127.0.0.108")
    honest.connect()
    honest.leave()


def test_pipelined_requests_are_answered_in_order(server, witness):
    connection = Connection(server.port, "127.0.0.109")
    connection.send(f"HEAD / HTTP/1.1\r\n{host(server)}\r\n".encode() * 100)
    for _ in range(100):
        while b"\r\n\r\n" not in connection.buffer:
            connection.fill()
        head, _, connection.buffer = connection.buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
    connection.close()


@takes_long
def test_connections_are_bounded_per_address(server, witness):
    opened = [Connection(server.port, "127.0.0.110") for _ in range(1_230)]
    time.sleep(0.5)
    # Connections beyond the limit are closed without a response.
    assert sum(connection.is_closed for connection in opened[1_200:]) == 30
    assert not opened[0].is_closed
    assert Page(server.port, source="127.0.0.111").status == 200
    for connection in opened:
        connection.close()


@takes_long
def test_sockets_are_bounded_per_address(server, witness):
    page = Page(server.port, source="127.0.0.112")
    opened = []
    for _ in range(1_000):
        connection = Connection(server.port, "127.0.0.112")
        assert connection.upgrade(server.port, page.cookie).startswith("HTTP/1.1 101")
        opened.append(connection)
    beyond = Connection(server.port, "127.0.0.112")
    assert beyond.upgrade(server.port, page.cookie).startswith("HTTP/1.1 503")
    assert Page(server.port, source="127.0.0.113").connect().connection
    for connection in [*opened, beyond]:
        connection.close()


@takes_long
def test_an_idle_connection_is_closed(server, witness):
    connection = Connection(server.port, "127.0.0.114")
    connection.send(f"HEAD / HTTP/1.1\r\n{host(server)}\r\n".encode())
    started = time.monotonic()
    connection.read_all(timeout=80)
    assert 50 < time.monotonic() - started < 75
