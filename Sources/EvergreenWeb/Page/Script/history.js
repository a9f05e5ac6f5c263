import { makeAbsolute, urlOf } from './addresses.js';

// How many entries before it an entry knows.
const limit = 30;

const outsideDialogs = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => !node.closest('dialog'));

// How many pages of stacks are above their roots.
const depth = () => outsideDialogs('.page').reduce((sum, page) => sum + Number(page.dataset.depth), 0);

const main = () => document.querySelector('main');

// The place that the page shows, by its depth and its address below that of the app.
const place = () => ({ depth: depth(), address: main().dataset.address ?? '' });

const pathOf = (address) => address.split('?', 1)[0];

// Whether two places are one, but for the query: that is no step of the history.
const isSame = (one, other) => one.depth === other.depth && pathOf(one.address) === pathOf(other.address);

// The place of the browser's present entry, after those before it: each entry knows them, so that going back to one of them
// needs no guess.
const entries = () => history.state?.evergreen ?? [];

const directoryOf = (url) => url.slice(0, url.split(/[?#]/, 1)[0].lastIndexOf('/'));

const pageURL = () => location.href.split('#', 1)[0];

// Each place that the user comes to is an entry of the browser's history: a page that was pushed, another tab, where a link
// leads. Going back and forward leads to the places, by their addresses; pages without an address are popped.
export class PageHistory {
    #send;
    // Whether the script has the browser go to another entry. Where the history stands is known only when it has arrived.
    #isTraversing = false;
    // Where the user goes with the browser, and the number of the event that says so; null if that was answered.
    #travel = null;

    constructor(send) {
        this.#send = send;
    }

    listen() {
        addEventListener('popstate', () => {
            if (this.#isTraversing) {
                this.#isTraversing = false;
                return this.follow();
            }
            this.#travel = null;
            this.#travelTo(entries().at(-1));
        });
    }

    // Makes the browser's entry that of the place that the page shows.
    follow() {
        if (this.#isTraversing || this.#travel) return;
        const here = place();
        const known = entries();
        const last = known.at(-1);
        if (!last) return this.#begin(here);
        if (isSame(last, here)) {
            if (last.address !== here.address || pageURL() !== urlOf(here.address)) this.#replace(here);
            return;
        }
        const former = here.depth < last.depth ? known.findLastIndex((one) => isSame(one, here)) : -1;
        if (former >= 0) {
            this.#isTraversing = true;
            history.go(former + 1 - known.length);
        } else if (pathOf(last.address) === pathOf(here.address) && here.depth > last.depth) {
            this.#pushPages(last.depth, here);
        } else {
            this.#push(here);
        }
    }

    // The server has handled the events up to this one.
    answered(event) {
        if (!this.#travel?.event || event < this.#travel.event) return;
        // What came of it is on the page once the frame is carried out.
        const travel = this.#travel;
        queueMicrotask(() => {
            if (this.#travel === travel) this.#arrive(travel);
        });
    }

    // Takes up another session, which did not get what was not answered.
    goOn() {
        const travel = this.#travel;
        this.#travel = null;
        if (travel) this.#travelTo(travel.target);
        else this.follow();
    }

    #travelTo(target) {
        const here = place();
        const back = outsideDialogs('.back button:enabled').at(-1);
        if (target && target.address !== here.address) {
            this.#travel = { target, from: here.depth };
            const root = main();
            this.#travel.event = this.#send(root, 'visit', target.address);
        } else if (target && target.depth < here.depth && back) {
            this.#travel = { target, from: here.depth };
            this.#travel.event = this.#send(back, 'tap');
        } else {
            this.follow();
        }
    }

    #arrive({ target, from }) {
        this.#travel = null;
        const here = place();
        // Pages without an address are popped one by one.
        if (target.address === here.address && target.depth < here.depth && here.depth < from) this.#travelTo(target);
        else this.#replace(here);
    }

    // A page that is loaded at the address of the app itself may show pages that have none: they are popped before it is left.
    #begin(here) {
        if (pathOf(here.address) !== '' || here.depth === 0) return this.#replace(here);
        this.#replace({ ...here, depth: 0 });
        this.#pushPages(0, here);
    }

    #pushPages(from, here) {
        for (let depth = from + 1; depth <= here.depth; depth++) this.#push({ ...here, depth });
    }

    #push(here) {
        // The page scrolls by itself: see `Places`.
        history.scrollRestoration = 'manual';
        this.#write('pushState', [...entries(), here].slice(-limit));
    }

    #replace(here) {
        this.#write('replaceState', [...entries().slice(0, -1), here]);
    }

    #write(method, list) {
        const url = urlOf(list.at(-1).address);
        if (directoryOf(url) !== directoryOf(pageURL())) makeAbsolute(main(), location.href);
        history[method]({ evergreen: list }, '', url === pageURL() ? undefined : url);
    }
}
