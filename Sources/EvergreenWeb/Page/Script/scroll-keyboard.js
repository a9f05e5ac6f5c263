import { isText } from './elements.js';

// How long after a touchmove a scroll event is attributed to it, in milliseconds.
const touchTimeout = 1000;

// Scrolling by touch removes the focus from a text field, which hides the on-screen keyboard, where the app requests it.
export const hideKeyboardByScrolling = () => {
    let lastTouch = -Infinity;
    const options = { capture: true, passive: true };
    document.addEventListener('touchmove', () => { lastTouch = performance.now(); }, options);
    document.addEventListener('scroll', ({ target }) => {
        const field = document.activeElement;
        if (performance.now() - lastTouch > touchTimeout || !field || !isText(field)) return;
        const scroller = target === document ? document.querySelector('main .hides-keyboard') : target;
        if (scroller?.closest('.hides-keyboard') ?? false) field.blur();
    }, options);
};
