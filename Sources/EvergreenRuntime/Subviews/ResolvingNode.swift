import EvergreenDocument

/// The node of a view that is made of the subviews of another one.
///
/// There are two trees below. The nodes of the source find the subviews: they keep the state of the views of which only the body
/// says how many they are, and show nothing. The nodes of the result show what the container makes of the subviews.
///
/// 1. The source is updated. A view that differs is recorded, and the places that show it are invalidated.
/// 2. If there are other subviews, or in another order, or with other values, or if the container's closure differs, the closure runs.
/// 3. The result is updated.
/// 4. The invalidated places are updated, if the result has not.
final class ResolvingNode<Content: ResolvingView>: PrimitiveNode<Content> {
    private var source: SubviewSourceNode<Content.Source>?
    private var result: _ViewNode<Content.Result>?
    /// Those that the result was made of.
    private var subviews = FoundSubviews()

    required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        source = SubviewSourceNode(view.source, parent: self, inputs: inputs) { [weak self] in self?.invalidate() }
        result = Content.Result.makeSiblingNode(makeResult(), parent: self, inputs: inputs)
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        let isSame = view.makesSameResult(as: self.view)
        super.update(view, inputs: inputs)
        source?.update(view.source, inputs: inputs)
        if isDirty || !isSame {
            refresh()
        } else {
            result?.update(inputs: inputs)
        }
    }

    override func refresh() {
        result?.update(makeResult(), inputs: inputs)
    }

    private func makeResult() -> Content.Result {
        markAsUpToDate()
        startReads()
        subviews = source?.subviews ?? FoundSubviews()
        return recordingReads { view.result(of: subviews) }
    }

    override func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        // The source is made first.
        identity.add(name: source == nil || child === source ? "subviews" : "result")
    }

    /// Those of the source are shown in the result.
    override func forEachSubview(_ body: (_Node) -> Void) { result?.forEachSubview(body) }

    /// Views of the source are found where their subviews are placed.
    override func element(identifiedBy id: AnyHashable) -> Element? {
        if let node = source?.node(identifiedBy: id), let subview = FoundSubviews(below: node).subviews.first,
            let element = result?.element(identifiedBy: AnyHashable(subview.id))
        {
            return element
        }
        return result?.element(identifiedBy: id)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let source { body(source) }
        if let result { body(result) }
    }
}
