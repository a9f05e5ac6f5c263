import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart: bars, lines, areas, points, rules or sectors, with axes and a legend.
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
/// }
/// .frame(height: 240)
/// ```
///
/// It takes the space that it is offered, and is SVG on a page, drawn for the size that the browser has measured unless a `frame` right
/// around it says the size. Each mark is an element of the page: a value that changes sends that mark, and the axes only if they
/// change, too. Assistive technology reads the marks as a list, with the names of their values. The axes run from left to right in all
/// languages; numbers and dates are written in that of the page. Values that are infinite or none are not shown.
public struct Chart<Content: ChartContent>: ElementView {
    let content: Content

    @MainActor
    package final class NodeState {
        fileprivate let size = DrawnSize()
        fileprivate var elements: [MarkKey: Element] = [:]
        fileprivate var order: [Element] = []
    }

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Chart {
    /// A chart with marks for each of the elements.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart with marks for each of the elements, which a key path tells apart.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart {
    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        // What the content reads of models is observed as what a body reads.
        let (marks, (size, space)) = node.reading {
            var marks = _ChartMarks()
            content._collect(into: &marks)
            return (marks.marks, node.state.size.resolve(in: node, isStretched: false))
        }
        let drawing = ChartDrawing(marks, size: size, node.environment)
        show(drawing.marks, in: node)
        return .chart(DrawingTraits(space, drawing.graphics))
    }

    private func show(_ marks: [DrawnMark], in node: ElementNode<Self>) {
        let state = node.state
        var left = state.elements
        var elements: [MarkKey: Element] = [:]
        elements.reserveCapacity(marks.count)
        state.order = marks.map { mark in
            let element = left.removeValue(forKey: mark.key) ?? node.tree.document.makeElement(ElementDescription(.box))
            element.set(ElementDescription(.mark(mark.traits)))
            elements[mark.key] = element
            return element
        }
        for element in left.values { element.discard() }
        state.elements = elements
        node.element.setChildren(state.order)
    }

    package func collectChildren(in node: ElementNode<Self>) { node.element.setChildren(node.state.order) }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.state.size.take(measure, in: node)
        return true
    }

    package func willUnmount(_ node: ElementNode<Self>) {
        for element in node.state.elements.values { element.discard() }
    }
}
