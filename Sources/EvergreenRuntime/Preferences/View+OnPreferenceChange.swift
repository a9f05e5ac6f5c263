import EvergreenComparison

extension View {
    /// Runs an action with the reduced preference of the descendants, after each update in which it changes.
    ///
    /// The first time, it runs only if the value differs from the key's default value.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceReader<Self, Key>(wrapped: self, areEqual: { $0 == $1 }, action: action)
    }

    /// Runs an action with the reduced preference of the descendants, after each update in which it changes. The value can be of any type,
    /// and is compared as far as possible.
    package func onPreferenceUpdate<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View {
        PreferenceReader<Self, Key>(
            wrapped: self,
            areEqual: { InputComparison.areEqual($0, $1) },
            action: action
        )
    }
}

private struct PreferenceReader<Wrapped: View, Key: PreferenceKey>: WrapperView {
    typealias Node = PreferenceReadingNode<Wrapped, Key>

    @Boxed var wrapped: Wrapped
    let areEqual: (Key.Value, Key.Value) -> Bool
    let action: @MainActor (Key.Value) -> Void
}

private final class PreferenceReadingNode<Wrapped: View, Key: PreferenceKey>: WrapperNode<
    PreferenceReader<Wrapped, Key>
>, PreferenceReading
{
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
        let value = reducedPreference(Key.self) ?? Key.defaultValue
        guard !view.areEqual(value, self.value) else { return }
        self.value = value
        view.action(value)
    }
}
