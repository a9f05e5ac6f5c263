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

// Animates a node once enough of it is in sight, or no longer is.
class Steps {
    #node;
    #edges;
    #axis;
    #edge = null;
    #animations = [];
    #observer;

    constructor(node, axis, edges) {
        [this.#node, this.#axis, this.#edges] = [node, axis, edges];
        const thresholds = [...edges.values()].map(({ visible }) => visible);
        this.#observer = new IntersectionObserver(([entry]) => this.#look(entry), { threshold: [0, ...thresholds, 1] });
        this.#observer.observe(node);
    }

    cancel() {
        this.#observer.disconnect();
        for (const one of this.#animations) one.cancel();
    }

    #look({ boundingClientRect: rect, intersectionRatio }) {
        const view = viewOf(scrollerOf(this.#node, this.#axis));
        const [start, length] = this.#axis === 'x' ? ['left', 'width'] : ['top', 'height'];
        const isMirrored = this.#axis === 'x' && getComputedStyle(this.#node).direction === 'rtl';
        const isBefore = (rect[start] + rect[length] / 2 < view[start] + view[length] / 2) !== isMirrored;
        const side = isBefore ? 'start' : 'end';
        const edge = intersectionRatio < this.#edges.get(side)?.visible ? side : null;
        if (edge === this.#edge) return;
        const last = this.#edge ?? edge;
        const isFirst = !this.#animations.length && edge;
        this.#edge = edge;
        const { changes, duration, delay, easing } = this.#edges.get(last);
        const style = getComputedStyle(this.#node);
        const current = changes.map(([property]) => style[property]);
        for (const one of this.#animations) one.cancel();
        const options = { duration: isFirst ? 0 : duration, delay: isFirst ? 0 : delay, easing, fill: edge ? 'both' : 'backwards' };
        this.#animations = changes.map(([property, from, to], index) =>
            this.#node.animate([{ [property]: current[index] }, { [property]: edge ? from : to }], options));
    }
}

const timingOf = (way) => way[0] === 'time'
    ? { visible: Number(way[1]), duration: Number(way[2]), delay: Number(way[3]), easing: way[4] }
    : { visible: Math.min(Number(way[1]), 1) / 2, duration: 350, delay: 0, easing: way[2] };

export class ScrollTransitions {
    // What runs, by node: its attributes, and what ends it.
    #running = new Map();

    look() {
        for (const [node, { cancel }] of this.#running) {
            if (node.isConnected && 'scrollPhases' in node.dataset) continue;
            cancel();
            this.#running.delete(node);
        }
        if (isStill.matches) return;
        for (const node of document.querySelectorAll('[data-scroll-phases]')) this.#start(node);
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
        const steps = new Map();
        for (const [edge, text, classes] of [['start', startWay, before], ['end', endWay, after]]) {
            const way = text.split(' ');
            if (way[0] === 'none') continue;
            const changes = changesOf(node, classes);
            if (way[0] === 'scroll' && hasTimelines) {
                const animations = follow(node, axis, changes, way, edge);
                ends.push(() => { for (const one of animations) one.cancel(); });
            } else {
                steps.set(edge, { changes, ...timingOf(way) });
            }
        }
        if (steps.size) {
            const animated = new Steps(node, axis, steps);
            ends.push(() => animated.cancel());
        }
        this.#running.set(node, { text, cancel: () => { for (const end of ends) end(); } });
    }

    // That of the nearest scroll view that scrolls along one axis.
    #axisOf(node) {
        return node.parentElement?.closest('.scroll')?.matches('.scroll-x:not(.scroll-y)') ? 'x' : 'y';
    }
}
