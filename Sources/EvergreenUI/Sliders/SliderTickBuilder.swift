/// Combines the ticks of a closure. Supports `if` and `switch`; for loops, use `SliderTickContentForEach`.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(
        _ content: Content
    ) -> TupleSliderTickContent<V, Content> where Content.Value == V {
        TupleSliderTickContent(value: content, body: Array(content.body))
    }

    public static func buildBlock<T>(_ content: TupleSliderTickContent<V, T>) -> TupleSliderTickContent<V, T> {
        content
    }

    public static func buildBlock<each T>(
        _ content: repeat TupleSliderTickContent<V, each T>
    ) -> TupleSliderTickContent<V, (repeat each T)> {
        var ticks: [SliderTick<V>] = []
        for part in repeat each content { ticks += part.body }
        return TupleSliderTickContent(value: (repeat (each content).value), body: ticks)
    }

    public static func buildIf<T>(_ content: TupleSliderTickContent<V, T>?) -> TupleSliderTickContent<V, T?> {
        TupleSliderTickContent(value: content?.value, body: content?.body ?? [])
    }

    public static func buildEither<T>(first content: TupleSliderTickContent<V, T>) -> TupleSliderTickContent<V, Void> {
        TupleSliderTickContent(value: (), body: content.body)
    }

    public static func buildEither<T>(second content: TupleSliderTickContent<V, T>) -> TupleSliderTickContent<V, Void> {
        TupleSliderTickContent(value: (), body: content.body)
    }
}
