import EvergreenUI

extension Screen {
    /// Returns the texts that screen readers have been asked to read since the last call. See `AccessibilityNotification.Announcement`.
    public func takeAnnouncements() -> [String] {
        update()
        return tree.document.takeAnnouncements().map(\.text)
    }

    /// Returns the vibration pattern since the last call: alternating durations of vibrations and pauses in milliseconds, of the last
    /// triggered `sensoryFeedback`. Empty for none.
    public func takeVibration() -> [Int] {
        update()
        return tree.document.takeVibration()
    }
}
