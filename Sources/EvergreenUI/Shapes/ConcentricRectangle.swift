import EvergreenDocument
public import Foundation

/// A rectangle whose corners are square, rounded, or concentric with those of its container.
///
/// ```swift
/// Image("Hills").resizable().clipShape(.rect(corners: .concentric, isUniform: true))
/// ```
///
/// The container is the nearest ancestor with `containerShape(_:)`. Without one, concentric corners have their minimum radius. If a
/// corner's distances to the container's corner along the two axes differ, the larger one is used. The browser measures both views; until
/// then, corners have the container's radii.
public nonisolated struct ConcentricRectangle: RoundedRectangularShape {
    /// The groups of corners that share a radius, the maximum of their own radii.
    private enum Groups { case none, all, rows, columns }

    private let styles: Corners
    private let groups: Groups

    private init(_ styles: Corners, _ groups: Groups) {
        self.styles = styles
        self.groups = groups
    }

    /// Creates a rectangle with concentric corners.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with the same style for all corners.
    ///
    /// - Parameters:
    ///   - corners: The corner style.
    ///   - isUniform: Whether all corners use the maximum of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(Corners(all: corners), isUniform ? .all : .none)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        let styles = Corners(
            topLeading: topLeadingCorner,
            topTrailing: topTrailingCorner,
            bottomLeading: bottomLeadingCorner,
            bottomTrailing: bottomTrailingCorner
        )
        self.init(styles, .none)
    }

    /// Creates a rectangle with a style for the top corners and one for the bottom corners. The corners of each pair use the larger radius.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        let styles = Corners(
            topLeading: uniformTopCorners,
            topTrailing: uniformTopCorners,
            bottomLeading: uniformBottomCorners,
            bottomTrailing: uniformBottomCorners
        )
        self.init(styles, .rows)
    }

    /// Creates a rectangle with a style for the leading corners and one for the trailing corners. The corners of each pair use the larger
    /// radius.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        let styles = Corners(
            topLeading: uniformLeadingCorners,
            topTrailing: uniformTrailingCorners,
            bottomLeading: uniformLeadingCorners,
            bottomTrailing: uniformTrailingCorners
        )
        self.init(styles, .columns)
    }

    /// Returns the corner styles.
    public func corners(in size: CGSize?) -> Corners? { styles }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii(in: rect)) }

    /// Returns the shape inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        ConcentricRectangle(styles.mapped { $0.inset(by: amount) }, groups).inset(amount)
    }

    private func inset(_ amount: CGFloat) -> _Inset<Self> { _Inset(shape: self, amount: amount) }

    private func radii(in rect: CGRect) -> RectangleCornerRadii {
        let container = ContainerPlacement.read()
        let own = container?.corners
        let gaps = EdgeDistances(of: rect, in: container?.bounds)
        var radii = RectangleCornerRadii(
            topLeading: styles.topLeading.radius(own?.topLeading, distance: max(gaps.left, gaps.top)),
            bottomLeading: styles.bottomLeading.radius(own?.bottomLeading, distance: max(gaps.left, gaps.bottom)),
            bottomTrailing: styles.bottomTrailing.radius(own?.bottomTrailing, distance: max(gaps.right, gaps.bottom)),
            topTrailing: styles.topTrailing.radius(own?.topTrailing, distance: max(gaps.right, gaps.top))
        )
        func unite(_ corners: [WritableKeyPath<RectangleCornerRadii, CGFloat>]) {
            let largest = corners.map { radii[keyPath: $0] }.max() ?? 0
            for corner in corners { radii[keyPath: corner] = largest }
        }
        switch groups {
        case .none: break
        case .all: unite([\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing])
        case .rows:
            unite([\.topLeading, \.topTrailing])
            unite([\.bottomLeading, \.bottomTrailing])
        case .columns:
            unite([\.topLeading, \.bottomLeading])
            unite([\.topTrailing, \.bottomTrailing])
        }
        return radii
    }
}

extension Edge.Corner.Style {
    /// Returns the radius of a corner.
    ///
    /// - Parameters:
    ///   - container: The container's corner; nil for none.
    ///   - distance: The distance to the container's corner.
    fileprivate nonisolated func radius(_ container: Self?, distance: CGFloat) -> CGFloat {
        radius ?? max((container?.radius ?? 0) - distance, minimum, 0)
    }

    /// Fixed radii shrink with the inset. Concentric radii adapt automatically.
    fileprivate nonisolated func inset(by amount: CGFloat) -> Self {
        if let radius { return .fixed(radius - amount) }
        return .concentric(minimum: .fixed(minimum - amount))
    }
}

extension RoundedRectangularShapeCorners {
    fileprivate nonisolated func mapped(_ change: (Edge.Corner.Style) -> Edge.Corner.Style) -> Self {
        Self(
            topLeading: change(topLeading),
            topTrailing: change(topTrailing),
            bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing)
        )
    }
}

extension ContainerPlacement {
    /// The corners of the container; nil for a shape without corners.
    fileprivate var corners: RoundedRectangularShapeCorners? {
        (shape as? any RoundedRectangularShape)?.corners(in: bounds?.size)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with the same style for all corners. See ``ConcentricRectangle``.
    public nonisolated static func rect(
        corners: Edge.Corner.Style,
        isUniform: Bool = false
    ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

    /// A rectangle with a style for each corner.
    public nonisolated static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// A rectangle with a style for the top corners and one for the bottom corners. The corners of each pair use the larger radius.
    public nonisolated static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle with a style for the leading corners and one for the trailing corners. The corners of each pair use the larger radius.
    public nonisolated static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners,
            uniformTrailingCorners: uniformTrailingCorners
        )
    }
}
