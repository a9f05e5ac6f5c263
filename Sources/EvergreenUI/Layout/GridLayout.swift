import EvergreenDocument
import Foundation

/// The layout of a ``Grid`` as a value, for ``AnyLayout`` or for calling with rows.
public struct GridLayout: Hashable, Sendable {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The spacing between columns, in points, or nil for the platform's default.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows, in points, or nil for the platform's default.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout. Spacings are in points, or nil for the platform's default.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Lays out rows in a grid.
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
