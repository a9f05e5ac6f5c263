"""Each request gets one response, which is delivered, and a rejected request closes its connection."""

import pytest
from raw_client import Closed, Connection, Page, frame

STATUS = b"HTTP/1.1 "


def exchange(server, data, source="127.0.0.130"):
    """Sends data, and returns everything until the server closes the connection. Fails if it stays open."""
    connection = Connection(server.port, source)
    try:
        connection.send(data.replace(b"%s", f"127.0.0.1:{server.port}".encode()))
    except Closed:
        pass
    answer = connection.read_all(timeout=60)
    assert connection.is_closed, "the connection is still open"
    connection.close()
    return answer


@pytest.mark.parametrize(
    "request_",
    [
        b"no HTTP\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: %s\r\nHost: %s\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: %s\r\nA: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: %s\r\nContent-Length: x\r\n\r\n",
        b"HEAD / HTTP/1.1\r\nHost: %s\r\n\r\nno HTTP\r\n\r\n",
    ],
    ids=lambda data: repr(data[:40]),
)
def test_a_malformed_request_gets_one_response_and_closes_its_connection(server, witness, request_):
    answer = exchange(server, request_)
    assert answer.count(STATUS + b"400") == 1, answer[:300]


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_a_malformed_chunk_gets_at_most_one_response(server, witness, method):
    head = f"{method} / HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    assert exchange(server, head + b"no chunk\r\n").count(STATUS) <= 1
    assert exchange(server, head + b"1\r\nx\r\nno chunk\r\n").count(STATUS) <= 1


def test_the_response_to_a_rejected_request_is_delivered_after_a_large_body(server, witness):
    head = b"POST / HTTP/1.1\r\nHost: %s\r\nContent-Length: 900000\r\n\r\n"
    for _ in range(20):
        answer = exchange(server, head + b"x" * 900_000)
        assert answer.count(STATUS) == 1
        assert answer.startswith((STATUS + b"405", STATUS + b"413")), answer[:100]


def test_the_close_code_is_delivered_after_many_messages(server, witness):
    for _ in range(20):
        page = Page(server.port, source="127.0.0.131").connect()
        page.connection.send(frame('["p"]') * 10_000)
        assert page.connection.end() == 4429


HANDSHAKE = {
    "Host": "%s",
    "Origin": "http://%s",
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def handshake(cookie, method="GET", version="1.1", **headers):
    fields = {**HANDSHAKE, "Cookie": f"evergreen={cookie}", **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{method} /_evergreen/live HTTP/{version}\r\n{lines}\r\n".encode()


@pytest.mark.parametrize("method", ["POST", "HEAD", "PUT", "OPTIONS"])
def test_only_get_opens_a_socket(server, witness, method):
    page = Page(server.port, source="127.0.0.132")
    extra = {"Content-Length": "0"} if method in ("POST", "PUT") else {}
    answer = exchange(server, handshake(page.cookie, method, **extra))
    assert answer.startswith(STATUS + b"40"), answer[:200]


def test_http_1_0_opens_no_socket(server, witness):
    page = Page(server.port, source="127.0.0.132")
    assert not exchange(server, handshake(page.cookie, version="1.0")).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize(
    "key",
    ["", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ====", "!" * 24, "A" * 24],
)
def test_a_malformed_key_opens_no_socket(server, witness, key):
    page = Page(server.port, source="127.0.0.133")
    answer = exchange(server, handshake(page.cookie, **{"Sec-WebSocket-Key": key}))
    assert answer.startswith(STATUS + b"400"), answer[:200]


def test_a_handshake_with_a_body_opens_no_socket(server, witness):
    page = Page(server.port, source="127.0.0.133")
    answer = exchange(server, handshake(page.cookie, **{"Content-Length": "5"}) + b"hello")
    assert not answer.startswith(STATUS + b"101"), answer[:200]


def test_an_unknown_cookie_gets_no_session(server, witness):
    """Its socket is closed after the hello, even with another browser's token, and no session is opened."""
    page = Page(server.port, source="127.0.0.134")
    for token in ["a.b", page.token]:
        connection = Connection(server.port, "127.0.0.134")
        assert connection.upgrade(server.port, "x" * 32).startswith("HTTP/1.1 101")
        connection.send(frame(f'["h","{token}",0]'))
        assert connection.end() == 4404
        connection.close()
    # The token's own browser can still connect.
    page.connect().leave()


def test_sockets_that_are_rejected_at_their_hello_are_released(server, witness):
    for _ in range(300):
        connection = Connection(server.port, "127.0.0.135")
        connection.upgrade(server.port, "x" * 32)
        connection.send(frame('["h","a.b",0]'))
        assert connection.end() == 4404
        connection.close()
    page = Page(server.port, source="127.0.0.135").connect()
    page.leave()
