import Foundation

/// An inset shape.
nonisolated struct _Inset<Inner: Shape>: InsettableShape {
    let shape: Inner
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        // Null if the rectangle is too small for the inset.
        return inner.isDrawable ? shape.path(in: inner) : Path()
    }

    nonisolated func inset(by amount: CGFloat) -> _Inset<Inner> { _Inset(shape: shape, amount: self.amount + amount) }
}
