import { reducedMotion } from './animations.js';
import { boxesOf, element, slot } from './elements.js';
import { extentOf, moveBy, pointOf, scrolling, viewOf } from './scrollers.js';

// The alignment for an anchor, in thousandths.
const place = (part) => part < 0 ? 'nearest' : part < 334 ? 'start' : part > 666 ? 'end' : 'center';

// Scrolls only the scroll view whose position is bound, and not the page around it.
const scrollWithin = (view, node, x, y, behavior) => {
    const isMirrored = getComputedStyle(view).direction === 'rtl';
    const rect = (boxesOf(node)[0] ?? node).getBoundingClientRect();
    for (const [axis, scroller] of scrolling(view)) {
        const anchor = [x / 1000, y / 1000];
        const distance = pointOf(rect, anchor, axis, isMirrored) - pointOf(viewOf(scroller), anchor, axis, isMirrored);
        moveBy(scroller, axis, distance, behavior);
    }
};

// Scrolls to a point of a scroll view's content, or to its end.
const scrollToPoint = (node, scroller, axis, point, behavior) => {
    const { offset, length } = extentOf(node, scroller, axis);
    const mirror = axis === 'x' && getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    const distance = (point < 0 ? length : point) - offset;
    moveBy(scroller, axis, mirror * distance, behavior);
};

// Performs programmatic scrolls.
export class Scroll {
    // The request of the last frame, or null.
    #request = null;
    #positions;
    #restoration;

    constructor({ positions, restoration }) {
        this.#positions = positions;
        this.#restoration = restoration;
    }

    request(id, x, y, isAnimated) {
        this.#request = { id, x, y, isAnimated };
    }

    // Requests a content offset: -1 for the end, null for no change.
    requestPoint(id, x, y, isAnimated) {
        this.#request = { id, isPoint: true, x, y, isAnimated };
    }

    // Discards the request: a new session has other element ids.
    reset() {
        this.#request = null;
    }

    // Performs the scroll that the last frame requested.
    move() {
        const request = this.#request;
        this.#request = null;
        const node = request && element(request.id);
        if (!node) return;
        this.#restoration.end();
        if (request.isPoint) return this.#moveToPoint(slot(request.id), request);
        const view = node.parentElement.closest('[data-scroll-target]');
        const rect = (boxesOf(node)[0] ?? node).getBoundingClientRect();
        const distance = Math.max(Math.abs(rect.top), view ? Math.abs(rect.left) : 0);
        // A longer animation would pass placeholders of rows that are not loaded.
        const isShort = distance < 3 * innerHeight && !reducedMotion.matches;
        const behavior = request.isAnimated && isShort ? 'smooth' : 'instant';
        this.#positions.forget(node);
        if (behavior === 'smooth') this.#positions.hold();
        if (view && request.x >= 0) return scrollWithin(view, node, request.x, request.y, behavior);
        node.scrollIntoView({ block: place(request.y), inline: place(request.x), behavior });
    }

    #moveToPoint(node, { x, y, isAnimated }) {
        const isSmooth = isAnimated && !reducedMotion.matches;
        this.#positions.forget(node);
        if (isSmooth) this.#positions.hold();
        for (const [axis, scroller] of scrolling(node)) {
            const point = axis === 'x' ? x : y;
            if (point !== null) scrollToPoint(node, scroller, axis, point, isSmooth ? 'smooth' : 'instant');
        }
    }
}
