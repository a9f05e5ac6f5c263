import EvergreenDocument
import OrderedCollections

/// One change of a page. A frame contains operations in order; `operations.js` applies them.
enum PageOperation: Hashable, Sendable {
    /// A node of the page: the root of an element, or a node of the element's own HTML, by the path of child indices from the root.
    struct Target: Hashable, Sendable {
        var element: ElementID
        var path: [Int] = []
    }

    /// `["t",target,text]`: sets the text of a node.
    case text(Target, String)
    /// `["a",target,{name:value}]`: sets attributes of a node; null removes an attribute.
    case attributes(Target, [HTML.Attribute], removed: [HTML.Attribute.Name])
    /// `["x",id,html]`: replaces the HTML of an element. The nodes of its children stay.
    case chrome(ElementID, String)
    /// `["i",parent,before,html]`; before is 0 for "last".
    case insert(parent: ElementID, before: ElementID?, String)
    /// `["r",id]`
    case remove(ElementID)
    /// `["m",id,parent,before]`
    case move(ElementID, parent: ElementID, before: ElementID?)
    /// `["f",id]`: moves the focus to an element; 0 removes it from the focused one.
    case focus(ElementID?)
    /// `["c",id,x,y]`: scrolls to an anchor of an element, in thousandths of its size; -1 for the minimal scroll.
    case scroll(ElementID, x: Int, y: Int)
    /// `["d",id,x,y]`: scrolls an element to an offset in points; -1 for the end, null to keep the offset.
    case scrollContent(ElementID, ScrollOffset)
    /// `["u",address]`: opens a URL in a new tab.
    case open(String)
    /// `["b",address,w,h,x,y]`: opens a URL in a new window with a size in points, and with the same point of the window and the screen
    /// aligned, in thousandths of both; null for the browser's default.
    case openWindow(String, WindowPlacement)
    /// `["e"]`: closes the page. `["e",path,other…]`: closes all pages of the app in the browser whose paths, relative to the app's path,
    /// have the first prefix but none of the others.
    case close(WindowClosing)
    /// `["p",text]`: copies a text to the clipboard.
    case copy(String)
    /// `["l",text]` or `["l",text,1]`: lets screen readers read a text, or interrupts them.
    case announce(Announcement)
    /// `["v",milliseconds…]`: vibrates the device, in alternating vibration and rest.
    case vibrate([Int])
    /// `["n",milliseconds,delay,easing]`: animates the following operations of the frame, up to the next one of these; 0 milliseconds for
    /// no animation.
    case animate(milliseconds: Int, delay: Int, easing: String)
    /// `["s",rule…]`: adds rules for style classes that are new to the page.
    case rules([String])
    /// `["o",rule…]`: replaces the rules of all previous frames. Those of the page's stylesheets stay.
    case replaceRules([String])
    /// `["w",html]`: replaces the whole page.
    case redraw(String)
    /// `["g",token]`: continues the page in another session, whose complete content follows.
    case resume(SessionToken)

    func write(to json: inout JSONWriter) {
        json.array { json in
            switch self {
            case .text(let target, let text):
                json.string("t")
                target.write(to: &json)
                json.string(text)
            case .attributes(let target, let attributes, let removed):
                json.string("a")
                target.write(to: &json)
                json.object { json in
                    for attribute in attributes {
                        json.key(attribute.name.rawValue)
                        json.string(attribute.value)
                    }
                    for name in removed {
                        json.key(name.rawValue)
                        json.null()
                    }
                }
            case .chrome(let id, let html):
                json.string("x")
                json.integer(id.rawValue)
                json.string(html)
            case .insert(let parent, let before, let html):
                json.string("i")
                json.integer(parent.rawValue)
                json.integer(before?.rawValue ?? 0)
                json.string(html)
            case .remove(let id):
                json.string("r")
                json.integer(id.rawValue)
            case .move(let id, let parent, let before):
                json.string("m")
                json.integer(id.rawValue)
                json.integer(parent.rawValue)
                json.integer(before?.rawValue ?? 0)
            case .focus(let id):
                json.string("f")
                json.integer(id?.rawValue ?? 0)
            case .scroll(let id, let x, let y):
                json.string("c")
                json.integer(id.rawValue)
                json.integer(x)
                json.integer(y)
            case .scrollContent(let id, let offset):
                json.string("d")
                json.integer(id.rawValue)
                offset.x.write(to: &json)
                offset.y.write(to: &json)
            case .open(let address):
                json.string("u")
                json.string(address)
            case .openWindow(let address, let placement):
                json.string("b")
                json.string(address)
                for number in placement.numbers {
                    if let number { json.integer(number) } else { json.null() }
                }
            case .close(let windows):
                json.string("e")
                guard case .at(let path, let others) = windows else { break }
                for path in [path] + others { json.string(path) }
            case .copy(let text):
                json.string("p")
                json.string(text)
            case .announce(let announcement):
                json.string("l")
                json.string(announcement.text)
                if announcement.isUrgent { json.integer(1) }
            case .vibrate(let pattern):
                json.string("v")
                for milliseconds in pattern { json.integer(milliseconds) }
            case .animate(let milliseconds, let delay, let easing):
                json.string("n")
                json.integer(milliseconds)
                json.integer(delay)
                json.string(easing)
            case .rules(let rules):
                json.string("s")
                for rule in rules { json.string(rule) }
            case .replaceRules(let rules):
                json.string("o")
                for rule in rules { json.string(rule) }
            case .redraw(let html):
                json.string("w")
                json.string(html)
            case .resume(let token):
                json.string("g")
                json.string(token.text)
            }
        }
    }
}

extension PageOperation.Target {
    fileprivate func write(to json: inout JSONWriter) {
        guard !path.isEmpty else { return json.integer(element.rawValue) }
        json.array { json in
            json.integer(element.rawValue)
            for index in path { json.integer(index) }
        }
    }
}

extension WindowPlacement {
    /// Width, height, x and y in the format of an operation.
    fileprivate var numbers: [Int?] {
        func length(_ points: Double) -> Int? {
            points.isFinite && points >= 1 ? Int(min(points, 1e5).rounded()) : nil
        }
        func thousandths(_ part: Double) -> Int? {
            part.isFinite ? Int((min(max(part, 0), 1) * 1000).rounded()) : nil
        }
        return [
            size.flatMap { length($0.width) }, size.flatMap { length($0.height) },
            position.flatMap { thousandths($0.x) }, position.flatMap { thousandths($0.y) },
        ]
    }
}

extension ScrollOffset.Place? {
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .points(let points): json.integer(Int(min(max(points.isFinite ? points : 0, 0), 1e9).rounded()))
        case .end: json.integer(-1)
        case nil: json.null()
        }
    }
}
