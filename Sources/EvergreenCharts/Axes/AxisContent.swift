/// The content of a chart's axis: ``AxisMarks``.
@MainActor
@preconcurrency
public protocol AxisContent {
    /// Adds the marks of the axis.
    func _collect(into axis: inout _Axis)
}

/// The marks of an axis.
public struct _Axis {
    var groups: [AxisMarkGroup] = []
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _collect(into axis: inout _Axis) { self?._collect(into: &axis) }
}

/// Type-erased content of an axis.
public struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    /// Erases the type of axis content.
    public init(_ content: any AxisContent) {
        self.content = content
    }

    /// Erases the type of axis content.
    public init(erasing content: some AxisContent) {
        self.content = content
    }

    public func _collect(into axis: inout _Axis) { content._collect(into: &axis) }
}

/// Builds the content of an axis. Supports `if`, `switch` and `if #available`.
@MainActor
@resultBuilder
public enum AxisContentBuilder {
    /// Marks.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// No marks.
    public static func buildBlock() -> some AxisContent { EmptyAxisContent() }

    /// A single group of marks.
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

    /// Several groups of marks.
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        TupleAxisContent(content: (repeat each content))
    }

    /// Conditional marks.
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    /// The first of two alternatives.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }

    /// The second of two alternatives.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }

    /// Marks with limited availability.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
    public func _collect(into axis: inout _Axis) {
        first?._collect(into: &axis)
        second?._collect(into: &axis)
    }
}

private struct EmptyAxisContent: AxisContent {
    func _collect(into axis: inout _Axis) {}
}

private struct TupleAxisContent<each Content: AxisContent>: AxisContent {
    let content: (repeat each Content)

    func _collect(into axis: inout _Axis) { repeat (each content)._collect(into: &axis) }
}
