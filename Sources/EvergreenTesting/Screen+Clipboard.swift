import EvergreenUI

extension Screen {
    /// The text that the page would have put on the user's clipboard since the last call; nil for none.
    public func takeCopiedText() -> String? {
        update()
        return tree.document.takeCopiedText()
    }
}

extension ScreenElement {
    /// Copies with the focus on this element: by the nearest view around that is `copyable`.
    ///
    /// What is copied comes to ``Screen/takeCopiedText()`` a moment later: await that with ``Screen/wait(timeout:until:)``.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` where nothing can be copied.
    public func copy() throws(ScreenError) {
        try area("copyable") { $0.copies }.send(.copy)
    }

    /// Cuts with the focus on this element: by the nearest view around that is `cuttable`.
    ///
    /// - Throws: As ``copy()``.
    public func cut() throws(ScreenError) {
        try area("cuttable") { $0.cuts }.send(.cut)
    }

    /// Pastes a text with the focus on this element: into the nearest `pasteDestination` around, or by this `PasteButton`.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` where no text can be pasted.
    public func paste(_ text: String) throws(ScreenError) {
        let target =
            if case .pasteButton = element.description.kind { self } else {
                try area("pasteDestination") { $0.pasted != nil }
            }
        try target.send(.drop(.text(text), DropPlace()))
    }

    private func area(_ name: String, where matches: (ClipboardTraits) -> Bool) throws(ScreenError) -> ScreenElement {
        let found = around { if case .clipboardArea(let traits) = $0 { matches(traits) } else { false } }
        guard let found else { throw .refused("there is no \(name) on it, or on a view around it", element: outline) }
        return found
    }
}
