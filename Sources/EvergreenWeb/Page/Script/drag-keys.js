import { areaOf } from './drags.js';
import { localized } from './localization.js';

// Drag and drop with the keyboard: Space picks up the focused draggable view, the arrow keys and Tab move between destinations, Return or
// Space drops it, and Escape cancels. A live region announces each step.

// How long to look for the dropped view, to focus it, in milliseconds.
const focusTimeout = 2000;

const shortened = (text) => (text.length > 60 ? text.slice(0, 59) + '…' : text);

// The accessible name of a draggable view or a destination: its label, or its text.
const nameOf = (node) => {
    let labeled = node;
    while (labeled.children.length === 1 && !labeled.hasAttribute('aria-label')) labeled = labeled.firstElementChild;
    const label = labeled.getAttribute('aria-label');
    return shortened((label || node.innerText || node.textContent).trim().replace(/\s+/g, ' '));
};

export class KeyDrags {
    #drags;
    #region = null;
    #hint = null;
    // The index of the destination among those of the page; -1 for none.
    #index = -1;
    #isUnderWay = false;
    // Key presses that are pending until the destinations are known.
    #pressed = [];
    // The destination of the dropped view, the view's name, and the deadline for focusing it.
    #dropped = null;

    constructor(drags) {
        this.#drags = drags;
    }

    listen() {
        // In the capture phase: Escape cancels the drag rather than the enclosing dialog.
        document.addEventListener('keydown', (event) => this.#press(event), true);
        document.addEventListener('focusout', () => this.#cancel());
        document.addEventListener('pointerdown', () => this.#cancel());
    }

    reset() {
        this.#isUnderWay = false;
        this.#pressed = [];
        this.#dropped = null;
    }

    // Describes draggable views to assistive technology, and focuses the dropped one. Called after each frame.
    update() {
        const area = document.querySelector('[data-drag]');
        if (area && !this.#region) this.#prepare();
        if (area) this.#describe();
        if (this.#isUnderWay && !this.#drags.isUnderWay) this.#isUnderWay = false;
        while (this.#isUnderWay && this.#pressed.length && !this.#drags.isAwaited) this.#pressed.shift()();
        this.#refocus();
    }

    #prepare() {
        this.#region = document.createElement('div');
        this.#region.className = 'drag-status';
        this.#region.id = 'drag-status';
        this.#region.setAttribute('aria-live', 'assertive');
        this.#hint = document.createElement('div');
        this.#hint.id = 'drag-hint';
        this.#hint.hidden = true;
        document.body.append(this.#region, this.#hint);
    }

    #describe() {
        this.#hint.textContent = localized('dragHint');
        for (const area of document.querySelectorAll('[data-drag]:not([aria-describedby], [aria-description])')) {
            area.setAttribute('aria-describedby', 'drag-hint');
        }
    }

    #press(event) {
        if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!this.#isUnderWay) {
            const isOnArea = event.target instanceof Element && event.target.matches('[data-drag]');
            if (event.key === ' ' && !event.repeat && isOnArea && areaOf(event.target)) {
                this.#consume(event);
                this.#pickUp(event.target);
            }
            return;
        }
        const isBack = event.key === 'Tab' && event.shiftKey;
        switch (isBack ? 'ArrowUp' : event.key) {
        case 'ArrowDown': case 'ArrowRight': case 'Tab': this.#whenReady(() => this.#step(1)); break;
        case 'ArrowUp': case 'ArrowLeft': this.#whenReady(() => this.#step(-1)); break;
        case 'Enter': case ' ': if (!event.repeat) this.#whenReady(() => this.#drop()); break;
        case 'Escape': this.#cancel(); break;
        default: return;
        }
        this.#consume(event);
    }

    #consume(event) {
        event.preventDefault();
        event.stopImmediatePropagation();
    }

    // Runs an action immediately, or once the destinations are known.
    #whenReady(carryOut) {
        if (this.#drags.isAwaited) this.#pressed.push(carryOut);
        else carryOut();
    }

    #pickUp(area) {
        this.#drags.begin(area, false);
        this.#pressed = [];
        if (!this.#drags.isAwaited && !this.#drags.places().length) {
            this.#drags.end();
            this.#announce('noDestination', nameOf(area));
            return;
        }
        this.#isUnderWay = true;
        this.#index = -1;
        this.#announce('pickedUp', nameOf(area));
    }

    #step(by) {
        const places = this.#drags.places();
        if (!places.length || !this.#drags.isUnderWay) {
            this.#cancel();
            return;
        }
        const start = this.#index < 0 && by < 0 ? 0 : this.#index;
        this.#index = (start + by + places.length) % places.length;
        const { node, isAfter } = places[this.#index];
        node.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
        node.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        this.#drags.pointAt(node);
        this.#drags.moveTo(node, isAfter);
        const place = node.matches('li') ? (isAfter ? 'afterRow' : 'beforeRow') : 'onTarget';
        this.#announce(place, nameOf(node));
    }

    #drop() {
        const { source, target } = this.#drags;
        if (!target?.isConnected || this.#drags.effect === 'none') {
            this.#cancel();
            return;
        }
        const within = target.matches('li') ? target.parentElement : target;
        this.#dropped = { within, name: nameOf(source), end: performance.now() + focusTimeout };
        this.#announce('dropped', nameOf(source));
        this.#isUnderWay = false;
        this.#drags.drop();
    }

    #cancel() {
        if (!this.#isUnderWay) return;
        this.#isUnderWay = false;
        if (!this.#drags.isUnderWay) return;
        this.#drags.end();
        this.#announce('dragEnded');
    }

    // The destination may have rendered a new node for the dropped view.
    #refocus() {
        if (!this.#dropped) return;
        const { within, name, end } = this.#dropped;
        const active = document.activeElement;
        if (performance.now() > end || (active && active !== document.body && !active.matches('[data-drag]'))) {
            this.#dropped = null;
            return;
        }
        if (active?.matches('[data-drag]') && nameOf(active) === name) return;
        const areas = [...within.querySelectorAll('[data-drag]')];
        areas.find((area) => nameOf(area) === name)?.focus();
    }

    #announce(name, value = '') {
        this.#region.textContent = localized(name, value);
    }
}
