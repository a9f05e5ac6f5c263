import EvergreenDocument

/// The appearance of the pointer over a view. The browser draws it.
public struct PointerStyle: Hashable, Sendable {
    let shape: PointerShape

    /// An arrow.
    public static let `default` = PointerStyle(shape: .arrow)
    /// A hand that points at a link.
    public static let link = PointerStyle(shape: .link)
    /// The I-beam of selectable text.
    public static let horizontalText = PointerStyle(shape: .horizontalText)
    /// The I-beam of vertical text.
    public static let verticalText = PointerStyle(shape: .verticalText)
    /// A crosshair for selecting a part of an image.
    public static let rectSelection = PointerStyle(shape: .crosshair)
    /// A hand that can grab the view.
    public static let grabIdle = PointerStyle(shape: .openHand)
    /// A hand that has grabbed the view.
    public static let grabActive = PointerStyle(shape: .closedHand)
    /// A magnifying glass with a plus sign.
    public static let zoomIn = PointerStyle(shape: .zoomIn)
    /// A magnifying glass with a minus sign.
    public static let zoomOut = PointerStyle(shape: .zoomOut)
    /// A horizontal arrow pair, between two columns.
    public static let columnResize = PointerStyle(shape: .columnResize)
    /// A vertical arrow pair, between two rows.
    public static let rowResize = PointerStyle(shape: .rowResize)

    /// Arrows for resizing a frame by an edge or a corner.
    public static func frameResize(position: FrameResizePosition) -> PointerStyle {
        switch position {
        case .top, .bottom: rowResize
        case .leading, .trailing: columnResize
        case .topLeading, .bottomTrailing: PointerStyle(shape: .fallingResize)
        case .topTrailing, .bottomLeading: PointerStyle(shape: .risingResize)
        }
    }
}

/// An edge or a corner of a frame.
public enum FrameResizePosition: CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing
}

extension View {
    /// Sets the pointer's appearance over the view. Nil leaves it to the views inside. Controls keep a pointer of their own.
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(StyleModifier(value: style.map { .pointer($0.shape) }))
    }

    /// Sets whether the pointer is visible over the view.
    public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(StyleModifier(value: visibility == .hidden ? .pointer(.none) : nil))
    }
}
