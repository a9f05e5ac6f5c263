import { reducedMotion } from './animations.js';
import { changesOf } from './class-changes.js';
import { scrollerOf, viewOf } from './scrollers.js';

// Scroll transitions. `data-scroll-phases` has the axis, the configuration at the top leading and the bottom trailing edge, and the classes
// for both phases outside the visible region: see Documentation/Protocol.md.

const hasTimelines = typeof ViewTimeline === 'function';

// A threshold above 1 means the center of the visible region.
const isCentered = (visible) => visible > 1;

const keyframes = (changes, way) => changes.map(([property, from, to]) => way === 'in'
    ? [{ [property]: from }, { [property]: to }] : [{ [property]: to }, { [property]: from }]);

// Drives a node's animation with its scroll position.
const follow = (node, axis, changes, [, visible, easing], edge) => {
    const timeline = new ViewTimeline({ subject: node, axis });
    const part = Number(visible) * 100;
    const range = edge === 'end'
        ? { rangeStart: 'entry 0%', rangeEnd: isCentered(visible) ? 'cover 50%' : `entry ${Math.max(part, 1)}%` }
        : { rangeStart: isCentered(visible) ? 'cover 50%' : `exit ${Math.min(100 - part, 99)}%`, rangeEnd: 'exit 100%' };
    const options = { timeline, easing, ...range, fill: edge === 'end' ? 'backwards' : 'forwards' };
    return keyframes(changes, edge === 'end' ? 'in' : 'out').map((frames) => node.animate(frames, options));
};

// The layout position of a node along an axis, without transforms and scroll offsets.
const layoutStart = (node, axis) => {
    let start = 0;
    for (let one = node; one; one = one.offsetParent) start += axis === 'x' ? one.offsetLeft : one.offsetTop;
    return start;
};

// The visible fraction of a node, without its visual effects, and the edge where the rest is.
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

// Animates a node when its visible fraction crosses the threshold.
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

    update() {
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
    // The active transitions by node: the attributes, the threshold-driven steps, and a function that cancels them.
    #running = new Map();
    // The style changes between class lists, cached during `update`.
    #changes = new Map();
    #isScheduled = false;

    listen() {
        document.addEventListener('scroll', () => this.#schedule(), { capture: true, passive: true });
        addEventListener('resize', () => this.#schedule());
    }

    update() {
        for (const [node, { cancel }] of this.#running) {
            if (node.isConnected && 'scrollPhases' in node.dataset) continue;
            cancel();
            this.#running.delete(node);
        }
        if (reducedMotion.matches) return;
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
        for (const { steps } of this.#running.values()) steps?.update();
    }

    // Many rows have the same classes: query the browser once.
    #changesOf(node, classes) {
        const key = [node.tagName, node.className, classes, getComputedStyle(node).direction].join(';');
        const changes = this.#changes.get(key) ?? changesOf(node, classes);
        this.#changes.set(key, changes);
        return changes;
    }

    #start(node) {
        const text = `${node.dataset.scrollPhases};${node.className}`;
        const known = this.#running.get(node);
        // A node that is not rendered has no computed styles to animate between.
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

    // The axis of the nearest scroll view that scrolls along one axis.
    #axisOf(node) {
        return node.parentElement?.closest('.scroll')?.matches('.scroll-x:not(.scroll-y)') ? 'x' : 'y';
    }
}
