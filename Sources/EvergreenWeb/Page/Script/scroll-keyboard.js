import { isText } from './elements.js';

// How long after a finger has moved a scroll counts as its, in milliseconds.
const reach = 1000;

// A scroll by a finger takes the focus from a text field, and so hides the keyboard of the device, where the app says so.
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
