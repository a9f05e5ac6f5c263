/// One change of a document. Applied in order, the patches of a document bring a rendering up to date.
///
/// Patches are values: they can be applied on any thread, independent of the document.
package enum Patch: Sendable {
    /// The animation of the following patches, until the next `animate`; nil for none.
    case animate(AnimationTraits?)
    /// Inserts an element with its descendants into `parent`, before the child `before`, or last.
    case insert(ElementSnapshot, parent: ElementID, before: ElementID?)
    /// Removes an element with its descendants.
    case remove(ElementID)
    /// Moves an element before its sibling `before`, or last.
    case move(ElementID, parent: ElementID, before: ElementID?)
    /// Changes the description of an element. Its children stay.
    case set(ElementID, from: ElementDescription, to: ElementDescription)
    /// Scrolls to an element, so that its anchor is at the same point of the visible area; nil for the minimal scroll.
    case scroll(ElementID, anchor: StyleAnchor?)
    /// Scrolls an element along the axes with an offset.
    case scrollContent(ElementID, ScrollOffset)
    /// Moves the keyboard focus to an element; nil removes it. After all patches that change content.
    case focus(ElementID?)
    /// Opens a URL in another tab, or in a program for mail or calls. Always among the last patches.
    case open(String)
    /// Opens a URL in a new window. Always among the last patches.
    case openWindow(String, WindowPlacement)
    /// Closes windows of the app. Always among the last patches.
    case close(WindowClosing)
    /// Copies a text to the user's clipboard. Always among the last patches.
    case copy(String)
    /// Lets screen readers read a text. Always among the last patches.
    case announce(Announcement)
    /// Vibrates the device, in alternating milliseconds of vibration and rest. Always among the last patches.
    case vibrate([Int])
}
