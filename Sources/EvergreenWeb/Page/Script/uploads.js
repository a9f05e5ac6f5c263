import { urlOf } from './addresses.js';
import { backOff } from './connection.js';
import { element, idOf } from './elements.js';
import { localized } from './localization.js';

// The maximum number of attempts per request: a request may reach a process that does not know the ticket, or the connection may break.
const maxAttempts = 8;
// The maximum length of a file name.
const maxNameLength = 100;

const sizeText = (bytes) => {
    const format = (value, unit) => new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
    return bytes >= 1e6 ? format(bytes / 1e6, 'megabyte') : format(bytes / 1e3, 'kilobyte');
};

// Whether a file has one of a control's accepted types. Browsers may let users choose others.
const isAccepted = (file, accept) => accept.split(',').some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
});

// The description of files in an event: on each line, a file's size, type and name.
const describe = (files) => files.map((file) => {
    const name = file.name.replace(/\p{Cc}/gu, ' ').trim() || 'file';
    const short = name.length > maxNameLength ? name.slice(0, maxNameLength - 20) + name.slice(-20) : name;
    return `${file.size} ${file.type.replace(/\s/g, '') || '-'} ${short}`;
}).join('\n');

// The node of an element that accepts files: a button, a drop destination or a row.
const uploadNodeOf = (id) => {
    let node = element(id);
    // Inside the wrappers of its style.
    while (node && !node.matches('[data-file-count]')) node = node.children.length === 1 ? node.firstElementChild : null;
    return node;
};

const isButton = (node) => node.dataset.on === 'files';

// Uploads of files that the user chooses for a control or drops on a view. An event describes the files, the server gives the element a
// ticket, a request with the ticket uploads each file, and another event reports the end.
export class Uploads {
    #send;
    #announce;
    #address;
    // The uploads by element id: the files, the number of the event that described them, and, once the element has a ticket, the current
    // request.
    #choices = new Map();
    // The last event that the server has handled.
    #answered = 0;
    // The input of the open file dialog.
    #input = null;

    constructor({ send, announce, address }) {
        this.#send = send;
        this.#announce = announce;
        this.#address = address;
    }

    listen() {
        document.addEventListener('click', (event) => {
            const button = event.target instanceof Element && event.target.closest('[data-on=files]:enabled');
            if (!button) return;
            const id = idOf(button);
            if (this.#choices.has(id)) this.#cancel(id);
            else this.#openDialog(button, id);
        });
    }

    // Uploads files that were dropped on a view: `report` sends the event that describes them, and returns its number. Returns false if the
    // files are rejected.
    drop(node, files, report) {
        const id = idOf(node);
        if (!files.length || this.#choices.has(id)) return false;
        const fault = this.#faultOf(files, node.dataset);
        if (fault) {
            this.#announce(fault);
            return false;
        }
        const choice = { files, fault, previousTicket: node.dataset.ticket, event: 0 };
        this.#choices.set(id, choice);
        choice.event = report(describe(files));
        if (!choice.event) this.#end(id);
        else this.#show(id, 0);
        return true;
    }

    // Opens the file dialog: browsers allow that only during a click event.
    #openDialog(button, id) {
        const { accept, fileCount } = button.dataset;
        const input = document.createElement('input');
        input.type = 'file';
        if (accept) input.accept = accept;
        input.multiple = Number(fileCount) > 1;
        input.addEventListener('change', () => this.#choose(id, [...input.files]));
        this.#input = input;
        input.click();
    }

    #choose(id, files) {
        const node = uploadNodeOf(id);
        this.#input = null;
        if (!node || !files.length) return;
        const fault = this.#faultOf(files, node.dataset);
        // The server also rejects them, and notifies the view.
        if (fault) this.#announce(fault);
        const choice = { files, fault, previousTicket: node.dataset.ticket };
        this.#choices.set(id, choice);
        choice.event = this.#send(node, 'files', describe(files.slice(0, Number(node.dataset.fileCount) + 1)));
        if (!choice.event) this.#choices.delete(id);
        else if (!fault) this.#show(id, 0);
    }

    #faultOf(files, { accept, fileCount, fileBytes }) {
        if (files.length > Number(fileCount)) return localized('tooManyFiles', fileCount);
        const other = accept && files.find((file) => !isAccepted(file, accept));
        if (other) return localized('wrongType', other.name);
        const total = files.reduce((sum, file) => sum + file.size, 0);
        if (total <= Number(fileBytes)) return '';
        return localized('tooLarge', sizeText(Number(fileBytes)));
    }

