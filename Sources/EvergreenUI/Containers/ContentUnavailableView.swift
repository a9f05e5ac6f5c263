/// A placeholder for unavailable content: a title, a description and actions. Assistive technology announces it as a status.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Slot<Description>, Slot<Actions>>

    /// Creates a placeholder with a custom label, description and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        inner = TupleView(
            content: (
                Slot(.unavailableLabel, label()),
                Slot(.unavailableDescription, description()),
                Slot(.unavailableActions, actions())
            )
        )
    }
}

extension ContentUnavailableView
where Label == EvergreenUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a placeholder with a verbatim title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .contentUnavailable }
}

/// The title of an empty search result.
public struct SearchUnavailableLabel: View {
    /// The search query, or nil or empty to omit it.
    let query: String?
    @Environment(\.locale) private var locale

    public var body: some View {
        EvergreenUI.Label {
            Text(verbatim: title)
        } icon: {
            Image(decorativeSymbol: "magnifyingglass")
        }
    }

    private var title: String {
        let language = locale.languageTag?.language ?? ""
        guard let query, !query.isEmpty else { return StandardText.noResults.text(in: language) }
        return StandardText.noResultsFor.text(in: language).replacing("%@", with: query, maxReplacements: 1)
    }
}

extension ContentUnavailableView where Label == SearchUnavailableLabel, Description == Text, Actions == EmptyView {
    /// A placeholder for an empty search result, in the user's language.
    public static var search: ContentUnavailableView { search(text: "") }

    /// A placeholder for an empty search result with the query, in the user's language.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(label: { SearchUnavailableLabel(query: text) }, description: { Text(.noResultsHint) })
    }
}
