/// A value that views tell the views around them.
@MainActor
@preconcurrency
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view tells one.
    static var defaultValue: Value { get }

    /// Adds the value of a view that comes later in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    /// Tells the views around this one a value, in the place of what views inside tell.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceView<Self, Key>(wrapped: self, value: value)
    }

    /// Runs an action with what the views inside tell, put together in reading order: when this view has come onto the
    /// screen, if that is not the default value, and whenever it has changed, after the update.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceReader<Self, Key>(wrapped: self, action: action)
    }
}

private struct PreferenceView<Wrapped: View, Key: PreferenceKey>: WrapperView {
    typealias Node = PreferenceNode<Wrapped, Key>

    let wrapped: Wrapped
    let value: Key.Value
}

/// A node that tells a value of one key.
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
        tell()
    }

    override func didUpdate(from previous: PreferenceView<Wrapped, Key>) { tell() }

    override func willUnmount() { tell() }

    /// Those who read the key look at all that is below them, after the update.
    private func tell() {
        var node = parent
        while let current = node {
            (current as? any PreferenceReading<Key>)?.preferencesDidChange()
            node = current.parent
        }
    }
}

private struct PreferenceReader<Wrapped: View, Key: PreferenceKey>: WrapperView where Key.Value: Equatable {
    typealias Node = PreferenceReadingNode<Wrapped, Key>

    let wrapped: Wrapped
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
