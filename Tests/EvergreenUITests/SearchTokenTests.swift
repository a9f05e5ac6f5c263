import EvergreenTesting
import Observation
import Testing

@testable import EvergreenUI

@MainActor
struct SearchTokenTests {
    private enum Kind: String, CaseIterable, Identifiable {
        case conifer, shrub, palm

        var id: Self { self }
    }

    private struct Status: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text(isSearching ? "searching" : "idle")
            Button("End") { dismissSearch() }
        }
    }

    private struct Trees: View {
        @State var text = ""
        @State var kinds: [Kind] = [.conifer, .shrub]

        var body: some View {
            Text("“\(text)” \(kinds.map(\.rawValue).joined(separator: ","))")
            Button("Add palm") { kinds.append(.palm) }
            Button("Reverse") { kinds.reverse() }
            VStack { Status() }
                .searchable(text: $text, tokens: $kinds, prompt: "Find") { Text($0.rawValue) }
        }
    }

    private func tokens(of screen: Screen) -> [String] { screen.findAll(.token).map(\.text) }

    @Test func `tokens are in the field and follow their binding`() throws {
        let screen = Screen { Trees() }
        #expect(tokens(of: screen) == ["conifer", "shrub"])
        try screen.find(.button, "Add palm").tap()
        #expect(tokens(of: screen) == ["conifer", "shrub", "palm"])
        try screen.find(.button, "Reverse").tap()
        #expect(tokens(of: screen) == ["palm", "shrub", "conifer"])
    }

    @Test func `removing a token removes it from the binding`() throws {
        let screen = Screen { Trees() }
        try screen.find(.token, "conifer").remove()
        #expect(screen.texts.contains("“” shrub"))
        #expect(tokens(of: screen) == ["shrub"])
        #expect(throws: ScreenError.self) { try screen.find(.textField, "Find").remove() }
    }

    @Test func `a field keeps its focus and text while tokens change`() throws {
        let screen = Screen { Trees() }
        let field = try screen.find(.textField, "Find")
        try field.focus()
        try field.type("elm")
        try field.focus()
        try screen.find(.token, "conifer").remove()
        try screen.find(.token, "shrub").remove()
        #expect(field.exists)
        #expect(field.isFocused)
        #expect(field.value == "elm")
    }

    @Test func `dismissing a search clears text and tokens`() throws {
        let screen = Screen { Trees() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.textField, "Find").type("elm")
        try screen.find(.button, "End").tap()
        #expect(screen.texts.contains("“” "))
        #expect(screen.texts.contains("idle"))
        #expect(tokens(of: screen).isEmpty)
    }

    @Test func `the clear button clears text and tokens, and is shown while there are any`() throws {
        let screen = Screen { Trees(text: "elm") }
        try screen.find(.button, "Clear").tap()
        #expect(screen.texts.contains("“” "))
        #expect(screen.findAll(.button, "Clear").isEmpty)
        #expect(try screen.find(.textField, "Find").isFocused)
        #expect(screen.texts.contains("searching"))
    }

    @Test func `a search with tokens continues without focus until the last token is removed`() throws {
        let screen = Screen { Trees(kinds: [.shrub]) }
        try screen.find(.textField, "Find").focus()
        try screen.find(.textField, "Find").blur()
        #expect(screen.texts.contains("searching"))
        try screen.find(.token, "shrub").remove()
        #expect(screen.texts.contains("idle"))
    }

    @Test func `tokens of a disabled field can't be removed`() throws {
        let screen = Screen { Trees().disabled(true) }
        #expect(throws: ScreenError.self) { try screen.find(.token, "shrub").remove() }
        #expect(tokens(of: screen) == ["conifer", "shrub"])
    }

    // MARK: Suggestions

    private struct Suggesting: View {
        @State private var text = ""
        @State private var kinds: [Kind] = []
        @State private var submissions = 0
        @State var suggested = Kind.allCases

        var body: some View {
            Text("“\(text)” \(kinds.map(\.rawValue).joined(separator: ",")), submitted \(submissions)")
            Button("Suggest palms alone") { suggested = [.palm] }
            VStack { Status() }
                .searchable(text: $text, tokens: $kinds, suggestedTokens: $suggested, prompt: "Find") {
                    Text($0.rawValue)
                }
                .searchSuggestions { Text("Elm").searchCompletion("elm") }
                .onSubmit(of: .search) { submissions += 1 }
        }
    }

    private func suggestions(of screen: Screen) -> [String] {
        screen.findAll(.menu).flatMap { $0.findAll(.button).map(\.text) }
    }

    @Test func `suggested tokens precede other suggestions in the menu`() throws {
        let screen = Screen { Suggesting() }
        #expect(suggestions(of: screen).isEmpty)
        try screen.find(.textField, "Find").focus()
        #expect(suggestions(of: screen) == ["conifer", "shrub", "palm", "Elm"])
        try screen.find(.button, "Suggest palms alone").tap()
        #expect(suggestions(of: screen) == ["palm", "Elm"])
    }

    @Test func `a chosen token replaces the text, stays suggested and submits nothing`() throws {
        let screen = Screen { Suggesting() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.textField, "Find").type("shr")
        try screen.find(.menu).find(.button, "shrub").tap()
        #expect(screen.texts.contains("“” shrub, submitted 0"))
        #expect(suggestions(of: screen) == ["conifer", "shrub", "palm", "Elm"])
    }

    @Test func `an existing token is not added again`() throws {
        let screen = Screen { Suggesting() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.menu).find(.button, "shrub").tap()
        try screen.find(.menu).find(.button, "shrub").tap()
        #expect(tokens(of: screen) == ["shrub"])
    }

    private struct Completing: View {
        struct Other: Identifiable { let id = 1 }

        @State private var text = ""
        @State private var kinds: [Kind] = []

        var body: some View {
            Text("“\(text)” \(kinds.map(\.rawValue).joined(separator: ","))")
            VStack { Status() }
                .searchable(text: $text, tokens: $kinds, prompt: "Find") { Text($0.rawValue) }
                .searchSuggestions {
                    Text("Palms").searchCompletion(Kind.palm)
                    Text("Other").searchCompletion(Other())
                }
        }
    }

    @Test func `a suggestion with a token adds it`() throws {
        let screen = Screen { Completing() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.textField, "Find").type("pa")
        try screen.find(.button, "Palms").tap()
        #expect(screen.texts.contains("“” palm"))
        #expect(tokens(of: screen) == ["palm"])
    }

    @Test func `a token of another type is reported and ignored`() throws {
        let screen = Screen { Completing() }
        try screen.find(.textField, "Find").focus()
        try screen.find(.textField, "Find").type("o")
        try withKnownIssue {
            try screen.find(.button, "Other").tap()
        } matching: { issue in
            issue.description.contains("the search field has no tokens of this type")
        }
        #expect(screen.texts.contains("“o” "))
    }

    // MARK: Bindings

    fileprivate struct Filter: Identifiable {
        let id: Int
        var isIncluded = true
    }

    @Observable
    fileprivate final class Model {
        var text = ""
        var filters = [Filter(id: 1), Filter(id: 2)]
        var isPresented = false
    }

    private struct Editing: View {
        @Bindable var model: Model

        var body: some View {
            VStack { Status() }
                .searchable(
                    text: $model.text,
                    editableTokens: $model.filters,
                    isPresented: $model.isPresented,
                    prompt: "Find"
                ) { $filter in
                    Toggle("Filter \(filter.id)", isOn: $filter.isIncluded)
                }
        }
    }

    @Test func `tokens of a model are edited in place`() throws {
        let model = Model()
        let screen = Screen { Editing(model: model) }
        try screen.find(.toggle, "Filter 2").toggle()
        #expect(model.filters.map(\.isIncluded) == [true, false])
        #expect(try screen.find(.toggle, "Filter 2").value == "false")
        model.filters.removeFirst()
        #expect(tokens(of: screen) == ["Filter 2"])
        try screen.find(.token, "Filter 2").remove()
        #expect(model.filters.isEmpty)
    }

    @Test func `ending the search through its binding removes the tokens`() throws {
        let model = Model()
        let screen = Screen { Editing(model: model) }
        model.isPresented = true
        #expect(try screen.find(.textField, "Find").isFocused)
        model.isPresented = false
        screen.update()
        #expect(model.filters.isEmpty)
    }

    @Test func `a binding to a removed token keeps its value and writes nothing`() {
        var filters = [Filter(id: 1), Filter(id: 2)]
        let tokens = Binding {
            filters
        } set: {
            filters = $0
        }
        let second = tokens.token(filters[1])
        second.wrappedValue.isIncluded = false
        #expect(filters.map(\.isIncluded) == [true, false])
        filters.removeLast()
        #expect(second.wrappedValue.id == 2)
        second.wrappedValue.isIncluded = false
        #expect(filters.map(\.id) == [1])
    }
}
