/// Combines the views of a closure into one. Supports `if`, `switch` and `if #available`; for loops, use ``ForEach``.
///
/// Its functions are nonisolated, as in SwiftUI: it can be applied to a property of any type.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
