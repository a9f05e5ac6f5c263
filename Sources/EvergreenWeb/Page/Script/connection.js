import { sessionOf } from './frames.js';
import { hasPage } from './users.js';
import { word } from './words.js';

// The session is unknown.
const unknownSession = 4404;
// Another page shows the session.
const takenOver = 4409;
// The session has ended because the page is hidden.
const asleep = 4410;

// The user of the page changes; the text is a ticket to exchange first, if there is one.
const userChanges = 4401;

// The timeout of the server's response when the connection is in doubt, in milliseconds.
const patience = 5000;

// Exponential back-off with jitter, so that a starting server is not overloaded. In milliseconds.
export const backOff = (attempts) => Math.min(8000, 250 * 2 ** attempts) * (0.5 + Math.random());

// The WebSocket to the server, with automatic reconnects.
export class Connection {
    // Whether the server has greeted, after which it accepts events.
    isReady = false;
    // The number of sockets so far.
    number = 0;

    #address;
    #handlers;
    #socket = null;
    // The time of the server's greeting on this socket; 0 if there was none.
    #greetedAt = 0;
    #attempts = 0;
    #refusals = 0;
    // The number of session requests since the server's last greeting.
    #renewals = 0;
    #retryTimer = 0;
    #lastHeard = 0;
    #isLeaving = false;
    // Whether the page needs no session until it is shown again.
    #isAsleep = false;

    // hello() returns the first message; receive(frame) gets each frame, and greeted() is called before the first one of a socket;
    // answered(event) gets the number of the last event that has arrived; closed(code) is called when a socket was closed after its
    // greeting; renew() requests a new session; isRenewing() tells whether that is pending; changeUser(ticket) loads the page of another
    // user; goOn(token) is called before the first frame of a session that the server has opened for this page, and returns a function to
    // call afterwards; say(text) shows a status.
    constructor(address, { hello, receive, greeted, answered, closed, renew, isRenewing, changeUser, goOn, say }) {
        this.#address = address;
        this.#handlers = { hello, receive, greeted, answered, closed, renew, isRenewing, changeUser, goOn, say };
    }

    post(message) {
        this.#socket.send(JSON.stringify(message));
    }

    connect() {
        clearTimeout(this.#retryTimer);
        this.#isAsleep = false;
        if (this.#socket) return;
        const socket = new WebSocket(this.#address);
        let wasOpen = false;
        this.#greetedAt = 0;
        this.#socket = socket;
        this.number += 1;
        socket.onopen = () => {
            wasOpen = true;
            this.#refusals = 0;
            this.#lastHeard = Date.now();
            this.post(this.#handlers.hello());
        };
        socket.onmessage = (event) => {
            if (this.#socket === socket) this.#receive(JSON.parse(event.data));
        };
        socket.onclose = (event) => {
            if (this.#socket !== socket) return;
            this.#socket = null;
            this.isReady = false;
            if (this.#greetedAt) this.#handlers.closed(event.code);
            if (!this.#isLeaving) this.#lost(event.code, wasOpen, event.reason);
        };
    }

    // Closes the socket permanently for this page.
    abandon() {
        const socket = this.#socket;
        this.#socket = null;
        this.isReady = false;
        socket?.close();
    }

    // Retries with back-off.
    retry(text) {
        // Another attempt may have succeeded while this one was waiting for a response.
        if (this.#socket) return;
        this.#handlers.say(text);
        const delay = backOff(this.#attempts);
        this.#attempts = Math.min(this.#attempts + 1, 10);
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(() => this.connect(), delay);
    }

    // Suspends automatic attempts until `retry` or `connect`.
    pause() {
        clearTimeout(this.#retryTimer);
        this.#refusals = 0;
    }

    listen() {
        setInterval(() => this.#listenToSilence(), 5000);
        // Offline usually means that the socket is lost, unless the server is on this machine.
        addEventListener('offline', () => this.#probe());
        // A tab that was suspended, or a machine that was offline, need not wait for the next attempt.
        addEventListener('online', () => this.#wake());
        addEventListener('pageshow', (event) => {
            if (!event.persisted) return;
            this.#isLeaving = false;
            this.#wake();
        });
        document.addEventListener('visibilitychange', () => this.#wake());
        addEventListener('pagehide', (event) => {
            if (event.persisted) return;
            this.#isLeaving = true;
            if (this.isReady) this.post(['b']);
        });
    }

    #receive(frame) {
        this.#lastHeard = Date.now();
        const token = sessionOf(frame);
        const finish = token && this.#handlers.goOn(token);
        this.#handlers.answered(frame[1]);
        if (!this.isReady) {
            this.isReady = true;
            this.#greetedAt = Date.now();
            this.#renewals = 0;
            this.#handlers.say('');
            this.#handlers.greeted();
        }
        this.#handlers.receive(frame);
        finish?.();
    }

    // Requests a new session: immediately, unless the last one was lost before its socket had connected. Then every other attempt opens a
    // socket instead, if it takes the session from no other page: behind a load balancer, it may reach the server that has the session.
    #renew(triesSocket) {
        this.#renewals += 1;
        if (this.#renewals === 1) return this.#handlers.renew();
        this.#handlers.say(word('reconnecting'));
        const again = () => triesSocket && this.#renewals % 2 === 0 ? this.connect() : this.#handlers.renew();
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(again, backOff(Math.min(this.#renewals - 2, 10)));
    }

    async #lost(code, wasOpen, reason = '') {
        // A connection that keeps failing is not retried immediately.
        if (this.#greetedAt && Date.now() - this.#greetedAt > 10_000) this.#attempts = 0;
        if (code === userChanges) {
            this.#isLeaving = true;
            return this.#handlers.changeUser(reason);
        }
        if (code === unknownSession || code === takenOver) return this.#renew(code === unknownSession);
        if (code === asleep) {
            this.#isAsleep = true;
            return this.#wake();
        }
        if (!wasOpen) {
            try {
                const answer = await fetch(location.pathname + location.search, { method: 'HEAD', cache: 'no-store' });
                // The server responds, but rejects sockets of this page: a new page may be accepted.
                if (this.#socket) return;
                if (hasPage(answer) && ++this.#refusals >= 3) return this.#handlers.renew();
            } catch { /* There is no server: that is what `retry` is for. */ }
        }
        this.retry(word('reconnecting'));
    }

    #listenToSilence() {
        if (!this.#socket || !this.isReady) return;
        const silence = Date.now() - this.#lastHeard;
        if (silence > 90_000 || (silence > 32_000 && !document.hidden)) {
            this.#giveUp();
        } else if (silence > 18_000) {
            this.post(['p']);
        }
    }

    // Checks whether the server responds, and closes the socket if it does not within the timeout.
    #probe() {
        if (!this.isReady) return;
        const socket = this.#socket;
        const asked = Date.now();
        this.post(['p']);
        setTimeout(() => {
            if (this.#socket === socket && this.#lastHeard < asked) this.#giveUp();
        }, patience);
    }

    #giveUp() {
        this.abandon();
        this.#lost(0, true);
    }

    #wake() {
        if (document.hidden || this.#isLeaving || this.#handlers.isRenewing()) return;
        if (this.#isAsleep) {
            this.#handlers.renew();
        } else if (!this.#socket) {
            this.#attempts = 0;
            this.connect();
        } else {
            this.#probe();
        }
    }
}
