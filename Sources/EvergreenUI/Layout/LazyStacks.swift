import Foundation

/// Views below one another. On a page all of them are drawn.
public struct LazyVStack<Content: View>: View {
    let stack: VStack<Content>

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}

/// Views beside one another. On a page all of them are drawn.
public struct LazyHStack<Content: View>: View {
    let stack: HStack<Content>

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}
