extension View {
    /// Sets a preference for the ancestors of this view. Overrides the preferences of its descendants.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceView<Self, Key>(wrapped: self, value: value)
    }

    /// Transforms the descendants' preference for the ancestors of this view. See ``PreferenceKey``.
    ///
    /// - Parameters:
    /// - key: The preference key.
    /// - callback: Transforms the reduced value, or the key's default value if no descendant sets one.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping @MainActor (inout Key.Value) -> Void
    ) -> some View {
        PreferenceTransformer<Self, Key>(wrapped: self, callback: callback)
    }
}

private struct PreferenceView<Wrapped: View, Key: PreferenceKey>: WrapperView {
    typealias Node = PreferenceNode<Wrapped, Key>

    @Boxed var wrapped: Wrapped
    let value: Key.Value
}

private struct PreferenceTransformer<Wrapped: View, Key: PreferenceKey>: WrapperView {
    typealias Node = PreferenceTransformingNode<Wrapped, Key>

    @Boxed var wrapped: Wrapped
    let callback: @MainActor (inout Key.Value) -> Void

    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        node.notifyReaders(of: Key.self)
    }
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
        notifyReaders(of: Key.self)
    }

    override func didUpdate(from previous: PreferenceView<Wrapped, Key>) { notifyReaders(of: Key.self) }

    override func willUnmount() { notifyReaders(of: Key.self) }
}

/// Sets the transformed preference of the descendants. Their own changes notify the ancestors that read the key.
private final class PreferenceTransformingNode<Wrapped: View, Key: PreferenceKey>: WrapperNode<
    PreferenceTransformer<Wrapped, Key>
>, PreferenceSource
{
    var value: Key.Value {
        let value = reducedPreference(Key.self) ?? Key.defaultValue
        // Records what the callback reads as dependencies, because no body does.
        startReads()
        return recordingReads {
            var value = value
            view.callback(&value)
            return value
        }
    }

    required init(_ view: PreferenceTransformer<Wrapped, Key>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        notifyReaders(of: Key.self)
    }

    override func didUpdate(from previous: PreferenceTransformer<Wrapped, Key>) { notifyReaders(of: Key.self) }

    override func willUnmount() { notifyReaders(of: Key.self) }
}

/// A node that reads the preference of a key.
@MainActor
protocol PreferenceReading<Key>: AnyObject {
    associatedtype Key: PreferenceKey
    func preferencesDidChange()
}

extension _Node {
    /// Enqueues collection of the key's values, after the update, in the ancestors that read the key.
    fileprivate func notifyReaders<Key: PreferenceKey>(of key: Key.Type) {
        var node = parent
        while let current = node {
            (current as? any PreferenceReading<Key>)?.preferencesDidChange()
            node = current.parent
        }
    }

    /// Returns the reduced values of the outermost descendants that set one; nil if none does. O(n) for n descendants.
    final func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var total: Key.Value?
        add(key, to: &total)
        return total
    }

    private func add<Key: PreferenceKey>(_ key: Key.Type, to total: inout Key.Value?) {
        forEachChild { child in
            guard let source = child as? any PreferenceSource<Key> else { return child.add(key, to: &total) }
            let value = source.value
            if var sum = total {
                Key.reduce(value: &sum) { value }
                total = sum
            } else {
                total = value
            }
        }
    }
}
