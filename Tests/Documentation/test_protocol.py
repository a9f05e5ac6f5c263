"""Compares Documentation/Protocol.md with both sides of the protocol: the server in Swift and the page's script."""

from __future__ import annotations

import json
import re

from articles import ROOT

DOCUMENT = (ROOT / "Documentation/Protocol.md").read_text()
WEB = ROOT / "Sources/EvergreenWeb"
MESSAGE = (WEB / "Patches/PageMessage.swift").read_text()
OPERATION = (WEB / "Patches/PageOperation.swift").read_text()
FRAME = (WEB / "Patches/PageFrame.swift").read_text()
SOCKET = (WEB / "Session/SessionSocket.swift").read_text()
LIMITS = (WEB / "Session/SessionLimits.swift").read_text()
SCRIPT = {path.name: path.read_text() for path in (WEB / "Page/Script").glob("*.js")}
WHOLE_SCRIPT = "\n".join(SCRIPT.values())


def table(first_column: str) -> dict[str, list[str]]:
    """The rows of the table whose first column has this title: the first cell, without backquotes, and the others."""
    lines = DOCUMENT.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first_column} |"))
    found = {}
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        first, *others = [cell.strip() for cell in line.strip("|").split(" | ")]
        found[first.strip("` ")] = others
    return found


def examples(cell: str) -> list[str]:
    """The message shapes in a cell, such as `["k",frame]`."""
    return re.findall(r"`(\[[^`]*\])`", cell)


def swift_cases(text: str) -> list[str]:
    return re.findall(r'^\s*case "([^"]+)":', text, re.MULTILINE)


def test_the_server_decodes_the_documented_messages():
    decoding, events = MESSAGE.split("private static func event(in")
    assert set(swift_cases(decoding)) == set(table("kind"))
    assert set(swift_cases(events)) == set(table("event"))


def test_the_comments_on_messages_show_the_documented_shapes():
    shown = set(re.findall(r"/// .*?`(\[\"\w\".*?\])`", MESSAGE)) | set(re.findall(r"or `(\[\"\w\".*?\])`", MESSAGE))
    kinds = {json.loads(shape.split(",")[0] + ("" if "," not in shape else "]"))[0] for shape in shown}
    assert kinds == set(table("kind"))


def function(name):
    return MESSAGE.split(f"func {name}(in ")[1].split("\n    }\n")[0]


def test_events_have_the_documented_values():
    types = {"String": "text", "Bool": "boolean", "Int": "integer", "Double": "number"}
    read = {}
    for line in MESSAGE.split("private static func event(in")[1].splitlines():
        if match := re.match(r'\s*case "(\w+)": ', line):
            # Events with more than a line of decoding have a separate function.
            reader = re.search(r"try (\w+)\(in: &items\)", line)
            text = function(reader[1]) if reader else line
            text = re.sub(r"try (\w+)\(in: &items\)", lambda call: function(call[1]), text)
            values = re.findall(r"decode\((\w+)\.self\)", text)
            read[match[1]] = ", ".join(types[value] for value in values) or "none"
    assert read == {event: cells[0] for event, cells in table("event").items()}


def test_the_page_sends_the_documented_messages():
    sent = set(re.findall(r"\['(\w)'[,\]]", WHOLE_SCRIPT))
    assert sent == set(table("kind"))


def test_the_page_sends_the_documented_events():
    literal = set(re.findall(r"[sS]end\((?:[\w.#]+), '(\w+)'", WHOLE_SCRIPT))
    # A click sends the event that its control names. A menu sends `actions`.
    clicks = set(re.findall(r"name === '(\w+)'", SCRIPT["controls.js"])) - {"menu"}
    assert literal | clicks == set(table("event"))


def test_the_server_encodes_the_documented_operations():
    written = re.findall(r'json\.string\("(\w)"\)', OPERATION)
    documented = re.findall(r'/// `\["(\w)"', OPERATION)
    assert len(written) == len(set(written))
    assert set(written) == set(documented) == set(table("operation"))


def test_operations_have_the_documented_fields():
    shapes = {shape[2]: shape.replace("id", "element") for shape in re.findall(r"/// `(\[\"\w\"[^`]*\])`", OPERATION)}
    assert shapes == {name: examples(cells[0])[0] for name, cells in table("operation").items()}


def test_the_page_applies_the_documented_operations():
    handled = set(re.findall(r"case '(\w)':", SCRIPT["operations.js"]))
    # The animation applies to the whole frame.
    assert "name === 'n'" in SCRIPT["animations.js"]
    # So does the change of session.
    assert "[0] === 'g'" in SCRIPT["frames.js"]
    assert handled | {"n", "g"} == set(table("operation"))


def test_frames_have_the_documented_shape():
    assert "`[number, event, [operation…], 1]`" in FRAME
    assert "`[number,event,[operation…],1]`" in DOCUMENT
    assert "receive([number, event, operations, isAnswer])" in SCRIPT["frames.js"]


def test_sockets_close_with_the_documented_codes():
    codes = set(re.findall(r"case \.\w+: (\d{4})", SOCKET))
    # 1000 is the response to the page's own close frame.
    assert codes | {"1000"} == set(table("code"))
    assert set(re.findall(r"= (4\d{3});", WHOLE_SCRIPT)) == {
        code for code, cells in table("code").items() if "new session" in cells[1] or "loads itself" in cells[1]
    }


def test_limits_have_the_documented_values():
    for name, value in re.findall(r"`(\w+)` = (\d+)", DOCUMENT):
        match = re.search(rf"var {name} = ([\d._ <]+)", LIMITS)
        assert match, f"{name} is not a limit"
        low, _, shift = match[1].partition("<<")
        assert float(low) * 2 ** int(shift or 0) == float(value), name


def test_the_page_reads_the_documented_attributes():
    shell = (WEB / "Server/PageShell.swift").read_text()
    attributes = set(re.findall(r'(data-[\w-]+)="', shell))
    assert attributes == set(table("attribute"))
    for attribute in attributes:
        words = attribute.removeprefix("data-").split("-")
        name = words[0] + "".join(word.capitalize() for word in words[1:])
        assert f"data.{name}" in SCRIPT["page.js"], attribute
