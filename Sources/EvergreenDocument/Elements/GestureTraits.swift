/// The gesture that a `gestureArea` recognizes.
package enum GestureTraits: Hashable, Sendable {
    /// A number of consecutive taps.
    case taps(count: Int)
    /// A long press with a minimum duration and a maximum movement in points.
    case press(milliseconds: Int, distance: Int)
    /// A pointer that enters and leaves.
    case hover
    /// The platform's gesture for a context menu: a click of the secondary button, a key, a long press.
    case menu
    /// The gestures of list and table rows in the area: context menu, and double-click or tap for the primary action.
    case rows(hasPrimaryAction: Bool)
    /// Key presses while the area contains the focus.
    indirect case keys(KeyTraits)
    /// No pointer gesture: an action for assistive technology and the keyboard, with this name or that of the content.
    case action(name: String?)
    /// The recognizers of a custom gesture.
    indirect case recognizers(RecognizerTraits)
}
