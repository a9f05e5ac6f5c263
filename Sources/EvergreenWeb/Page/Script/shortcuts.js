// Keyboard shortcuts, independent of the focus.

const isMac = /mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform);

// Whether the platform's modifier key for shortcuts is held down.
export const isCommand = (event) => isMac ? event.metaKey : event.ctrlKey;

// Whether a focused node handles typed characters or selection keys.
export const isTypedInto = (node) =>
    Boolean(node.closest('textarea, select, [contenteditable]')
        || node.closest('input:not([type=checkbox], [type=radio], [type=color])'));

// Whether the focused node handles the key itself.
const isUsed = (node, key) => {
    if (key === 'Enter') return node.matches('button, a, textarea, select');
    if (key === ' ') return node.matches('button, a, input, summary, [data-selects]');
    if (/^(Arrow|Home|End|Page)/.test(key)) return Boolean(node.closest('[role=tablist], [type=radio], [data-selects]'));
    return false;
};

// Editing keys in combination with Command or Control.
const editing = 'a c v x y z Backspace Delete Home End'.split(' ');

const isEditing = (key) => editing.includes(key) || key.startsWith('Arrow');

// Whether an event matches a shortcut: the letters of the modifiers, a space, and the key.
const isShortcut = (text, event) => {
    const end = text.indexOf(' ');
    const wants = (letter) => text.slice(0, end).includes(letter);
    const key = text.slice(end + 1);
    if (event.ctrlKey !== (wants('c') || (wants('m') && !isMac)) || event.metaKey !== (wants('m') && isMac)) return false;
    if (event.altKey !== wants('a')) return false;
    const isCharacter = [...key].length === 1;
    const isLetter = isCharacter && key.toLowerCase() !== key.toUpperCase();
    // Many characters require Shift.
    const needsShift = wants('s');
    if (needsShift ? !event.shiftKey : event.shiftKey && (isLetter || !isCharacter)) return false;
    if (event.key.toLowerCase() === key || event.key === key) return true;
    // With Shift or Alt, and in other keyboard layouts, the key produces another character.
    const isOther = needsShift || event.altKey || event.key.codePointAt(0) > 127;
    return isOther && isCharacter && [`Key${key.toUpperCase()}`, `Digit${key}`].includes(event.code);
};

const pressable = 'button, a[href], input, select, textarea, summary';

// The control that a shortcut activates: the node itself, or the first control in it.
const controlOf = (node) => {
    const control = node.matches(pressable) ? node : node.querySelector(pressable);
    return control && !control.matches(':disabled') && !control.closest('[inert]') ? control : null;
};

// The undo or redo key with its modifiers, as in `KeyModifiers`; null for other keys.
const undoKey = (event) => {
    const key = event.key.toLowerCase();
    if (!isCommand(event) || event.altKey || (isMac && event.ctrlKey) || (!isMac && event.metaKey)) return null;
    if (key === 'z') return `${event.shiftKey ? 18 : 16} z`;
    return key === 'y' && !isMac && !event.shiftKey ? '16 y' : null;
};

// Handles the shortcuts of the topmost modal dialog, or else of the page.
export const listenToShortcuts = (send) => {
    document.addEventListener('keydown', (event) => {
        if (event.defaultPrevented || event.isComposing || event.getModifierState('AltGraph')) return;
        if (!(event.target instanceof Element)) return;
        const { target, key } = event;
        const isPlain = !event.ctrlKey && !event.metaKey;
        if (isPlain && !event.altKey && isUsed(target, key)) return;
        if (isTypedInto(target)) {
            const types = isPlain && !['Enter', 'Escape'].includes(key);
            if (types || (!isPlain && isEditing(key.length === 1 ? key.toLowerCase() : key))) return;
        }
        const scope = [...document.querySelectorAll('dialog[open]:not(.opened)')].at(-1) ?? document.querySelector('main');
        const nodes = [...(scope?.querySelectorAll('[data-key]') ?? [])];
        const control = nodes.filter((node) => isShortcut(node.dataset.key, event)).map(controlOf).find(Boolean);
        if (!control) {
            const undo = undoKey(event);
            const main = document.querySelector('main[data-undo]');
            if (!undo || !main) return;
            event.preventDefault();
            send(main, 'key', `d ${undo}`);
            return;
        }
        event.preventDefault();
        if (isTypedInto(control)) control.focus();
        else control.click();
    });
};
