"""Repeating animations."""

import re

import pytest
from playwright.sync_api import expect


REPEATED = "node => node.getAnimations().filter((one) => one.effect.getTiming().iterations > 1).length"

# Pauses the repeating animations of a node at a time, and reads a computed style.
LOOK = """(node, [time, property]) => {
    for (const one of node.getAnimations()) {
        one.pause();
        one.currentTime = time;
    }
    return getComputedStyle(node)[property];
}"""


def switch(page):
    page.get_by_role("switch", name="repeatForever").click()


def repeated(locator):
    expect(locator).to_have_attribute("data-repeat", re.compile("."))
    return locator.evaluate(REPEATED)


def test_an_autoreversing_animation_repeats_forever(gallery):
    page = gallery("animations").page
    heart = page.get_by_test_id("beating")
    assert heart.evaluate(REPEATED) == 0
    switch(page)
    assert repeated(heart) == 1
    scales = [float(heart.evaluate(LOOK, [time, "scale"])) for time in (0, 300, 600, 900, 1200, 6000, 6600)]
    assert scales == pytest.approx([1, 1.125, 1.25, 1.125, 1, 1, 1.25], abs=0.01)


def test_an_animation_without_autoreverse_repeats_forever(gallery):
    page = gallery("animations").page
    arrow = page.get_by_test_id("turning")
    switch(page)
    assert repeated(arrow) == 1
    angles = [arrow.evaluate(LOOK, [time, "rotate"]) for time in (0, 375, 750, 1499, 1500, 2250)]
    assert [float(angle.removesuffix("deg")) for angle in angles] == pytest.approx([0, 90, 180, 359.8, 0, 180], abs=0.1)


def test_an_animation_repeats_a_number_of_times(gallery):
    page = gallery("animations").page
    bell = page.get_by_test_id("hopping")
    switch(page)
    expect(bell).to_have_attribute("data-repeat", re.compile("^200 0 0 ease-in-out 5 back "))
    page.wait_for_function("node => !node.getAnimations().length", arg=bell.element_handle())
    expect(bell).to_have_css("translate", "0px -12px")


def test_a_cancelled_repeating_animation_continues_from_its_current_value(gallery):
    page = gallery("animations").page
    heart = page.get_by_test_id("beating")
    switch(page)
    assert repeated(heart) == 1
    assert float(heart.evaluate(LOOK, [300, "scale"])) == pytest.approx(1.125, abs=0.01)
    page.evaluate("""() => {
        window.frames = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            window.frames.push(frames);
            const animation = animate.call(this, frames, options);
            animation.pause();
            return animation;
        };
    }""")
    switch(page)
    expect(heart).not_to_have_attribute("data-repeat", re.compile("."))
    assert heart.evaluate(REPEATED) == 0
    assert float(page.evaluate("window.frames.find(([frame]) => frame.scale)[0].scale")) == pytest.approx(1.125, abs=0.01)
    assert float(heart.evaluate(LOOK, [0, "scale"])) == pytest.approx(1.125, abs=0.01)
    arrow = page.get_by_test_id("turning")
    expect(arrow).not_to_have_attribute("data-repeat", re.compile("."))
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    page.wait_for_function("node => getComputedStyle(node).scale === '1'", arg=heart.element_handle())
    page.wait_for_function("node => !node.getAnimations().length", arg=arrow.element_handle())


def test_a_repeating_animation_continues_through_updates_and_a_lost_socket(gallery):
    page = gallery("animations").page
    heart = page.get_by_test_id("beating")
    switch(page)
    assert repeated(heart) == 1
    heart.evaluate("node => { window.animation = node.getAnimations()[0]; }")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("Leaf 2")).to_be_visible()
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("Leaf 3")).to_be_visible()
    assert heart.evaluate("node => node.getAnimations().includes(window.animation)")


def test_a_loaded_page_starts_its_repeating_animations(gallery):
    page = gallery("animations").page
    mark = 'data-testid=beating'

    def repeat(route):
        if route.request.resource_type != "document":
            return route.fallback()
        answer = route.fetch()
        text = answer.text()
        assert mark in text
        # As if the color had been different before.
        before = "600 0 0 linear 0 back symbol font-largeTitle scaled zx-1 zy-1"
        route.fulfill(response=answer, body=text.replace(mark, f'{mark} data-repeat="{before}"'))

    page.route("**/animations", repeat)
    page.reload()
    heart = page.get_by_test_id("beating")
    page.wait_for_function(f"node => ({REPEATED})(node) === 1", arg=heart.element_handle())
    assert heart.evaluate(LOOK, [0, "color"]) != heart.evaluate(LOOK, [600, "color"])


def test_animations_do_not_repeat_with_reduced_motion(gallery):
    page = gallery("animations", reduced_motion="reduce").page
    heart = page.get_by_test_id("beating")
    switch(page)
    assert repeated(heart) == 0
    expect(heart).to_have_css("scale", "1.25")
