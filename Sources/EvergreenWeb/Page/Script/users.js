// The user of a page.

// Whether a response is a page of the app. The pages for denied access and for unknown paths are live, too.
export const hasPage = (answer) => answer.ok || [401, 403, 404].includes(answer.status);

// The identifier of a page's user; empty for a guest.
export const userOf = (page) => page.body.dataset.user ?? '';

// Loads the page again without any state of this one, which is, or may be, another user's.
export const reopen = () => location.replace(location.pathname + location.search);

const exchange = (ticket, address) => {
    const headers = { 'Evergreen-Ticket': ticket };
    return fetch(address, { method: 'POST', cache: 'no-store', headers });
};

// Exchanges a ticket for the cookie of a sign-in, if there is one, and loads the page of the user who has signed in or out.
export const changeUser = async (ticket, address) => {
    // Retried, as requests may be lost. A ticket that was already exchanged is rejected, which also ends the loop.
    for (let attempt = 0; ticket && attempt < 4; attempt += 1) {
        try {
            const answer = await exchange(ticket, address);
            if (answer.status < 500) break;
        } catch { /* There is no connection. */ }
        await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
    reopen();
};
