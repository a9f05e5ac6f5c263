const outsideDialogs = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => !node.closest('dialog'));

// How many pages of stacks are above their roots.
const depth = () => outsideDialogs('.page').reduce((sum, page) => sum + Number(page.dataset.depth), 0);

const position = () => history.state?.evergreen ?? 0;

// Each page above the root of its stack is an entry of the browser's history, so that going back pops it.
export class PageHistory {
    // Whether the browser is on its way to another entry. One step at a time: where the history stands is known only when
    // it has arrived.
    #isTraversing = false;

    listen() {
        addEventListener('popstate', () => {
            if (this.#isTraversing) {
                this.#isTraversing = false;
                return this.follow();
            }
            const back = outsideDialogs('.back button:enabled').at(-1);
            if (position() < depth() && back) back.click();
            else this.follow();
        });
    }

    // Makes the history as long as the stacks are deep.
    follow() {
        if (this.#isTraversing) return;
        const [here, there] = [position(), depth()];
        // The page scrolls by itself: see `Places`.
        if (there > here) history.scrollRestoration = 'manual';
        for (let entry = here + 1; entry <= there; entry++) history.pushState({ evergreen: entry }, '');
        if (there < here) {
            this.#isTraversing = true;
            history.go(there - here);
        }
    }
}
