import EvergreenDocument

extension View {
    /// Sets where a pointer meets the view, besides the views in it.
    ///
    /// A view is met in all of its rectangle, gaps included, so that `contentShape(Rectangle())` changes nothing on a page. The corners
    /// of rounded rectangles, capsules and ellipses are left out. Of a circle, that is the ellipse in the view's bounds; of shapes
    /// of an app's own, their bounds.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(StyleModifier(value: .hitArea(shape._form.outline ?? .rectangle)))
    }

    /// Sets where a pointer meets the view: see ``contentShape(_:eoFill:)``.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        contentShape(shape, eoFill: eoFill)
    }
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where a pointer meets the view. A page has no previews and no hover effects that would need others.
    public static let interaction = ContentShapeKinds(rawValue: 1)
}
