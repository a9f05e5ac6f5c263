import Foundation

/// A flexible space that expands along the axis of its stack.
public struct Spacer: ElementView {
    let minLength: CGFloat?

    /// Creates a spacer. `minLength` is in points, or nil for the platform's default.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .spacer(minLength: minLength.map(Double.init)) }
}
