extension ElementModifiers {
    /// Adds the modifiers between a view and one of its descendants, without mounting them.
    ///
    /// Runs the bodies of views and modifiers, with the initial values of their properties. A view with several children ends the search.
    ///
    /// - Parameters:
    /// - view: The outermost view.
    /// - isInnermost: Whether a view is the descendant.
    @MainActor
    package mutating func add(
        modifiersOf view: some View,
        in environment: EnvironmentValues,
        until isInnermost: (any View) -> Bool
    ) {
        guard !isInnermost(view) else { return }
        addOwn(of: view, in: environment)
        if let inner = innerView(of: view) { add(modifiersOf: inner, in: environment, until: isInnermost) }
    }

    @MainActor
    private func innerView<Content: View>(of view: Content) -> (any View)? {
        if let view = view as? any WrapperView { return view.wrapped }
        if let view = view as? any ChoosingView { return view.chosen }
        return Content.Body.self == Never.self ? nil : view.body
    }
}

/// A view with at most one child, chosen at runtime.
@MainActor
private protocol ChoosingView {
    var chosen: (any View)? { get }
}

extension AnyView: ChoosingView {
    fileprivate var chosen: (any View)? { erased }
}

extension _ConditionalContent: ChoosingView {
    fileprivate var chosen: (any View)? {
        switch storage {
        case .first(let view): view
        case .second(let view): view
        }
    }
}

extension Optional: ChoosingView where Wrapped: View {
    fileprivate var chosen: (any View)? { self }
}
