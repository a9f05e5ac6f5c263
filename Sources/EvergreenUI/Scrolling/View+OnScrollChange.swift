import EvergreenDocument
import Foundation

extension View {
    /// Performs an action with a value that is made of how far the scroll view, list or form in this view is scrolled: once the
    /// browser has measured it, and when the value changes after that.
    ///
    /// ```swift
    /// ScrollView { … }
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isPast in isTitleShown = isPast }
    /// ```
    ///
    /// The page tells its geometry while the user scrolls, ten times a second at most.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value.
    ///   - action: Gets the old value and the new one; the first time, they are the same.
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

    /// Performs an action when something begins to scroll the scroll view, list or form in this view, or no longer does.
    ///
    /// - Parameter action: Gets the old phase and the new one.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Performs an action when something begins to scroll the scroll view, list or form in this view, or no longer does.
    ///
    /// - Parameter action: Gets the old phase, the new one, and how far the scroll view is scrolled.
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
                // It is idle before anything is known.
                let old = old ?? .idle
                guard old != new else { return }
                action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(state.measure)))
            }
        )
    }
}

/// A view that observes a scroll view in it.
private struct ScrollReportView<Wrapped: View, Value: Equatable>: WrapperView {
    struct NodeState {
        let report = ScrollReport()
        /// The value that the action was given last.
        var value: Value?
        var environment = DerivedEnvironment<Void>()
    }

    @Boxed var wrapped: Wrapped
    let makeValue: (ScrollState) -> Value
    /// Gets the last value, if there was one.
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
