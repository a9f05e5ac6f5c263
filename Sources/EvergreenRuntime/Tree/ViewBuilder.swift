/// Makes one view of the views that a closure lists, with `if`, `switch` and `if #available` among them.
@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
