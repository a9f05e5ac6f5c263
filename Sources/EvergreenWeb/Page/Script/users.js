// Users of pages.

// Whether a response is a page. A page for users without access, or for an unknown address, is a live page, too.
export const hasPage = (answer) => answer.ok || [401, 403, 404].includes(answer.status);

// Returns the value that distinguishes the user of a page; empty for a guest.
export const userOf = (page) => page.body.dataset.user ?? '';

// Reloads the page without its state, because its user has or may have changed.
export const openAnew = () => location.replace(location.pathname + location.search);

const exchange = (ticket, address) => {
    const headers = { 'Evergreen-Ticket': ticket };
    return fetch(address, { method: 'POST', cache: 'no-store', headers });
};

// Exchanges a ticket at a URL for the cookie of a sign-in, if there is one, and loads the page of the user who has signed in or out.
export const changeUser = async (ticket, address) => {
    // A request may be lost. A ticket that was already exchanged is rejected, which also ends the retries.
    for (let attempt = 0; ticket && attempt < 4; attempt += 1) {
        try {
            const answer = await exchange(ticket, address);
            if (answer.status < 500) break;
        } catch { /* There is no connection at the moment. */ }
        await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
    openAnew();
};
