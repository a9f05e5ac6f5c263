import EvergreenUI

extension Screen {
    /// How the device would have vibrated and rested in turn since the last call, in milliseconds: by the last `sensoryFeedback` of
    /// what has changed. Empty for not at all.
    public func takeVibration() -> [Int] {
        update()
        return tree.document.takeVibration()
    }
}
