import Observation

/// The pressed state of a button, observed by the bodies of custom styles that read it.
@MainActor
@Observable
package final class ButtonPress {
    private(set) var isHeld = false
    /// Whether a style has read the state.
    @ObservationIgnored private(set) var hasBeenRead = false
    @ObservationIgnored private let onNotice: @MainActor () -> Void

    init(onNotice: @escaping @MainActor () -> Void) {
        self.onNotice = onNotice
    }

    func read() -> Bool {
        if !hasBeenRead {
            hasBeenRead = true
            onNotice()
        }
        return isHeld
    }

    func set(_ isHeld: Bool) {
        if isHeld != self.isHeld { self.isHeld = isHeld }
    }
}
