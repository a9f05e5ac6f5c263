"""Alignment guides: containers place their views so that guides coincide, and are as large as all of them.

The first part measures the gallery's page. The second one aligns nodes in a page without a server.
"""

from pathlib import Path

import pytest
from playwright.sync_api import expect

ASSETS = Path(__file__).resolve().parents[2] / "Sources/EvergreenWeb/Page"
ORIGIN = "http://alignments.test"


def middle(box, axis):
    return box[axis] + box["width" if axis == "x" else "height"] / 2


@pytest.fixture
def page(start_app, open_url):
    return open_url(f"{start_app('Gallery')}/alignments", viewport={"width": 1000, "height": 1400}).page


@pytest.fixture
def box(page):
    return lambda name: page.get_by_test_id(name).bounding_box()


def test_texts_in_different_stacks_are_aligned_by_a_custom_guide(box):
    assert middle(box("account name"), "y") == pytest.approx(middle(box("full name"), "y"), abs=0.1)
    # The stack contains both columns.
    row = box("account")
    for name in ("account name", "full name"):
        assert row["y"] <= box(name)["y"] and box(name)["y"] + box(name)["height"] <= row["y"] + row["height"] + 0.1


def test_a_guide_passes_up_through_rows(box):
    edges = [box(f"height of {name}")["x"] for name in ("Oak", "Giant sequoia", "Yew")]
    assert edges == pytest.approx([edges[0]] * 3, abs=0.1)


def test_a_stack_is_as_wide_as_its_shifted_views(box):
    frame = box("stairs frame")
    steps = [box(f"stair {number}") for number in range(4)]
    assert [step["x"] - frame["x"] for step in steps] == pytest.approx([0, 20, 40, 60], abs=0.1)
    assert frame["width"] == pytest.approx(120, abs=0.1)


def test_a_stack_is_as_high_as_its_shifted_views(box):
    frame = box("towers frame")
    assert box("low tower")["y"] - frame["y"] == pytest.approx(0, abs=0.1)
    assert box("high tower")["y"] - frame["y"] == pytest.approx(5, abs=0.1)
    assert frame["height"] == pytest.approx(55, abs=0.1)


def test_the_views_of_a_depth_stack_are_aligned_along_both_axes(box):
    beam, post, cross = box("beam"), box("post"), box("cross")
    assert beam["x"] + 40 == pytest.approx(post["x"] + 4, abs=0.1)
    assert beam["y"] + 4 == pytest.approx(post["y"] + 40, abs=0.1)
    assert (cross["width"], cross["height"]) == pytest.approx((120, 120), abs=0.1)


def test_an_overlay_is_aligned_with_its_view(box):
    point, view = box("point"), box("overlaid")
    assert (point["x"] + 6 - view["x"], point["y"] + 6 - view["y"]) == pytest.approx((40, 20), abs=0.1)


def test_a_frame_aligns_its_view(page, box):
    view, frame = box("framed"), page.locator(".frame.edged:has([data-testid=framed])").bounding_box()
    assert (frame["width"], frame["height"]) == (120, 60)
    assert (view["x"] + 10 - frame["x"], view["y"] + 10 - frame["y"]) == pytest.approx((40, 20), abs=0.1)


BASELINE = """node => {
    const mark = document.createElement('span');
    mark.style.cssText = 'display: inline-block';
    node.append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
}"""


def test_a_text_is_raised_above_a_baseline(page, box):
    large = page.get_by_test_id("large text").evaluate(BASELINE)
    assert large - page.get_by_test_id("raised text").evaluate(BASELINE) == pytest.approx(8, abs=1)
    mark = box("text mark")
    assert mark["y"] + mark["height"] == pytest.approx(large, abs=1)


def test_guides_are_mirrored_in_right_to_left_layouts(box):
    first, second = box("mirrored 1"), box("mirrored 2")
    # 20 points from the right edge of the first bar is the left edge of the second one.
    assert first["x"] + first["width"] - 20 == pytest.approx(second["x"], abs=0.1)


def test_a_changed_guide_moves_the_view_with_the_animation(page, box):
    start = box("moving")["x"]
    page.evaluate(
        """() => {
            window.starts = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                if (frames.translate) window.starts.push([this.querySelector('[data-testid]')?.dataset.testid ?? this.dataset.testid, frames.translate[0], options.duration]);
                return animate.call(this, frames, options);
            };
        }"""
    )
    page.get_by_role("button", name="Move").click()
    expect(page.get_by_test_id("moving")).to_be_visible()
    page.wait_for_function("() => window.starts.length")
    page.wait_for_function("() => !document.getAnimations().some(one => one.playState === 'running')")
    # The other views of the stack are at its edge: this one is 80 points further.
    assert box("moving")["x"] == pytest.approx(start + 80, abs=0.6)
    moves = [(translate, duration) for name, translate, duration in page.evaluate("window.starts") if name == "moving"]
    assert moves == [("-80px 0px", 400)]
    # And back.
    page.get_by_role("button", name="Move").click()
    page.wait_for_function("() => window.starts.length > 1")
    page.wait_for_function("() => !document.getAnimations().some(one => one.playState === 'running')")
    assert box("moving")["x"] == pytest.approx(start, abs=0.6)


