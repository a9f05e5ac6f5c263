import { isWhole } from './operations.js';

// How long the page gathers frames before it acknowledges them, in milliseconds.
const gathering = 20;
// A page that is broken again within this many milliseconds gets a new session.
const healing = 10_000;

// The token of the session that a frame begins with, in the place of the page's; undefined for other frames.
export const sessionOf = ([, , operations]) => operations?.[0]?.[0] === 'g' ? operations[0][1] : undefined;

// The order of frames: applies each once, in turn, and acknowledges it.
export class Frames {
    #handlers;
    #last = 0;
    #timer = 0;
    #brokenAt = 0;

    // apply(operations, {event, isAnswer}) changes the page; finish() is called after that; acknowledge(number) tells
    // the server; restart(isAgain) asks for the whole page, or for a new session if that was not long ago.
    constructor({ apply, finish, acknowledge, restart }) {
        this.#handlers = { apply, finish, acknowledge, restart };
    }

    // The number of the last frame that was applied; -1 if the page needs the whole.
    get last() {
        return this.#last;
    }

    // Starts over with the frames of a new session.
    reset() {
        this.#last = 0;
    }

    receive([number, event, operations, isAnswer]) {
        // Frame 0 says only which events arrived.
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
        // What is sent after the acknowledgement of a whole page is meant for its elements.
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

    // The page is not what the server thinks it is.
    #broken(error) {
        console.error('Evergreen:', error);
        const isAgain = Date.now() - this.#brokenAt < healing;
        this.#brokenAt = Date.now();
        if (!isAgain) this.#last = -1;
        this.#handlers.restart(isAgain);
    }
}
