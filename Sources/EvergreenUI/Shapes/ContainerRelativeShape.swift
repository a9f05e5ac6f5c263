import Foundation

/// The shape of the container around, smaller by its distance from this one: a rectangle where no container has a shape.
///
/// Set the shape of a container with `containerShape(_:)`. The distance is that of the nearest edges, which the browser measures: until it has,
/// the shape is as that of the container.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// A shape that adapts to its container.
    public init() {}

    /// The outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerPlacement.read() else { return Path(rect) }
        guard let bounds = container.bounds else { return container.shape.path(in: rect) }
        return Self.path(of: container.shape, inset: EdgeDistances(of: rect, in: bounds).least, in: rect)
    }

    /// The path of a shape in a larger rectangle, made smaller on all sides.
    private static func path(of shape: some InsettableShape, inset: CGFloat, in rect: CGRect) -> Path {
        shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
    }

    /// The shape, with its outline moved inside by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, smaller by its distance from this one.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
