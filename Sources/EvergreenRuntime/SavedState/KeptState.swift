/// The state of a temporarily closed window, kept in the same process.
@MainActor
package struct KeptState {
    /// The values that can be encoded.
    package var saved: SavedState
    /// The remaining values, not encoded: objects, values of types that can't be encoded, and secrets.
    package var values: [StateKey: Any]
    /// Property storage that the app still refers to. The next window reuses it.
    package var held: [StateKey: AnyObject] = [:]

    package init(saved: SavedState = SavedState(), values: [StateKey: Any] = [:]) {
        self.saved = saved
        self.values = values
    }

    package var isEmpty: Bool { saved.isEmpty && values.isEmpty && held.isEmpty }
}
