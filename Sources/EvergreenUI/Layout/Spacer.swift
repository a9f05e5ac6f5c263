import Foundation

/// Room that grows as far as its stack lets it.
public struct Spacer: ElementView {
    let minLength: CGFloat?

    /// `minLength` is in points; nil for the platform's own.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .spacer(minLength: minLength.map(Double.init)) }
}
