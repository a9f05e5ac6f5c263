/// What the screen has to know of an element that can be dragged.
package struct DragTraits: Hashable, Sendable {
    /// The identifiers of the types of data that the payload becomes, and of all types that those conform to.
    package var types: [String]
    /// Whether the element has a `dragPreview` among its children while it is dragged by a pointer.
    package var hasPreview: Bool
    /// Whether the payload is made when a drag begins: its types are not known before.
    package var isMadeByDrag: Bool

    package init(types: [String], hasPreview: Bool = false, isMadeByDrag: Bool = false) {
        self.types = types
        self.hasPreview = hasPreview
        self.isMadeByDrag = isMadeByDrag
    }
}

/// What the screen has to know of an element on which something can be dropped.
package struct DropTraits: Hashable, Sendable {
    /// The identifiers of the types of data that are accepted.
    package var types: [String]
    /// Whether a text from outside of the app is accepted.
    package var acceptsText: Bool
    /// Whether URLs from outside of the app are accepted.
    package var acceptsAddresses: Bool
    /// The files that are accepted from the user's device; nil for none.
    package var files: AcceptedFiles?
    /// Whether the element is told of each place that a drag comes to over it.
    package var followsDrags: Bool
    /// What a drop would do, as the pointer shows it; nil for the usual one.
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

/// What a drop does, by the names of browsers.
package enum DropEffect: String, Hashable, Sendable {
    case copy, move, none
}

/// Where a drag has begun.
package enum DragSource: Hashable, Sendable {
    /// At an element of the same document that can be dragged.
    case element(ElementID)
    /// Outside of the app.
    case outside
}

/// What was dropped. The payload of an element never leaves the app: the screen only names the element.
package enum DroppedContent: Hashable, Sendable {
    case element(ElementID)
    case text(String)
    case addresses([String])
    /// Files that the screen is ready to send.
    case files([ChosenFile])
}

/// Where something was dropped on an element.
package struct DropPlace: Hashable, Sendable {
    /// In points from the leading edge of the element.
    package var x: Double
    /// In points from the top of the element.
    package var y: Double
    /// Whether a place between rows is that after the element, and not that before it.
    package var isAfter: Bool

    package init(x: Double = 0, y: Double = 0, isAfter: Bool = false) {
        self.x = x
        self.y = y
        self.isAfter = isAfter
    }
}
