import EvergreenUI

/// The content of a chart: marks, and custom content composed of them.
@MainActor
@preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent

    /// The content that this content is composed of.
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks.
    func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
    public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}

extension ChartContent where Body == Never {
    /// Marks have no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is a mark and has no body.") }
}

extension Never: ChartContent {
    public func _collect(into marks: inout _ChartMarks) {}
}

/// The marks of a chart, in order.
public struct _ChartMarks {
    private(set) var marks: [Mark] = []

    /// Collects the marks of chart content.
    @MainActor
    init(_ content: some ChartContent) { content._collect(into: &self) }

    /// The path of the next mark in the content.
    private var path: [AnyHashable] = []
    private var count = 0

    mutating func add(_ mark: Mark) {
        var mark = mark
        mark.key = makeKey()
        marks.append(mark)
    }

    /// Returns a key for the next mark, or for a layer of marks.
    mutating func makeKey() -> MarkKey {
        defer { count += 1 }
        return MarkKey(path: path + [count])
    }

    /// Adds the marks of a plot, identified by its own keys.
    mutating func addPlot(_ plotted: [(key: AnyHashable, mark: Mark)]) {
        let plot = makeKey()
        marks.reserveCapacity(marks.count + plotted.count)
        for (key, mark) in plotted {
            var mark = mark
            (mark.key, mark.plot) = (plot.part(key), plot)
            marks.append(mark)
        }
    }

    /// Adds the marks of a part of the content, identified by an id.
    mutating func within(_ id: AnyHashable, _ body: (inout _ChartMarks) -> Void) {
        path.append(id)
        let outer = count
        count = 0
        body(&self)
        count = outer
        path.removeLast()
    }

    /// Adds marks with a modification.
    mutating func changing(_ body: (inout _ChartMarks) -> Void, _ change: (inout Mark) -> Void) {
        let first = marks.count
        body(&self)
        for index in marks.indices[first...] { change(&marks[index]) }
    }
}

/// The identity of a mark in the content of a chart.
struct MarkKey: Hashable {
    var path: [AnyHashable] = []

    /// A key for a part of the mark.
    func part(_ part: AnyHashable) -> MarkKey { MarkKey(path: path + [part]) }
}

/// Makes the keys of elements with duplicate ids unique.
struct UniqueKeys {
    private var occurrences: [AnyHashable: Int] = [:]

    mutating func key(for id: AnyHashable) -> AnyHashable {
        let occurrence = occurrences[id, default: 0]
        occurrences[id] = occurrence + 1
        return occurrence == 0 ? id : AnyHashable([id, occurrence])
    }
}

/// Builds chart content.
@MainActor
@resultBuilder
public enum ChartContentBuilder {
    /// No marks.
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }

    /// A single part.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several parts.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        TupleChartContent(content: (repeat each content))
    }

    /// Conditional content.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> some ChartContent {
        OptionalChartContent(content: content)
    }

    /// The first of two alternatives.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }

    /// The second of two alternatives.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) {
        marks.within(0) { marks in
            if let first { marks.within(true) { first._collect(into: &$0) } }
            if let second { marks.within(false) { second._collect(into: &$0) } }
        }
    }
}

private struct EmptyChartContent: ChartContent {
    typealias Body = Never
    func _collect(into marks: inout _ChartMarks) {}
}

private struct OptionalChartContent<Content: ChartContent>: ChartContent {
    let content: Content?

    typealias Body = Never

    func _collect(into marks: inout _ChartMarks) {
        guard let content else { return }
        marks.within(true) { content._collect(into: &$0) }
    }
}

private struct TupleChartContent<each Content: ChartContent>: ChartContent {
    let content: (repeat each Content)

    typealias Body = Never

    func _collect(into marks: inout _ChartMarks) {
        var index = 0
        repeat collect(each content, &index, &marks)
    }

    private func collect(_ part: some ChartContent, _ index: inout Int, _ marks: inout _ChartMarks) {
        marks.within(index) { part._collect(into: &$0) }
        index += 1
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates marks for identifiable elements.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates marks for elements identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) {
        var keys = UniqueKeys()
        for element in data {
            marks.within(keys.key(for: id(element))) { content(element)._collect(into: &$0) }
        }
    }
}
