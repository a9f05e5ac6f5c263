/// Makes the parts of an axis at one value. Supports `if`, `switch` and `if #available`.
@MainActor
@resultBuilder
public enum AxisMarkBuilder {
    /// A part.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// No parts.
    public static func buildBlock() -> some AxisMark { EmptyAxisMark() }

    /// The only part.
    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

    /// Several parts.
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
        TupleAxisMark(marks: (repeat each content))
    }

    /// Parts that are there under a condition.
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

    /// The first of two alternatives.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }

    /// The second of two alternatives.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }

    /// Parts that are there in some versions of a platform.
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
