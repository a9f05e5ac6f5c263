import Foundation

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    public nonisolated let _form: _ShapeForm

    /// Creates a type-erased shape.
    public nonisolated init(_ shape: some Shape) {
        makePath = { shape.path(in: $0) }
        _form = shape._form
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
}
