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

    /// Sets the hit-testing shape of the view. See ``contentShape(_:eoFill:)``.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        contentShape(shape, eoFill: eoFill)
    }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Hit testing. A page has no previews or hover effects that need other shapes.
    public static let interaction = ContentShapeKinds(rawValue: 1)
}
