"""Keyframes, and views and shapes that animations lead through what is between two values."""

from playwright.sync_api import expect
from waiting import wait_for


def test_an_animation_leads_a_view_and_a_shape_through_what_is_between(gallery):
    page = gallery("keyframes").page
    percentage = page.get_by_test_id("percentage")
    expect(percentage).to_have_text("25%")
    # All texts and all paths that are shown from here on.
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


def test_a_button_has_a_view_move_along_keyframes(gallery):
    page = gallery("keyframes").page
    bell = page.get_by_test_id("bell")
    page.evaluate(
        """() => {
            window.looks = new Set();
            // The bell and its name: the heart, which always moves, is elsewhere.
            const sample = document.querySelector('[data-testid=bell]').closest('.vstack');
            new MutationObserver(() => looks.add(sample.outerHTML)).observe(sample, { attributes: true, subtree: true });
        }"""
    )
    expect(bell).to_be_visible()
    assert page.evaluate("looks.size") == 0
    page.get_by_role("button", name="Ring").click()
    wait_for(page, lambda: page.evaluate("looks.size") > 5)
