import { boxesOf, element, idOf } from './elements.js';

// Activators: hidden buttons in areas with gestures, which perform the gesture's action from the keyboard. The focus ring of an activator
// is drawn around its area.

const mark = 'data-activated';

const unmark = () => {
    for (const box of document.querySelectorAll(`[${mark}]`)) box.removeAttribute(mark);
};

const activator = (event) => event.target instanceof Element && event.target.matches('.activator') ? event.target : null;

export const listenToActivators = () => {
    document.addEventListener('keydown', (event) => {
        const node = activator(event);
        if (!node || !['Enter', ' '].includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        if (!event.repeat) node.click();
    });
    document.addEventListener('focusin', (event) => {
        const node = activator(event);
        if (!node) return;
        const boxes = boxesOf(element(idOf(node)));
        for (const box of boxes) box.setAttribute(mark, '');
        boxes[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    document.addEventListener('focusout', (event) => { if (activator(event)) unmark(); });
};
