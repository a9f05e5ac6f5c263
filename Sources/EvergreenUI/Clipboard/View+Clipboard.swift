extension View {
    /// Adds values to copy with the browser's copy command, such as Control-C, while this view has focus.
    ///
    /// ```swift
    /// List(cards, selection: $selected) { … }
    ///     .copyable(selectedCards)
    /// ```
    ///
    /// The values are copied as text, one line each, by the first representation of the type that is plain text, a URL or other text.
    /// Selected text, and text in fields, is copied by the browser.
    ///
    /// - Parameter payload: Returns the values, on the main actor, when the user copies. If empty, nothing is copied.
    public func copyable<T: Transferable & Sendable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        ClipboardArea(inner: self, copied: { CopiedItems(payload()) })
    }

    /// Adds values to cut with the browser's cut command, such as Control-X, while this view has focus.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes and returns the values, on the main actor. They are copied as in ``copyable(_:)``.
    public func cuttable<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping () -> [T]
    ) -> some View {
        ClipboardArea(inner: self, cut: { CopiedItems(action()) })
    }

    /// Adds an action for the browser's paste command, such as Control-V, while this view has focus.
    ///
    /// Pasted content is handled like a drop from outside of the window: see `dropDestination(for:action:isTargeted:)`. Text fields in this
    /// view handle pasting themselves.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called on the main actor with the pasted values.
    ///   - validator: Returns the accepted values. If it returns none, the action is not called.
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
