import EvergreenDocument

extension View {
    /// Performs an action when other targets of the scroll view in this view become visible during scrolling, including the first
    /// ones: views in a layout with `scrollTargetLayout(isEnabled:)`, identified by `id(_:)` or by a `ForEach`.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { ForEach(articles) { ArticleView($0) } }.scrollTargetLayout()
    /// }
    /// .onScrollTargetVisibilityChange(idType: Article.ID.self) { visible in markAsRead(visible) }
    /// ```
    ///
    /// The page reports the targets with an `IntersectionObserver`, at most ten times a second. An update costs O(n) for n views in the
    /// layout.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities. Targets with identities of other types are left out.
    ///   - threshold: The visible fraction from which a target counts, from 0 to 1.
    ///   - action: The action, called with the identities of all visible targets, in the order of the views.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping (_ visible: [ID]) -> Void
    ) -> some View {
        ScrollTargetReportView(wrapped: self, threshold: threshold, action: action)
    }
}

/// A view that observes the visible targets of a descendant scroll view.
private struct ScrollTargetReportView<Wrapped: View, ID: Hashable>: WrapperView {
    struct NodeState {
        let report = ScrollTargetReport()
        /// The last identities passed to the action.
        var visible: [ID] = []
        var environment = DerivedEnvironment<Double>()
    }

    @Boxed var wrapped: Wrapped
    let threshold: Double
    let action: ([ID]) -> Void

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        let report = node.state.report
        report.threshold = threshold.isFinite ? (min(max(threshold, 0), 1) * 10_000).rounded() / 10_000 : 0.5
        var inputs = node.inputs
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: report.threshold) {
            $0.scrollTargetReports.append(report)
        }
        return inputs
    }

    func willMount(_ node: WrapperNode<Self>) {
        node.state.report.take = { [weak node] targets in
            guard let node, let scrollView = node.state.report.scrollView else { return }
            let identities = scrollView.identities(of: targets) { $0.base is ID }
            let visible = targets.compactMap { identities[$0.id]?.base as? ID }
            guard visible != node.state.visible else { return }
            node.state.visible = visible
            node.view.action(visible)
        }
    }
}
