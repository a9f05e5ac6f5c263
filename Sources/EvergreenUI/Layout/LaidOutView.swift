import EvergreenDocument

/// The source of a layout.
enum LaidOutForm {
    /// A stack or a grid, laid out by the platform.
    case platform(ElementKind)
    /// A custom layout of the app.
    case own(any Layout)
}

/// Views in a layout given as a value. The type is independent of the layout, so that a change of the layout keeps the views' nodes.
struct LaidOutView<Content: View>: ContainerView {
    let form: LaidOutForm
    let inner: Content

    struct NodeState {
        fileprivate let run: LayoutRun
    }

    func makeNodeState() -> NodeState { NodeState(run: LayoutRun()) }
}

extension LaidOutView {
    func kind(in node: ElementNode<Self>) -> ElementKind {
        switch form {
        case .platform(let kind): kind
        case .own: .layout(node.state.run.traits)
        }
    }

    /// Runs the layout. The style of a node is read before its kind.
    func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard case .own(let layout) = form else { return [] }
        let frame = FixedFrame(in: node.inputs.modifiers.style)
        var estimate = node.tree.traits.estimatedSize
        if let width = frame.width { estimate.width = width }
        node.state.run.run(
            layout,
            on: node.element,
            estimate: estimate,
            layoutDirection: node.environment.layoutDirection
        )
        return node.state.run.style
    }

    func collectChildren(in node: ElementNode<Self>) {
        node.element.setChildren(node.childElements)
        if case .own = form { node.draw() }
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .layOut(let measure) = event, case .own = form else { return false }
        node.state.run.take(measure)
        node.draw()
        return true
    }
}
