import EvergreenDocument
import EvergreenUI
import Foundation

/// The marks, the axes and the legend of a chart: one element, with a child element for each mark.
struct ChartPlot: ElementView {
    let marks: [Mark]
    let drawn: DrawnChart
    var part = ChartPart.whole
    /// Whether other views depend on the drawn layout.
    var isLayered = true

    @MainActor
    final class NodeState {
        let size = DrawnSize()
        var elements: [MarkKey: Element] = [:]
        var order: [Element] = []
    }
}

extension ChartPlot {
    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let (size, space) = node.reading {
            node.state.size.resolve(in: node, isStretched: false, known: node.environment.sharedFrameSize)
        }
        let drawing = ChartDrawing(marks, size: size, node.environment, part)
        if isLayered || !drawing.views.isEmpty {
            let layout = DrawnChart.Layout(places: drawing.places, views: drawing.views, axes: drawing.axes)
            node.tree.enqueue { [drawn] in drawn.set(layout) }
        }
        guard part.hasMarks else { return .drawing(DrawingTraits(space, drawing.graphics)) }
        show(drawing.marks, in: node)
        return .chart(DrawingTraits(space, drawing.graphics))
    }

    private func show(_ marks: [DrawnMark], in node: ElementNode<Self>) {
        let state = node.state
        var elements = ShownElements(kept: state.elements, document: node.tree.document)
        state.order = elements.show(marks)
        for element in elements.kept.values { element.discard() }
        state.elements = elements.shown
        node.element.setChildren(state.order)
    }

    func collectChildren(in node: ElementNode<Self>) { node.element.setChildren(node.state.order) }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.state.size.take(measure, in: node)
        return true
    }

    func willUnmount(_ node: ElementNode<Self>) {
        for element in node.state.elements.values { element.discard() }
    }
}

/// The elements of marks and their layers.
@MainActor
private struct ShownElements {
    /// The previous elements that are not yet matched with a mark.
    var kept: [MarkKey: Element]
    var shown: [MarkKey: Element] = [:]
    let document: Document

    mutating func show(_ marks: [DrawnMark]) -> [Element] {
        shown.reserveCapacity(shown.count + marks.count)
        return marks.map { mark in
            let element = kept.removeValue(forKey: mark.key) ?? document.makeElement(ElementDescription(.box))
            var attributes = ElementAttributes()
            attributes.accessibilityIdentifier = mark.accessibilityIdentifier
            element.set(ElementDescription(mark.kind, attributes: attributes))
            shown[mark.key] = element
            if case .layer(_, let children) = mark.content { element.setChildren(show(children)) }
            return element
        }
    }
}
