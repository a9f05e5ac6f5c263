"""A fuzzer that knows the protocol: partly valid messages from clients that do not follow the rules."""

import json

from conftest import FRAMES
from raw_client import Closed, Page, frame

NUMBERS = [0, 1, -1, 2, 63, 64, 65, 2**31 - 1, 2**31, -(2**31), 2**53, 2**53 + 1, 2**63 - 1, -(2**63)]
TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "<script>alert(1)</script>",
    '"\'&<>',
    "\u202e\u2066txet",
    "e\u0301" * 50,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\ufeff\u2028\u2029\x85",
    "\uffff\ufffe",
    "9" * 400,
    "-0",
    "1e999",
    "NaN",
    "%s%n{}${jndi}",
    "Robert'); DROP TABLE player;--",
]
LONG = ["x" * 60_000, "\u202e" * 20_000, "\\" * 30_000, "\x7f" * 60_000]
EVENTS = {
    "tap": None,
    "input": "text",
    "commit": "text",
    "submit": None,
    "toggle": "boolean",
    "select": "number",
    "increment": None,
    "decrement": None,
    "dismiss": None,
    "actions": None,
    "press": None,
    "hover": "boolean",
    "recognize": "recognize",
    "scroll": "number",
    "move": "number",
    "load": "boolean",
    "swipe": "boolean",
    "focus": "boolean",
    "rows": "rows",
    "traits": "traits",
    "measure": "measure",
    "visit": "visit",
}
# Mostly the app's own address: other pages have nothing to do.
ADDRESSES = [*[""] * 6, "players/7", "?order=name&%ff", "..", "%zz", "a//b", "x/" * 40, "\u202e"]
TRAITS = [
    "light.regular.regular.active.moving",
    "dark.compact.compact.background.still.Europe/Berlin",
    "dark.regular.compact.inactive.still.Mars/Olympus",
    "light.regular.regular.active.moving.../../etc/passwd",
    "dark",
    "",
]
RECOGNIZED = ["0 1 c 0 0 0 5 5", "0 1 e 0 0 0", "1 -7 x 1e300 0 0", "0 1 b 0 1e7 -1e7 2 0 0", "0 1 c nan 0 0", ""]
MEASURES = ["{} 366 20.5 0 -300", "{} 0 0 0 0 1 2;{} 100000 1 1 1", "{} -1 0 0 0", "{} 1e9 0 0 0", "", ";"]
# Each of these closes the socket with 1002.
MALFORMED = [
    "",
    "null",
    "7",
    '"p"',
    "{}",
    "[]",
    '["x"]',
    '["k"]',
    '["k","1"]',
    '["k",1.5]',
    '["k",1,2]',
    '["k",9223372036854775808]',
    '["k",1e400]',
    '["k",9999999]',
    '["p"',
    '["p"]["p"]',
    '[["p"]]',
    '["p",1]',
    '["e",1,2]',
    '["e",1,2,"explode"]',
    '["e",1,2,"tap",1]',
    '["e",1,2,"toggle","true"]',
    '["e",1,2,"toggle",1]',
    '["e",1,2,"input",null]',
    '["e",1,2,"input",["a"]]',
    '["e",1,2,"input","\\ud800"]',
    '["e",1,2,"input","\x01"]',
    '["e",1,"2","tap"]',
    '["e",99999999999999999999,2,"tap"]',
    '["h","a.b",0]',
    "[" * 60_000,
    '["' + "\\u0041" * 10_000,
    '{"' + "a" * 60_000 + '":1}',
    "\ufeff[]",
]


def event(rng, page, elements, strangers):
    """Returns a message for a possibly valid event: of an element of this page, of another page's, or of none."""
    kind = rng.random()
    if kind < 0.55 and page.model.controls():
        element, name = rng.choice(page.model.controls())
        if rng.random() < 0.1:
            name = rng.choice(list(EVENTS))
    else:
        element = rng.choice(
            [rng.choice(elements), rng.choice(strangers), max(elements) + rng.randrange(1, 999)]
            + [rng.choice(NUMBERS)]
        )
        name = rng.choice(list(EVENTS))
    # The events of date fields and sliders have other names than their controls.
    name = {"date": "commit", "slide": "input"}.get(name, name)
    page.event += 1
    number = page.event if rng.random() < 0.9 else rng.choice([page.event - 1, 0, -5, page.event])
    message = ["e", number, element, name]
    match EVENTS.get(name):
        case "text":
            message.append(rng.choice(LONG if rng.random() < 0.02 else TEXTS))
        case "boolean":
            message.append(rng.random() < 0.5)
        case "rows":
            message += [*sorted(rng.randrange(-999, 9999) for _ in range(2)), rng.choice(elements)]
        case "traits":
            message.append(rng.choice(TRAITS))
            message[2] = rng.choice([1, element])
        case "recognize":
            message.append(rng.choice(RECOGNIZED))
        case "measure":
            text = rng.choice(MEASURES)
            message.append(text.format(*[rng.choice(elements) for _ in range(text.count("{}"))]))
            message[2] = rng.choice([1, element])
        case "visit":
            message.append(rng.choice(ADDRESSES))
            message[2] = rng.choice([1, element])
        case "number":
            # The value of a picker's option is an element id.
            message.append(rng.choice([*NUMBERS, rng.choice(elements)]))
    return json.dumps(message, separators=(",", ":"), ensure_ascii=rng.random() < 0.5)


