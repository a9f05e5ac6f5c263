import EvergreenDocument

/// The node of a view that is made from the subviews of another one.
///
/// It has two subtrees. The nodes of the source find the subviews: they keep the state of views whose bodies determine the number of
/// subviews, and show nothing. The nodes of the result show what the container makes from the subviews.
///
/// 1. The source is updated. A changed view is recorded, and the places that show it are invalidated.
/// 2. The closure runs if the subviews, their order or their values have changed, or if the closure itself differs.
/// 3. The result is updated.
/// 4. Invalidated places that the result has not updated are updated.
final class ResolvingNode<Content: ResolvingView>: PrimitiveNode<Content> {
    private var source: SubviewSourceNode<Content.Source>?
    private var result: _ViewNode<Content.Result>?
    /// The subviews that the result was made from.
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

    override func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        // The source is made first.
        identity.add(name: source == nil || child === source ? "subviews" : "result")
    }

    /// The subviews of the source are shown in the result.
    override func forEachSubview(_ body: (_Node) -> Void) { result?.forEachSubview(body) }

    /// Views of the source are found where the result places their subviews.
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
