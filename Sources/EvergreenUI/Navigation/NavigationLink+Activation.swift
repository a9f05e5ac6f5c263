/// The page of a link whose presentation is controlled by a binding.
final class LinkedPage: PagePresenter {
    var isActive: Binding<Bool>
    var isShown = false

    init(_ isActive: Binding<Bool>) {
        self.isActive = isActive
    }

    func pageWasPopped() {
        // Otherwise the link itself has withdrawn the page.
        guard isShown else { return }
        isShown = false
        isActive.wrappedValue = false
    }
}

extension NavigationLink {
    /// Creates a link to a page that is presented while `isActive` is true.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)."
    )
    public init(
        destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .active(isActive, destination), label: label())
    }

    /// Creates a link to a page that is presented while `isActive` is true.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)."
    )
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .active(isActive, destination), label: label())
    }

    /// Creates a link to a page that is presented while the selection equals `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List with a selection.")
    public init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .active(selection.equals(tag), destination), label: label())
    }

    /// Creates a link to a page that is presented while the selection equals `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List with a selection.")
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .active(selection.equals(tag), destination), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a page that is presented while `isActive` is true.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(_:value:) or navigationDestination(isPresented:destination:)."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>
    ) {
        self.init(target: .active(isActive, destination), label: Text(titleKey))
    }

    /// Creates a link with an unlocalized title to a page that is presented while `isActive` is true.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(_:value:) or navigationDestination(isPresented:destination:)."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>
    ) {
        self.init(target: .active(isActive, destination), label: Text(title))
    }

    /// Creates a link with a localized title to a page that is presented while the selection equals `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) in a List with a selection.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: @autoclosure @escaping () -> Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(target: .active(selection.equals(tag), destination), label: Text(titleKey))
    }
}

extension Binding {
    /// A binding to whether an optional selection equals a tag. Setting it to false deselects the tag.
    @MainActor
    fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isSelected in
                if isSelected {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            }
        )
    }
}
