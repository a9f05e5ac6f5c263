import { isRedraw } from './operations.js';

// How long the page waits for more frames before it acknowledges them, in milliseconds.
const acknowledgementDelay = 20;
// If applying frames fails again within this many milliseconds, the page requests a new session.
const restartInterval = 10_000;

// The session token in a frame that begins another session; undefined for other frames.
export const sessionOf = ([, , operations]) => operations?.[0]?.[0] === 'g' ? operations[0][1] : undefined;

// Applies each frame once, in order, and acknowledges it.
export class Frames {
    #handlers;
    #last = 0;
    #timer = 0;
    #brokenAt = 0;

    // apply(operations, {event, isAnswer}) changes the page, and finish() is called after that. acknowledge(number) notifies the server.
    // restart(isAgain) requests a full redraw, or a new session if the last restart was recent.
    constructor({ apply, finish, acknowledge, restart }) {
        this.#handlers = { apply, finish, acknowledge, restart };
    }

    // The number of the last applied frame; -1 if the page needs a full redraw.
    get last() {
        return this.#last;
    }

    // Resets for a new session.
    reset() {
        this.#last = 0;
    }

    receive([number, event, operations, isAnswer]) {
        // Frame 0 only acknowledges events.
        if (number === 0 || number <= this.#last) return;
        const isFullRedraw = isRedraw(operations);
        if (number !== this.#last + 1 && !isFullRedraw) return this.#broken('a frame is missing');
        try {
            this.#handlers.apply(operations, { event, isAnswer: isAnswer === 1 });
        } catch (error) {
            return this.#broken(error);
        }
        this.#last = number;
        this.#handlers.finish();
        // Acknowledged at once: later events refer to the elements of the redrawn page.
        if (isFullRedraw) this.#handlers.acknowledge(this.#last);
        else this.#acknowledgeSoon();
    }

    #acknowledgeSoon() {
        if (this.#timer) return;
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#handlers.acknowledge(this.#last);
        }, acknowledgementDelay);
    }

    // The page and the server's document have diverged.
    #broken(error) {
        console.error('Evergreen:', error);
        const isAgain = Date.now() - this.#brokenAt < restartInterval;
        this.#brokenAt = Date.now();
        if (!isAgain) this.#last = -1;
        this.#handlers.restart(isAgain);
    }
}