def test_the_nearest_standard_alignment_applies_without_javascript(start_app, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1000, "height": 1400})
    page = context.new_page()
    page.goto(f"{start_app('Gallery')}/alignments")
    beam, post = (page.get_by_test_id(name).bounding_box() for name in ("beam", "post"))
    assert middle(beam, "x") == pytest.approx(middle(post, "x"), abs=0.1)
    # The guide of a standard alignment shifts its view.
    first, second = (page.get_by_test_id(f"stair {number}").bounding_box() for number in range(2))
    assert second["x"] - first["x"] == pytest.approx(20, abs=0.1)
    context.close()


# Without a server


@pytest.fixture
def aligned(browser):
    """Opens a page with some nodes, and aligns them. Returns a function that measures a node: left, top, width and height."""
    context = browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    styles = "\n".join(path.read_text() for path in sorted((ASSETS / "Style").glob("*.css")))
    body = [""]

    def answer(route):
        name = route.request.url.removeprefix(ORIGIN).lstrip("/")
        script = ASSETS / "Script" / name
        if not name:
            html = f"<!DOCTYPE html><style>{styles} main {{ align-items: start; margin: 0 }}</style><main class=box>{body[0]}</main>"
            route.fulfill(body=html, content_type="text/html")
        elif script.is_file():
            route.fulfill(body=script.read_text(), content_type="text/javascript")
        else:
            route.fulfill(status=404, body="")

    page.route(f"{ORIGIN}/**", answer)

    def measure(node):
        rect = page.locator(f"#{node}").evaluate("node => node.getBoundingClientRect().toJSON()")
        return [round(rect[name], 1) for name in ("left", "top", "width", "height")]

    def open_body(html, align=True):
        body[0] = f'<div style="display: flex; align-items: start">{html}</div>'
        page.goto(ORIGIN)
        page.evaluate(
            """async () => {
                const { Alignments } = await import('/alignments.js');
                window.alignments = new Alignments();
                window.frames = (count) => new Promise((done) => {
                    const next = () => count-- > 0 ? requestAnimationFrame(next) : done();
                    next();
                });
            }"""
        )
        if align:
            page.evaluate("alignments.update()")
        measure.page = page
        return measure

    yield open_body
    context.close()
    assert errors == []


def bar(name, width, height, guides="", style=""):
    return f'<div id={name} {guides} style="flex: none; width: {width}px; height: {height}px; {style}"></div>'


def test_views_without_guides_are_left_alone(aligned):
    measure = aligned(f'<div id=v class="vstack ax-leading">{bar("a", 60, 16)}{bar("b", 30, 16)}</div>')
    assert measure.page.evaluate("document.documentElement.hasAttribute('data-aligned')") is False
    assert measure.page.locator("#a").get_attribute("style") == "flex: none; width: 60px; height: 16px; "


def test_a_guide_has_no_effect_in_containers_that_align_by_another_one(aligned):
    measure = aligned(
        f'<div id=v class="vstack ax-center">{bar("a", 60, 16, "data-guide-x=leading:-30")}{bar("b", 30, 16)}</div>'
    )
    assert (measure("v")[2], measure("a")[0], measure("b")[0]) == (60, 0, 15)


def test_a_view_with_a_guide_at_its_end_moves_the_others(aligned):
    measure = aligned(
        f'<div id=v class="vstack ax-leading">{bar("a", 60, 16, "data-guide-x=leading:0,1")}{bar("b", 50, 16)}</div>'
        + bar("beside", 10, 10)
    )
    assert (measure("a")[0], measure("b")[0], measure("v")[2], measure("beside")[0]) == (0, 60, 110, 110)


def test_a_stack_has_the_mean_of_its_guides(aligned):
    inner = f'<div id=i class="hstack ay-top g-0">{bar("a", 10, 10, "data-guide-x=k:0")}{bar("b", 30, 10, "data-guide-x=k:0,1")}</div>'
    measure = aligned(f'<div id=v class="vstack ax-center" data-align-x="k:0,0.5">{inner}{bar("c", 10, 10)}</div>')
    gap = measure("b")[0] - 10
    # The guides are at 0 and at the end of the inner stack, so that its guide is in its middle.
    assert measure("c")[0] + 5 == pytest.approx((10 + gap + 30) / 2, abs=0.1)


