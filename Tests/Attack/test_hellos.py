"""Hellos of pages whose session is unknown, belongs to another browser, or is invented: the socket opens a session for them."""

import json

import pytest
from conftest import IS_FULL
from raw_client import Closed, Connection, Page, frame

FLOOD = 1_500 if IS_FULL else 250


def made_up(number):
    return f"{number:016d}.{number:032d}"


def say_hello(page, token, about):
    """Opens a socket for the page and sends a hello. Returns the connection, and the first frame or the close code."""
    connection = Connection(page.port, page.source)
    connection.upgrade(page.port, page.cookie)
    connection.send(frame(json.dumps(["h", token, 0, *about])))
    try:
        return connection, connection.read_frame()
    except Closed as closed:
        return connection, closed.code


def test_an_invented_token_does_not_become_a_session_token(server, witness):
    page = Page(server.port, source="127.0.0.110")
    token = made_up(1)
    connection, first = say_hello(page, token, page.about)
    assert first.startswith('[1,0,[["g",') and token not in first and page.token not in first
    connection.send(frame('["k",1]'))
    # The invented token gives no access, in the same browser or another.
    for other in [page, Page(server.port, source="127.0.0.111")]:
        _, code = say_hello(other, token, [])
        assert code == 4404
    connection.close()


def test_a_token_of_another_browser_does_not_restore_its_session(server, witness):
    victim = Page(server.port, source="127.0.0.112").connect()
    player = server.sql("SELECT min(id) FROM player")[0][0]
    victim.tap_to_frame(player)
    thief = Page(server.port, source="127.0.0.113")
    name, secret = victim.token.split(".")
    for token in [victim.token, name + ".", name + "." + secret[:-1], name + "." + thief.token.split(".")[1]]:
        connection, first = say_hello(thief, token, thief.about)
        assert first.startswith('[1,0,[["g",') and secret not in first
        # The page acknowledges the session that it continues in. That of the victim is unaffected.
        connection.send(frame('["k",1]') + frame("1", opcode=9))
        assert connection.read_frame() == "pong 1"
        connection.close()
    victim.tap_to_frame(player)
    assert victim.redraws == 0
    victim.leave()


@pytest.mark.parametrize(
    "change",
    [
        lambda about: [about[0], "_evergreen/0/page.js", about[2]],
        lambda about: [about[0], "", about[2]],
        lambda about: [about[0], about[1], "somebody"],
        lambda about: ["../../etc/passwd", *about[1:]],
        lambda about: ["%", *about[1:]],
        lambda about: ["\0", *about[1:]],
        lambda about: ["a" * 5_000, *about[1:]],
        lambda about: ["/" * 100, *about[1:]],
        lambda about: ["//evil.example/", *about[1:]],
    ],
    ids=["version", "no version", "user", "above", "encoding", "control", "long", "deep", "elsewhere"],
)
def test_a_hello_of_a_page_that_does_not_match_is_rejected(server, change):
    page = Page(server.port, source="127.0.0.114")
    _, code = say_hello(page, made_up(2), change(page.about))
    assert code == 4404


@pytest.mark.parametrize(
    "about", [[""], ["", ""], ["", "", 1], ["", None, ""], [1, "", ""], ["", "", "", ""]], ids=lambda about: repr(about)
)
def test_a_malformed_hello_closes_the_socket(server, about):
    page = Page(server.port, source="127.0.0.115")
    _, code = say_hello(page, made_up(3), about)
    assert code == 1002


def test_a_flood_of_hellos_with_fresh_tokens_is_bounded(server, witness):
    """Each of them opens a session, as a request would, and disconnects. The witness checks the server afterwards."""
    page = Page(server.port, source="127.0.0.116")
    for number in range(FLOOD):
        connection, first = say_hello(page, made_up(1_000 + number), page.about)
        assert first == 4404 or first.startswith('[1,0,[["g",')
        connection.close()


def test_open_sockets_are_bounded_per_browser(server, witness):
    page = Page(server.port, source="127.0.0.117")
    answers = [say_hello(page, made_up(5_000 + number), page.about) for number in range(110)]
    assert sum(first != 4404 for _, first in answers) == 100
    for connection, _ in answers:
        connection.close()
