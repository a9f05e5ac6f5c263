"""Keyframe animations, and views and shapes with animatable data."""

from playwright.sync_api import expect
from waiting import wait_for


def test_an_animation_interpolates_a_view_and_a_shape(gallery):
    page = gallery("keyframes").page
    percentage = page.get_by_test_id("percentage")
    expect(percentage).to_have_text("25%")
    # Records all texts and paths from here on.
    page.evaluate(
        """() => {
            window.texts = [];
            window.paths = [];
            const text = document.querySelector('[data-testid=percentage]');
            const shape = document.querySelector('[data-testid=sector] path, path[data-testid=sector]');
            new MutationObserver(() => texts.push(text.textContent)).observe(text, { characterData: true, childList: true, subtree: true });
            new MutationObserver(() => paths.push(shape.getAttribute('d'))).observe(shape, { attributes: true });
        }"""
    )
    page.get_by_role("button", name="Fill").click()
    expect(percentage).to_have_text("75%")
    numbers = [int(text.removesuffix("%")) for text in page.evaluate("texts")]
    assert numbers == sorted(numbers) and len(set(numbers)) > 3
    wait_for(page, lambda: len(set(page.evaluate("paths"))) > 3)


def test_a_keyframe_animator_moves_a_view_when_its_trigger_changes(gallery):
    page = gallery("keyframes").page
    bell = page.get_by_test_id("bell")
    page.evaluate(
        """() => {
            window.looks = new Set();
            // The bell and its name, without the heart, which moves all the time.
            const sample = document.querySelector('[data-testid=bell]').closest('.vstack');
            new MutationObserver(() => looks.add(sample.outerHTML)).observe(sample, { attributes: true, subtree: true });
        }"""
    )
    expect(bell).to_be_visible()
    assert page.evaluate("looks.size") == 0
    page.get_by_role("button", name="Ring").click()
    wait_for(page, lambda: page.evaluate("looks.size") > 5)


# The horizontal translation of the layer around a text during its next animation, in steps of a hundredth.
SHIFTS = """(name) => {
    const layer = document.querySelector(`[data-testid="${name}"]`).closest('[data-effect]').parentElement;
    const follow = async () => {
        while (!layer.getAnimations().length) await new Promise(requestAnimationFrame);
        const [animation] = layer.getAnimations();
        animation.pause();
        const { endTime } = animation.effect.getComputedTiming();
        const shifts = Array.from({ length: 100 }, (_, step) => {
            animation.currentTime = endTime * step / 100;
            return new DOMMatrix(getComputedStyle(layer).transform).e;
        });
        animation.currentTime = 0;
        animation.play();
        while (animation.playState === 'running') await new Promise(requestAnimationFrame);
        return shifts;
    };
    window.shifts = follow();
}"""


def test_a_geometry_effect_is_applied_in_each_frame_of_an_animation(gallery):
    page = gallery("keyframes").page
    # The effect ends where it began, and is shown each time.
    for _ in range(2):
        page.evaluate(SHIFTS, "shaken")
        page.get_by_role("button", name="Shake").click()
        shifts = page.evaluate("shifts")
        assert max(shifts) > 6 and min(shifts) < -6
        signs = [shift > 0 for shift in shifts if abs(shift) > 1]
        assert sum(before != after for before, after in zip(signs, signs[1:])) == 5


def test_a_projection_effect_rotates_a_view_about_its_corner(gallery):
    page = gallery("keyframes").page
    lid = page.get_by_test_id("lid")
    closed = lid.bounding_box()
    page.get_by_role("button", name="Open").click()

    def is_open():
        # Upright on the fixed corner.
        box = lid.bounding_box()
        return (
            abs(box["height"] - 80) < 1
            and abs(box["x"] - (closed["x"] + 80)) < 1
            and abs(box["y"] - (closed["y"] + 24 - 80)) < 1
        )

    wait_for(page, is_open, lid.bounding_box)


def test_effects_are_not_animated_with_reduced_motion(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/keyframes", reduced_motion="reduce").page
    lid = page.get_by_test_id("lid")
    page.get_by_role("button", name="Open").click()
    wait_for(page, lambda: abs(lid.bounding_box()["height"] - 80) < 1)
    assert page.locator("[data-course]").count() == 0


def test_an_ignored_by_layout_effect_does_not_affect_geometry_readers(gallery):
    page = gallery("keyframes").page
    place = page.get_by_test_id("place")
    left = page.evaluate(
        """() => {
            const layer = document.querySelector('[data-testid=place]').closest('[data-effect=ignored]').parentElement;
            const shift = new DOMMatrix(getComputedStyle(layer).transform).e;
            return shift === -10 ? layer.getBoundingClientRect().left + 10 : null;
        }"""
    )
    wait_for(page, lambda: abs(int(place.inner_text()) - left) <= 1)
