extension View {
    /// Lets the user copy values with the copy command of the browser, such as Control-C, while the focus is in this view.
    ///
    /// ```swift
    /// List(cards, selection: $selected) { … }
    ///     .copyable(selectedCards)
    /// ```
    ///
    /// They are copied as a text, a line for each: by the first representation of the type that is a plain text, a URL or another text.
    /// Texts that are selected, and those in fields, are copied by the browser.
    ///
    /// - Parameter payload: The values, made on the main actor when the user copies. Nothing is copied where it is empty.
    public func copyable<T: Transferable & Sendable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        ClipboardArea(inner: self, copied: { CopiedItems(payload()) })
    }

    /// Lets the user cut values with the cut command of the browser, such as Control-X, while the focus is in this view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values away, and returns them, on the main actor. They are copied: see ``copyable(_:)``.
    public func cuttable<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping () -> [T]
    ) -> some View {
        ClipboardArea(inner: self, cut: { CopiedItems(action()) })
    }

    /// Lets the user paste with the paste command of the browser, such as Control-V, while the focus is in this view.
    ///
    /// What is pasted is as what is dropped from outside of the browser: see `dropDestination(for:action:isTargeted:)`. A field in this
    /// view pastes by itself.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with what was pasted, on the main actor.
    ///   - validator: Returns those of the values that are taken. With none of them, the action is not called.
    public func pasteDestination<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        ClipboardArea(
            inner: self,
            pasted: DropDestination(for: payloadType) { items, _, _ in
                let valid = validator(items)
                if !valid.isEmpty { action(valid) }
            }
        )
    }
}
