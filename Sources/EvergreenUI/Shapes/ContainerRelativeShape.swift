import Foundation

/// The shape of the enclosing container, inset by its distance from this one; a rectangle if there is none.
///
/// `containerShape(_:)` sets the shape of a container. The distance is that of the nearest edges. The browser measures both views; until
/// then, the container's shape is not inset.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// Creates a shape that adapts to its container.
    public init() {}

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerPlacement.read() else { return Path(rect) }
        guard let bounds = container.bounds else { return container.shape.path(in: rect) }
        return Self.path(of: container.shape, inset: EdgeDistances(of: rect, in: bounds).minimum, in: rect)
    }

    /// Returns the path of a shape in an enlarged rectangle, inset by the same amount.
    private static func path(of shape: some InsettableShape, inset: CGFloat, in rect: CGRect) -> Path {
        shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
    }

    /// Returns the shape inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container, inset by its distance from this one.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
