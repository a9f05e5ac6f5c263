/// Builds the components of an axis at a value. Supports `if`, `switch` and `if #available`.
@MainActor
@resultBuilder
public enum AxisMarkBuilder {
    /// A component.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// No components.
    public static func buildBlock() -> some AxisMark { EmptyAxisMark() }

    /// A single component.
    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

    /// Several components.
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
        TupleAxisMark(marks: (repeat each content))
    }

    /// Conditional components.
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

    /// The first of two alternatives.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }

    /// The second of two alternatives.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }

    /// Components with limited availability.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
    public func _collect(into parts: inout _AxisParts) {
        first?._collect(into: &parts)
        second?._collect(into: &parts)
    }
}

private struct EmptyAxisMark: AxisMark {
    func _collect(into parts: inout _AxisParts) {}
}

private struct TupleAxisMark<each Mark: AxisMark>: AxisMark {
    let marks: (repeat each Mark)

    func _collect(into parts: inout _AxisParts) { repeat (each marks)._collect(into: &parts) }
}
