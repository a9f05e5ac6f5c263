import { isStill } from './animations.js';
import { changesOf } from './class-changes.js';
import { scrollerOf, viewOf } from './scrollers.js';

// How nodes change as they scroll into sight and out of it. `data-scroll-phases` has the axis, how they change at the beginning of
// the content and at its end, and their classes before and behind what is seen: see Documentation/Protocol.md.

const hasTimelines = typeof ViewTimeline === 'function';

// A threshold of more than the whole node is the middle of what is seen.
const isCentered = (visible) => visible > 1;

const keyframes = (changes, way) => changes.map(([property, from, to]) => way === 'in'
    ? [{ [property]: from }, { [property]: to }] : [{ [property]: to }, { [property]: from }]);

// Follows the scroll of a node.
const follow = (node, axis, changes, [, visible, easing], edge) => {
    const timeline = new ViewTimeline({ subject: node, axis });
    const part = Number(visible) * 100;
    const range = edge === 'end'
        ? { rangeStart: 'entry 0%', rangeEnd: isCentered(visible) ? 'cover 50%' : `entry ${Math.max(part, 1)}%` }
        : { rangeStart: isCentered(visible) ? 'cover 50%' : `exit ${Math.min(100 - part, 99)}%`, rangeEnd: 'exit 100%' };
    const options = { timeline, easing, ...range, fill: edge === 'end' ? 'backwards' : 'forwards' };
    return keyframes(changes, edge === 'end' ? 'in' : 'out').map((frames) => node.animate(frames, options));
};

// Where a node is laid out, whatever it is moved or scrolled by, along an axis.
const layoutStart = (node, axis) => {
    let start = 0;
    for (let one = node; one; one = one.offsetParent) start += axis === 'x' ? one.offsetLeft : one.offsetTop;
    return start;
};

// How much of a node would be in sight if it were not moved by its effects, between 0 and 1, and at which edge the rest is.
const placeOf = (node, axis) => {
    const scroller = scrollerOf(node, axis);
    const view = viewOf(scroller);
    const isPage = scroller === document.scrollingElement;
    const isAcross = axis === 'x';
    const rect = scroller.getBoundingClientRect();
    const offset = isAcross ? scroller.scrollLeft : scroller.scrollTop;
    const start = layoutStart(node, axis) - (isPage ? 0 : layoutStart(scroller, axis)) - offset;
    const length = isAcross ? node.offsetWidth : node.offsetHeight;
    const edge = isPage ? 0 : isAcross ? rect.left : rect.top;
    const viewStart = (isAcross ? view.left : view.top) - edge;
    const viewLength = isAcross ? view.width : view.height;
    const shown = Math.min(start + length, viewStart + viewLength) - Math.max(start, viewStart);
    const isMirrored = isAcross && getComputedStyle(node).direction === 'rtl';
    const isBefore = (start + length / 2 < viewStart + viewLength / 2) !== isMirrored;
    return [length > 0 ? Math.max(shown / length, 0) : 0, isBefore ? 'start' : 'end'];
};

// Animates a node once enough of it is in sight, or no longer is.
class Steps {
    #node;
    #edges;
    #axis;
    #edge = null;
    #animations = [];

    constructor(node, axis, edges) {
        [this.#node, this.#axis, this.#edges] = [node, axis, edges];
    }

    cancel() {
        for (const one of this.#animations) one.cancel();
    }

    look() {
        const [visible, side] = placeOf(this.#node, this.#axis);
        const edge = visible < this.#edges.get(side)?.visible ? side : null;
        if (edge === this.#edge) return;
        const { changes, duration, delay, easing } = this.#edges.get(this.#edge ?? edge);
        const isFirst = !this.#animations.length;
        this.#edge = edge;
        const style = getComputedStyle(this.#node);
        const current = changes.map(([property]) => style[property]);
        this.cancel();
        const options = { duration: isFirst ? 0 : duration, delay: isFirst ? 0 : delay, easing, fill: edge ? 'both' : 'backwards' };
        this.#animations = changes.map(([property, from, to], index) =>
            this.#node.animate([{ [property]: current[index] }, { [property]: edge ? from : to }], options));
    }
}

const timingOf = (way) => way[0] === 'time'
    ? { visible: Number(way[1]), duration: Number(way[2]), delay: Number(way[3]), easing: way[4] }
    : { visible: Math.min(Number(way[1]), 1) / 2, duration: 350, delay: 0, easing: way[2] };

export class ScrollTransitions {
    // What runs, by node: its attributes, what is animated in steps, and what ends it.
    #running = new Map();
    // What changes between two lists of classes, while nodes are looked at.
    #changes = new Map();
    #isScheduled = false;

    listen() {
        document.addEventListener('scroll', () => this.#schedule(), { capture: true, passive: true });
        addEventListener('resize', () => this.#schedule());
    }

    look() {
        for (const [node, { cancel }] of this.#running) {
            if (node.isConnected && 'scrollPhases' in node.dataset) continue;
            cancel();
            this.#running.delete(node);
        }
        if (isStill.matches) return;
        for (const node of document.querySelectorAll('[data-scroll-phases]')) this.#start(node);
        this.#changes.clear();
        this.#step();
    }

    #schedule() {
        if (this.#isScheduled || !this.#running.size) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#step();
        });
    }

    #step() {
        for (const { steps } of this.#running.values()) steps?.look();
    }

    // Many rows have the same classes: the browser is asked once.
    #changesOf(node, classes) {
        const key = [node.tagName, node.className, classes, getComputedStyle(node).direction].join(';');
        const changes = this.#changes.get(key) ?? changesOf(node, classes);
        this.#changes.set(key, changes);
        return changes;
    }

    #start(node) {
        const text = `${node.dataset.scrollPhases};${node.className}`;
        const known = this.#running.get(node);
        // A node that is not rendered has no styles to go from and to.
        if (known?.text === text || node.checkVisibility?.() === false) return;
        known?.cancel();
        const [axisName, startWay, endWay, before, after] = node.dataset.scrollPhases.split(';');
        const axis = axisName === '-' ? this.#axisOf(node) : axisName;
        const ends = [];
        const edges = new Map();
        for (const [edge, text, classes] of [['start', startWay, before], ['end', endWay, after]]) {
            const way = text.split(' ');
            if (way[0] === 'none') continue;
            const changes = this.#changesOf(node, classes);
            if (way[0] === 'scroll' && hasTimelines) {
                const animations = follow(node, axis, changes, way, edge);
                ends.push(() => { for (const one of animations) one.cancel(); });
            } else {
                edges.set(edge, { changes, ...timingOf(way) });
            }
        }
        const steps = edges.size ? new Steps(node, axis, edges) : null;
        if (steps) ends.push(() => steps.cancel());
        this.#running.set(node, { text, steps, cancel: () => { for (const end of ends) end(); } });
    }

    // That of the nearest scroll view that scrolls along one axis.
    #axisOf(node) {
        return node.parentElement?.closest('.scroll')?.matches('.scroll-x:not(.scroll-y)') ? 'x' : 'y';
    }
}
