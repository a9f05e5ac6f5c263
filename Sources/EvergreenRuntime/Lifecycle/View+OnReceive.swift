import EvergreenComparison
import EvergreenConcurrency
import OpenCombineShim

extension View {
    /// Subscribes to a publisher while the view is on the screen, and runs an action with each value on the main actor.
    public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceivingView(wrapped: self, publisher: publisher, action: action)
    }
}

private struct ReceivingView<Wrapped: View, P: Publisher>: WrapperView where P.Failure == Never {
    typealias Node = ReceivingNode<Wrapped, P>

    @Boxed var wrapped: Wrapped
    let publisher: P
    let action: (P.Output) -> Void
}

private final class ReceivingNode<Wrapped: View, P: Publisher>: LifecycleNode<ReceivingView<Wrapped, P>>
where P.Failure == Never {
    private var cancellable: AnyCancellable?
    private var delivery: MainActorDelivery<P.Output>?

    override func didAppear() { subscribe() }
    override func didDisappear() { unsubscribe() }

    /// Resubscribes if the publisher has changed.
    override func didUpdate(from previous: ReceivingView<Wrapped, P>) {
        guard cancellable != nil, !InputComparison.areEqual(previous.publisher, view.publisher) else { return }
        subscribe()
    }

    private func subscribe() {
        let delivery = MainActorDelivery<P.Output> { [weak self] value in self?.view.action(value) }
        let previousDelivery = self.delivery
        self.delivery = delivery
        // The old subscription is cancelled after the new one has begun: both may share a source.
        // `@Sendable`, because a publisher may publish on any thread.
        cancellable = view.publisher.sink { @Sendable value in delivery.send(value) }
        previousDelivery?.cancel()
    }

    private func unsubscribe() {
        cancellable = nil
        delivery?.cancel()
        delivery = nil
    }
}
