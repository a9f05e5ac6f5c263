extension View {
    /// Layers a view in front of this one that is made of a preference of its descendants.
    ///
    /// It is made again each time that the preference has changed, and this view is not.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - alignment: Where the layer is.
    ///   - transform: Makes the layer of the reduced value; of the key's default value, where no descendant sets one.
    public func overlayPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> some View
    ) -> some View {
        PreferenceSharing(key: key) { value in
            self.onPreferenceUpdate(key) { value.location.value = $0 }
                .overlay(alignment: alignment) { PreferenceLayer(value: value, transform: transform) }
        }
    }

    /// Layers a view behind this one that is made of a preference of its descendants. See
    /// ``overlayPreferenceValue(_:alignment:_:)``.
    public func backgroundPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> some View
    ) -> some View {
        PreferenceSharing(key: key) { value in
            self.onPreferenceUpdate(key) { value.location.value = $0 }
                .background(alignment: alignment) { PreferenceLayer(value: value, transform: transform) }
        }
    }
}

/// The value that a view reads of its descendants. State of its own: what reads it is made again, and nothing around that.
@MainActor
private final class SharedPreference<Key: PreferenceKey> {
    let location = StateLocation(Key.defaultValue)
}

/// A view and a layer of it that have a value in common.
private struct PreferenceSharing<Key: PreferenceKey, Content: View>: View {
    let key: Key.Type
    let content: (SharedPreference<Key>) -> Content
    @State private var value = SharedPreference<Key>()

    var body: some View { content(value) }
}

private struct PreferenceLayer<Key: PreferenceKey, Content: View>: View {
    let value: SharedPreference<Key>
    let transform: @MainActor (Key.Value) -> Content

    var body: some View { transform(value.location.value) }
}
