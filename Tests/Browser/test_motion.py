"""Matched geometry, content transitions, symbol effects, and aspect ratios."""

import pytest
from playwright.sync_api import expect
from waiting import wait_for


# Records the first keyframes of animated nodes.
RECORD = """() => {
    window.starts = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const named = this.closest('[data-testid]') ?? this.querySelector('[data-testid]');
        window.starts.push([named?.dataset.testid ?? '', frames[0]]);
        return animate.call(this, frames, options);
    };
}"""


def test_a_matched_view_starts_at_the_frame_of_the_view_that_it_replaces(gallery):
    page = gallery("motion").page
    small = page.get_by_test_id("small").bounding_box()
    page.evaluate(RECORD)
    page.get_by_role("button", name="Card").click()
    expect(page.get_by_test_id("large")).to_be_visible()
    starts = dict(page.evaluate("window.starts.filter(([, frame]) => frame.scale && frame.translate)"))
    page.wait_for_function("() => document.getAnimations().every((animation) => animation instanceof CSSAnimation)")
    large = page.get_by_test_id("large").bounding_box()
    start = starts["large"]
    assert (large["width"], large["height"]) == (160, 120)
    assert start["scale"] == "0.25 0.25"
    x, y = (float(part.removesuffix("px")) for part in start["translate"].split())
    assert x == pytest.approx(small["x"] - large["x"], abs=1)
    assert y == pytest.approx(small["y"] - large["y"], abs=1)


def test_nothing_moves_with_reduced_motion(gallery):
    page = gallery("motion", reduced_motion="reduce").page
    page.evaluate(RECORD)
    page.get_by_role("button", name="Card").click()
    expect(page.get_by_test_id("large")).to_be_visible()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_test_id("count")).to_have_text("1")
    assert page.evaluate("window.starts") == []
    assert page.locator(".motion").first.evaluate("node => getComputedStyle(node).animationName") == "none"


def test_a_numeric_text_transition_moves_the_new_number_up_and_fades_the_old_one(gallery):
    page = gallery("motion").page
    page.evaluate(RECORD)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_test_id("count")).to_have_text("1")
    starts = [frame for name, frame in page.evaluate("window.starts") if name == "count"]
    assert {"opacity": 0, "translate": "0 0.6em"} in starts
    # The old number fades above the page, hidden from assistive technology.
    expect(page.locator("body > [aria-hidden=true].text")).to_have_count(0)


def test_a_symbol_effect_runs_each_time_its_value_changes(gallery):
    page = gallery("motion").page
    bell = page.get_by_test_id("wiggle").locator("svg").or_(page.locator("svg[data-testid=wiggle]"))
    name = "node => getComputedStyle(node).animationName"
    assert bell.evaluate(name) == "none"
    names = []
    for number in range(1, 4):
        page.get_by_role("button", name="Count").click()
        expect(page.get_by_test_id("count")).to_have_text(str(number))
        names.append(bell.evaluate(name))
    assert names == ["wiggle-again", "wiggle", "wiggle-again"]


def test_aspect_ratios_apply(gallery):
    page = gallery("proportions").page

    def ratio(name):
        box = page.get_by_test_id(name).bounding_box()
        return box["width"] / box["height"]

    assert ratio("aspectRatio") == pytest.approx(2, rel=0.02)
    assert ratio("square") == pytest.approx(1, rel=0.02)
    framed = page.get_by_test_id("in a height").bounding_box()
    assert (framed["width"], framed["height"]) == (90, 60)
    # The minimum size that covers the frame, which clips it.
    filled = page.get_by_test_id("fill").bounding_box()
    assert (filled["width"], filled["height"]) == (180, 60)
    frame = page.locator(".clip", has=page.get_by_test_id("fill")).bounding_box()
    assert (frame["width"], frame["height"]) == (90, 60)


def test_container_relative_frames_fill_their_container(gallery):
    page = gallery("proportions").page
    container = page.get_by_test_id("carousel").bounding_box()
    first, second, third = (page.locator(".container-x").nth(index).bounding_box() for index in range(3))
    assert 3 * first["width"] + 20 == pytest.approx(container["width"], abs=1)
    assert second["x"] - first["x"] - first["width"] == pytest.approx(10, abs=0.5)
    assert third["x"] + third["width"] == pytest.approx(container["x"] + container["width"], abs=1)


