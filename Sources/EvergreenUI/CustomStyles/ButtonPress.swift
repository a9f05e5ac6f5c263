import Observation

/// The pressed state of a button, observed by the bodies of custom styles that read it.
@MainActor
@Observable
package final class ButtonPress {
    private(set) var isHeld = false
    /// Whether a style has read the state.
    @ObservationIgnored private(set) var hasBeenRead = false
    @ObservationIgnored private let onFirstRead: @MainActor () -> Void

    init(onFirstRead: @escaping @MainActor () -> Void) {
        self.onFirstRead = onFirstRead
    }

    func read() -> Bool {
        if !hasBeenRead {
            hasBeenRead = true
            onFirstRead()
        }
        return isHeld
    }

    func set(_ isHeld: Bool) {
        if isHeld != self.isHeld { self.isHeld = isHeld }
    }
}
