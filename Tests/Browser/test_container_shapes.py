"""Container-relative and concentric shapes."""

from waiting import wait_for

# The numbers of a shape's path, which begins at the center of the trailing side, and runs down to the first corner.
NUMBERS = """node => node.querySelector('path').getAttribute('d').match(/-?[\\d.]+/g).map(Number)"""


def radii(shape):
    """The radii of the bottom trailing and bottom leading corners."""
    numbers = shape.evaluate(NUMBERS)
    return round(max(numbers[1::2]) - numbers[3]), round(numbers[10])


def test_shapes_adapt_to_the_shape_of_their_container(gallery):
    page = gallery("shapes").page
    relative = page.get_by_test_id("relative")
    # 20 points minus the padding of 8 points.
    wait_for(page, lambda: radii(relative) == (12, 12), lambda: radii(relative))
    # The leading corners are far from those of the container: they have the minimum radius.
    concentric = page.get_by_test_id("concentric")
    wait_for(page, lambda: radii(concentric) == (14, 3), lambda: radii(concentric))


def test_scrolling_does_not_measure_shapes(gallery):
    page = gallery("shapes").page
    relative = page.get_by_test_id("relative")
    wait_for(page, lambda: radii(relative) == (12, 12))
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    wait_for(page, lambda: sent and radii(relative) == (12, 12))
    before = len([frame for frame in sent if "measure" in str(frame)])
    page.set_viewport_size({"width": 1280, "height": 300})
    page.mouse.wheel(0, 200)
    wait_for(page, lambda: page.evaluate("document.scrollingElement.scrollTop") > 100)
    assert len([frame for frame in sent if "measure" in str(frame)]) == before
