/// A key for a value that views pass to their ancestors.
@MainActor
@preconcurrency
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value so far with that of a later view in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    /// Sets the preference for the ancestors of this view. Overrides preferences of its descendants.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceView<Self, Key>(wrapped: self, value: value)
    }

    /// Runs an action with the reduced preference of the descendants, after each update in which it has changed.
    ///
    /// The first time, it runs only if the value differs from the key's default value.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceReader<Self, Key>(wrapped: self, action: action)
    }
}

private struct PreferenceView<Wrapped: View, Key: PreferenceKey>: WrapperView {
    typealias Node = PreferenceNode<Wrapped, Key>

    @Boxed var wrapped: Wrapped
    let value: Key.Value
}

/// A node that sets the preference of a key.
@MainActor
private protocol PreferenceSource<Key>: AnyObject {
    associatedtype Key: PreferenceKey
    var value: Key.Value { get }
}

private final class PreferenceNode<Wrapped: View, Key: PreferenceKey>: WrapperNode<PreferenceView<Wrapped, Key>>,
    PreferenceSource
{
    var value: Key.Value { view.value }

    required init(_ view: PreferenceView<Wrapped, Key>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        notifyReaders()
    }

    override func didUpdate(from previous: PreferenceView<Wrapped, Key>) { notifyReaders() }

    override func willUnmount() { notifyReaders() }

    /// Has the ancestors that read the key collect its values after the update.
    private func notifyReaders() {
        var node = parent
        while let current = node {
            (current as? any PreferenceReading<Key>)?.preferencesDidChange()
            node = current.parent
        }
    }
}

private struct PreferenceReader<Wrapped: View, Key: PreferenceKey>: WrapperView where Key.Value: Equatable {
    typealias Node = PreferenceReadingNode<Wrapped, Key>

    @Boxed var wrapped: Wrapped
    let action: @MainActor (Key.Value) -> Void
}

@MainActor
private protocol PreferenceReading<Key>: AnyObject {
    associatedtype Key: PreferenceKey
    func preferencesDidChange()
}

private final class PreferenceReadingNode<Wrapped: View, Key: PreferenceKey>: WrapperNode<
    PreferenceReader<Wrapped, Key>
>, PreferenceReading
where Key.Value: Equatable {
    private var value = Key.defaultValue
    private var isWaiting = false

    func preferencesDidChange() {
        guard !isWaiting else { return }
        isWaiting = true
        tree.enqueue { [weak self] in self?.read() }
    }

    private func read() {
        isWaiting = false
        guard isMounted else { return }
        var total: Key.Value?
        add(below: self, to: &total)
        let value = total ?? Key.defaultValue
        guard value != self.value else { return }
        self.value = value
        view.action(value)
    }

    private func add(below node: _Node, to total: inout Key.Value?) {
        node.forEachChild { child in
            guard let source = child as? any PreferenceSource<Key> else { return add(below: child, to: &total) }
            if var sum = total {
                Key.reduce(value: &sum) { source.value }
                total = sum
            } else {
                total = source.value
            }
        }
    }
}
