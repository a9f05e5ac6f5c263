import Foundation

/// A shape in a smaller rectangle.
nonisolated struct _Inset<Inner: Shape>: InsettableShape {
    let shape: Inner
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        // Too small for anything: `null`.
        return inner.isDrawable ? shape.path(in: inner) : Path()
    }

    nonisolated func inset(by amount: CGFloat) -> _Inset<Inner> { _Inset(shape: shape, amount: self.amount + amount) }
}
