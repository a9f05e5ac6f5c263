// Texts for screen readers that are not on the page.

// How long a text stays in the document, in milliseconds.
const duration = 10_000;
// Some screen readers ignore texts of live regions that have just been added.
const delay = 100;

// Content outside of an open dialog is inert.
const place = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

// Reads a text, after the current one or at once.
export const speak = (text, isUrgent) => {
    const target = place();
    if (target.ariaNotify) {
        target.ariaNotify(text, { priority: isUrgent ? 'high' : 'normal' });
        return;
    }
    const region = document.createElement('p');
    region.className = 'out-of-sight';
    region.setAttribute('aria-live', isUrgent ? 'assertive' : 'polite');
    target.append(region);
    setTimeout(() => { region.textContent = text; }, delay);
    setTimeout(() => region.remove(), duration);
};
