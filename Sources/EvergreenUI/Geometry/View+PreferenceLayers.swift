extension View {
    /// Overlays this view with a view computed from a preference of its descendants.
    ///
    /// The overlay is updated when the preference changes, without an update of this view.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - alignment: The alignment of the overlay.
    ///   - transform: Returns the overlay for the reduced value, or for the key's default value if no descendant sets one.
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

    /// Adds a background computed from a preference of this view's descendants. See ``overlayPreferenceValue(_:alignment:_:)``.
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

/// The preference value as separate state, so that a change invalidates only the bodies that read it.
@MainActor
private final class SharedPreference<Key: PreferenceKey> {
    let location = StateLocation(Key.defaultValue)
}

/// A view and its layer, which share a preference value.
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
