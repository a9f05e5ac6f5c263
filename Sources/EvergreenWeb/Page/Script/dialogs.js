import { boxesOf } from './elements.js';

// Sheets, alerts and popovers: dialog elements that the server inserts and removes.

// The pointer's position for the next context menu, or null; and the positions of open menus.
let menuPoint = null;
const points = new WeakMap();

// Places the next context menu at the pointer.
export const placeMenuAt = ({ clientX, clientY }) => {
    menuPoint = { x: clientX, y: clientY };
};

// Sheets that are not modal. Popovers and covers always are.
const nonModal = '.non-modal:not(.popover, .cover)';

// Whether a dialog is open in the mode that its classes ask for.
const isOpen = (dialog) => dialog.matches(dialog.matches(nonModal) ? '.opened' : ':modal');

// Opens a dialog, modal unless its sheet is non-modal.
const open = (dialog) => {
    // A dialog whose mode has changed is closed first. Its `close` event is dispatched when it is open again, and ignored.
    if (dialog.matches(':modal, .opened')) dialog.close();
    dialog.removeAttribute('open');
    const isModal = !dialog.matches(nonModal);
    dialog.classList.toggle('opened', !isModal);
    if (isModal) dialog.showModal(); else dialog.show();
};

// Opens the dialogs that a frame has inserted.
export const openDialogs = () => {
    for (const dialog of document.querySelectorAll('dialog')) {
        if (isOpen(dialog)) continue;
        open(dialog);
        dialog.querySelector('input:is([type=text], [type=password]):enabled, textarea:enabled')?.focus();
        if (!dialog.classList.contains('popover')) continue;
        if (menuPoint && dialog.classList.contains('menu')) points.set(dialog, menuPoint);
        menuPoint = null;
        placePopover(dialog);
    }
};

// Closes a dialog and the dialogs in it before they are removed: closing restores the focus.
export const closeDialogs = (node) => {
    if (node.tagName === 'DIALOG' && node.open) node.close();
    for (const dialog of node.querySelectorAll('dialog[open]')) dialog.close();
};

// The attachment anchor of a popover in a box: the whole box, a unit point, or a rectangle in points.
const partOf = (box, text, isMirrored) => {
    const [x, y, width, height] = (text ?? '').split(' ').map(Number);
    if (y === undefined) return box;
    const [w, h] = width === undefined ? [0, 0] : [width, height];
    const [left, top] = width === undefined ? [x * box.width, y * box.height] : [x, y];
    return new DOMRect(isMirrored ? box.right - left - w : box.left + left, box.top + top, w, h);
};

// Finishes the appearance animation of a dialog, during which it and its content move.
const finishAppearance = (dialog) => {
    for (const animation of dialog?.getAnimations() ?? []) if (animation.animationName === 'appear') animation.finish();
};

// Places a popover at an edge of its anchor, at the opposite edge if there is no room, and always within the viewport.
const placePopover = (dialog) => {
    const source = document.getElementById(dialog.dataset.anchor);
    if (source) finishAppearance(source.closest('dialog'));
    const point = points.get(dialog);
    const box = source && boxesOf(source)[0]?.getBoundingClientRect();
    const isMirrored = getComputedStyle(dialog).direction === 'rtl';
    const anchor = point ? new DOMRect(point.x, point.y) : box && partOf(box, dialog.dataset.anchorPart, isMirrored);
    const isNarrow = matchMedia('(max-width: 30rem)').matches && !dialog.classList.contains('compact-popover');
    dialog.classList.toggle('placed', Boolean(anchor) && !isNarrow);
    if (!anchor || isNarrow) return;
    const gap = 8;
    // The gap to the anchor. A menu begins at the pointer.
    const space = point ? 0 : gap;
    const { width, height } = dialog.getBoundingClientRect();
    const within = (value, size, room) => Math.max(gap, Math.min(value, room - size - gap));
    const edge = dialog.dataset.edge;
    let left = anchor.left + (anchor.width - width) / 2;
    let top = anchor.top + (anchor.height - height) / 2;
    if (edge === 'leading' || edge === 'trailing') {
        const isLeft = (edge === 'leading') === (getComputedStyle(dialog).direction === 'ltr');
        const fits = isLeft ? anchor.left - width - gap >= gap : anchor.right + width + 2 * gap <= innerWidth;
        left = isLeft === fits ? anchor.left - width - gap : anchor.right + gap;
        // The first item of a submenu is aligned with the item that opens it.
        if (dialog.classList.contains('menu')) top = anchor.top - parseFloat(getComputedStyle(dialog).paddingTop);
    } else {
        const fits = edge === 'top' ? anchor.top - height - space >= gap : anchor.bottom + height + space + gap <= innerHeight;
        top = (edge === 'top') === fits ? anchor.top - height - space : anchor.bottom + space;
    }
    if (point) left = getComputedStyle(dialog).direction === 'ltr' ? point.x : point.x - width;
    dialog.style.left = `${within(left, width, innerWidth)}px`;
    dialog.style.top = `${within(top, height, innerHeight)}px`;
};

// Whether a click is on the backdrop of a popover or a confirmation dialog.
const isOnBackdrop = (dialog, event) => {
    if (event.target !== dialog || !dialog.matches('.popover, .confirmation')) return false;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
};

// Whether a click on a dismissing element dismisses: on a button or on the backdrop.
export const isDismissal = (node, event) => node.tagName === 'BUTTON' || isOnBackdrop(node, event);

// Reports dismissed dialogs to the server, which removes them.
export const listenToDialogs = (send) => {
    document.addEventListener('pointerdown', () => { menuPoint = null; }, true);
    document.addEventListener('scroll', ({ target }) => {
        if (!(target instanceof HTMLDialogElement)) return;
        const background = target.querySelector(':scope > .sheet-background');
        background?.style.setProperty('--scrolled', `${target.scrollTop}px`);
    }, { capture: true, passive: true });
    addEventListener('resize', () => document.querySelectorAll('dialog.popover[open]').forEach(placePopover));
    document.addEventListener('cancel', (event) => {
        if (event.target.tagName !== 'DIALOG') return;
        event.preventDefault();
        send(event.target, 'dismiss');
    }, true);
    // On Escape the browser closes only modal dialogs.
    document.addEventListener('keydown', (event) => {
        const dialog = event.key === 'Escape' && !event.defaultPrevented && event.target.closest?.('dialog');
        if (!dialog?.matches?.('.opened')) return;
        event.preventDefault();
        send(dialog, 'dismiss');
    });
    document.addEventListener('close', (event) => {
        if (event.target.tagName === 'DIALOG' && event.target.isConnected && !event.target.open) {
            event.target.classList.remove('opened');
            send(event.target, 'dismiss');
            // The server may decline the dismissal: then the dialog is still in the page, and opens again.
            setTimeout(openDialogs, 1000);
        }
    }, true);
};
