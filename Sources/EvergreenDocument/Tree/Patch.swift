/// One change of a document. A document's patches, applied in order, make what is shown equal to it.
///
/// Patches are values: they can be applied on any thread, whatever becomes of the document meanwhile.
package enum Patch: Sendable {
    /// How the patches that follow come about, up to the next one of these; nil for at once.
    case animate(AnimationTraits?)
    /// Puts an element, with all that is in it, into `parent`, right before the child `before`, or last.
    case insert(ElementSnapshot, parent: ElementID, before: ElementID?)
    /// Takes an element away, with all that is in it.
    case remove(ElementID)
    /// Moves an element right before its sibling `before`, or last.
    case move(ElementID, parent: ElementID, before: ElementID?)
    /// Changes what an element is, how it looks, or both. Its children stay.
    case set(ElementID, from: ElementDescription, to: ElementDescription)
    /// Scrolls to an element, so that this point of it is at the same point of what is seen; nil for as little as is needed.
    case scroll(ElementID, anchor: StyleAnchor?)
    /// Scrolls an element along the axes that say where.
    case scrollContent(ElementID, ScrollOffset)
    /// Gives an element the keyboard's focus; nil takes it from the one that has it. After all patches that change
    /// what is shown.
    case focus(ElementID?)
    /// Opens an address beside the window: another page, or a program for mail or calls. Always among the last patches.
    case open(String)
    /// Opens an address in a window of its own. Always among the last patches.
    case openWindow(String, WindowPlacement)
    /// Closes windows of the app. Always among the last patches.
    case close(WindowClosing)
    /// Puts a text on the clipboard of the user. Always among the last patches.
    case copy(String)
    /// Has the device vibrate and rest in turn, for milliseconds. Always among the last patches.
    case vibrate([Int])
}
