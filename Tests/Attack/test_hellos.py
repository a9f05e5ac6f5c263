"""Hellos of pages whose session is nowhere, is somebody else's, or was made up: a socket opens a session for them."""

import json

import pytest
from conftest import IS_FULL
from raw_client import Closed, Connection, Page, frame

FLOOD = 1_500 if IS_FULL else 250


def made_up(number):
    return f"{number:016d}.{number:032d}"


def say_hello(page, token, about):
    """A socket of the page that says hello: the first frame, or the code of the close frame."""
    connection = Connection(page.port, page.source)
    connection.upgrade(page.port, page.cookie)
    connection.send(frame(json.dumps(["h", token, 0, *about])))
    try:
        return connection, connection.read_frame()
    except Closed as closed:
        return connection, closed.code


def test_a_made_up_token_opens_no_session_of_its_own(server, witness):
    page = Page(server.port, source="127.0.0.110")
    token = made_up(1)
    connection, first = say_hello(page, token, page.about)
    assert first.startswith('[1,0,[["g",') and token not in first and page.token not in first
    connection.send(frame('["k",1]'))
    # Nobody gets at it with the token that was made up, in the same browser or another one.
    for other in [page, Page(server.port, source="127.0.0.111")]:
        _, code = say_hello(other, token, [])
        assert code == 4404
    connection.close()


def test_a_token_of_another_browser_opens_nothing_of_that_browser(server, witness):
    victim = Page(server.port, source="127.0.0.112").connect()
    player = server.sql("SELECT min(id) FROM player")[0][0]
    victim.tap_to_frame(player)
    thief = Page(server.port, source="127.0.0.113")
    name, secret = victim.token.split(".")
    for token in [victim.token, name + ".", name + "." + secret[:-1], name + "." + thief.token.split(".")[1]]:
        connection, first = say_hello(thief, token, thief.about)
        assert first.startswith('[1,0,[["g",') and secret not in first
        # The page says that it has gone on here: the victim's has not.
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
def test_a_page_that_does_not_fit_has_to_ask_by_a_request(server, change):
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
    """Each of them opens a session, as a request would, and goes. The witness looks at the server afterwards."""
    page = Page(server.port, source="127.0.0.116")
    for number in range(FLOOD):
        connection, first = say_hello(page, made_up(1_000 + number), page.about)
        assert first == 4404 or first.startswith('[1,0,[["g",')
        connection.close()


def test_sockets_that_stay_are_bounded_for_each_browser(server, witness):
    page = Page(server.port, source="127.0.0.117")
    answers = [say_hello(page, made_up(5_000 + number), page.about) for number in range(110)]
    assert sum(first != 4404 for _, first in answers) == 100
    for connection, _ in answers:
        connection.close()
