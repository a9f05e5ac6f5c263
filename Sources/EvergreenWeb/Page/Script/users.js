// Whose page it is.

// Whether an answer is a page. One that says that the user may not see the window, or that there is nothing at its address, is a
// live page, too.
export const hasPage = (answer) => answer.ok || [401, 403, 404].includes(answer.status);

// What tells the user of a page from another one; empty for a guest.
export const userOf = (page) => page.body.dataset.user ?? '';

// Opens the page anew, with nothing of what this one has: it is, or may be, another user's.
export const openAnew = () => location.replace(location.pathname + location.search);

const exchange = (ticket, address) => {
    const headers = { 'Evergreen-Ticket': ticket };
    return fetch(address, { method: 'POST', cache: 'no-store', headers });
};

// Exchanges a ticket at an address for the cookie of a sign-in, if there is one, and opens the page of the user who has signed in or out.
export const changeUser = async (ticket, address) => {
    // A request may be lost. A ticket that has been exchanged is refused, which is an answer as well.
    for (let attempt = 0; ticket && attempt < 4; attempt += 1) {
        try {
            const answer = await exchange(ticket, address);
            if (answer.status < 500) break;
        } catch { /* There is no connection at the moment. */ }
        await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
    openAnew();
};
