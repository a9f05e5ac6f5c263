import { isWhole } from './operations.js';

// The delay before frames are acknowledged, in milliseconds.
const gathering = 20;
// A page that fails again within this time gets a new session, in milliseconds.
const healing = 10_000;

// Returns the token of the session with which a frame continues the page; undefined for other frames.
export const sessionOf = ([, , operations]) => operations?.[0]?.[0] === 'g' ? operations[0][1] : undefined;

// The order of frames: applies each once, in order, and acknowledges it.
export class Frames {
    #handlers;
    #last = 0;
    #timer = 0;
    #brokenAt = 0;

    // apply(operations, {event, isAnswer}) changes the page; finish() is called afterwards; acknowledge(number) notifies the server;
    // restart(isAgain) requests the whole page, or a new session if that was not long ago.
    constructor({ apply, finish, acknowledge, restart }) {
        this.#handlers = { apply, finish, acknowledge, restart };
    }

    // The number of the last applied frame; -1 if the page needs all of its content.
    get last() {
        return this.#last;
    }

    // Resets the state for the frames of a new session.
    reset() {
        this.#last = 0;
    }

    receive([number, event, operations, isAnswer]) {
        // Frame 0 only acknowledges events.
        if (number === 0 || number <= this.#last) return;
        const whole = isWhole(operations);
        if (number !== this.#last + 1 && !whole) return this.#broken('a frame is missing');
        try {
            this.#handlers.apply(operations, { event, isAnswer: isAnswer === 1 });
        } catch (error) {
            return this.#broken(error);
        }
        this.#last = number;
        this.#handlers.finish();
        // Later events refer to the new elements, so a whole page is acknowledged immediately.
        if (whole) this.#handlers.acknowledge(this.#last);
        else this.#acknowledgeSoon();
    }

    #acknowledgeSoon() {
        if (this.#timer) return;
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#handlers.acknowledge(this.#last);
        }, gathering);
    }

    // Called when the page differs from the server's state.
    #broken(error) {
        console.error('Evergreen:', error);
        const isAgain = Date.now() - this.#brokenAt < healing;
        this.#brokenAt = Date.now();
        if (!isAgain) this.#last = -1;
        this.#handlers.restart(isAgain);
    }
}
