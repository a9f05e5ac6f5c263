import { reducedMotion } from './animations.js';
import { barOver } from './inset-bars.js';
import { scrollerOf } from './scrollers.js';
import { localized } from './localization.js';

// Section indexes of lists: the section labels at the trailing edge, each of which scrolls to its section. The index is one tab stop;
// arrow keys move between the labels.

const sectionsOf = (list) => [...list.querySelectorAll(':scope > .section[data-index]')];

const buttonOf = (target) => target instanceof Element ? target.closest('.section-index button') : null;

const buttonsOf = (button) => [...button.parentElement.children];

const scrollToSection = (button, behavior) => {
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

// Positions the index below the page's bar if the bar covers the list.
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
    index.ariaLabel = localized('index');
    index.append(...labels.map(buttonFor));
    row.append(index);
    // The server inserts elements relative to siblings, so the first position stays free for the client.
    list.prepend(row);
};

export class SectionIndexes {
    // The label under a pointer that was pressed on a label, or null.
    #under = null;

    listen() {
        document.addEventListener('click', ({ target }) => {
            const button = buttonOf(target);
            if (button) scrollToSection(button, reducedMotion.matches ? 'instant' : 'smooth');
        });
        document.addEventListener('pointerdown', ({ target }) => { this.#under = buttonOf(target); });
        document.addEventListener('pointermove', (event) => this.#glided(event));
        for (const name of ['pointerup', 'pointercancel']) {
            document.addEventListener(name, () => { this.#under = null; });
        }
        document.addEventListener('keydown', (event) => this.#pressed(event));
        addEventListener('resize', () => this.update());
    }

    // Updates the indexes of all lists.
    update() {
        const labeled = document.querySelectorAll('.list > :is(.section[data-index], .section-index)');
        for (const list of new Set([...labeled].map((node) => node.parentElement))) show(list);
    }

    #glided(event) {
        const button = this.#under && buttonOf(document.elementFromPoint(event.clientX, event.clientY));
        if (!button || button === this.#under || button.parentElement !== this.#under.parentElement) return;
        this.#under = button;
        scrollToSection(button, 'instant');
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
        scrollToSection(next, 'instant');
    }
}
