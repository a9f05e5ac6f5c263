"""Compressed pages, and sockets with compressed messages (RFC 7692): valid and invalid ones."""

import json
import re
import zlib

import pytest
from raw_client import Connection, Page, frame

OFFER = "permessage-deflate; client_max_window_bits"


def deflate(text):
    compressor = zlib.compressobj(wbits=-15)
    data = compressor.compress(text if isinstance(text, bytes) else text.encode())
    return (data + compressor.flush(zlib.Z_SYNC_FLUSH))[:-4]


def inflate(data):
    return zlib.decompressobj(wbits=-15).decompress(data + b"\0\0\xff\xff").decode()


class CompressingConnection(Connection):
    """A connection that has negotiated compression, and counts compressed frames."""

    compressed = 0
    longest_plain = 0

    def text_of(self, payload, is_compressed):
        if is_compressed:
            self.compressed += 1
            return inflate(payload)
        self.longest_plain = max(self.longest_plain, len(payload))
        return payload.decode()


def connect(page, last_frame=0):
    page.connection = CompressingConnection(page.port, page.source)
    head = page.connection.upgrade(page.port, page.cookie, {"Sec-WebSocket-Extensions": OFFER})
    assert "permessage-deflate; server_no_context_takeover; client_no_context_takeover" in head
    page.connection.send(frame(deflate(json.dumps(["h", page.token, last_frame])), reserved=4))
    page.read()


@pytest.fixture
def page(server):
    page = Page(server.port, source="127.0.0.85")
    connect(page)
    yield page
    page.leave()


def test_long_frames_are_compressed_and_short_ones_are_not(page):
    # A browser that has lost its state gets the whole page.
    connect(page, last_frame=-1)
    page.wait(lambda: page.redraws == 1, what="the whole page")
    assert page.connection.compressed >= 1
    assert page.connection.longest_plain < 1024


def test_messages_may_be_compressed_and_fragmented(page):
    for number, data in enumerate(
        [
            frame(deflate('["e",1,99999,"tap"]'), reserved=4),
            frame('["e",2,99999,"tap"]'),
            frame(deflate('["e",3,99999,"tap"]')[:5], reserved=4, fin=False)
            + frame("x", opcode=9)
            + frame(deflate('["e",3,99999,"tap"]')[5:], opcode=0),
        ],
        start=1,
    ):
        page.connection.send(data)
        page.wait(lambda: page.answered == number)


def test_a_message_that_is_long_when_decompressed_closes_the_socket(page):
    bomb = deflate(b" " * 40_000_000)
    assert len(bomb) < 1 << 16
    page.connection.send(frame(bomb, reserved=4))
    assert page.connection.end() in (1009, None)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff\xff\xff", reserved=4), 1002),
        (frame(deflate("no message"), reserved=4), 1002),
        (frame(deflate(b"\xff\xfe"), reserved=4), 1002),
        (frame("", reserved=4), 1002),
        (frame("x", opcode=9, reserved=4), 1002),
        (frame("[", fin=False) + frame(deflate("]"), opcode=0, reserved=4), 1002),
        (frame(deflate('["p"]'), reserved=2), 1002),
        (frame(deflate('["p"]'), reserved=6), 1002),
    ],
    ids=range(8),
)
def test_an_invalid_frame_closes_the_socket(page, data, code):
    page.connection.send(data)
    assert page.connection.end() in (code, None)


def test_after_invalid_frames(witness):
    """The witness checks the server after the tests above."""


def request(server, query, headers=""):
    connection = Connection(server.port, "127.0.0.86")
    connection.send(f"GET /{query} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{headers}Connection: close\r\n\r\n".encode())
    head, body = connection.read_answer()
    connection.close()
    assert "vary: accept-encoding" in head.lower()
    return head.lower(), body


def test_pages_that_share_their_compressed_text_are_complete(server):
    own = re.compile(r'data-(session|query)="([^"]*)"')
    seen = set()
    for number in range(6):
        query = f"?visitor={number}"
        # A checksum of the whole page is at its end.
        head, body = request(server, query, "Accept-Encoding: gzip\r\n")
        assert "content-encoding: gzip" in head
        compressed = zlib.decompress(body, 31).decode()
        head, body = request(server, query)
        assert "content-encoding" not in head
        plain = body.decode()
        assert own.sub("", compressed) == own.sub("", plain)
        for page in (compressed, plain):
            token = dict(own.findall(page))["session"]
            assert token not in seen
            seen.add(token)
