/// A custom part of an element's accessibility description, in addition to its text.
package struct AccessibleContent: Hashable, Sendable {
    /// Replaces a part with the same id.
    package var id: String
    package var label: String
    /// Nil for a part that isn't read.
    package var value: String?
    /// Whether it is read before other parts.
    package var isHigh: Bool

    package init(id: String, label: String, value: String?, isHigh: Bool) {
        self.id = id
        self.label = label
        self.value = value
        self.isHigh = isHigh
    }

    /// The text that is read; nil for none.
    package var text: String? { value.map { "\(label): \($0)" } }
}
