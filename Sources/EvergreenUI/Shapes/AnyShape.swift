import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    public nonisolated let _form: _ShapeForm

    /// Hides the type of a shape.
    public nonisolated init(_ shape: some Shape) {
        makePath = { shape.path(in: $0) }
        _form = shape._form
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
}
