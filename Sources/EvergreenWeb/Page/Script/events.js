import { element, idOf } from './elements.js';
import { isAction, quotedList, titleOf } from './losses.js';
import { localized } from './localization.js';

// The maximum number of queued events. After a long time without a server, it is better to drop actions than to perform them all at once.
const limit = 200;
// An event with this many strikes is not resent.
const maxStrikes = 3;
// Close codes with which the server, or a proxy, rejects a message.
const rejectionCodes = [1002, 1003, 1007, 1008, 1009, 1011];

// The queue of events that the server has not acknowledged.
//
// An event:
// - message: the message to the server
// - title: the name of its control for the user
// - isKept: whether its field is restored in another session
// - socket: the number of the socket that it was last posted to; 0 if it was never posted
// - strikes: how many sockets closed while it was the first unacknowledged event
export class Events {
    #connection;
    #announce;
    #queue = [];
    #last = 0;
    // The strikes that the last socket's close code adds to the event that was next to be acknowledged.
    #suspicion = 0;

    // The connection provides `isReady`, the `number` of its socket, and `post`.
    constructor(connection, announce) {
        this.#connection = connection;
        this.#announce = announce;
    }

    // Queues an event of a control, and posts it if the connection is ready. Returns its number; 0 for a node outside of all elements.
    send(node, name, ...values) {
        const id = idOf(node);
        if (!id) return 0;
        const last = this.#queue.at(-1);
        // Coalesces only with an event that was never posted: the server may have handled the others.
        if (!this.#connection.isReady && ['input', 'edit', 'selection', 'traits'].includes(name) && last && !last.socket
            && last.message[2] === id && last.message[3] === name) {
            last.message.splice(4, values.length, ...values);
            return last.message[1];
        }
        const event = { message: ['e', this.#last + 1, id, name, ...values], title: titleOf(node), socket: 0, strikes: 0 };
        event.isKept = ['input', 'edit', 'commit', 'toggle', 'select'].includes(name) && Boolean(element(id)?.dataset.identity);
        if (this.#queue.length >= limit) {
            if (isAction(event)) {
                this.#announce(localized('away', quotedList([event.title])));
            }
            return this.#last;
        }
        this.#last += 1;
        this.#queue.push(event);
        if (this.#connection.isReady) this.#post(event);
        return this.#last;
    }

    // Dequeues the events up to a number, which the server has handled.
    answered(number) {
        while (this.#queue.length && this.#queue[0].message[1] <= number) this.#queue.shift();
    }

    // Called when a socket that had received a frame has closed with this code.
    closed(code) {
        this.#suspicion = rejectionCodes.includes(code) ? maxStrikes : 1;
    }

    // Reposts the unacknowledged events.
    postAll() {
        this.#queue.forEach((event) => this.#post(event));
    }

    // Dequeues the event that appears to break the server or the connection; null if there is none.
    takeSuspect() {
        const [first] = this.#queue;
        if (first?.socket) first.strikes += this.#suspicion;
        this.#suspicion = 0;
        if (!first || first.strikes < maxStrikes) return null;
        return this.#queue.shift();
    }

    // The unacknowledged events.
    get unanswered() {
        return this.#queue;
    }

    // Resets for a new session.
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
