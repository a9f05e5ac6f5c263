/// What the screen has to know of an area in which the user copies, cuts or pastes.
package struct ClipboardTraits: Hashable, Sendable {
    package var copies: Bool
    package var cuts: Bool
    /// What is pasted, as if it were dropped; nil for nothing.
    package var pasted: DropTraits?

    package init(copies: Bool = false, cuts: Bool = false, pasted: DropTraits? = nil) {
        self.copies = copies
        self.cuts = cuts
        self.pasted = pasted
    }
}
