import { areaOf } from './drags.js';
import { wellFormed } from './text-limit.js';
import { localized } from './localization.js';

// Drags with the mouse, which use the browser's drag and drop, and drops from other windows.

// The data type that marks a drag from this page: its payload stays on the server.
const ownType = 'application/x-evergreen-drag';
// The maximum number of dropped URLs.
const maxURLs = 100;

const kindsOf = ({ types }) => {
    if (types.includes(ownType)) return [];
    const kinds = [['Files', 'files'], ['text/uri-list', 'urls'], ['text/plain', 'text']];
    return kinds.filter(([type]) => types.includes(type)).map(([, kind]) => kind);
};

const linesOf = (list) => list.split(/\r?\n/).map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));

export class MouseDrags {
    #drags;
    #uploads;
    #announce;
    #limit;
    #isTouched;
    // The timer that begins the drag after the browser has taken its drag image.
    #beginning = 0;

    constructor({ drags, uploads, announce, limit, isTouched }) {
        this.#drags = drags;
        this.#uploads = uploads;
        this.#announce = announce;
        this.#limit = limit;
        this.#isTouched = isTouched;
    }

    listen() {
        document.addEventListener('dragstart', (event) => this.#start(event));
        document.addEventListener('dragover', (event) => this.#over(event));
        document.addEventListener('drop', (event) => this.#drop(event));
        document.addEventListener('dragend', () => {
            clearTimeout(this.#beginning);
            this.#drags.end();
        });
        document.addEventListener('click', (event) => this.#select(event));
        document.addEventListener('dragleave', (event) => {
            if (event.relatedTarget) return;
            if (this.#drags.source) this.#drags.moveTo(null);
            else this.#drags.end();
        });
    }

    #start(event) {
        const area = areaOf(event.target);
        if (!area || event.target.closest('input, textarea')) return;
        // Touch drags are handled by `TouchDrags`.
        if (this.#isTouched()) {
            event.preventDefault();
            return;
        }
        const transfer = event.dataTransfer;
        transfer.clearData();
        transfer.setData(ownType, '1');
        transfer.effectAllowed = 'copyMove';
        if (area.dataset.preview === undefined) {
            const box = area.getBoundingClientRect();
            transfer.setDragImage(area, event.clientX - box.left, event.clientY - box.top);
        } else {
            // The page shows the preview itself, once it arrives. The browser gets an empty drag image.
            const nothing = document.createElement('div');
            nothing.className = 'drag-nothing';
            document.body.append(nothing);
            transfer.setDragImage(nothing, 0, 0);
            setTimeout(() => nothing.remove());
        }
        // The browser takes the drag image after this event handler.
        this.#beginning = setTimeout(() => this.#drags.begin(area, true));
    }

    // Draggable views in selectable rows receive the clicks: forward them to the row.
    #select(event) {
        const area = areaOf(event.target);
        const control = area && event.target.closest('button, a, input, select, textarea, label, [data-gesture*=taps]');
        const row = control ? null : area?.closest('.row');
        // With the event's modifier keys.
        row?.querySelector(':scope > .select')?.dispatchEvent(new MouseEvent('click', event));
    }

    #over(event) {
        const transfer = event.dataTransfer;
        if (!this.#drags.isUnderWay) {
            if (transfer.types.includes(ownType)) return;
            this.#drags.beginOutside(kindsOf(transfer));
        }
        const target = this.#drags.point(event.target, event.clientX, event.clientY);
        const isField = event.target instanceof Element && event.target.closest('input, textarea');
        if (target) {
            event.preventDefault();
            transfer.dropEffect = this.#drags.effect;
        } else if (transfer.types.includes('Files') && !isField && document.querySelector('[data-outside~=files]')) {
            // Keeps the browser from navigating to a file that misses its destination.
            event.preventDefault();
            transfer.dropEffect = 'none';
        }
    }

    #drop(event) {
        if (!this.#drags.isUnderWay) return;
        const target = this.#drags.point(event.target, event.clientX, event.clientY);
        if (!target) {
            this.#drags.end();
            return;
        }
        event.preventDefault();
        if (this.#drags.source) this.#drags.drop();
        else this.#dropOutside(event.dataTransfer, target);
    }

    #dropOutside(transfer, target) {
        const kind = this.#drags.kindFor(target);
        if (kind === 'files') {
            this.#uploads.drop(target, [...transfer.files], (text) => this.#drags.dropContent('files', text));
        } else if (kind) {
            const text = kind === 'urls'
                ? linesOf(transfer.getData('text/uri-list')).slice(0, maxURLs).join('\n')
                : wellFormed(transfer.getData('text/plain'));
            if (text && !this.#limit.fits(text)) this.#announce(localized('tooLong'));
            else if (text) this.#drags.dropContent(kind, text);
        }
        this.#drags.end();
    }
}
