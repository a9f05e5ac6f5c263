import OpenCombineShim

extension View {
    /// Runs an action with each value of a publisher, while the view is on the screen.
    public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceivingView(wrapped: self, publisher: publisher, action: action)
    }
}

private struct ReceivingView<Wrapped: View, P: Publisher>: WrapperView where P.Failure == Never {
    typealias Node = ReceivingNode<Wrapped, P>

    let wrapped: Wrapped
    let publisher: P
    let action: @MainActor (P.Output) -> Void
}

private final class ReceivingNode<Wrapped: View, P: Publisher>: LifecycleNode<ReceivingView<Wrapped, P>>
where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override func didAppear() { subscribe() }
    override func didDisappear() { cancellable = nil }

    /// Another publisher takes the place of the one before.
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

/// A value on its way to the main actor.
///
/// Publishers give each value to their subscriber and may send it from any thread; like a publisher's own operators,
/// this hands it on once, and keeps nothing.
private struct ReceivedValue<Value>: @unchecked Sendable {
    let value: Value
}
