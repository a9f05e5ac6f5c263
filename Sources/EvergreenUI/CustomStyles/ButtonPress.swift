import Observation

/// Whether a button is held down, for a style that wants to know. Each body that reads it observes it.
@MainActor
@Observable
package final class ButtonPress {
    private(set) var isHeld = false
    /// Whether a style has read it.
    @ObservationIgnored private(set) var isNoticed = false
    @ObservationIgnored private let onNotice: @MainActor () -> Void

    init(onNotice: @escaping @MainActor () -> Void) {
        self.onNotice = onNotice
    }

    func read() -> Bool {
        if !isNoticed {
            isNoticed = true
            onNotice()
        }
        return isHeld
    }

    func set(_ isHeld: Bool) {
        if isHeld != self.isHeld { self.isHeld = isHeld }
    }
}
