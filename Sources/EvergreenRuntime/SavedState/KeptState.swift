/// The state of a window that is closed for a while in the same process.
@MainActor
package struct KeptState {
    /// The values that can be encoded.
    package var saved: SavedState
    /// The others, as they are: objects, values of types that can't be encoded, and secrets.
    package var values: [StateKey: Any]
    /// The storage of properties that the app still refers to. The next window goes on with it.
    package var held: [StateKey: AnyObject] = [:]

    package init(saved: SavedState = SavedState(), values: [StateKey: Any] = [:]) {
        self.saved = saved
        self.values = values
    }

    package var isEmpty: Bool { saved.isEmpty && values.isEmpty && held.isEmpty }
}
