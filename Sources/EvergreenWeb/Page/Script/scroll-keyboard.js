import { isText } from './elements.js';

// The time after a finger's movement in which a scroll is attributed to it, in milliseconds.
const reach = 1000;

// Scrolling with a finger blurs a text field, which hides the on-screen keyboard, if the app requests it.
export const hideKeyboardByScrolling = () => {
    let lastTouch = -Infinity;
    const options = { capture: true, passive: true };
    document.addEventListener('touchmove', () => { lastTouch = performance.now(); }, options);
    document.addEventListener('scroll', ({ target }) => {
        const field = document.activeElement;
        if (performance.now() - lastTouch > reach || !field || !isText(field)) return;
        const scroller = target === document ? document.querySelector('main .hides-keyboard') : target;
        if (scroller?.closest('.hides-keyboard') ?? false) field.blur();
    }, options);
};
