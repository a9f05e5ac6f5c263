import { isStill } from './animations.js';
import { barOver } from './inset-bars.js';
import { scrollerOf } from './scrollers.js';
import { word } from './words.js';

// Indexes of lists: the labels of their sections, at the trailing edge, each of which leads to its section. One of the labels is in the
// order of the tab key; arrow keys lead to the others.

const sectionsOf = (list) => [...list.querySelectorAll(':scope > .section[data-index]')];

const buttonOf = (target) => target instanceof Element ? target.closest('.section-index button') : null;

const buttonsOf = (button) => [...button.parentElement.children];

const leadTo = (button, behavior) => {
    const buttons = buttonsOf(button);
    for (const other of buttons) {
        other.tabIndex = other === button ? 0 : -1;
        other.ariaCurrent = other === button ? 'true' : null;
    }
    sectionsOf(button.closest('.list'))[buttons.indexOf(button)]?.scrollIntoView({ block: 'start', behavior });
};

const buttonFor = (label, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = index === 0 ? 0 : -1;
    button.textContent = label;
    return button;
};

// Below the bar of the page, if that is in the way.
const place = (list) => {
    const [header, height] = barOver(list);
    list.style.setProperty('--index-top', `${scrollerOf(list, 'y').contains(header) ? height : 0}px`);
};

const show = (list) => {
    const labels = sectionsOf(list).map((section) => section.dataset.index);
    const present = list.querySelector(':scope > .section-index');
    if (list.matches('.no-index') || !labels.length) return present?.remove();
    place(list);
    const key = JSON.stringify(labels);
    if (present?.dataset.labels === key) return;
    present?.remove();
    const row = document.createElement('li');
    row.className = 'section-index';
    row.dataset.labels = key;
    const index = document.createElement('nav');
    index.ariaLabel = word('index');
    index.append(...labels.map(buttonFor));
    row.append(index);
    // New elements come after their siblings: none is before the first one by its place.
    list.prepend(row);
};

export class SectionIndexes {
    // The label under the pointer that was pressed on a label; null for none.
    #under = null;

    listen() {
        document.addEventListener('click', ({ target }) => {
            const button = buttonOf(target);
            if (button) leadTo(button, isStill.matches ? 'instant' : 'smooth');
        });
        document.addEventListener('pointerdown', ({ target }) => { this.#under = buttonOf(target); });
        document.addEventListener('pointermove', (event) => this.#glided(event));
        for (const name of ['pointerup', 'pointercancel']) {
            document.addEventListener(name, () => { this.#under = null; });
        }
        document.addEventListener('keydown', (event) => this.#pressed(event));
        addEventListener('resize', () => this.look());
    }

    // Shows the labels that there are.
    look() {
        const labeled = document.querySelectorAll('.list > :is(.section[data-index], .section-index)');
        for (const list of new Set([...labeled].map((node) => node.parentElement))) show(list);
    }

    #glided(event) {
        const button = this.#under && buttonOf(document.elementFromPoint(event.clientX, event.clientY));
        if (!button || button === this.#under || button.parentElement !== this.#under.parentElement) return;
        this.#under = button;
        leadTo(button, 'instant');
    }

    #pressed(event) {
        const button = buttonOf(event.target);
        if (!button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const buttons = buttonsOf(button);
        const index = buttons.indexOf(button);
        const places = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 };
        if (!(event.key in places)) return;
        event.preventDefault();
        const next = buttons[Math.min(Math.max(places[event.key], 0), buttons.length - 1)];
        next.focus({ preventScroll: true });
        leadTo(next, 'instant');
    }
}
