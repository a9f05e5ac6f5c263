/// What a container that looks for subviews finds in the views of one type, as far as the type says it.
package struct SubviewForm: Hashable {
    /// Whether each view of the type is one subview, whatever it shows.
    package var isSingle: Bool
    /// Whether a modifier in the view may set container values.
    package var setsValues: Bool

    package init(isSingle: Bool, setsValues: Bool = false) {
        self.isSingle = isSingle
        self.setsValues = setsValues
    }

    /// One subview.
    package static let single = SubviewForm(isSingle: true)
    /// Any number of subviews, which only a node knows.
    package static let several = SubviewForm(isSingle: false)
}

/// A view without a body of its own that says what a container finds in it. Other primitive views are one subview each.
@MainActor
package protocol FormedView {
    /// - Parameter content: What the placeholder of a view modifier stands for.
    static func makeSubviewForm(content: SubviewForm) -> SubviewForm
}

extension View {
    /// What a container finds in the views of this type. Determined once per type.
    package static func subviewForm(content: SubviewForm = .several) -> SubviewForm {
        let key = SubviewForms.Key(type: ObjectIdentifier(Self.self), content: content)
        if let known = SubviewForms.known[key] { return known }
        // For a view that is a part of its own body.
        SubviewForms.known[key] = .several
        let form = makeForm(content: content)
        SubviewForms.known[key] = form
        return form
    }

    private static func makeForm(content: SubviewForm) -> SubviewForm {
        if let type = Self.self as? any FormedView.Type { return type.makeSubviewForm(content: content) }
        guard Body.self != Never.self else { return .single }
        var form = Body.subviewForm(content: content)
        // Values that a body sets are known once it has run.
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
