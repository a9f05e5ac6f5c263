import EvergreenUI

extension ScreenElement {
    /// Taps the nearest view around, or this one, that has an `onTapGesture` with a count.
    public func tap(count: Int) throws(ScreenError) {
        try perform(.tap, on: "onTapGesture") { $0 == .taps(count: count) }
    }

    /// Holds down the nearest view around, or this one, that has an `onLongPressGesture`.
    public func longPress() throws(ScreenError) {
        try perform(.press, on: "onLongPressGesture") { if case .press = $0 { true } else { false } }
    }

    /// Moves the pointer over the nearest view around, or this one, that has an `onHover`; or away from it.
    public func hover(_ isOver: Bool = true) throws(ScreenError) {
        try perform(.hover(isOver), on: "onHover") { $0 == .hover }
    }

    /// Opens the context menu of the nearest view around, or this one, that has one.
    public func openContextMenu() throws(ScreenError) {
        try perform(.showActions, on: "contextMenu") { $0 == .menu }
    }

    /// Throws if a pointer does not meet the element.
    func checkHits() throws(ScreenError) {
        guard element.allowsHits else { throw .refused("it does not allow hit testing", element: outline) }
    }

    private func perform(
        _ event: ElementEvent,
        on name: String,
        where matches: (GestureTraits) -> Bool
    ) throws(ScreenError) {
        tree.update()
        try checkHits()
        var area: Element? = element
        while let candidate = area {
            if case .gestureArea(let gesture) = candidate.description.kind, matches(gesture) {
                return try ScreenElement(candidate, in: tree).send(event)
            }
            area = candidate.parent
        }
        throw .refused("there is no \(name) on it, or on a view around it", element: outline)
    }
}
