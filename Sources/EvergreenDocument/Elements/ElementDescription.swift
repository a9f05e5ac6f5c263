/// Everything that a document says of one element, but for its children.
package struct ElementDescription: Hashable, Sendable {
    package var kind: ElementKind
    package var attributes: ElementAttributes
    /// The element's style values, those applied first (the innermost) first. Empty for most elements.
    package var style: [StyleValue]

    package init(
        _ kind: ElementKind,
        attributes: ElementAttributes = ElementAttributes(),
        style: [StyleValue] = []
    ) {
        self.kind = kind
        self.attributes = attributes
        self.style = style
    }
}

/// What any element may have.
package struct ElementAttributes: Hashable, Sendable {
    /// How tests find the element. Never shown.
    package var accessibilityIdentifier: String?
    /// What assistive technology says instead of the element's own text.
    package var accessibilityLabel: String?
    /// A disabled element is shown so, and its events are refused.
    package var isDisabled = false
    /// What most elements have nothing of.
    package var notes: [ElementNote] = []
    /// Whether changes of the keyboard focus are observed.
    package var reportsFocus = false

    package init() {}
}
