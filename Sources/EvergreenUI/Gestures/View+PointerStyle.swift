import EvergreenDocument

/// What the pointer looks like over a view. The browser draws it.
public struct PointerStyle: Hashable, Sendable {
    let look: PointerLook

    /// An arrow.
    public static let `default` = PointerStyle(look: .arrow)
    /// A hand that points at a link.
    public static let link = PointerStyle(look: .link)
    /// A bar between the letters of a text that can be selected.
    public static let horizontalText = PointerStyle(look: .horizontalText)
    /// A bar between the letters of a text that is written from top to bottom.
    public static let verticalText = PointerStyle(look: .verticalText)
    /// A cross, to select a part of an image.
    public static let rectSelection = PointerStyle(look: .crosshair)
    /// A hand that can grab the view.
    public static let grabIdle = PointerStyle(look: .openHand)
    /// A hand that has grabbed the view.
    public static let grabActive = PointerStyle(look: .closedHand)
    /// A magnifying glass with a plus sign.
    public static let zoomIn = PointerStyle(look: .zoomIn)
    /// A magnifying glass with a minus sign.
    public static let zoomOut = PointerStyle(look: .zoomOut)
    /// Arrows to both sides, between two columns.
    public static let columnResize = PointerStyle(look: .columnResize)
    /// Arrows up and down, between two rows.
    public static let rowResize = PointerStyle(look: .rowResize)

    /// Arrows along which an edge or a corner of a frame can be moved.
    public static func frameResize(position: FrameResizePosition) -> PointerStyle {
        switch position {
        case .top, .bottom: rowResize
        case .leading, .trailing: columnResize
        case .topLeading, .bottomTrailing: PointerStyle(look: .fallingResize)
        case .topTrailing, .bottomLeading: PointerStyle(look: .risingResize)
        }
    }
}

/// An edge or a corner of a frame.
public enum FrameResizePosition: CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge at which lines begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines end.
    case trailing
    /// The upper corner at which lines begin.
    case topLeading
    /// The upper corner at which lines end.
    case topTrailing
    /// The lower corner at which lines begin.
    case bottomLeading
    /// The lower corner at which lines end.
    case bottomTrailing
}

extension View {
    /// Sets what the pointer looks like over this view; nil for what the views inside say. Controls in it have a pointer of their
    /// own.
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(StyleModifier(value: style.map { .pointer($0.look) }))
    }

    /// Sets whether the pointer is seen over this view.
    public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(StyleModifier(value: visibility == .hidden ? .pointer(.none) : nil))
    }
}
