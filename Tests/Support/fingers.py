"""Touch input in a browser."""


class Fingers:
    """Simulated fingers on a touch screen."""

    def __init__(self, page):
        self.client = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *points):
        self.send("touchStart", *points)

    def move(self, *points):
        self.send("touchMove", *points)

    def up(self):
        self.send("touchEnd")


def resting_scroll(page):
    """The scroll offset of the page once scrolling has ended."""
    return page.evaluate(
        """() => new Promise((resolve) => {
            let [last, frames] = [-1, 0];
            const look = () => {
                frames = scrollY === last ? frames + 1 : 0;
                last = scrollY;
                if (frames > 10) resolve(scrollY);
                else requestAnimationFrame(look);
            };
            look();
        })"""
    )