def test_custom_alignment_guides_center_a_badge_on_the_corner(gallery):
    page = gallery("proportions").page
    badge = page.get_by_test_id("guided").bounding_box()
    circle = page.get_by_test_id("badge").bounding_box()
    assert badge["x"] + badge["width"] / 2 == pytest.approx(circle["x"] + circle["width"], abs=0.5)
    assert badge["y"] + badge["height"] / 2 == pytest.approx(circle["y"], abs=0.5)


def test_texts_and_fields_reserve_space_for_their_line_limits(gallery):
    page = gallery("proportions").page
    reserved = page.get_by_test_id("reserved")
    line = reserved.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    assert reserved.bounding_box()["height"] == pytest.approx(3 * line, abs=1)
    note = page.get_by_test_id("note")
    line = note.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    edges = note.evaluate("node => node.offsetHeight - node.clientHeight + parseFloat(getComputedStyle(node).paddingTop) * 2")
    assert note.bounding_box()["height"] == pytest.approx(2 * line + edges, abs=3)
    note.fill("\n".join("12345678"))
    assert note.bounding_box()["height"] == pytest.approx(4 * line + edges, abs=3)


def test_a_combined_accessibility_element_is_read_as_one(gallery):
    page = gallery("proportions").page
    expect(page.get_by_role("group", name="4.5 of 5")).to_be_visible()
    expect(page.get_by_role("img", name="Two stars")).to_be_visible()


def test_a_content_shape_makes_gaps_tappable(gallery):
    page = gallery("proportions").page
    page.locator(".hit-capsule").scroll_into_view_if_needed()
    box = page.locator(".hit-capsule").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("taps")).to_have_text("1")