    // Starts uploads whose ticket has arrived, and ends those whose element was removed. Called after each frame.
    update() {
        for (const [id, choice] of this.#choices) {
            const node = uploadNodeOf(id);
            if (!node) {
                choice.isEnded = true;
                choice.request?.abort();
                this.#end(id);
                // Removed in response to the choice: the server has rejected it.
                if (!choice.ticket && !choice.fault && choice.event <= this.#answered) this.#announce(localized('notSent'));
            } else if (!choice.ticket && node.dataset.ticket && node.dataset.ticket !== choice.previousTicket) {
                choice.ticket = node.dataset.ticket;
                this.#sendAll(id, choice);
            } else if (choice.ticket) {
                this.#show(id, choice.progress ?? 0);
            }
        }
    }

    // Called when the server has handled the events up to this one: choices without a ticket were rejected.
    answered(number) {
        this.#answered = number;
        if (!this.#choices.size) return;
        // The acknowledgement may precede the frame with the ticket.
        setTimeout(() => {
            for (const [id, choice] of this.#choices) {
                if (choice.ticket || choice.event > number) continue;
                this.#end(id);
                if (!choice.fault) this.#announce(localized('notSent'));
            }
        }, 2000);
    }

    // Resets for a new session, which does not know the uploads.
    reset() {
        const isUnderWay = this.#choices.size > 0;
        for (const { request, transfer } of this.#choices.values()) {
            request?.abort();
            transfer?.remove();
        }
        this.#choices.clear();
        this.#answered = 0;
        if (isUnderWay) this.#announce(localized('notSent'));
    }

    #cancel(id) {
        const { request } = this.#choices.get(id);
        this.#end(id);
        request?.abort();
        const node = uploadNodeOf(id);
        if (node) this.#send(node, 'dismiss');
    }

    async #sendAll(id, choice) {
        const total = choice.files.reduce((sum, file) => sum + file.size, 0) || 1;
        let sent = 0;
        let isComplete = true;
        for (const [index, file] of choice.files.entries()) {
            const status = await this.#sendFile(choice, file, index, (bytes) => {
                choice.progress = Math.min(1, (sent + bytes) / total);
                this.#show(id, choice.progress);
            });
            // Another choice may have replaced this one, or the control may have been removed.
            if (this.#choices.get(id) !== choice) return;
            if (status !== 204) {
                this.#announce(localized(status === 507 ? 'noSpace' : 'notSent'));
                isComplete = false;
                break;
            }
            sent += file.size;
        }
        this.#end(id);
        const node = uploadNodeOf(id);
        if (node) this.#send(node, 'sent', isComplete);
    }

    // Uploads a file. Returns the response's status; 0 for none.
    async #sendFile(choice, file, index, progress) {
        let status = 0;
        for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
            if (attempt) await new Promise((resolve) => setTimeout(resolve, Math.min(2000, backOff(attempt - 1))));
            if (choice.isEnded) return 0;
            status = await this.#request(choice, file, index, progress);
            if (![0, 404, 502, 503].includes(status)) break;
        }
        return status;
    }

    #request(choice, file, index, progress) {
        return new Promise((resolve) => {
            const request = new XMLHttpRequest();
            choice.request = request;
            request.open('POST', urlOf(this.#address));
            request.setRequestHeader('Evergreen-Ticket', choice.ticket);
            request.setRequestHeader('Evergreen-File', String(index));
            request.setRequestHeader('Content-Type', 'application/octet-stream');
            request.upload.onprogress = ({ loaded }) => progress(loaded);
            request.onloadend = () => resolve(request.status);
            request.send(file);
        });
    }

    #end(id) {
        const choice = this.#choices.get(id);
        if (choice) choice.isEnded = true;
        choice?.transfer?.remove();
        this.#choices.delete(id);
        const node = uploadNodeOf(id);
        node?.removeAttribute('aria-busy');
    }

    // Shows the progress: in the button, which cancels when it is pressed, or above the page.
    #show(id, fraction) {
        const node = uploadNodeOf(id);
        const choice = this.#choices.get(id);
        if (!node || !choice) return;
        if (!choice.transfer?.isConnected) {
            choice.transfer = isButton(node) ? this.#makeTransfer('span') : this.#makeTransfer('button');
            if (isButton(node)) {
                node.append(choice.transfer);
            } else {
                choice.transfer.classList.add('drop-transfer');
                choice.transfer.addEventListener('click', () => this.#cancel(id));
                document.body.append(choice.transfer);
            }
            node.setAttribute('aria-busy', 'true');
        }
        choice.transfer.firstElementChild.value = fraction;
    }

    #makeTransfer(tag) {
        const transfer = document.createElement(tag);
        transfer.className = 'transfer';
        const bar = document.createElement('progress');
        bar.setAttribute('aria-label', localized('sending'));
        const cancel = document.createElement('span');
        cancel.textContent = localized('cancel');
        transfer.append(bar, cancel);
        return transfer;
    }
}
