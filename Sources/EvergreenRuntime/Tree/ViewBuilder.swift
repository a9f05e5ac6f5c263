/// Combines the views of a closure into one. Supports `if`, `switch` and `if #available`; for loops, use ``ForEach``.
@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
