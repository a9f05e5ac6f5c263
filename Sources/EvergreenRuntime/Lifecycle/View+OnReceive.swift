import EvergreenComparison
import EvergreenConcurrency
import OpenCombineShim

extension View {
    /// Subscribes to a publisher while the view is on the screen, and runs an action with each value on the main actor.
    public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceivingView(wrapped: self, publisher: publisher, action: action)
    }
}

private struct ReceivingView<Wrapped: View, P: Publisher>: WrapperView where P.Failure == Never {
    typealias Node = ReceivingNode<Wrapped, P>

    @Boxed var wrapped: Wrapped
    let publisher: P
    let action: @MainActor (P.Output) -> Void
}

private final class ReceivingNode<Wrapped: View, P: Publisher>: LifecycleNode<ReceivingView<Wrapped, P>>
where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override func didAppear() { subscribe() }
    override func didDisappear() { cancellable = nil }

    /// Replaces the subscription if the publisher is another one.
    override func didUpdate(from previous: ReceivingView<Wrapped, P>) {
        guard cancellable != nil, !InputComparison.areEqual(previous.publisher, view.publisher) else { return }
        subscribe()
    }

    private func subscribe() {
        cancellable = view.publisher.sink { @Sendable [weak self] value in
            let value = ReceivedValue(value: value)
            MainQueue.run { self?.view.action(value.value) }
        }
    }
}

/// A publisher's value in transit to the main actor.
///
/// A publisher hands each value over to its subscriber, from any thread. Like an operator, this passes the value on
/// once and keeps no copy, so that two threads never use it at the same time.
private struct ReceivedValue<Value>: @unchecked Sendable {
    let value: Value
}
