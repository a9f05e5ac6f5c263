/// Ticks of a slider: a single tick, or several ticks combined by `SliderTickBuilder`.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the collection of ticks.
    associatedtype Body: RandomAccessCollection<SliderTick<Value>>

    /// The ticks.
    var body: Body { get }
}

/// A sequence of ticks, or of collections of ticks.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
    /// The type of the slider's value.
    public typealias Value = V

    /// The combined content: a value, or a tuple of values.
    public var value: T
    public let body: [SliderTick<V>]
}

/// The ticks for the elements of a collection.
///
/// ```swift
/// SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { value in
///     SliderTick(value)
/// }
/// ```
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The type of the slider's value.
    public typealias Value = Content.Value

    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates ticks for values that are identified by a key path.
    public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }

    /// Creates ticks for identifiable values.
    public init<V>(
        _ data: Data,
        @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }

    /// Creates ticks for the numbers of a range.
    public init<V>(
        _ data: Range<Int>,
        @SliderTickBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.Value {
        self.data = data
        self.content = content
    }

    public var body: [SliderTick<Content.Value>] { data.flatMap { content($0).body } }
}
