import { element, idOf } from './elements.js';
import { isAct, named, titleOf } from './losses.js';
import { word } from './words.js';

// The maximum number of queued events: more actions without a server should not be replayed all at once.
const limit = 200;
// The number of strikes after which an event is not resent.
const limitOfStrikes = 3;
// Close codes with which the server, or a proxy, rejects a message.
const refusals = [1002, 1003, 1007, 1008, 1009, 1011];

// The queue of events that the server may not have handled.
//
// An event:
// - message: the sent message
// - title: the control's name for the user
// - isKept: whether its field is restored in another session
// - socket: the number of the socket to which it was sent; 0 for none
// - strikes: the number of sockets that closed while it was the first unanswered event
export class Events {
    #connection;
    #announce;
    #queue = [];
    #last = 0;
    // The strikes that the last close code adds to the first unanswered event.
    #suspicion = 0;

    // The connection has `isReady`, the `number` of its socket, and `post`.
    constructor(connection, announce) {
        this.#connection = connection;
        this.#announce = announce;
    }

    // Queues an event of a control, and sends it if connected. Returns its number; 0 for a node without an element.
    send(node, name, ...values) {
        const id = idOf(node);
        if (!id) return 0;
        const last = this.#queue.at(-1);
        // Only replaces unsent events, because the server may have handled the others.
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

    // Called when the server has handled all events up to this one.
    answered(number) {
        while (this.#queue.length && this.#queue[0].message[1] <= number) this.#queue.shift();
    }

    // Called when a socket was closed with this code after its greeting.
    closed(code) {
        this.#suspicion = refusals.includes(code) ? limitOfStrikes : 1;
    }

    // Resends all unanswered events.
    postAll() {
        this.#queue.forEach((event) => this.#post(event));
    }

    // Removes the event that probably caused the server or the connection to fail; null for none.
    takeSuspect() {
        const [first] = this.#queue;
        if (first?.socket) first.strikes += this.#suspicion;
        this.#suspicion = 0;
        if (!first || first.strikes < limitOfStrikes) return null;
        return this.#queue.shift();
    }

    // The unanswered events.
    get unanswered() {
        return this.#queue;
    }

    // Resets the state for a new session.
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
