import EvergreenUI

extension Screen {
    /// Returns the text that the page would have copied to the user's clipboard since the last call; nil for none.
    public func takeCopiedText() -> String? {
        update()
        return tree.document.takeCopiedText()
    }
}

extension ScreenElement {
    /// Copies while this element has the focus, from this view or its nearest `copyable` ancestor.
    ///
    /// The copied text is available from ``Screen/takeCopiedText()`` asynchronously: await it with ``Screen/wait(timeout:until:)``.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` if there is no `copyable` view.
    public func copy() throws(ScreenError) {
        try area("copyable") { $0.copies }.send(.copy)
    }

    /// Cuts while this element has the focus, from this view or its nearest `cuttable` ancestor.
    ///
    /// - Throws: The same errors as ``copy()``.
    public func cut() throws(ScreenError) {
        try area("cuttable") { $0.cuts }.send(.cut)
    }

    /// Pastes a text while this element has the focus, into this view or its nearest ancestor with a `pasteDestination`, or with this
    /// `PasteButton`.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` if no text can be pasted.
    public func paste(_ text: String) throws(ScreenError) {
        let target =
            if case .pasteButton = element.description.kind { self } else {
                try area("pasteDestination") { $0.pasted != nil }
            }
        try target.send(.drop(.text(text), DropPlace()))
    }

    private func area(_ name: String, where matches: (ClipboardTraits) -> Bool) throws(ScreenError) -> ScreenElement {
        let found = around { if case .clipboardArea(let traits) = $0 { matches(traits) } else { false } }
        guard let found else { throw .refused("neither it nor an ancestor has \(name)", element: outline) }
        return found
    }
}
