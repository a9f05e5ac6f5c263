import { isCommand, isTypedInto } from './shortcuts.js';

// Key presses for areas with data-keys that contain the focus.

// Non-character keys that apps can handle. Others, such as F5, are left to the browser.
const named = [
    'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape', 'Backspace', 'Delete', 'Home', 'End', 'PageUp', 'PageDown',
    'Clear', 'Tab', 'Enter',
];
// Keys that text fields handle themselves.
const fieldKeys = ['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete', 'Home', 'End'];

const modifiersOf = (event) => {
    const bits = [
        [event.getModifierState('CapsLock'), 1], [event.shiftKey, 2], [event.ctrlKey && !isCommand(event), 4], [event.altKey, 8],
        [isCommand(event), 16], [event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD, 32],
    ];
    return bits.reduce((sum, [isSet, bit]) => sum + (isSet ? bit : 0), 0);
};

const isUsedBy = (target, key) => {
    const types = [...key].length === 1;
    if (isTypedInto(target)) return types || fieldKeys.includes(key) || (key === 'Enter' && target.matches('textarea, select'));
    return [' ', 'Enter'].includes(key) && target.matches('button, a, input, summary, .activator');
};

const notices = (area, key, phase) => {
    if (!area.dataset.keyPhases.includes(phase)) return false;
    const [, filter, list] = area.dataset.keys.match(/^(\w+) ?(.*)$/s);
    const isCharacter = [...key].length === 1;
    switch (filter) {
    // Tab moves the focus unless an app names it.
    case 'all': return key !== 'Tab';
    case 'keys': return list.split(' ').includes(key === ' ' ? 'Space' : isCharacter ? key.toLowerCase() : key);
    case 'characters': return isCharacter && (list.includes(key) || key.codePointAt(0) > 127);
    default: return false;
    }
};

export const listenToKeys = (send) => {
    const report = (event, phase) => {
        const { key, target } = event;
        if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
        const isKnown = key && ([...key].length === 1 || named.includes(key));
        // Keys with Command or Control are shortcuts of the app or the browser.
        if (!isKnown || event.ctrlKey || event.metaKey || isUsedBy(target, key)) return;
        let area = target.closest('[data-keys]');
        while (area && !notices(area, key, phase)) area = area.parentElement?.closest('[data-keys]');
        if (!area || area.closest('[inert]')) return;
        event.preventDefault();
        send(area, 'key', `${phase} ${modifiersOf(event)} ${key}`);
    };
    document.addEventListener('keydown', (event) => report(event, event.repeat ? 'r' : 'd'));
    document.addEventListener('keyup', (event) => report(event, 'u'));
};
