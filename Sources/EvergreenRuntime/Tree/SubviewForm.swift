/// The number of subviews in the views of a type, as far as the type determines it.
package struct SubviewForm: Hashable {
    /// Whether each view of the type is exactly one subview.
    package var isSingle: Bool
    /// Whether a modifier in the view may set container values.
    package var setsValues: Bool

    package init(isSingle: Bool, setsValues: Bool = false) {
        self.isSingle = isSingle
        self.setsValues = setsValues
    }

    /// One subview.
    package static let single = SubviewForm(isSingle: true)
    /// An unknown number of subviews, determined by the node.
    package static let several = SubviewForm(isSingle: false)
}

/// A view without a body that determines its subview form. Other primitive views are one subview each.
@MainActor
package protocol FormedView {
    /// - Parameter content: The form of the modified view that a modifier's content placeholder represents.
    static func makeSubviewForm(content: SubviewForm) -> SubviewForm
}

extension View {
    /// The subview form of this type. Determined once per type.
    package static func subviewForm(content: SubviewForm = .several) -> SubviewForm {
        let key = SubviewForms.Key(type: ObjectIdentifier(Self.self), content: content)
        if let known = SubviewForms.known[key] { return known }
        // Ends the recursion for a view that contains itself.
        SubviewForms.known[key] = .several
        let form = makeForm(content: content)
        SubviewForms.known[key] = form
        return form
    }

    private static func makeForm(content: SubviewForm) -> SubviewForm {
        if let type = Self.self as? any FormedView.Type { return type.makeSubviewForm(content: content) }
        guard Body.self != Never.self else { return .single }
        var form = Body.subviewForm(content: content)
        // Values that a body sets are known only after it has run.
        if form.setsValues { form.isSingle = false }
        return form
    }
}

@MainActor
private enum SubviewForms {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let content: SubviewForm
    }

    static var known: [Key: SubviewForm] = [:]
}
