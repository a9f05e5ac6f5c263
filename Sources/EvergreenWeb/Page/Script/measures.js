import { boxesOf, element, idOf, slot } from './elements.js';
import { scrollerOf, viewOf } from './scrollers.js';

// The maximum number of nodes in an event.
const limit = 200;
// The minimum interval between position reports while scrolling, in milliseconds.
const interval = 100;
// The maximum number of consecutive reports without user interaction. Later ones are sent at the long interval: a layout that changes with
// each measurement must not keep the server busy.
const streakLimit = 30;
const longInterval = 2000;

const measured = () => document.querySelectorAll('[data-measured]');

const pixels = (text) => parseFloat(text) || 0;

// The size and origin of a geometry reader's content box, before rotation and scaling.
const spaceIn = (node) => {
    const style = getComputedStyle(node);
    const rect = node.getBoundingClientRect();
    const horizontal = pixels(style.paddingLeft) + pixels(style.paddingRight);
    const vertical = pixels(style.paddingTop) + pixels(style.paddingBottom);
    return [
        pixels(style.width) - horizontal, pixels(style.height) - vertical,
        rect.left + pixels(style.paddingLeft), rect.top + pixels(style.paddingTop),
    ];
};

// The size and origin of the union of boxes.
const unionOf = (boxes) => {
    const rects = boxes.map((box) => box.getBoundingClientRect());
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    if (boxes.length === 1) {
        const style = getComputedStyle(boxes[0]);
        const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
        if (width >= 0 && height >= 0) return [width, height, left, top];
    }
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    return [right - left, bottom - top, left, top];
};

// The origin and size of a coordinate space: of a scroll view, those of its visible region.
const spaceOf = (id) => {
    const content = slot(id);
    if (content.matches('.scroll')) {
        const [across, down] = [viewOf(scrollerOf(content, 'x')), viewOf(scrollerOf(content, 'y'))];
        return [across.left, down.top, Math.max(across.width, 0), Math.max(down.height, 0)];
    }
    const boxes = boxesOf(element(id)).filter(isShown);
    if (!boxes.length) return [0, 0, 0, 0];
    const [width, height, left, top] = unionOf(boxes);
    return [left, top, width, height];
};

// Measures a node without its own visual effects, and without those of ancestors with data-effect="ignored".
const withoutEffects = (node, measure) => {
    const moved = [];
    if ('effect' in node.dataset) moved.push(node);
    for (let one = node; (one = one.parentElement?.closest('[data-effect=ignored]'));) moved.push(one);
    const painted = moved.map((one) => one.parentElement).filter((one) => one?.matches('.layer'));
    if (!painted.length) return measure();
    const inline = painted.map((one) => one.style.cssText);
    for (const { style } of painted) style.cssText += ';transition:none;translate:none;rotate:none;scale:none;transform:none!important';
    const result = measure();
    for (const [index, { style }] of painted.entries()) style.cssText = inline[index];
    return result;
};

const isShown = (box) => box.getClientRects().length > 0;

// Reports the sizes of observed nodes, and their positions if requested, in the format of `ElementMeasure.pageText`.
export class Measures {
    #send;
    // Whether the connection is ready.
    #isReady;
    #boxes = new Set();
    #observer = new ResizeObserver(() => this.#schedule());
    // The last reported values of each node.
    #reported = new WeakMap();
    #isScheduled = false;
    #lastReport = 0;
    #streak = 0;

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        document.addEventListener('scroll', () => this.#moved(), { capture: true, passive: true });
        addEventListener('resize', () => this.#moved());
        for (const name of ['pointerdown', 'keydown', 'wheel']) {
            document.addEventListener(name, () => { this.#streak = 0; }, { capture: true, passive: true });
        }
    }

    // Resets for a new session: its page has the values that it was rendered for.
    reset() {
        this.#reported = new WeakMap();
    }

    // Measures new and changed nodes. Called after each frame.
    update() {
        const boxes = new Set([...measured()].flatMap(boxesOf));
        for (const box of this.#boxes) if (!boxes.has(box)) this.#observer.unobserve(box);
        for (const box of boxes) if (!this.#boxes.has(box)) this.#observer.observe(box);
        this.#boxes = boxes;
        if (boxes.size) this.#schedule();
    }

    #moved() {
        this.#streak = 0;
        if (document.querySelector('[data-position]')) this.#schedule();
    }

    // Schedules a report for the next animation frame, at most once per interval.
    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        const wait = this.#streak > streakLimit ? longInterval : document.querySelector('[data-position]') ? interval : 0;
        const rest = this.#lastReport + wait - performance.now();
        const report = () => requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#report();
        });
        if (rest > 0) setTimeout(report, rest);
        else report();
    }

    #report() {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        const changes = [];
        for (const node of measured()) {
            const numbers = withoutEffects(node, () => this.#measure(node));
            if (!numbers || !this.#hasChanged(node, numbers)) continue;
            if (changes.length === limit) {
                this.#schedule();
                break;
            }
            this.#reported.set(node, numbers);
            changes.push([idOf(node), ...numbers].join(' '));
        }
        if (!changes.length) return;
        this.#streak += 1;
        this.#lastReport = performance.now();
        const main = document.querySelector('main');
        this.#send(main, 'measure', changes.join(';'));
    }

    // The size and positions of a node; null if it is not shown.
    #measure(node) {
        const boxes = boxesOf(node).filter(isShown);
        if (!boxes.length) return null;
        const [width, height, x, y] = boxes[0] === node ? spaceIn(node) : unionOf(boxes);
        const numbers = [Math.max(width, 0), Math.max(height, 0), x, y];
        for (const id of (node.dataset.spaces ?? '').split(' ').filter(Boolean)) {
            const [left, top, across, down] = element(id) ? spaceOf(id) : [0, 0, 0, 0];
            numbers.push(x - left, y - top, across, down);
        }
        return numbers.map((number) => Math.round(number * 10) / 10);
    }

    #hasChanged(node, numbers) {
        const known = this.#reported.get(node) ?? (node.dataset.measured ? node.dataset.measured.split(' ').map(Number) : []);
        const isPosition = 'position' in node.dataset;
        if (!known.length || known.length !== numbers.length) return true;
        // The position in the window matters only if requested; positions in named coordinate spaces always do.
        return numbers.some((number, index) => (isPosition || index !== 2 && index !== 3) && Math.abs(number - known[index]) >= 1);
    }
}
