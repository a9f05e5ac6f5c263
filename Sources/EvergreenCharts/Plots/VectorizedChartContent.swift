/// A plot of a collection, with a mark for each element, such as ``BarPlot``.
///
/// Its modifiers take key paths to properties of the elements. Apply those with key paths first: the others return plain chart content.
///
/// ```swift
/// Chart {
///     PointPlot(flights, x: .value("Distance", \.distance), y: .value("Delay", \.delay))
///         .foregroundStyle(by: .value("Airline", \.airline))
///         .symbolSize(by: .value("Seats", \.seats))
///         .symbol(.circle)
/// }
/// ```
@MainActor
@preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement

    /// Adds the marks of the elements.
    func _collectElements(into marks: inout _ElementMarks<DataElement>)
}

extension VectorizedChartContent {
    public func _collect(into marks: inout _ChartMarks) {
        var all = _ElementMarks<DataElement>()
        _collectElements(into: &all)
        marks.addPlot(all.marks.map { ($0.key, $0.mark) })
    }

    /// Inner modifiers are applied first, and take precedence.
    func changing(
        _ change: @escaping (inout Mark, DataElement) -> Void
    ) -> some VectorizedChartContent<DataElement> { ChangedPlot(content: self, change: change) }
}

/// The marks of a plot, with their elements.
public struct _ElementMarks<DataElement> {
    private(set) var marks: [(key: AnyHashable, mark: Mark, element: DataElement)] = []

    mutating func add(_ key: AnyHashable, _ mark: Mark, _ element: DataElement) { marks.append((key, mark, element)) }

    mutating func change(_ change: (inout Mark, DataElement) -> Void) {
        for index in marks.indices { change(&marks[index].mark, marks[index].element) }
    }
}

/// A plot with modified marks.
private struct ChangedPlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    let change: (inout Mark, Content.DataElement) -> Void

    typealias Body = Never
    typealias DataElement = Content.DataElement

    func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
        marks.change(change)
    }
}

/// The content of a collection plot. Apps don't name this type.
public struct VectorizedPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    private let data: Data
    private let mark: @MainActor (Data.Element) -> Mark

    public typealias Body = Never
    /// An element of the collection.
    public typealias DataElement = Data.Element

    init(_ data: Data, mark: @escaping @MainActor (Data.Element) -> Mark) {
        (self.data, self.mark) = (data, mark)
    }

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        var keys = UniqueKeys()
        for (index, element) in data.enumerated() {
            // A mark keeps its identity when its element moves.
            let id = (element as? any Identifiable).map { Self.id($0) } ?? AnyHashable(index)
            marks.add(keys.key(for: id), mark(element), element)
        }
    }

    private static func id(_ element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
}

/// The content of a function plot. Apps don't name this type.
public struct FunctionPlotContent: ChartContent {
    let function: PlottedFunction

    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { marks.add(function.mark) }
}
