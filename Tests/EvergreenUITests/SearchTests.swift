import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct SearchTests {
    private enum Scope: Hashable { case names, places }

    private struct SearchStatus: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text(isSearching ? "searching" : "idle")
            Button("End") { dismissSearch() }
        }
    }

    private struct Names: View {
        var activation = SearchScopeActivation.automatic
        @State private var text = ""
        @State private var isPresented = false
        @State private var scope = Scope.names

        var body: some View {
            VStack {
                Text("text “\(text)”, \(isPresented ? "presented" : "not presented")")
                Button("Search names") { isPresented = true }
                Button("Leave") { isPresented = false }
                VStack { SearchStatus() }
                    .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
                    .searchScopes($scope, activation: activation) {
                        Text("Names").tag(Scope.names)
                        Text("Places").tag(Scope.places)
                    }
                Text(scope == .names ? "in names" : "in places")
            }
        }
    }

    private struct Focused: View {
        private enum Field: Hashable { case search, note }
        @State private var text = ""
        @State private var note = ""
        @FocusState private var isFocused: Bool
        @FocusState private var field: Field?

        var body: some View {
            VStack { SearchStatus() }
                .searchable(text: $text, prompt: "Find")
                .searchFocused($isFocused)
                .searchFocused($field, equals: .search)
            TextField("Note", text: $note).focused($field, equals: .note)
            Text(isFocused ? "focused" : "not focused")
            Text(field == .search ? "in search" : field == .note ? "in note" : "nowhere")
            Button("Find") { isFocused = true }
        }
    }

    @Test func `a search field's focus can be bound`() throws {
        let screen = Screen { Focused() }
        #expect(screen.texts.contains("not focused"))
        try screen.find(.button, "Find").tap()
        #expect(screen.texts.contains("focused") && screen.texts.contains("searching"))
        #expect(screen.texts.contains("in search"))
        try screen.find(.textField, "Note").focus()
        #expect(screen.texts.contains("not focused") && screen.texts.contains("in note"))
        try screen.find(.textField, "Find").focus()
        #expect(screen.texts.contains("focused") && screen.texts.contains("in search"))
    }

    @Test func `isSearching follows the focus of a search field without a binding`() throws {
        struct Plain: View {
            @State private var text = ""
            var body: some View {
                VStack { SearchStatus() }.searchable(text: $text, prompt: "Find")
                Text("text “\(text)”")
            }
        }
        let screen = Screen { Plain() }
        let field = try screen.find(.textField, "Find")
        #expect(screen.texts.contains("idle"))
        try field.focus()
        #expect(screen.texts.contains("searching"))
        try field.type("elm")
        try field.blur()
        #expect(screen.texts.contains("searching"))
        try screen.find(.button, "End").tap()
        #expect(screen.texts.contains("idle"))
        #expect(screen.texts.contains("text “”"))
    }

    @Test func `a search ends when its empty field loses the focus`() throws {
        let screen = Screen { Names() }
        try screen.find(.textField, "Find").focus()
        #expect(screen.texts.contains("text “”, presented"))
        try screen.find(.textField, "Find").blur()
        #expect(screen.texts.contains("text “”, not presented"))
    }

    @Test func `a binding starts and ends a search`() throws {
        let screen = Screen { Names() }
        try screen.find(.button, "Search names").tap()
        #expect(try screen.find(.textField, "Find").isFocused)
        #expect(screen.texts.contains("searching"))
        try screen.find(.textField, "Find").type("elm")
        try screen.find(.button, "Leave").tap()
        #expect(try !screen.find(.textField, "Find").isFocused)
        #expect(screen.texts.contains("idle"))
        #expect(screen.texts.contains("text “”, not presented"))
    }

    @Test func `dismissing a search writes its binding`() throws {
        let screen = Screen { Names() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.button, "End").tap()
        #expect(screen.texts.contains("text “”, not presented"))
        #expect(try !screen.find(.textField, "Find").isFocused)
    }

    @Test func `scopes appear with the first letter and disappear when the search ends`() throws {
        let screen = Screen { Names() }
        try screen.find(.textField, "Find").focus()
        #expect(screen.findAll(.picker).isEmpty)
        try screen.find(.textField, "Find").type("elm")
        try screen.find(.picker).select("Places")
        #expect(screen.texts.contains("in places"))
        try screen.find(.textField, "Find").fill("")
        #expect(screen.findAll(.picker).count == 1)
        // The focus moves to the scopes.
        try screen.find(.textField, "Find").blur()
        #expect(screen.findAll(.picker).count == 1)
        try screen.find(.button, "End").tap()
        #expect(screen.findAll(.picker).isEmpty)
    }

    @Test func `scopes activated on search presentation appear with the focus`() throws {
        let screen = Screen { Names(activation: .onSearchPresentation) }
        #expect(screen.findAll(.picker).isEmpty)
        try screen.find(.textField, "Find").focus()
        #expect(screen.findAll(.picker).count == 1)
    }

    // MARK: Suggestions

    private struct Suggesting: View {
        var visibility = Visibility.automatic
        @State private var text = ""
        @State private var submitted: [String] = []

        var body: some View {
            Text("text “\(text)”, submitted \(submitted.joined(separator: ", "))")
            VStack {
                SearchStatus()
                Text("Elsewhere").searchCompletion("never")
            }
            .searchable(text: $text, prompt: "Find")
            .searchSuggestions {
                ForEach(["Elm", "Elder"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { name in
                    Label(name, systemImage: "leaf").searchCompletion(name)
                }
                Text("No tree").searchCompletion("none").disabled(true)
            }
            .searchSuggestions(visibility, for: .menu)
            .onSubmit(of: .search) { submitted.append(text) }
        }
    }

    @Test func `suggestions are shown while the user is searching`() throws {
        let screen = Screen { Suggesting() }
        #expect(screen.findAll(.menu).isEmpty)
        try screen.find(.textField, "Find").focus()
        #expect(try screen.find(.menu).findAll(.button).map(\.text) == ["Elm", "Elder", "No tree"])
        try screen.find(.textField, "Find").type("Eld")
        #expect(try screen.find(.menu).findAll(.button).map(\.text) == ["Elder", "No tree"])
        try screen.find(.button, "End").tap()
        #expect(screen.findAll(.menu).isEmpty)
    }

    @Test func `a suggestion completes the text, submits the search and disappears`() throws {
        let screen = Screen { Suggesting() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.button, "Elder").tap()
        #expect(screen.texts.contains("text “Elder”, submitted Elder"))
        #expect(screen.texts.contains("searching"))
        #expect(screen.findAll(.menu).isEmpty)
        try screen.find(.textField, "Find").type("berry")
        #expect(try screen.find(.menu).findAll(.button).count == 1)
    }

    @Test func `suggestions with hidden visibility are not in the menu`() throws {
        let screen = Screen { Suggesting(visibility: .hidden) }
        try screen.find(.textField, "Find").focus()
        #expect(screen.texts.contains("searching"))
        #expect(screen.findAll(.menu).isEmpty)
    }

    @Test func `searchCompletion outside of suggestions has no effect`() throws {
        let screen = Screen { Suggesting() }
        #expect(screen.findAll(.button, "Elsewhere").isEmpty)
        #expect(screen.texts.contains("Elsewhere"))
    }

    private struct Library: View {
        let activation: TabSearchActivation
        let isOutside: Bool
        @State private var text = ""
        @State private var selection = 0
        @FocusState private var isFocused: Bool

        var body: some View {
            if isOutside {
                tabs.searchable(text: $text).searchFocused($isFocused)
            } else {
                tabs
            }
            Text(isFocused ? "focused" : "not focused")
            Button("Unfocus") { isFocused = false }
        }

        private var tabs: some View {
            TabView(selection: $selection) {
                Tab("Albums", systemImage: "square.stack", value: 0) { Text("Albums") }
                Tab(value: 1, role: .search) {
                    NavigationStack {
                        if isOutside {
                            Text("Results")
                        } else {
                            NavigationLink("Result") { Text("A result") }
                                .searchable(text: $text).searchFocused($isFocused)
                        }
                    }
                }
            }
            .tabViewSearchActivation(activation)
        }
    }

    @Test(arguments: [false, true])
    func `selecting the search tab begins the search of the tab or of the tab view`(_ isOutside: Bool) throws {
        let screen = Screen { Library(activation: .searchTabSelection, isOutside: isOutside) }
        #expect(screen.texts.contains("not focused"))
        try screen.find(.tab, "Search").tap()
        #expect(screen.texts.contains("focused"))
        try screen.find(.button, "Unfocus").tap()
        try screen.find(.tab, "Albums").tap()
        #expect(screen.texts.contains("not focused"))
        try screen.find(.tab, "Search").tap()
        #expect(screen.texts.contains("focused"))
    }

    @Test func `selecting the search tab only shows it by default`() throws {
        let screen = Screen { Library(activation: .automatic, isOutside: false) }
        try screen.find(.tab, "Search").tap()
        #expect(screen.texts.contains("not focused"))
    }

    @Test func `going back to the root of the search tab does not begin a search again`() throws {
        let screen = Screen { Library(activation: .searchTabSelection, isOutside: false) }
        try screen.find(.tab, "Search").tap()
        try screen.find(.button, "Unfocus").tap()
        try screen.find(.link, "Result").tap()
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("not focused"))
    }
}
