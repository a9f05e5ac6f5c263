import Foundation

/// A mark at a value of a slider, with or without a label.
///
/// ```swift
/// Slider(value: $rating, in: 0...10) {
///     Text("Rating")
/// } ticks: {
///     SliderTick("Poor", 0)
///     SliderTick(5)
///     SliderTick("Great", 10)
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    /// The identity of a tick, which is its value.
    public struct ID: Hashable {
        fileprivate let value: V
    }

    /// The type of the slider's value.
    public typealias Value = V

    let value: V
    /// Nil for a tick without a label.
    let label: AnyView?

    /// Creates a tick without a label.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick with a label. A page shows the label's text below the mark.
    @MainActor
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = AnyView(label())
    }

    /// Creates a tick with a localized title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, _ value: V) {
        self.init(value) { Text(titleKey) }
    }

    /// Creates a tick with the title of a localized resource.
    @_disfavoredOverload
    @MainActor
    public init(_ titleResource: LocalizedStringResource, _ value: V) {
        self.init(value) { Text(titleResource) }
    }

    /// Creates a tick with a title.
    @_disfavoredOverload
    @MainActor
    public init(_ title: some StringProtocol, _ value: V) {
        self.init(value) { Text(title) }
    }

    /// The identity of the tick, which is its value.
    public var id: ID { ID(value: value) }

    public var body: [SliderTick<V>] { [self] }

    /// Whether two ticks are at the same value.
    public static func == (first: Self, second: Self) -> Bool { first.value == second.value }

    /// Whether the first tick is at a smaller value.
    public static func < (first: Self, second: Self) -> Bool { first.value < second.value }
}