def test_a_guide_refers_to_that_of_the_content(aligned):
    inner = f'<div data-guide-x="leading:5+1*x.leading;k:0+2*x.leading" class=layer>{bar("a", 60, 16, "data-guide-x=leading:10")}</div>'
    measure = aligned(f'<div id=v class="vstack ax-leading">{inner}{bar("b", 60, 16)}</div>')
    assert measure("b")[0] - measure("a")[0] == 15
    measure = aligned(f'<div id=v class="vstack ax-center" data-align-x="k:0">{inner}{bar("b", 60, 16)}</div>')
    assert measure("b")[0] - measure("a")[0] == 30


def test_a_custom_guide_has_its_default_in_references(aligned):
    measure = aligned(
        '<div class="vstack ax-leading">'
        f'{bar("a", 60, 16, "data-guide-x=leading:1+-1*x.k(4,0.5+1*x.trailing)")}{bar("b", 60, 16)}</div>'
    )
    assert measure("a")[0] - measure("b")[0] == -(1 - (4 + 30 + 60))


@pytest.mark.parametrize("around", ["scroll", "list", "overlay", "geometry", "grid"])
def test_guides_stay_in_some_containers(aligned, around):
    inner = f'<div class="{around}" style="position: relative; width: 60px; height: 20px; contain: none">{bar("a", 60, 16, "data-guide-x=leading:-30")}</div>'
    measure = aligned(f'<div id=v class="vstack ax-leading"><div id=i>{inner}</div>{bar("b", 60, 16)}</div>')
    assert (measure("i")[0], measure("b")[0]) == (0, 0)


def test_an_overlay_follows_the_guide_of_its_view(aligned):
    view = f'<div class=layer id=p>{bar("a", 100, 40, "data-guide-x=trailing:30")}</div>'
    measure = aligned(f'<div class=layers>{view}<div class="overlay ax-trailing ay-top">{bar("o", 10, 10)}</div></div>')
    assert measure("o")[:2] == [20, 0]


def test_a_stack_in_a_narrow_space_keeps_the_width_of_its_views(aligned):
    text = "A text that is long enough to be broken into several lines in a narrow space."
    measure = aligned(
        '<div class="vstack ax-leading" style="width: 200px"><div id=v class="vstack ax-leading">'
        f'<div id=a class=text>{text}</div><div id=b class=text data-guide-x="leading:-50">{text}</div></div></div>'
    )
    assert measure("a")[2] == measure("b")[2] and 150 < measure("a")[2] <= 200
    assert (measure("a")[0], measure("b")[0]) == (0, 50)
    assert measure("v")[2] == pytest.approx(measure("a")[2] + 50, abs=0.1)


def test_padding_of_a_stack_is_kept(aligned):
    measure = aligned(
        '<div id=v class="vstack ax-leading" style="padding: 10px 30px 10px 20px">'
        f'{bar("a", 60, 16, "data-guide-x=leading:-30")}{bar("b", 60, 16)}</div>'
    )
    assert (measure("v")[2], measure("a")[0], measure("b")[0]) == (140, 50, 20)


def test_nested_containers_are_aligned_from_the_inside_out(aligned):
    inner = f'<div id=i class="vstack ax-leading">{bar("a", 60, 16, "data-guide-x=leading:-30")}{bar("b", 60, 16)}</div>'
    measure = aligned(f'<div id=v class="vstack ax-trailing">{inner}{bar("c", 100, 16, "data-guide-x=trailing:0,0.5")}</div>')
    assert measure("i")[2] == 90
    # The trailing edge of the inner stack is at the middle of the bar.
    assert measure("i")[0] + 90 == pytest.approx(measure("c")[0] + 50, abs=0.1)
    assert measure("v")[2] == pytest.approx(90 + 50, abs=0.1)


def test_explicit_baselines_equal_those_of_the_browser(aligned):
    html = (
        '<div id=v class="hstack ay-{0}baseline"><div class=text id=a style="font-size: 34px; width: 200px">Large text in lines</div>'
        '<div class=text id=b {1}>small</div>' + bar("c", 12, 12) + "</div>"
    )
    for name in ("", "last-"):
        plain = aligned(html.format(name, ""))
        before = [plain(node) for node in "vabc"]
        measure = aligned(html.format(name, f'data-guide-y="{name}baseline:0+1*y.{name}baseline"'))
        after = [measure(node) for node in "vabc"]
        for one, other in zip(before, after, strict=True):
            assert one == pytest.approx(other, abs=1)


