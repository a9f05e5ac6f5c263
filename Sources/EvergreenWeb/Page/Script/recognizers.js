import { boxesOf } from './elements.js';

// Gesture recognizers. An area with data-gesture has one or more, with their numbers, separated by semicolons; one with data-priority has
// the recognizers of a custom gesture, and receives their input. See Documentation/Protocol.md.
//
// A recognizer:
// - area, index: its position
// - numbers: its parameters
// - priority: normal, high or simultaneous; null if the area has a single gesture with its own event

// The minimum time between reports of changes, in milliseconds: a server accepts 100 messages per second, and each report is followed by an
// acknowledgement.
const pause = 25;

// Returns the recognizers of a kind around a node, innermost first.
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

// Whether a control handles the interaction.
export const isTaken = (node, area) => {
    const control = node.closest('button, a, input, select, textarea, label, option, [data-on], dialog');
    return Boolean(control) && area.contains(control);
};

// Returns the recognizers that receive a pointer interaction: of the outermost area with a high priority, or else of the innermost free
// one; and all simultaneous ones.
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

// Returns the origin of a space: 0 is the area, -1 the window, any other number an element.
const originOf = (area, space) => {
    if (space < 0) return new DOMRect();
    return boundsOf((space && document.getElementById('e' + space)) || area);
};

// Converts a point of the window to a space of an area.
export const pointIn = (area, space, { x, y }) => {
    const origin = originOf(area, space);
    return [x - origin.left, y - origin.top];
};

// Reports the input of recognizers.
//
// A run is the recognition of one interaction:
// - recognizer, interaction
// - start: the start location, in its space
// - asked: the number of the last report of a change; null if there was none
// - latest: the latest change
export class Recognizers {
    #send;
    // The number of the interaction: from a pointer down until the next one.
    #interaction = 0;
    // The runs with a pending change, and those whose last report is unanswered.
    #changed = new Set();
    #asked = new Set();
    #lastChange = 0;
    #timer = 0;
    // Whether the click at the end of a drag must be ignored.
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

    // Resets the state for a new session.
    reset() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#changed.clear();
        this.#asked.clear();
    }

    begin(recognizer, start) {
        return { recognizer, interaction: this.#interaction, start, asked: null, latest: null };
    }

    // Reports the end or the beginning of a run.
    tell(run, phase, time, numbers = []) {
        this.#changed.delete(run);
        return this.#report(run, phase, time, numbers);
    }

    // Reports a change: the first one immediately, others after the previous one was answered. The server is notified of all started
    // recognizers before one of them ends.
    change(run, time, numbers) {
        run.latest = { time, numbers };
        this.#changed.add(run);
        if (run.asked === null) this.#reportChange(run);
        else this.#reportChanges();
    }

    // Called when the server has handled all events up to this one.
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
        // The element may have another node by now.
        const area = recognizer.area.isConnected ? recognizer.area : document.getElementById(recognizer.area.id);
        if (!area) return 0;
        const places = [...start, ...numbers].map((number) => Number(number.toFixed(4)));
        return this.#send(area, 'recognize', [index, interaction, phase, Math.round(time), ...places].join(' '));
    }
}
