/// Combines the views of a closure into one. Supports `if`, `switch` and `if #available`; for loops, use ``ForEach``.
///
/// Its functions belong to no actor, as SwiftUI's: a property of any type may be marked with it.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
