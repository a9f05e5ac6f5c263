extension ElementModifiers {
    /// Adds the modifiers between a view and one inside, without mounting them.
    ///
    /// Bodies of views and modifiers run, with the first values of their properties. What has several views inside ends the search.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - isInnermost: Whether a view is the one inside.
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

/// A view that stands for one other, or for none.
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
