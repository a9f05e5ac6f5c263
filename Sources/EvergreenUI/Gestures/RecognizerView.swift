import EvergreenDocument
import EvergreenRuntime

/// A view with a gesture attached by the app.
struct RecognizerView<Inner: View, Recognized: Gesture>: DecoratingView {
    @MainActor
    struct NodeState {
        let run = GestureRun()
        /// The active recognizers.
        var recognizers: [Recognizer] = []
    }

    let inner: Inner
    let gesture: Recognized
    let priority: RecognizerTraits.Priority
    /// Whether the gesture is enabled by its mask.
    let isOn: Bool

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let list = _RecognizerList(spaces: node.inputs.environment.coordinateSpaces)
        if isOn, node.inputs.environment.isEnabled {
            Recognized._addRecognizers(of: gesture, to: list, memory: node.state.run.memory)
        } else if !node.state.recognizers.isEmpty {
            cancel(in: node)
        }
        node.state.recognizers = list.recognizers
        let traits = RecognizerTraits(
            recognizers: list.recognizers,
            priority: priority,
            scrollsAtFirst: list.scrollsAtFirst
        )
        return .gestureArea(.recognizers(traits))
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .recognize(let input):
            guard node.state.recognizers.indices.contains(input.recognizer) else { return false }
            node.state.run.take(input, of: gesture)
        case .tap:
            guard let index = node.state.recognizers.firstIndex(where: \.isTaps) else { return false }
            node.state.run.takeKey(for: index, [.ended], of: gesture)
        case .press:
            guard let index = node.state.recognizers.firstIndex(where: \.isPress) else { return false }
            node.state.run.takeKey(for: index, [.began, .ended], of: gesture)
        default: return false
        }
        return true
    }

    func willUnmount(_ node: ElementNode<Self>) { cancel(in: node) }

    /// Cancels the gesture after the update of the views, because it may set state.
    private func cancel(in node: ElementNode<Self>) {
        node.tree.enqueue { [run = node.state.run, gesture] in run.cancel(gesture) }
    }
}
