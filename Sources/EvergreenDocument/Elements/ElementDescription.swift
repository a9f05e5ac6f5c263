/// All properties of one element, except for its children.
package struct ElementDescription: Hashable, Sendable {
    package var kind: ElementKind
    package var attributes: ElementAttributes
    /// The element's style values, innermost first. Empty for most elements.
    package var style: [StyleValue]
    /// The axes along which the element expands before its style is applied. The document computes it from the children.
    package internal(set) var expansion: Expansion = []
    /// The position of a cell, or the columns of a grid; nil for other elements. The document computes it from the rows.
    package internal(set) var gridPlacement: GridPlacement?

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

/// The attributes that any element can have. Most elements have none, and allocate nothing for them.
package struct ElementAttributes: Hashable, Sendable {
    private struct Values: Hashable, Sendable {
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var isDisabled = false
        var notes: [ElementNote] = []
        var reportsFocus = false
        var repeatedChanges: [RepeatedChange] = []
    }

    /// Nil for an element without attributes.
    private var box: Box<Values>?

    private var values: Values {
        get { box?.value ?? Values() }
        set { box = newValue == Values() ? nil : Box(newValue) }
    }

    package init() {}

    /// Whether the element has no attributes.
    package var isEmpty: Bool { box == nil }

    /// The identifier by which tests find the element. Never shown.
    package var accessibilityIdentifier: String? {
        get { box?.value.accessibilityIdentifier }
        set { values.accessibilityIdentifier = newValue }
    }

    /// The text that assistive technology reads instead of the element's own text.
    package var accessibilityLabel: String? {
        get { box?.value.accessibilityLabel }
        set { values.accessibilityLabel = newValue }
    }

    /// A disabled element is rendered as disabled, and its events are rejected.
    package var isDisabled: Bool {
        get { box?.value.isDisabled ?? false }
        set { values.isDisabled = newValue }
    }

    /// Attributes that few elements have.
    package var notes: [ElementNote] {
        get { box?.value.notes ?? [] }
        set { values.notes = newValue }
    }

    /// Whether changes of the keyboard focus are observed.
    package var reportsFocus: Bool {
        get { box?.value.reportsFocus ?? false }
        set { values.reportsFocus = newValue }
    }

    /// Merges the attributes of an inner modifier.
    package mutating func add(inner: ElementAttributes) {
        guard inner.box != nil else { return }
        guard box != nil else { return self = inner }
        var sum = values
        sum.accessibilityIdentifier = inner.accessibilityIdentifier ?? sum.accessibilityIdentifier
        sum.accessibilityLabel = inner.accessibilityLabel ?? sum.accessibilityLabel
        sum.isDisabled = sum.isDisabled || inner.isDisabled
        sum.notes += inner.notes
        sum.reportsFocus = sum.reportsFocus || inner.reportsFocus
        values = sum
    }

    /// The repeating animations, set by the document.
    package internal(set) var repeatedChanges: [RepeatedChange] {
        get { box?.value.repeatedChanges ?? [] }
        set { if box != nil || !newValue.isEmpty { values.repeatedChanges = newValue } }
    }
}
