import EvergreenUI
public import Foundation

extension ScreenElement {
    /// Drags this view or its nearest ancestor that is `draggable` or has `onDrag`, and drops it on the target or its nearest ancestor with
    /// a `dropDestination` or `onDrop`.
    ///
    /// ```swift
    /// try screen.find(.text, "Draw the icons").drag(onto: screen.find(identifier: "done"))
    /// ```
    ///
    /// If the destination's type differs from the payload's type, it receives the payload asynchronously: await that with
    /// ``Screen/wait(timeout:until:)``.
    ///
    /// - Parameters:
    ///   - target: The drop target.
    ///   - location: The drop location, in points from the top leading corner of the destination.
    /// - Throws: ``ScreenError/refused(_:element:)`` if there is no such view, or if the destination doesn't accept the payload.
    public func drag(onto target: ScreenElement, at location: CGPoint = .zero) throws(ScreenError) {
        let place = DropPlace(x: location.x, y: location.y)
        let destination = try target.destination { kind in
            switch kind {
            case .dropDestination: true
            case .tableRow(let traits): traits.drop != nil
            default: false
            }
        }
        try drag(onto: destination, place)
    }

    /// Drags this view or its nearest `draggable` ancestor, and drops it before a row of a `ForEach` with a `dropDestination`.
    ///
    /// - Throws: The same errors as ``drag(onto:at:)``.
    public func drag(before row: ScreenElement) throws(ScreenError) {
        try drag(onto: row.rowDestination, DropPlace())
    }

    /// Drags the view, and drops it after a row. See ``drag(before:)``.
    public func drag(after row: ScreenElement) throws(ScreenError) {
        try drag(onto: row.rowDestination, DropPlace(isAfter: true))
    }

    /// Drags the view over a destination without dropping it, so that the destination's `isTargeted` is true.
    ///
    /// The drag of a view with `onDrag` starts with the first call, and ends with ``drag(onto:at:)``.
    ///
    /// - Parameters:
    ///   - target: The destination.
    ///   - location: The location, in points from the top leading corner of the destination.
    public func dragOver(_ target: ScreenElement, at location: CGPoint = .zero) throws(ScreenError) {
        let place = DropPlace(x: location.x, y: location.y)
        try target.anyDestination.send(.dragOver(.element(beginDrag().element.id), place))
    }

    /// Moves a drag out of this destination or the nearest enclosing one.
    public func dragAway() throws(ScreenError) { try anyDestination.send(.dragAway) }

    /// Drops a text from outside of the app on this destination or the nearest enclosing one.
    public func drop(_ text: String) throws(ScreenError) { try drop(.text(text)) }

    /// Drops links from outside of the app on this destination or the nearest enclosing one.
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

    /// The dragged view. If it creates its payload on drag, it is notified that the drag begins.
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

    /// This element or its nearest draggable ancestor.
    private var dragged: ScreenElement {
        get throws(ScreenError) {
            let isDraggable: (ElementKind) -> Bool = { kind in
                switch kind {
                case .draggable: true
                case .tableRow(let traits): traits.drag != nil
                default: false
                }
            }
            guard let found = around(where: isDraggable) else {
                throw .refused("neither it nor an ancestor has draggable", element: outline)
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
                case .tableRow(let traits): traits.drop != nil
                default: false
                }
            }
        }
    }

    private func destination(where matches: (ElementKind) -> Bool) throws(ScreenError) -> ScreenElement {
        guard let found = around(where: matches) else {
            throw .refused("neither it nor an ancestor has dropDestination", element: outline)
        }
        return found
    }

    /// Returns this element or its nearest ancestor of a kind.
    func around(where matches: (ElementKind) -> Bool) -> ScreenElement? {
        tree.update()
        var candidate: Element? = element
        while let current = candidate, !matches(current.description.kind) { candidate = current.parent }
        return candidate.map { ScreenElement($0, in: tree) }
    }
}
