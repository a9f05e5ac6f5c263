import EvergreenDocument
import Foundation

/// A container that fills the proposed space, and defines its content as a function of its own size.
///
/// ```swift
/// GeometryReader { proxy in
///     Rectangle().frame(width: proxy.size.width * fraction)
/// }
/// ```
///
/// The browser measures the space, and the content is evaluated again for each change of a point or more. The first rendering uses an
/// estimate, except for lengths fixed by the immediately enclosing `frame`, as does a page without JavaScript. A restored page starts with
/// the last size. Several views inside are overlaid, aligned to the top leading corner. The size does not depend on the content. In a
/// scroll view, which proposes no height, the height is 10 points unless a `frame` sets it.
public struct GeometryReader<Content: View>: ElementView {
    /// Returns the content for a size.
    public var content: @MainActor (GeometryProxy) -> Content

    package struct NodeState {
        fileprivate var geometry: Geometry?
        fileprivate var content: _ViewNode<Content>?
    }

    /// Creates a container whose content receives a geometry proxy.
    public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader {
    package func makeNodeState() -> NodeState { NodeState() }

    private static var typeID: ObjectIdentifier { ObjectIdentifier(Content.self) }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let geometry = node.state.geometry
        return .geometry(
            geometry?.traits(.reader, shown: node.element.description.kind) ?? GeometryTraits(form: .reader)
        )
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.element.accept(measure)
        node.tree.lastSizes[Self.typeID] = CGSize(width: measure.width, height: measure.height)
        node.state.geometry?.take(measure)
        return true
    }

    package func mountChildren(in node: ElementNode<Self>) {
        let estimate = node.tree.lastSizes[Self.typeID] ?? node.tree.traits.estimatedSize
        let frame = FixedFrame(in: node.inputs.modifiers.style)
        let geometry = Geometry(
            of: node,
            element: node.element.id,
            savesSize: true,
            estimate: frame.completed(by: estimate)
        )
        node.state.geometry = geometry
        let view = node.reading { content(GeometryProxy(geometry: geometry)) }
        node.state.content = Content._makeNode(view, parent: node, inputs: node.innerInputs)
    }

    package func updateChildren(in node: ElementNode<Self>) {
        guard let geometry = node.state.geometry else { return }
        let view = node.reading { content(GeometryProxy(geometry: geometry)) }
        node.state.content?.update(view, inputs: node.innerInputs)
    }

    package func refresh(_ node: ElementNode<Self>) {
        updateChildren(in: node)
        node.draw()
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.state.content { body(content) }
    }

    package func willUnmount(_ node: ElementNode<Self>) { node.state.geometry?.discard() }
}

extension Element {
    /// Updates the element with a measurement of the client, without sending it back.
    func accept(_ measure: ElementMeasure) {
        acceptFromScreen { kind in
            switch kind {
            case .geometry(var traits):
                traits.measure = measure
                kind = .geometry(traits)
            case .drawing(var traits):
                traits.space.accept(measure)
                kind = .drawing(traits)
            case .chart(var traits):
                traits.space.accept(measure)
                kind = .chart(traits)
            case .clipping(var traits):
                traits.space.accept(measure)
                kind = .clipping(traits)
            default: break
            }
        }
    }
}

extension DrawingTraits.Space {
    fileprivate mutating func accept(_ measure: ElementMeasure) {
        guard case .measured(var space) = self else { return }
        space.measure = measure
        self = .measured(space)
    }
}
