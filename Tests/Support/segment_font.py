"""Generates a font for tests and the gallery: seven-segment digits, as on a clock, and a colon.

    segment_font.py FILE
"""

import struct
import sys

EM = 1000
WIDTH = 600
FAMILY = "Segments"
POSTSCRIPT_NAME = "Segments-Regular"
# Left, bottom, right and top of each segment, clockwise from the top, with the middle one last.
SEGMENTS = [
    (130, 630, 470, 720), (430, 390, 520, 690), (430, 30, 520, 330), (130, 0, 470, 90), (80, 30, 170, 330), (80, 390, 170, 690),
    (130, 315, 470, 405),
]
DIGITS = ["012345", "12", "01346", "01236", "1256", "02356", "023456", "012", "0123456", "012356"]


def contours(glyph):
    """The rectangles of a glyph."""
    if glyph == ":":
        return [(255, 180, 345, 270), (255, 450, 345, 540)]
    return [SEGMENTS[int(number)] for number in DIGITS[int(glyph)]] if glyph.isdigit() else []


def outline(rectangles):
    if not rectangles:
        return b""
    points = [point for left, bottom, right, top in rectangles for point in ((left, bottom), (left, top), (right, top), (right, bottom))]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    data = struct.pack(">hhhhh", len(rectangles), min(xs), min(ys), max(xs), max(ys))
    data += b"".join(struct.pack(">H", 4 * index + 3) for index in range(len(rectangles)))
    data += struct.pack(">H", 0) + b"\x01" * len(points)
    for values in (xs, ys):
        data += b"".join(struct.pack(">h", after - before) for before, after in zip([0] + values, values))
    return data + b"\0" * (-len(data) % 4)


def names():
    records, storage = [], b""
    texts = {1: FAMILY, 2: "Regular", 3: POSTSCRIPT_NAME, 4: FAMILY, 5: "Version 1.000", 6: POSTSCRIPT_NAME}
    for number, text in texts.items():
        encoded = text.encode("utf-16-be")
        records.append(struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(storage)))
        storage += encoded
    return struct.pack(">HHH", 0, len(records), 6 + 12 * len(records)) + b"".join(records) + storage


def characters(glyphs):
    """A `cmap` table with one segment for each character, and the required last segment."""
    codes = [ord(glyph) for glyph in glyphs]
    count = len(codes) + 1
    power = 1 << (count.bit_length() - 1)
    ends = codes + [0xFFFF]
    deltas = [(index + 1 - code) & 0xFFFF for index, code in enumerate(codes)] + [1]
    lists = struct.pack(f">{count}H", *ends) + struct.pack(">H", 0) + struct.pack(f">{count}H", *ends)
    lists += struct.pack(f">{count}H", *deltas) + struct.pack(f">{count}H", *[0] * count)
    head = struct.pack(">HHHHHHH", 4, 14 + len(lists), 0, 2 * count, 2 * power, power.bit_length() - 1, 2 * (count - power))
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + head + lists


def checksum(data):
    padded = data + b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF


def font():
    glyphs = "0123456789:"
    outlines = [b""] + [outline(contours(glyph)) for glyph in glyphs]
    offsets = [sum(len(one) for one in outlines[:index]) for index in range(len(outlines) + 1)]
    count = len(outlines)
    bounds = (80, 0, 520, 720)
    tables = {
        "OS/2": struct.pack(
            ">HhHHHhhhhhhhhhhh10sLLLL4sHHHhhhHHLLhhHHH", 4, WIDTH, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0, b"\0" * 10,
            1, 0, 0, 0, b"EVGN", 0x40, ord("0"), ord(":"), 800, -200, 0, 900, 200, 1, 0, 500, 720, 0, 0x20, 0),
        "cmap": characters(glyphs),
        "glyf": b"".join(outlines),
        "head": struct.pack(">LLLLHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, *bounds, 0, 8, 2, 1, 0),
        "hhea": struct.pack(">LhhhHhhhhhh8shH", 0x10000, 900, -200, 0, WIDTH, 0, 80, 520, 1, 0, 0, b"\0" * 8, 0, count),
        "hmtx": struct.pack(">Hh", WIDTH, 0) + b"".join(struct.pack(">Hh", WIDTH, min([one[0] for one in contours(glyph)])) for glyph in glyphs),
        "loca": struct.pack(f">{count + 1}L", *offsets),
        "maxp": struct.pack(">LHHHHHHHHHHHHHH", 0x10000, count, 28, 7, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        "name": names(),
        "post": struct.pack(">LLhhLLLLL", 0x30000, 0, -75, 50, 1, 0, 0, 0, 0),
    }
    power = 1 << (len(tables).bit_length() - 1)
    directory = struct.pack(">LHHHH", 0x10000, len(tables), 16 * power, power.bit_length() - 1, 16 * (len(tables) - power))
    body, start = b"", len(directory) + 16 * len(tables)
    for tag, data in sorted(tables.items()):
        directory += tag.encode() + struct.pack(">LLL", checksum(data), start + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = directory + body
    place = start + sum(len(data) + -len(data) % 4 for tag, data in sorted(tables.items()) if tag < "head") + 8
    return whole[:place] + struct.pack(">L", (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF) + whole[place + 4:]


if __name__ == "__main__":
    with open(sys.argv[1], "wb") as file:
        file.write(font())
