/// What a `gestureArea` notices.
package enum GestureTraits: Hashable, Sendable {
    /// Taps in a row.
    case taps(count: Int)
    /// A pointer that is held down for so long, and moves by no more than a distance in points.
    case press(milliseconds: Int, distance: Int)
    /// A pointer that comes and goes.
    case hover
    /// What opens a context menu on a platform: a click of the secondary button, a key, a finger that stays.
    case menu
    /// What opens a context menu, and double clicks and taps of the primary action, on the rows of lists and tables in the area.
    case rows(hasPrimaryAction: Bool)
    /// Keys that are pressed while the focus is in the area.
    indirect case keys(KeyTraits)
    /// Nothing of pointers: an action that assistive technology and the keyboard reach, by this name, or by the texts inside.
    case action(name: String?)
    /// What the recognizers of an app's gesture recognize.
    indirect case recognizers(RecognizerTraits)
}
