/// The clipboard commands of an area.
package struct ClipboardTraits: Hashable, Sendable {
    package var copies: Bool
    package var cuts: Bool
    /// The accepted content of a paste, which is handled like a drop; nil for none.
    package var pasted: DropTraits?

    package init(copies: Bool = false, cuts: Bool = false, pasted: DropTraits? = nil) {
        self.copies = copies
        self.cuts = cuts
        self.pasted = pasted
    }
}
