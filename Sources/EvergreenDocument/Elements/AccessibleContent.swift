/// A part of what assistive technology reads of an element besides its text.
package struct AccessibleContent: Hashable, Sendable {
    /// What a part of the same name takes the place of.
    package var id: String
    package var label: String
    /// Nil for nothing to read.
    package var value: String?
    /// Whether it is read before other parts.
    package var isHigh: Bool

    package init(id: String, label: String, value: String?, isHigh: Bool) {
        self.id = id
        self.label = label
        self.value = value
        self.isHigh = isHigh
    }

    /// What is read; nil for nothing.
    package var text: String? { value.map { "\(label): \($0)" } }
}
