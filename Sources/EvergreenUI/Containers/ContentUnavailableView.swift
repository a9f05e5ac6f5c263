/// A placeholder for missing content: a title, an explanation and actions. Announced as a status by assistive
/// technology.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Slot<Description>, Slot<Actions>>

    /// A placeholder with a custom label, description and actions.
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
    /// A placeholder with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }

    /// A placeholder with a title that is not localized, and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .contentUnavailable }
}

/// The title of a search without results.
public struct SearchUnavailableLabel: View {
    /// What was searched for; nil or empty if the view does not say.
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
        guard let query, !query.isEmpty else { return StandardWord.noResults.text(in: language) }
        return StandardWord.noResultsFor.text(in: language).replacing("%@", with: query, maxReplacements: 1)
    }
}

extension ContentUnavailableView where Label == SearchUnavailableLabel, Description == Text, Actions == EmptyView {
    /// A search without results, in the language of the user.
    public static var search: ContentUnavailableView { search(text: "") }

    /// A search for a text without results, in the language of the user.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(label: { SearchUnavailableLabel(query: text) }, description: { Text(.noResultsHint) })
    }
}
