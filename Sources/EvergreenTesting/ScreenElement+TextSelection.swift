import EvergreenUI

extension ScreenElement {
    /// Selects the first occurrence of a text in a field with a selection binding; for an empty text, moves the insertion point to the end.
    public func selectText(_ part: String) throws(ScreenError) {
        guard case .textField(let traits) = element.description.kind else {
            throw .wrongRole(role, action: "selected in")
        }
        let text = traits.text
        guard !part.isEmpty else { return try send(.selectText(FieldSelection(text.utf16.count..<text.utf16.count))) }
        guard let range = text.firstRange(of: part) else { throw .notFound("“\(part)”", screen: outline) }
        let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
        try send(.selectText(FieldSelection(start..<start + part.utf16.count)))
    }

    /// The selected text of a field with a selection binding; empty for an insertion point, nil for no selection.
    public var selectedText: String? {
        tree.update()
        guard case .textField(let traits) = element.description.kind, let selection = traits.selection else {
            return nil
        }
        return String(
            decoding: Array(traits.text.utf16)[selection.clamped(to: 0..<traits.text.utf16.count)],
            as: UTF16.self
        )
    }
}