def mutated(rng, text):
    """Returns a message with a few bytes changed, removed, repeated or inserted."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0 if place < len(data):
                data[place] = rng.randrange(256)
            case 1:
                data[place:place] = bytes(rng.choices(b'[]{}",\\0-.eE\x00\xff', k=rng.randrange(1, 4)))
            case 2:
                del data[place : place + rng.randrange(1, 4)]
            case _:
                data[place:place] = data[place : place + rng.randrange(1, 9)]
    return bytes(data)


def test_partly_valid_messages_close_at_most_their_own_socket(server, witness, rng):
    sent = 0
    strangers = [1, 2, 3]
    codes = {}
    round_number = 0
    while sent < FRAMES:
        round_number += 1
        page = Page(server.port, source=f"127.0.0.{rng.randrange(2, 60)}")
        if page.token is None:
            # The limit on sessions of this address that wait for a socket.
            assert page.status in (429, 503)
            continue
        page.connect()
        is_open = True
        for _ in range(rng.randrange(1, 4)):
            elements = page.model.elements()
            count = rng.randrange(5, 60)
            try:
                page.connection.send(b"".join(frame(event(rng, page, elements, strangers)) for _ in range(count)))
                sent += count
                page.catch_up()
            except Closed as closed:
                # On a busy machine, so many events may exceed a page's queue.
                codes[closed.code] = codes.get(closed.code, 0) + 1
                is_open = False
                break
        strangers = page.model.elements()
        if is_open and rng.random() < 0.7:
            bad = rng.choice(MALFORMED) if rng.random() < 0.3 else None
            try:
                for _ in range(rng.randrange(1, 10) if bad is None else 0):
                    page.connection.send(frame(mutated(rng, event(rng, page, elements, strangers))))
                    sent += 1
                if bad is not None:
                    page.connection.send(frame(bad))
                    sent += 1
                    code = page.connection.end()
                    assert code == 1002, f"{bad[:60]!r} ended the socket with {code}"
                    codes[code] = codes.get(code, 0) + 1
            except Closed:
                pass
            # The session waits for another socket, which connects in half of the cases.
            if rng.random() < 0.5:
                page.connection.close()
                page.connection = None
                try:
                    page.connect(frame=rng.choice([-1, page.frame]))
                    page.catch_up()
                except Closed as closed:
                    codes[closed.code] = codes.get(closed.code, 0) + 1
        page.leave()
        if round_number % 5 == 0:
            witness.trim()
            witness.page.catch_up()
    print(f"\n{sent} frames over {round_number} pages; sockets ended with {codes}")
    assert set(codes) <= {1002, 1009, 4404, 4429, None}


def test_a_malformed_message_closes_only_its_own_socket(server, witness):
    page = Page(server.port, source="127.0.0.70").connect()
    for bad in MALFORMED:
        page.connection.send(frame(bad))
        code = page.connection.end()
        assert code == 1002, f"{bad[:60]!r} ended the socket with {code}"
        page.connection.close()
        # The session is unchanged.
        page.connect()
    page.catch_up()
    page.leave()


def test_a_message_of_the_maximum_length_is_accepted(server, witness):
    page = Page(server.port, source="127.0.0.71").connect()
    for size, code in [(1 << 16, None), ((1 << 16) + 1, 1009)]:
        head = '["e",1,999999,"input","'
        page.connection.send(frame(head + "x" * (size - len(head) - 2) + '"]'))
        if code is None:
            page.catch_up()
            assert page.answered == 1
        else:
            assert page.connection.end() == code
    page.leave()


def test_tokens_and_elements_of_other_sessions_are_rejected(server, witness, rng):
    victim = Page(server.port, source="127.0.0.72").connect()
    thief = Page(server.port, source="127.0.0.73")
    name, secret = victim.token.split(".")
    tokens = [
        victim.token,
        name + ".",
        "." + secret,
        name + "." + secret[:-1],
        name + "." + secret[:-1] + ("A" if secret[-1] != "A" else "B"),
        name,
        "",
        "..",
        name + "." + thief.token.split(".")[1],
        "\0" * 40,
        "x" * 60_000,
    ]
    for token in tokens:
        try:
            thief.connect(token=token)
            raise AssertionError(f"{token[:80]!r} opened another browser's session")
        except Closed as closed:
            assert closed.code == 4404
    # A frame number that was never sent.
    for number in [-2, 1, 2**63 - 1, -(2**63)]:
        honest = Page(server.port, source="127.0.0.74")
        try:
            honest.connect(frame=number)
            raise AssertionError(f"a page may claim frame {number}")
        except Closed as closed:
            assert closed.code == 1002
    victim.catch_up()
    # The same browser may take over the session, which closes the older socket.
    other = Page(server.port, source="127.0.0.72", cookie=victim.cookie)
    other.token, other.model = victim.token, victim.model
    other.connect(frame=victim.frame)
    assert victim.connection.end() == 4409
    other.leave()
