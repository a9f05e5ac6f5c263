import { boxesOf } from './elements.js';

// Pointer gesture recognizers. An area's data-gesture lists them, separated by semicolons, with their numeric parameters. An area with
// data-priority has the recognizers of an app's composed gesture, and reports each of them. See Documentation/Protocol.md.
//
// A recognizer:
// - area, index: the area, and the index in its list
// - numbers: the parameters
// - priority: normal, high or simultaneous; null for an area with a single recognizer, which has its own event

// The minimum interval between reports of changes, in milliseconds: a server accepts 100 messages a second, and each report is followed by
// an acknowledgement.
const pause = 25;

// The recognizers of a kind around a node, the innermost first.
export const recognizersAt = (node, name) => {
    const found = [];
    if (!(node instanceof Element)) return found;
    for (let area = node; (area = area?.closest?.(`[data-gesture*=${name}]`)); area = area.parentElement) {
        area.dataset.gesture.split(';').forEach((text, index) => {
            const [kind, ...numbers] = text.split(' ');
            if (kind === name) found.push({ area, index, numbers: numbers.map(Number), priority: area.dataset.priority ?? null });
        });
    }
    return found;
};

// Whether a control in an area receives the pointer's events instead.
export const isControlIn = (node, area) => {
    const control = node.closest('button, a, input, select, textarea, label, option, [data-on], dialog');
    return Boolean(control) && area.contains(control);
};

// The recognizers that receive the pointer's events: those of the outermost high-priority area, or else of the innermost free area, and all
// simultaneous ones.
export const chosen = (list, isFree) => {
    const own = list.findLast(({ priority }) => priority === 'high')
        ?? list.find(({ priority, area }) => priority !== 'simultaneous' && isFree(area));
    return list.filter(({ area, priority }) => area === own?.area || priority === 'simultaneous');
};

export const boundsOf = (area) => {
    const boxes = boxesOf(area).map((box) => box.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return boxes.length ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
};

// The bounds of a coordinate space: 0 is the area's own, -1 the window, any other number an element.
const originOf = (area, space) => {
    if (space < 0) return new DOMRect();
    return boundsOf((space && document.getElementById('e' + space)) || area);
};

// The position of a point of the window in a coordinate space of an area.
export const pointIn = (area, space, { x, y }) => {
    const origin = originOf(area, space);
    return [x - origin.left, y - origin.top];
};

// Reports recognized gestures.
//
// A run is the recognition of one gesture in one interaction:
// - recognizer, interaction
// - start: the start position, in the recognizer's coordinate space
// - asked: the number of the last event that reported a change; null if there was none
// - latest: the latest change
export class Recognizers {
    #send;
    // The number of the interaction, which lasts from one pointerdown to the next.
    #interaction = 0;
    // The runs with an unreported change, and those whose last report is unacknowledged.
    #changed = new Set();
    #asked = new Set();
    #lastChange = 0;
    #timer = 0;
    // Whether to suppress the click at the end of a drag.
    swallowsClick = false;

    constructor(send) {
        this.#send = send;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => {
            if (event.isPrimary) this.beginInteraction();
        }, true);
        document.addEventListener('click', (event) => {
            if (!this.swallowsClick || !event.detail) return;
            this.swallowsClick = false;
            event.stopImmediatePropagation();
            event.preventDefault();
        }, true);
    }

    beginInteraction() {
        this.#interaction += 1;
        this.swallowsClick = false;
    }

    // Resets for a new session.
    reset() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#changed.clear();
        this.#asked.clear();
    }

    begin(recognizer, start) {
        return { recognizer, interaction: this.#interaction, start, asked: null, latest: null };
    }

    // Reports the beginning or end of a run.
    report(run, phase, time, numbers = []) {
        this.#changed.delete(run);
        return this.#report(run, phase, time, numbers);
    }

    // Reports a change: the first one immediately, later ones when the previous report is acknowledged. So the server knows all recognizers
    // that have begun before one of them ends.
    change(run, time, numbers) {
        run.latest = { time, numbers };
        this.#changed.add(run);
        if (run.asked === null) this.#reportChange(run);
        else this.#reportChanges();
    }

    // Called when the server has handled the events up to this one.
    answered(number) {
        for (const run of this.#asked) if (run.asked <= number) this.#asked.delete(run);
        this.#reportChanges();
    }

    #reportChanges() {
        if (this.#timer) return;
        const run = [...this.#changed].find((changed) => !this.#asked.has(changed));
        if (!run) return;
        const wait = this.#lastChange + pause - performance.now();
        if (wait > 0) {
            this.#timer = setTimeout(() => {
                this.#timer = 0;
                this.#reportChanges();
            }, wait);
            return;
        }
        this.#reportChange(run);
        this.#reportChanges();
    }

    #reportChange(run) {
        this.#lastChange = performance.now();
        this.#changed.delete(run);
        const { time, numbers } = run.latest;
        run.asked = this.#report(run, 'c', time, numbers);
        if (run.asked) this.#asked.add(run);
    }

    #report({ recognizer, interaction, start }, phase, time, numbers) {
        const { index } = recognizer;
        // The element's node may have been replaced.
        const area = recognizer.area.isConnected ? recognizer.area : document.getElementById(recognizer.area.id);
        if (!area) return 0;
        const places = [...start, ...numbers].map((number) => Number(number.toFixed(4)));
        return this.#send(area, 'recognize', [index, interaction, phase, Math.round(time), ...places].join(' '));
    }
}
