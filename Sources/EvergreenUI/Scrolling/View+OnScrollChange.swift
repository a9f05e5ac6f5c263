import EvergreenDocument
import Foundation

extension View {
    /// Performs an action when a value computed from the scroll geometry of the scroll view, list or form in this view changes. The action
    /// also runs after the browser's first measurement.
    ///
    /// ```swift
    /// ScrollView { … }
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isPast in isTitleShown = isPast }
    /// ```
    ///
    /// The page reports its geometry during user scrolling, at most ten times a second.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value from the geometry.
    ///   - action: The action, called with the old and the new value. Both are equal in the first call.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        ScrollReportView(
            wrapped: self,
            makeValue: { transform(ScrollGeometry($0.measure)) },
            action: { old, new, _ in action(old ?? new, new) }
        )
    }

    /// Performs an action when the scroll phase of the scroll view, list or form in this view changes.
    ///
    /// - Parameter action: The action, called with the old and the new phase.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Performs an action when the scroll phase of the scroll view, list or form in this view changes.
    ///
    /// - Parameter action: The action, called with the old phase, the new phase, and the scroll geometry.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        ScrollReportView(
            wrapped: self,
            makeValue: \.phase,
            action: { old, new, state in
                // The phase is idle before the first report.
                let old = old ?? .idle
                guard old != new else { return }
                action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(state.measure)))
            }
        )
    }
}

/// A view that observes a descendant scroll view.
private struct ScrollReportView<Wrapped: View, Value: Equatable>: WrapperView {
    struct NodeState {
        let report = ScrollReport()
        /// The last value passed to the action.
        var value: Value?
        var environment = DerivedEnvironment<Void>()
    }

    @Boxed var wrapped: Wrapped
    let makeValue: (ScrollState) -> Value
    /// Called with the last value, or nil in the first call.
    let action: (Value?, Value, ScrollState) -> Void

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        let report = node.state.report
        var inputs = node.inputs
        inputs.environment = node.state.environment.derive(from: inputs.environment) {
            $0.scrollReports.append(report)
        }
        return inputs
    }

    func willMount(_ node: WrapperNode<Self>) {
        node.state.report.take = { [weak node] state in
            guard let node else { return }
            let view = node.view
            let value = view.makeValue(state)
            let last = node.state.value
            guard value != last else { return }
            node.state.value = value
            view.action(last, value, state)
        }
    }
}
