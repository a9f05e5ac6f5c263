import { element, idOf } from './elements.js';
import { isAct, named, titleOf } from './losses.js';
import { word } from './words.js';

// What the user does without a server for long is better not done later, all at once.
const limit = 200;
// An event with this many strikes is not sent again.
const limitOfStrikes = 3;
// With these codes the server, or one before it, says that it can't take a message.
const refusals = [1002, 1003, 1007, 1008, 1009, 1011];

// The queue of events that the server may not have carried out.
//
// An event:
// - message: what is sent
// - title: what the user knows its control by
// - isKept: whether its field is filled in again in another session
// - socket: the number of the socket that it was posted to; 0 if it never was
// - strikes: how many sockets closed while it was the first to be answered
export class Events {
    #connection;
    #announce;
    #queue = [];
    #last = 0;
    // What the end of the last socket says against the event that was to be answered then.
    #suspicion = 0;

    // The connection has `isReady`, the `number` of its socket, and `post`.
    constructor(connection, announce) {
        this.#connection = connection;
        this.#announce = announce;
    }

    // Queues an event of a control, and posts it if there is a server. Returns its number; 0 for a node of no element.
    send(node, name, ...values) {
        const id = idOf(node);
        if (!id) return 0;
        const last = this.#queue.at(-1);
        // Only one that was never sent: the server may have carried out the others.
        if (!this.#connection.isReady && ['input', 'edit', 'selection', 'traits'].includes(name) && last && !last.socket
            && last.message[2] === id && last.message[3] === name) {
            last.message.splice(4, values.length, ...values);
            return last.message[1];
        }
        const event = { message: ['e', this.#last + 1, id, name, ...values], title: titleOf(node), socket: 0, strikes: 0 };
        event.isKept = ['input', 'edit', 'commit', 'toggle', 'select'].includes(name) && Boolean(element(id)?.dataset.identity);
        if (this.#queue.length >= limit) {
            if (isAct(event)) {
                this.#announce(word('away', named([event.title])));
            }
            return this.#last;
        }
        this.#last += 1;
        this.#queue.push(event);
        if (this.#connection.isReady) this.#post(event);
        return this.#last;
    }

    // The server has carried out all events up to this one.
    answered(number) {
        while (this.#queue.length && this.#queue[0].message[1] <= number) this.#queue.shift();
    }

    // A socket that had greeted closed with this code.
    closed(code) {
        this.#suspicion = refusals.includes(code) ? limitOfStrikes : 1;
    }

    // Posts again what was not answered.
    postAll() {
        this.#queue.forEach((event) => this.#post(event));
    }

    // Takes the event out of the queue that the server, or the connection, did not survive; null if there is none.
    takeSuspect() {
        const [first] = this.#queue;
        if (first?.socket) first.strikes += this.#suspicion;
        this.#suspicion = 0;
        if (!first || first.strikes < limitOfStrikes) return null;
        return this.#queue.shift();
    }

    // The events that were not answered.
    get unanswered() {
        return this.#queue;
    }

    // Starts over for a new session.
    reset() {
        this.#queue = [];
        this.#last = 0;
        this.#suspicion = 0;
    }

    #post(event) {
        event.socket = this.#connection.number;
        this.#connection.post(event.message);
    }
}
