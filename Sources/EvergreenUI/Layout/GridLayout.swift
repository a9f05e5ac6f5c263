import EvergreenDocument
import Foundation

/// The layout of a ``Grid``, as a value: for ``AnyLayout``, or to call with rows.
public struct GridLayout: Hashable, Sendable {
    /// How views stand in their cells.
    public var alignment: Alignment
    /// Between two columns, in points; nil for the platform's own.
    public var horizontalSpacing: CGFloat?
    /// Between two rows, in points; nil for the platform's own.
    public var verticalSpacing: CGFloat?

    /// Spacings are in points; nil for the platform's own.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// A grid of these rows.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .grid(
            EvergreenDocument.GridLayout(
                alignment: alignment,
                horizontalSpacing: horizontalSpacing.map(Double.init),
                verticalSpacing: verticalSpacing.map(Double.init)
            )
        )
    }
}
