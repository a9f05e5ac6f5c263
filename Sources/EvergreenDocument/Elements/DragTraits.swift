/// The drag behavior of an element.
package struct DragTraits: Hashable, Sendable {
    /// The identifiers of the payload's data types, and of all types that those conform to.
    package var types: [String]
    /// Whether the element has a `dragPreview` child during a drag with a pointer.
    package var hasPreview: Bool
    /// Whether the payload is made when a drag begins, so that its types are not known before.
    package var isMadeByDrag: Bool

    package init(types: [String], hasPreview: Bool = false, isMadeByDrag: Bool = false) {
        self.types = types
        self.hasPreview = hasPreview
        self.isMadeByDrag = isMadeByDrag
    }
}

/// The drop behavior of an element.
package struct DropTraits: Hashable, Sendable {
    /// The identifiers of the accepted data types.
    package var types: [String]
    /// Whether text from outside of the app is accepted.
    package var acceptsText: Bool
    /// Whether URLs from outside of the app are accepted.
    package var acceptsAddresses: Bool
    /// The accepted files from the user's device; nil for none.
    package var files: AcceptedFiles?
    /// Whether the element receives an event for each location of a drag over it.
    package var followsDrags: Bool
    /// The drop operation that the pointer shows; nil for the default.
    package var effect: DropEffect?

    package init(
        types: [String],
        acceptsText: Bool = false,
        acceptsAddresses: Bool = false,
        files: AcceptedFiles? = nil,
        followsDrags: Bool = false,
        effect: DropEffect? = nil
    ) {
        self.types = types
        self.acceptsText = acceptsText
        self.acceptsAddresses = acceptsAddresses
        self.files = files
        self.followsDrags = followsDrags
        self.effect = effect
    }
}

/// The operation of a drop, with the names of browsers.
package enum DropEffect: String, Hashable, Sendable {
    case copy, move, none
}

/// The origin of a drag.
package enum DragSource: Hashable, Sendable {
    /// A draggable element of the same document.
    case element(ElementID)
    /// Outside of the app.
    case outside
}

/// The content of a drop. An element's payload never leaves the app: the client only refers to the element.
package enum DroppedContent: Hashable, Sendable {
    case element(ElementID)
    case text(String)
    case addresses([String])
    /// Files that the client is ready to upload.
    case files([ChosenFile])
}

/// The location of a drop on an element.
package struct DropPlace: Hashable, Sendable {
    /// In points from the leading edge of the element.
    package var x: Double
    /// In points from the top of the element.
    package var y: Double
    /// Whether the location between rows is after the element, not before it.
    package var isAfter: Bool

    package init(x: Double = 0, y: Double = 0, isAfter: Bool = false) {
        self.x = x
        self.y = y
        self.isAfter = isAfter
    }
}
