import EvergreenUI

extension Screen {
    /// Returns the vibration pattern since the last call: alternating durations of vibrations and pauses in milliseconds, of the last
    /// triggered `sensoryFeedback`. Empty for none.
    public func takeVibration() -> [Int] {
        update()
        return tree.document.takeVibration()
    }
}
