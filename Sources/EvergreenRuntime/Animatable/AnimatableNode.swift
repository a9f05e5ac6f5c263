import EvergreenComparison
import EvergreenDocument

/// The node of an animatable view. During an animation, it shows the view with interpolated data.
package final class AnimatableNode<Content: View & Animatable>: _ViewNode<Content> {
    private typealias Data = Content.AnimatableData

    private var shown: _ViewNode<Content>?
    private var run: AnimationRun<Data>?
    private var task: ViewTask?

    /// - Parameter makeShown: Makes the node of the view when it isn't animated.
    package init(
        _ view: Content,
        parent: _Node,
        inputs: _NodeInputs,
        makeShown: (Content, _Node, _NodeInputs) -> _ViewNode<Content>
    ) {
        super.init(view, parent: parent, inputs: inputs)
        shown = makeShown(view, self, inputs)
    }

    override package func update(_ view: Content, inputs: _NodeInputs) {
        let (before, after) = (self.view.animatableData, view.animatableData)
        self.view = view
        self.inputs = inputs
        if after != before { begin(from: shown?.view.animatableData ?? before, to: after) }
        guard run != nil, let shown else { return show(view) }
        show(view.with(shown.view.animatableData))
    }

    override package func update(inputs: _NodeInputs) {
        guard !inputs.isIdentical(to: self.inputs) else { return }
        self.inputs = inputs
        shown?.update(inputs: inputs)
    }

    private func show(_ view: Content) { shown?.update(view, inputs: inputs) }

    // MARK: Animation

    private func begin(from: Data, to: Data) {
        task?.cancel()
        task = nil
        run = nil
        guard let traits = tree.currentTransaction.animation?.traits, traits.repetition == nil,
            !environment.accessibilityReduceMotion, let run = AnimationRun(from: from, to: to, traits: traits)
        else { return }
        self.run = run
        task = ViewTask(priority: .userInitiated, in: tree) { [weak self] in await self?.play() }
    }

    /// Makes steps until the new value is shown.
    private func play() async {
        while run != nil, isMounted, !Task.isCancelled {
            withAnimation(AnimationStep.animation) { invalidate() }
            do { try await Task.sleep(for: AnimationStep.duration) } catch { return }
        }
    }

    override package func refresh() {
        markAsUpToDate()
        guard let run, let next = run.value(in: AnimationStep.duration) else {
            run = nil
            return show(view)
        }
        show(view.with(next))
    }

    // MARK: Tree

    override func isInterchangeable(with other: _Node, objects: ObjectPairs) -> Bool {
        (other as? Self).map { run == nil && $0.run == nil } ?? false
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let shown { body(shown) }
    }

    override package func willUnmount() { task?.cancel() }
}

/// The steps of an animation that the server interpolates. The page animates from each step to the next.
package enum AnimationStep {
    package static let duration = Duration.milliseconds(100)
    package static let animation = Animation.linear(duration: 0.1)
}

extension CubicBezier {
    /// The timing curve of an animation, as a page draws it.
    init(of curve: AnimationTraits.Curve) {
        self =
            switch curve {
            case .linear: CubicBezier(0, 0, 1, 1)
            case .easeIn: CubicBezier(0.42, 0, 1, 1)
            case .easeOut: CubicBezier(0, 0, 0.58, 1)
            case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
            case .spring(let bounce): CubicBezier(0.25, 1 + 2 * bounce, 0.4, 1)
            case .bezier(let x1, let y1, let x2, let y2): CubicBezier(x1, y1, x2, y2)
            }
    }
}
