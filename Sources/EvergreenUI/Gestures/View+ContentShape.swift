import EvergreenDocument

extension View {
    /// Sets the hit-testing shape of the view, in addition to its subviews.
    ///
    /// By default, hit testing covers the whole bounds of a view, gaps included: `contentShape(Rectangle())` changes nothing on a page.
    /// Corners of rounded rectangles, capsules and ellipses are excluded. A circle becomes the ellipse in the view's bounds, and a custom
    /// shape becomes its bounds.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(StyleModifier(value: .hitArea(shape._form.outline ?? .rectangle)))
    }

    /// Sets the shape of the view for some purposes, of which only ``ContentShapeKinds/interaction`` has an effect on a page. See
    /// ``contentShape(_:eoFill:)``.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag. On a page, it has the shape of the dragged view.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu. A page shows none.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}
