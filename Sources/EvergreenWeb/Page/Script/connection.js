import { sessionOf } from './frames.js';
import { hasPage } from './users.js';
import { localized } from './localization.js';

// Close code: the session does not exist.
const unknownSession = 4404;
// Close code: another page has taken over the session.
const takenOver = 4409;
// Close code: the session ended because the page is hidden.
const asleep = 4410;

// Close code: the page belongs to another user. The reason is a ticket to exchange first, if there is one.
const userChanged = 4401;

// How long to wait for the server's reply when the connection is in doubt, in milliseconds.
const replyTimeout = 5000;

// Exponential back-off with jitter, in milliseconds, so that pages do not overload a server that has just started.
export const backOff = (attempts) => Math.min(8000, 250 * 2 ** attempts) * (0.5 + Math.random());

// The WebSocket to the server, with reconnection.
export class Connection {
    // Whether the server's first frame has arrived: from then on it accepts events.
    isReady = false;
    // The number of sockets opened so far.
    number = 0;

    #address;
    #handlers;
    #socket = null;
    // The time of the first frame on this socket; 0 before it.
    #connectedAt = 0;
    #attempts = 0;
    #refusals = 0;
    // The number of session renewals since a socket was last ready.
    #renewals = 0;
    #retryTimer = 0;
    #lastHeard = 0;
    #isLeaving = false;
    // Whether the page needs no session until it is visible.
    #isAsleep = false;

    // hello() returns the first message. receive(frame) is called for each frame, and connected() before the first one of a socket.
    // answered(event) is called with the number of the last event that the server has received. closed(code) is called when a socket that
    // had received a frame has closed. renew() requests a new session, and isRenewing() returns whether such a request is pending.
    // changeUser(ticket) loads the page of another user. resume(token) is called before the first frame of a session that the server has
    // opened for this page, and returns a function to call after it. showStatus(text) shows a status.
    constructor(address, { hello, receive, connected, answered, closed, renew, isRenewing, changeUser, resume, showStatus }) {
        this.#address = address;
        this.#handlers = { hello, receive, connected, answered, closed, renew, isRenewing, changeUser, resume, showStatus };
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
        this.#connectedAt = 0;
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
            if (this.#connectedAt) this.#handlers.closed(event.code);
            if (!this.#isLeaving) this.#lost(event.code, wasOpen, event.reason);
        };
    }

    // Closes the socket without reconnecting.
    abandon() {
        const socket = this.#socket;
        this.#socket = null;
        this.isReady = false;
        socket?.close();
    }

    // Retries after a delay.
    retry(text) {
        // Another attempt may have succeeded in the meantime.
        if (this.#socket) return;
        this.#handlers.showStatus(text);
        const delay = backOff(this.#attempts);
        this.#attempts = Math.min(this.#attempts + 1, 10);
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(() => this.connect(), delay);
    }

    // Stops retrying until `retry` or `connect` is called.
    pause() {
        clearTimeout(this.#retryTimer);
        this.#refusals = 0;
    }

    listen() {
        setInterval(() => this.#checkSilence(), 5000);
        // Without a network the socket is dead, unless the server runs on this machine.
        addEventListener('offline', () => this.#probe());
        // After sleep or offline time, reconnects immediately instead of waiting for the next retry.
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
        const finish = token && this.#handlers.resume(token);
        this.#handlers.answered(frame[1]);
        if (!this.isReady) {
            this.isReady = true;
            this.#connectedAt = Date.now();
            this.#renewals = 0;
            this.#handlers.showStatus('');
            this.#handlers.connected();
        }
        this.#handlers.receive(frame);
        finish?.();
    }

    // Requests a new session: immediately, unless the previous one was lost before its socket was open. Then every other attempt opens a
    // socket for the old session, unless another page has taken it over: behind a load balancer it may reach the server that holds the
    // session.
    #renew(triesSocket) {
        this.#renewals += 1;
        if (this.#renewals === 1) return this.#handlers.renew();
        this.#handlers.showStatus(localized('reconnecting'));
        const again = () => triesSocket && this.#renewals % 2 === 0 ? this.connect() : this.#handlers.renew();
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(again, backOff(Math.min(this.#renewals - 2, 10)));
    }

    async #lost(code, wasOpen, reason = '') {
        // The back-off is not reset for a connection that keeps breaking.
        if (this.#connectedAt && Date.now() - this.#connectedAt > 10_000) this.#attempts = 0;
        if (code === userChanged) {
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
                // The server is up but refuses this page's socket: request a new session.
                if (this.#socket) return;
                if (hasPage(answer) && ++this.#refusals >= 3) return this.#handlers.renew();
            } catch { /* The server is down: `retry` follows. */ }
        }
        this.retry(localized('reconnecting'));
    }

    #checkSilence() {
        if (!this.#socket || !this.isReady) return;
        const silence = Date.now() - this.#lastHeard;
        if (silence > 90_000 || (silence > 32_000 && !document.hidden)) {
            this.#dropSocket();
        } else if (silence > 18_000) {
            this.post(['p']);
        }
    }

    // Pings the server, and drops the socket if no reply arrives in time.
    #probe() {
        if (!this.isReady) return;
        const socket = this.#socket;
        const asked = Date.now();
        this.post(['p']);
        setTimeout(() => {
            if (this.#socket === socket && this.#lastHeard < asked) this.#dropSocket();
        }, replyTimeout);
    }

    #dropSocket() {
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
