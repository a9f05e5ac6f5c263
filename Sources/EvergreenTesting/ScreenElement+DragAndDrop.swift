import EvergreenUI
public import Foundation

extension ScreenElement {
    /// Drags the nearest view around, or this one, that is `draggable` or has `onDrag`, and drops it on the nearest view around
    /// another one, or that one, with a `dropDestination` or `onDrop`.
    ///
    /// ```swift
    /// try screen.find(.text, "Draw the icons").drag(onto: screen.find(identifier: "done"))
    /// ```
    ///
    /// A destination for another type than that of the payload gets it a moment later: await that with
    /// ``Screen/wait(timeout:until:)``.
    ///
    /// - Parameters:
    ///   - target: Where it is dropped.
    ///   - location: In points from the leading top corner of the destination.
    /// - Throws: ``ScreenError/refused(_:element:)`` where nothing can be dragged or dropped, or the destination takes no such
    ///   payload.
    public func drag(onto target: ScreenElement, at location: CGPoint = .zero) throws(ScreenError) {
        let place = DropPlace(x: location.x, y: location.y)
        try drag(onto: target.destination { if case .dropDestination = $0 { true } else { false } }, place)
    }

    /// Drags the nearest view around, or this one, that is `draggable`, and drops it before a row of a `ForEach` with a
    /// `dropDestination`, or after it.
    ///
    /// - Throws: As ``drag(onto:at:)``.
    public func drag(before row: ScreenElement) throws(ScreenError) {
        try drag(onto: row.rowDestination, DropPlace())
    }

    /// Drags the view after a row: see ``drag(before:)``.
    public func drag(after row: ScreenElement) throws(ScreenError) {
        try drag(onto: row.rowDestination, DropPlace(isAfter: true))
    }

    /// Drags the view over a destination, without dropping it: `isTargeted` is true there.
    ///
    /// The drag of a view with `onDrag` begins with the first call, and ends with ``drag(onto:at:)``.
    ///
    /// - Parameters:
    ///   - target: Where it is.
    ///   - location: In points from the leading top corner of the destination.
    public func dragOver(_ target: ScreenElement, at location: CGPoint = .zero) throws(ScreenError) {
        let place = DropPlace(x: location.x, y: location.y)
        try target.anyDestination.send(.dragOver(.element(beginDrag().element.id), place))
    }

    /// Drags something away from this destination, or from the nearest around.
    public func dragAway() throws(ScreenError) { try anyDestination.send(.dragAway) }

    /// Drops a text from outside of the app on this destination, or on the nearest around.
    public func drop(_ text: String) throws(ScreenError) { try drop(.text(text)) }

    /// Drops links from outside of the app on this destination, or on the nearest around.
    public func drop(_ links: [URL]) throws(ScreenError) { try drop(.addresses(links.map(\.absoluteString))) }

    private func drop(_ content: DroppedContent) throws(ScreenError) {
        let destination = try anyDestination
        try destination.send(.dragOver(.outside, DropPlace()))
        try destination.send(.drop(content, DropPlace()))
    }

    private func drag(onto destination: ScreenElement, _ place: DropPlace) throws(ScreenError) {
        let source = try beginDrag()
        try destination.send(.dragOver(.element(source.element.id), place))
        try destination.send(.drop(.element(source.element.id), place))
        if source.isMadeByDrag { try source.send(.drag(false)) }
    }

    /// The view that is dragged. One whose payload is made by the drag is told that it begins.
    private func beginDrag() throws(ScreenError) -> ScreenElement {
        let source = try dragged
        if source.isMadeByDrag, case .draggable(let traits) = source.element.description.kind, traits.types.isEmpty {
            try source.send(.drag(true))
        }
        return source
    }

    private var isMadeByDrag: Bool {
        if case .draggable(let traits) = element.description.kind { traits.isMadeByDrag } else { false }
    }

    /// The element itself, or the nearest around, that can be dragged.
    private var dragged: ScreenElement {
        get throws(ScreenError) {
            guard let found = around(where: { if case .draggable = $0 { true } else { false } }) else {
                throw .refused("there is no draggable on it, or on a view around it", element: outline)
            }
            return found
        }
    }

    private var rowDestination: ScreenElement {
        get throws(ScreenError) {
            try destination { if case .editableRow(let traits) = $0 { traits.drop != nil } else { false } }
        }
    }

    var anyDestination: ScreenElement {
        get throws(ScreenError) {
            try destination { kind in
                switch kind {
                case .dropDestination: true
                case .editableRow(let traits): traits.drop != nil
                default: false
                }
            }
        }
    }

    private func destination(where matches: (ElementKind) -> Bool) throws(ScreenError) -> ScreenElement {
        guard let found = around(where: matches) else {
            throw .refused("there is no dropDestination on it, or on a view around it", element: outline)
        }
        return found
    }

    /// The element itself, or the nearest around, of a kind.
    func around(where matches: (ElementKind) -> Bool) -> ScreenElement? {
        tree.update()
        var candidate: Element? = element
        while let current = candidate, !matches(current.description.kind) { candidate = current.parent }
        return candidate.map { ScreenElement($0, in: tree) }
    }
}