# Pauses animations until the test finishes them.
PAUSE = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
    };
}"""
FINISH = "() => document.getAnimations().forEach((animation) => animation.finish())"


def test_a_removed_view_has_its_removal_transition(gallery):
    page = gallery("animations").page
    shown = page.get_by_text("Comes and goes")
    place, color = shown.bounding_box(), shown.evaluate("node => getComputedStyle(node).backgroundColor")
    page.evaluate(PAUSE)
    page.get_by_role("button", name="asymmetric").click()
    picture = page.locator(".departing").get_by_text("Comes and goes")
    expect(picture).to_be_visible()
    expect(page.locator("main").get_by_text("Comes and goes")).to_have_count(0)
    # The snapshot has the position and the appearance of the view.
    assert picture.bounding_box() == pytest.approx(place, abs=1)
    assert picture.evaluate("node => getComputedStyle(node).backgroundColor") == color
    frames = picture.evaluate("node => node.getAnimations()[0].effect.getKeyframes().at(-1)")
    assert (frames["translate"], frames["opacity"]) == ("80px", "0")
    # It is inert: for pointers, keys, assistive technology and the page's script.
    departing = page.locator(".departing")
    assert departing.get_attribute("aria-hidden") == "true"
    assert departing.evaluate("node => node.inert && !node.id && !node.querySelector('[id], [data-testid]')")
    page.evaluate(FINISH)
    expect(departing).to_have_count(0)
    # The insertion has the other transition.
    page.get_by_role("button", name="asymmetric").click()
    expect(shown).to_have_count(1)
    frames = "node => node.getAnimations().flatMap((animation) => animation.effect.getKeyframes().map(({ scale }) => scale))"
    assert "0" in shown.evaluate(frames)


def test_each_removed_view_moves_to_its_edge(gallery):
    # Views outside of the window have no transition: the window is high enough for the whole page.
    page = gallery("animations", viewport={"width": 1280, "height": 1400}).page
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("Leaf 2")).to_be_visible()
    page.wait_for_function("() => !document.getAnimations().length")
    place = page.get_by_text("Leaf 2").bounding_box()
    page.evaluate(PAUSE)
    page.get_by_role("button", name="Fewer").click()
    picture = page.locator(".departing").get_by_text("Leaf 2")
    assert picture.bounding_box() == pytest.approx(place, abs=1)
    page.get_by_role("button", name="Fewer").click()
    expect(page.locator(".departing")).to_have_count(2)
    page.evaluate(FINISH)
    expect(page.locator(".departing")).to_have_count(0)
    expect(page.get_by_text("Leaf")).to_have_count(0)


def test_views_are_removed_without_a_transition_with_reduced_motion(gallery):
    page = gallery("animations", reduced_motion="reduce").page
    page.evaluate(PAUSE)
    page.get_by_role("button", name="asymmetric").click()
    expect(page.get_by_text("Comes and goes")).to_have_count(0)
    assert page.locator(".departing").count() == 0


def test_a_custom_transition_rotates_inserted_and_removed_views(gallery):
    page = gallery("animations").page
    page.evaluate(PAUSE)
    toggle = page.get_by_role("switch", name="Transition")
    toggle.click()
    shown = page.locator("main").get_by_text("Turns in and out")
    expect(shown).to_have_count(1)
    frames = shown.evaluate("node => node.getAnimations().flatMap((animation) => animation.effect.getKeyframes())")
    first = next(frame for frame in frames if "rotate" in frame)
    assert (first["rotate"], first["opacity"], first["scale"]) == ("-90deg", "0", "0.5")
    page.evaluate(FINISH)
    toggle.click()
    picture = page.locator(".departing").get_by_text("Turns in and out")
    expect(picture).to_have_count(1)
    last = picture.evaluate("node => node.getAnimations()[0].effect.getKeyframes().at(-1)")
    assert (last["rotate"], last["opacity"]) == ("90deg", "0")


OWN_ANIMATIONS = """node => node.getAnimations().map((animation) => [
    animation.effect.getTiming().duration, animation.effect.getTiming().easing,
    ...animation.effect.getKeyframes().map(({ translate, opacity }) => translate ?? opacity ?? ''),
])"""


def test_a_transition_has_its_own_animation(gallery):
    page = gallery("animations").page
    page.evaluate(PAUSE)
    page.get_by_text("Without an animation of the update").click()
    shown = page.locator("main").get_by_text("Comes by itself")
    expect(shown).to_be_visible()
    animations = shown.evaluate(OWN_ANIMATIONS)
    assert [600, "ease-out", "-100%", ""] in animations
    assert [300, "linear", "0", ""] in animations
    page.evaluate(FINISH)
    page.get_by_text("Without an animation of the update").click()
    picture = page.locator(".departing").get_by_text("Comes by itself")
    expect(picture).to_be_visible()
    assert {duration for duration, *_ in picture.evaluate(OWN_ANIMATIONS)} == {300, 600}
    page.evaluate(FINISH)
    expect(page.locator(".departing")).to_have_count(0)


def test_a_transitions_own_animation_is_disabled_with_reduced_motion(gallery):
    page = gallery("animations", reduced_motion="reduce").page
    page.evaluate(PAUSE)
    page.get_by_text("Without an animation of the update").click()
    shown = page.locator("main").get_by_text("Comes by itself")
    expect(shown).to_be_visible()
    assert shown.evaluate(OWN_ANIMATIONS) == []
    page.get_by_text("Without an animation of the update").click()
    expect(shown).to_have_count(0)
    assert page.locator(".departing").count() == 0


def test_a_container_relative_length_is_computed_from_the_container(gallery):
    page = gallery("proportions").page
    part = page.get_by_test_id("four fifths")
    ratio = "node => node.getBoundingClientRect().width / parseFloat(getComputedStyle(node.closest('.scroll')).width)"
    for width in [1280, 400]:
        page.set_viewport_size({"width": width, "height": 800})
        wait_for(page, lambda: part.evaluate(ratio) == pytest.approx(0.8, abs=0.01), lambda: part.evaluate(ratio))
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_phase_animator_runs_through_its_phases_and_ends_with_the_first(gallery):
    page = gallery("animations").page
    # Records each text that the page shows.
    page.get_by_test_id("phase").evaluate("""node => {
        window.phases = [];
        new MutationObserver(() => window.phases.push(node.textContent))
            .observe(node, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("button", name="phaseAnimator").click()
    # A slow page may skip phases.
    page.wait_for_function("() => new Set(window.phases).size > 1 && window.phases.at(-1) === 'Quiet'")
    expect(page.get_by_test_id("phase")).to_have_text("Quiet")


def test_the_completion_of_an_animation_is_called(gallery):
    page = gallery("animations").page
    expect(page.get_by_test_id("state")).to_have_text("Nothing has moved.")
    page.get_by_role("button", name="completion").click()
    expect(page.get_by_test_id("state")).to_have_text("It has moved.")


# Records zoom animations: the node, and the position and width at the source.
ZOOMS = """() => {
    window.zooms = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const place = frames.find((frame) => frame.clipPath?.includes('px round'));
        if (place) {
            const { left, top, width } = this.getBoundingClientRect();
            const [x, y] = place.translate.split(' ').map(parseFloat);
            window.zooms.push([this.className, left + x, top + y, width * place.scale]);
        }
        return animate.call(this, frames, options);
    };
}"""


def zooms(page, count):
    page.wait_for_function("(count) => window.zooms.length === count", arg=count)
    return page.evaluate("window.zooms")


def test_a_page_zooms_out_of_its_source_and_back(gallery):
    page = gallery("motion").page
    source = page.locator("[data-zoom-source]").nth(1)
    source.scroll_into_view_if_needed()
    box = source.bounding_box()
    page.evaluate(ZOOMS)
    page.get_by_role("link", name="Indigo").click()
    expect(page.get_by_role("heading", name="Indigo")).to_be_visible()
    name, left, top, width = zooms(page, 1)[0]
    assert name.split()[0] == "page"
    assert [left, top, width] == pytest.approx([box["x"], box["y"], box["width"]], abs=1)
    page.get_by_role("button", name="Motion").click()
    expect(page.get_by_role("heading", name="Motion")).to_be_visible()
    name, left, top, width = zooms(page, 2)[1]
    assert [left, top, width] == pytest.approx([box["x"], box["y"], box["width"]], abs=1)
    # The snapshot is removed after the animation.
    expect(page.locator(".departing")).to_have_count(0)


def test_a_sheet_zooms_out_of_its_source(gallery):
    page = gallery("motion").page
    box = page.get_by_role("button", name="Sheet").bounding_box()
    page.evaluate(ZOOMS)
    page.get_by_role("button", name="Sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    name, left, top, width = zooms(page, 1)[0]
    assert "sheet" in name.split()
    assert [left, width] == pytest.approx([box["x"], box["width"]], abs=1)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    zooms(page, 2)
    expect(page.locator(".departing")).to_have_count(0)


def test_pages_do_not_zoom_with_reduced_motion(gallery):
    page = gallery("motion", reduced_motion="reduce").page
    page.evaluate(ZOOMS)
    page.get_by_role("link", name="Mint").click()
    expect(page.get_by_role("heading", name="Mint")).to_be_visible()
    page.get_by_role("button", name="Motion").click()
    expect(page.get_by_role("heading", name="Motion")).to_be_visible()
    assert page.evaluate("window.zooms") == []


def boxes(page, *names):
    return [page.get_by_test_id(name).bounding_box() for name in names]


def test_a_matched_view_follows_its_source(gallery):
    page = gallery("motion").page

    def is_at(name):
        mark, marker, line = boxes(page, name, "marker", "line")
        return (
            all(abs(mark[length] - marker[length]) < 1 for length in mark)
            and abs(line["x"] + line["width"] / 2 - mark["x"] - mark["width"] / 2) < 1
            and abs(line["y"] + line["height"] - mark["y"] - mark["height"]) < 1
            and (line["width"], line["height"]) == (16, 2)
        )

    wait_for(page, lambda: is_at("mark One"))
    # In between, it moves and grows.
    page.evaluate(
        """() => {
            window.widths = [];
            const marker = document.querySelector('[data-testid=marker]');
            const look = () => {
                widths.push([marker.getBoundingClientRect().width, marker.getBoundingClientRect().left]);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    page.get_by_test_id("mark Thirteen").click()
    wait_for(page, lambda: is_at("mark Thirteen"))
    one, thirteen = boxes(page, "mark One", "mark Thirteen")
    between = [w for w, left in page.evaluate("widths") if one["width"] + 4 < w < thirteen["width"] - 4 and one["x"] + 8 < left < thirteen["x"] - 8]
    assert len(between) > 2
    # Resizing the page does not animate it.
    page.set_viewport_size({"width": 700, "height": 800})
    wait_for(page, lambda: is_at("mark Thirteen"))


def test_a_matched_view_follows_without_animation_with_reduced_motion(gallery):
    page = gallery("motion", reduced_motion="reduce").page
    page.get_by_test_id("mark Two").click()
    wait_for(page, lambda: abs(boxes(page, "mark Two")[0]["x"] - boxes(page, "marker")[0]["x"]) < 1)
    assert page.get_by_test_id("marker").evaluate("node => node.getAnimations().length") == 0