def test_offsets_rotations_and_transitions_do_not_affect_the_layout(aligned):
    for style in ("translate: 30px 5px", "rotate: 40deg", "scale: 2", "transform: translate(9px, 9px)"):
        measure = aligned(
            f'<div id=v class="vstack ax-leading" style="{style.replace("translate: 30px 5px", "")}">'
            f'{bar("a", 60, 16, "data-guide-x=leading:-30", style)}{bar("b", 60, 16)}</div>'
        )
        assert measure.page.evaluate("document.querySelector('#v').offsetWidth") == 90
        assert measure.page.evaluate("[...document.querySelectorAll('#a, #b')].map(node => node.offsetLeft - v.offsetLeft)") == [30, 0]


def test_transitions_of_a_stack_do_not_delay_its_layout(aligned):
    measure = aligned(
        f'<div id=v class="vstack ax-leading" style="transition: all 10s linear 0ms">'
        f'{bar("a", 60, 16, "data-guide-x=leading:-30", "transition: all 10s linear 0ms")}{bar("b", 60, 16)}</div>'
    )
    for distance in (30, 50, 20):
        measure.page.evaluate("distance => { a.dataset.guideX = `leading:${-distance}`; alignments.update(); }", distance)
        assert (measure("v")[2], measure("a")[0]) == (60 + distance, distance)


def test_views_are_aligned_again_when_a_size_changes(aligned):
    measure = aligned(f'<div id=v class="vstack ax-leading">{bar("a", 60, 16, "data-guide-x=leading:0,1")}{bar("b", 50, 16)}</div>')
    measure.page.evaluate("async () => { a.style.width = '90px'; await frames(3); }")
    assert (measure("b")[0], measure("v")[2]) == (90, 140)


def test_a_removed_guide_restores_the_layout(aligned):
    measure = aligned(f'<div id=v class="vstack ax-leading">{bar("a", 60, 16, "data-guide-x=leading:-30")}{bar("b", 60, 16)}</div>')
    style = measure.page.locator("#b").get_attribute("style")
    measure.page.evaluate("() => { a.removeAttribute('data-guide-x'); alignments.update(); }")
    assert (measure("v")[2], measure("a")[0]) == (60, 0)
    assert measure.page.locator("#v").get_attribute("style") is None
    assert "position" in style and "position" not in measure.page.locator("#b").get_attribute("style")


def test_a_removed_view_no_longer_affects_its_stack(aligned):
    measure = aligned(f'<div id=v class="vstack ax-leading">{bar("a", 60, 16, "data-guide-x=leading:30")}{bar("b", 60, 16)}</div>')
    assert measure("b")[0] == 30
    measure.page.evaluate("() => { a.remove(); alignments.update(); }")
    assert (measure("v")[2], measure("b")[0]) == (60, 0)


def test_spacers_and_dividers_do_not_move_views(aligned):
    measure = aligned(
        '<div id=h class="hstack ay-center" data-align-y="k:0,0,0.5">'
        f'{bar("a", 20, 20, "data-guide-y=k:0")}<div class=spacer></div><hr class="divider fill-y">{bar("b", 20, 60, "data-guide-y=k:20")}</div>'
    )
    assert (measure("a")[1] - measure("b")[1], measure("h")[3]) == (20, 60)


def test_a_lazy_stack_aligns_views_independently(aligned):
    measure = aligned(
        '<div id=v class="vstack ax-center" data-align-x="k:0,0.5" style="width: 200px">'
        f'{bar("a", 60, 16, "data-guide-x=k:0")}{bar("b", 60, 16)}<div data-rows=90 style="height: 100px"></div></div>'
    )
    assert (measure("a")[0], measure("b")[0], measure("v")[2]) == (100, 70, 200)


def test_an_inserted_view_that_is_animated_is_aligned_exactly_afterwards(aligned):
    measure = aligned(f'<div id=v class="vstack ax-leading">{bar("a", 60.5, 16, "data-guide-x=leading:0,0.5")}{bar("b", 60, 16)}</div>', align=False)
    measure.page.evaluate(
        """async () => {
            const motion = a.animate({ translate: ['-100% 0', '0 0'] }, { duration: 50 });
            alignments.update();
            await motion.finished;
            await frames(3);
        }"""
    )
    assert measure.page.evaluate("b.getBoundingClientRect().left - a.getBoundingClientRect().left") == pytest.approx(30.25, abs=0.02)


def test_measuring_keeps_the_scroll_position(aligned):
    measure = aligned(
        f'<div class="vstack ax-leading">{bar("above", 10, 1000)}'
        f'<div id=h class="hstack ay-top">{bar("a", 20, 100, "data-guide-y=top:-200")}{bar("b", 20, 100)}</div></div>'
    )
    assert measure("h")[3] == 300
    # Not all browsers restore the position by themselves.
    measure.page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    position = measure.page.evaluate("() => { scrollTo(0, 100000); return scrollY; }")
    assert position > 0
    measure.page.evaluate("alignments.update()")
    assert measure.page.evaluate("scrollY") == position
