import { idOf } from './elements.js';
import { extentOf, scrollerOf } from './scrollers.js';

// The minimum interval between reports while scrolling, in milliseconds.
const interval = 100;

const reported = () => [...document.querySelectorAll('.reports-scroll')];

// The axes along which a scroll view, a list or a form scrolls.
const axesOf = (node) => node.matches('.scroll') ? [...'xy'].filter((axis) => node.matches(`.scroll-${axis}`)) : [...'y'];

const round = (number) => Math.round(number * 10) / 10;

const margins = ['Top', 'InlineStart', 'Bottom', 'InlineEnd'];

// A node's scroll geometry: content offset, content size, container size and content margins, in the format of `ScrollState(pageText:)`.
const measureOf = (node) => {
    const style = getComputedStyle(node);
    // Only content margins that the app has set count.
    const [top, leading, bottom, trailing] = margins.map((name) =>
        parseFloat(style[`scrollPadding${name}`]) ? parseFloat(style[`padding${name}`]) || 0 : 0);
    const axes = axesOf(node);
    const extent = (axis) => axes.includes(axis) ? extentOf(node, scrollerOf(node, axis), axis)
        : { offset: 0, length: axis === 'x' ? node.clientWidth : node.clientHeight, size: axis === 'x' ? node.clientWidth : node.clientHeight };
    const [x, y] = [extent('x'), extent('y')];
    const numbers = [
        x.offset - leading, y.offset - top, Math.max(x.length - leading - trailing, 0), Math.max(y.length - top - bottom, 0),
        Math.max(x.size, 0), Math.max(y.size, 0), top, leading, bottom, trailing,
    ];
    return numbers.map(round);
};

// Reports the scroll geometry and the scroll phase of views that the app observes.
export class ScrollReports {
    #send;
    #isReady;
    // The scroll phases by element id; none for idle ones.
    #phases = new Map();
    // The last reports by element id.
    #sent = new Map();
    #isTouched = false;
    // The time of the last wheel or scroll bar interaction.
    #lastMove = -Infinity;
    #timer = 0;

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        const options = { capture: true, passive: true };
        const moved = () => { this.#lastMove = performance.now(); };
        document.addEventListener('wheel', moved, options);
        document.addEventListener('pointerdown', (event) => {
            if (event.pointerType === 'mouse') moved();
        }, options);
        document.addEventListener('pointermove', (event) => {
            if (event.pointerType === 'mouse' && event.buttons) moved();
        }, options);
        document.addEventListener('touchstart', (event) => this.#touched(event.target), options);
        for (const name of ['touchend', 'touchcancel']) document.addEventListener(name, () => this.#released(), options);
        document.addEventListener('scroll', (event) => this.#scrolled(event.target), options);
        document.addEventListener('scrollend', (event) => this.#ended(event.target), options);
        addEventListener('resize', () => this.update());
    }

    // Resets for a new session.
    reset() {
        this.#sent.clear();
        this.#phases.clear();
    }

    // Reports changes of the content's size. Called after each frame.
    update() {
        if (document.querySelector('.reports-scroll')) this.#schedule();
    }

    #scrolledBy(target) {
        const scroller = target === document ? document.scrollingElement : target;
        return reported().filter((node) => axesOf(node).some((axis) => scrollerOf(node, axis) === scroller));
    }

    #touched(target) {
        this.#isTouched = true;
        const around = reported().filter((node) => node.contains(target));
        for (const node of around) this.#begin(node, 'tracking');
    }

    #released() {
        this.#isTouched = false;
        for (const node of reported()) {
            const phase = this.#phases.get(idOf(node));
            if (phase === 'interacting') this.#begin(node, 'decelerating');
            else if (phase === 'tracking') this.#begin(node, 'idle');
        }
    }

    #scrolled(target) {
        const nodes = this.#scrolledBy(target);
        if (!nodes.length) return;
        const isMoved = performance.now() - this.#lastMove < 300;
        for (const node of nodes) {
            const phase = this.#phases.get(idOf(node));
            if (this.#isTouched || isMoved) this.#begin(node, 'interacting');
            else if (!phase || phase === 'idle') this.#begin(node, 'animating');
        }
        this.#schedule();
    }

    #ended(target) {
        if (this.#isTouched) return;
        for (const node of this.#scrolledBy(target)) this.#begin(node, 'idle');
    }

    #begin(node, phase) {
        const id = idOf(node);
        if ((this.#phases.get(id) ?? 'idle') === phase) return;
        this.#phases.set(id, phase);
        this.#report([node]);
    }

    #schedule() {
        if (this.#timer) return;
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#report(reported());
        }, interval);
    }

    #report(nodes) {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        for (const node of nodes) {
            const id = idOf(node);
            const text = [this.#phases.get(id) ?? 'idle', ...measureOf(node)].join(' ');
            if (this.#sent.get(id) === text) continue;
            this.#sent.set(id, text);
            this.#send(node, 'scrolled', text);
        }
    }
}
