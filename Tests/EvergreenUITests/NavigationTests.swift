import EvergreenTesting
import EvergreenUI
import Observation
import Testing

@MainActor
struct NavigationTests {
    struct Fruit: Hashable, Identifiable {
        var id: Int
        var name: String
    }

    /// A page with a counter that records its appearances and can dismiss itself.
    private struct Page: View {
        let name: String
        let log: AppearanceLog
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        init(_ name: String, _ log: AppearanceLog) {
            self.name = name
            self.log = log
        }

        var body: some View {
            Button("\(name): \(count)") { count += 1 }
                .navigationTitle(name)
                .toolbar { Button("Tool of \(name)") {} }
                .onAppear { log.entries.append("\(name) appears") }
                .onDisappear { log.entries.append("\(name) disappears") }
            Button("Dismiss") { dismiss() }
            Text(isPresented ? "pushed" : "root")
        }
    }

    private func title(of screen: Screen) throws -> String { try screen.find(.navigationBar).text }

    // MARK: The title of the window

    private func windowTitle(of screen: Screen) throws -> String { try screen.find(.window).text }

    @Test func `the topmost page titles the window, and the stack's bar does not repeat the title`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            NavigationStack {
                Page("Root", log)
                NavigationLink("Go") {
                    Page("Next", log)
                    NavigationLink("On") { Text("untitled") }
                }
            }
        }
        #expect(try windowTitle(of: screen) == "Root")
        try screen.find(.link, "Go").tap()
        #expect(try windowTitle(of: screen) == "Next")
        #expect(screen.findAll(.navigationBar).count == 1)
        try screen.find(.link, "On").tap()
        #expect(try windowTitle(of: screen) == "Next")
        try screen.find(.backButton).tap()
        try screen.find(.backButton).tap()
        #expect(try windowTitle(of: screen) == "Root")
    }

    @Test func `a removed stack removes its title, and a sheet keeps its title to itself`() throws {
        struct Screens: View {
            let log: AppearanceLog
            @State private var isStackShown = true

            var body: some View {
                Button("Switch") { isStackShown.toggle() }
                if isStackShown { NavigationStack { Page("Stack", log) } }
                Text("below").sheet(isPresented: .constant(true)) { NavigationStack { Page("Sheet", log) } }
            }
        }
        let screen = Screen { Screens(log: AppearanceLog()) }
        #expect(try windowTitle(of: screen) == "Stack")
        try screen.find(.button, "Switch").tap()
        #expect(try windowTitle(of: screen) == "")
    }

    @Test func `a page that loses its title clears the window's title`() throws {
        struct Titled: View {
            @State private var isTitled = true

            var body: some View {
                NavigationStack {
                    Button("Switch") { isTitled.toggle() }
                    if isTitled { Text("titled").navigationTitle("Title") }
                }
            }
        }
        let screen = Screen { Titled() }
        for title in ["Title", "", "Title"] {
            #expect(try windowTitle(of: screen) == title)
            try screen.find(.button, "Switch").tap()
        }
    }

    @Test func `a changed title below another page changes only the back button`() throws {
        struct Changing: View {
            let log: AppearanceLog
            @State private var name = "A"

            var body: some View {
                NavigationStack {
                    Button("Rename") { name = "B" }
                        .navigationTitle(name)
                    NavigationLink("Go") {
                        Page("Next", log)
                        Button("Rename it") { name = "C" }
                    }
                }
            }
        }
        let screen = Screen { Changing(log: AppearanceLog()) }
        try screen.find(.button, "Rename").tap()
        #expect(try windowTitle(of: screen) == "B")
        try screen.find(.link, "Go").tap()
        try screen.find(.button, "Rename it").tap()
        #expect(try windowTitle(of: screen) == "Next")
        #expect(try screen.find(.backButton).text == "C")
    }

    // MARK: Links to pages of their own

    @Test func `a link pushes a page, and the page below keeps its state`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            NavigationStack {
                Page("Root", log)
                NavigationLink("Go") { Page("Next", log) }
            }
        }
        #expect(log.take() == ["Root appears"])
        #expect(screen.findAll(.backButton).isEmpty)
        try screen.find(.button, "Root: 0").tap()
        try screen.find(.link, "Go").tap()
        #expect(try title(of: screen) == "Next")
        #expect(screen.texts.contains("pushed"))
        #expect(screen.findAll(.button, "Tool of Root").isEmpty)
        #expect(screen.findAll(.button, "Tool of Next").count == 1)
        #expect(screen.findAll(.button, "Root: 1").isEmpty)
        #expect(Set(log.take()) == ["Root disappears", "Next appears"])

        #expect(try screen.find(.backButton).text == "Root")
        try screen.find(.backButton).tap()
        #expect(try title(of: screen) == "Root")
        #expect(screen.findAll(.button, "Root: 1").count == 1)
        #expect(Set(log.take()) == ["Next disappears", "Root appears"])
    }

    @Test func `a page that is pushed again has new state and can dismiss itself`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            NavigationView {
                NavigationLink(destination: Page("Next", log)) { Text("Go") }
            }
            .navigationViewStyle(.stack)
        }
        try screen.find(.link, "Go").tap()
        try screen.find(.button, "Next: 0").tap()
        try screen.find(.button, "Dismiss").tap()
        #expect(screen.findAll(.page).count == 1)
        try screen.find(.link, "Go").tap()
        #expect(screen.findAll(.button, "Next: 0").count == 1)
    }

    @Test func `dismissing a sheet's stack pops its pages, then closes the sheet`() throws {
        let log = AppearanceLog()
        struct Presenter: View {
            let log: AppearanceLog
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
                    NavigationStack {
                        NavigationLink("Go") { Page("Inner", log) }
                        Page("Sheet", log)
                    }
                }
            }
        }
        let screen = Screen { NavigationStack { Presenter(log: log) } }
        try screen.find(.button, "Show").tap()
        try screen.find(.link, "Go").tap()
        try screen.find(.button, "Dismiss").tap()
        #expect(try screen.find(.sheet).find(.navigationBar).text == "Sheet")
        try screen.find(.button, "Dismiss").tap()
        #expect(screen.findAll(.sheet).isEmpty)
    }

    @Test func `a link without a stack or a value is disabled`() {
        let screen = Screen {
            NavigationLink("No stack") { Text("Page") }
            NavigationStack {
                NavigationLink("No value", value: Int?.none)
                NavigationLink("Fine") { Text("Page") }
                Group { NavigationLink("Disabled") { Text("Page") } }.disabled(true)
            }
        }
        #expect(screen.findAll(.link).map(\.isEnabled) == [false, false, true, false])
    }

    @Test func `state that a page's closure reads is observed`() throws {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Text("count \(count)")
                        Button("Add") { count += 1 }
                    }
                }
            }
        }
        let screen = Screen { Root() }
        try screen.find(.link, "Go").tap()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.contains("count 1"))
    }

    @Observable
    final class Store {
        var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    }

    private struct FruitList: View {
        let store: Store

        var body: some View {
            NavigationStack {
                List(store.fruits) { fruit in
                    NavigationLink(fruit.name) {
                        Text("page of \(fruit.name)").navigationTitle(fruit.name)
                    }
                }
                .navigationTitle("\(store.fruits.count) fruits")
            }
        }
    }

    @Test func `a page updates with its link and outlives the link's row`() throws {
        let store = Store()
        let screen = Screen { FruitList(store: store) }
        try screen.find(.link, "Pear").tap()
        store.fruits[1].name = "Peach"
        #expect(screen.texts.contains("page of Peach"))
        store.fruits.remove(at: 1)
        #expect(screen.texts.contains("page of Peach"))
        #expect(try screen.find(.backButton).text == "1 fruits")
        try screen.find(.backButton).tap()
        #expect(screen.findAll(.link).map(\.text) == ["Apple"])
    }

    // MARK: Values

    private struct Values: View {
        @Binding var path: [Fruit]
        var log = AppearanceLog()

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Apple", value: Fruit(id: 1, name: "Apple"))
                    .navigationTitle("Root")
                    .navigationDestination(for: Fruit.self) { fruit in
                        Page(fruit.name, log)
                        NavigationLink("Next", value: Fruit(id: fruit.id + 1, name: "Fruit \(fruit.id + 1)"))
                        NavigationLink("Own") { Page("Own", log) }
                        Button("Home") { path = [] }
                        Button("Double") { path += path }
                    }
            }
        }
    }

    private struct PathOwner: View {
        @State var path: [Fruit] = []
        var log = AppearanceLog()

        var body: some View {
            Values(path: $path, log: log)
            Text("path " + path.map(\.name).joined(separator: ","))
        }
    }

    @Test func `links with values append to the path, and the back button removes them`() throws {
        let screen = Screen { PathOwner() }
        try screen.find(.link, "Apple").tap()
        try screen.find(.link, "Next").tap()
        #expect(screen.texts.contains("path Apple,Fruit 2"))
        #expect(try title(of: screen) == "Fruit 2")
        #expect(try screen.find(.backButton).text == "Apple")
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("path Apple"))
        #expect(try title(of: screen) == "Apple")
    }

    @Test func `a changed path pushes and pops, and keeps the remaining pages`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            PathOwner(path: [Fruit(id: 1, name: "One"), Fruit(id: 2, name: "Two")], log: log)
        }
        #expect(try title(of: screen) == "Two")
        #expect(log.take() == ["Two appears"])
        try screen.find(.button, "Two: 0").tap()
        try screen.find(.button, "Double").tap()
        #expect(log.take() == ["Two disappears", "Two appears"])
        #expect(screen.findAll(.button, "Two: 0").count == 1)
        try screen.find(.backButton).tap()
        try screen.find(.backButton).tap()
        #expect(screen.findAll(.button, "Two: 1").count == 1)
        _ = log.take()
        try screen.find(.button, "Home").tap()
        #expect(try title(of: screen) == "Root")
        #expect(log.take() == ["Two disappears"])
        #expect(screen.texts.contains("path "))
    }

    @Test func `a view-based page is popped with the value below it`() throws {
        let screen = Screen { PathOwner() }
        try screen.find(.link, "Apple").tap()
        try screen.find(.link, "Own").tap()
        #expect(try title(of: screen) == "Own")
        #expect(screen.texts.contains("path Apple"))
        try screen.find(.backButton).tap()
        #expect(try title(of: screen) == "Apple")
        try screen.find(.link, "Own").tap()
        try screen.find(.button, "Dismiss").tap()
        #expect(try title(of: screen) == "Apple")
        try screen.find(.button, "Home").tap()
        #expect(try title(of: screen) == "Root")
    }

    @Test func `a path holds values of several types, and pages can declare destinations`() throws {
        struct Mixed: View {
            @State private var path = NavigationPath([1])
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Button("Push a text") { path.append("text of \(number)") }
                            .navigationDestination(for: String.self) { text in
                                Text(text)
                                Button("Back twice") { path.removeLast(path.count) }
                            }
                    }
                }
                Text("count \(path.count) \(path.isEmpty ? "empty" : "full")")
            }
        }
        let screen = Screen { Mixed() }
        #expect(screen.texts.contains("count 1 full"))
        try screen.find(.button, "Push a text").tap()
        #expect(screen.texts.contains("text of 1"))
        try screen.find(.button, "Back twice").tap()
        #expect(screen.texts == ["root", "count 0 empty"])
    }

    @Test func `removing from an empty path does nothing`() {
        var path = NavigationPath()
        path.removeLast()
        path.append(1)
        path.append("a")
        #expect(path.count == 2)
        path.removeLast(5)
        #expect(path == NavigationPath())
    }

    @Test func `a link with a value without a destination is reported and does nothing`() throws {
        let screen = Screen {
            NavigationStack { NavigationLink("Go", value: 1.5) }
        }
        try withKnownIssue {
            try screen.find(.link, "Go").tap()
        } matching: {
            "\($0)".contains("Double")
        }
        #expect(screen.findAll(.link).count == 1)
    }

    @Test func `a path value without a destination is reported and shows a placeholder page`() throws {
        struct Undeclared: View {
            @State private var path: [Int] = []
            @State private var isDeclared = false
            var body: some View {
                NavigationStack(path: $path) {
                    if isDeclared {
                        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
                    } else {
                        Text("root")
                    }
                }
                Button("Push") { path.append(1) }
                Button("Declare") { isDeclared = true }
            }
        }
        let screen = Screen { Undeclared() }
        try withKnownIssue {
            try screen.find(.button, "Push").tap()
        } matching: {
            "\($0)".contains("Int")
        }
        #expect(screen.findAll(.unavailable).count == 1)
        try screen.find(.button, "Declare").tap()
        #expect(screen.texts.contains("page 1"))
    }

    @Test func `a link with a value of another type than the path is reported`() throws {
        struct Wrong: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("Go", value: "text").navigationDestination(for: String.self) { Text($0) }
                }
            }
        }
        let screen = Screen { Wrong() }
        try withKnownIssue {
            try screen.find(.link, "Go").tap()
        } matching: {
            "\($0)".contains("String")
        }
        #expect(screen.findAll(.link).count == 1)
    }

    // MARK: Bindings

    private struct Presenting: View {
        @State private var isShown = false
        @State private var fruit: Fruit?
        let log: AppearanceLog

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show") { isShown = true }
                    Button("Show apple") { fruit = Fruit(id: 1, name: "Apple") }
                }
                .navigationDestination(isPresented: $isShown) {
                    Page("Shown", log)
                    Button("Hide") { isShown = false }
                }
                .navigationDestination(item: $fruit) { fruit in
                    Page(fruit.name, log)
                    Button("Other") { self.fruit = Fruit(id: 2, name: "Pear") }
                }
            }
            Text("shown \(isShown ? "yes" : "no") fruit \(fruit?.name ?? "none")")
        }
    }

    @Test func `a page is presented while its binding is true, and the back button sets it to false`() throws {
        let screen = Screen { Presenting(log: AppearanceLog()) }
        try screen.find(.button, "Show").tap()
        #expect(try title(of: screen) == "Shown")
        #expect(screen.texts.contains("shown yes fruit none"))
        try screen.find(.button, "Hide").tap()
        #expect(screen.findAll(.button, "Show").count == 1)
        try screen.find(.button, "Show").tap()
        #expect(screen.findAll(.button, "Shown: 0").count == 1)
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("shown no fruit none"))
        #expect(screen.findAll(.button, "Show").count == 1)
    }

    @Test func `an item presents its page, and a changed item another page`() throws {
        let screen = Screen { Presenting(log: AppearanceLog()) }
        try screen.find(.button, "Show apple").tap()
        try screen.find(.button, "Apple: 0").tap()
        try screen.find(.button, "Other").tap()
        #expect(screen.findAll(.button, "Pear: 0").count == 1)
        #expect(screen.findAll(.page).count == 1)
        try screen.find(.button, "Dismiss").tap()
        #expect(screen.texts.contains("shown no fruit none"))
        #expect(screen.findAll(.button, "Show").count == 1)
    }

    @Test func `a page is removed with the view that presents it`() throws {
        struct Removing: View {
            let store: Store
            @State private var isShown = true
            var body: some View {
                NavigationStack {
                    if !store.fruits.isEmpty {
                        Text("holder").navigationDestination(isPresented: $isShown) {
                            Button("Remove") { store.fruits = [] }
                        }
                    } else {
                        Text("nobody")
                    }
                }
            }
        }
        let screen = Screen { Removing(store: Store()) }
        try screen.find(.button, "Remove").tap()
        #expect(screen.texts == ["nobody"])
    }

    // MARK: Lifecycle

    @Test func `a covered page's tasks are cancelled, and restart when it reappears`() async throws {
        let log = AppearanceLog()
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { Text("page") }.task {
                    log.entries.append("start")
                    while !Task.isCancelled { await Task.yield() }
                    log.entries.append("end")
                }
            }
        }
        try await screen.wait { log.entries == ["start"] }
        try screen.find(.link).tap()
        try await screen.wait { log.entries == ["start", "end"] && screen.runningTasks == 0 }
        try screen.find(.backButton).tap()
        try await screen.wait { log.entries == ["start", "end", "start"] }
        screen.close()
        try await screen.wait { screen.runningTasks == 0 }
    }

    @Test func `each tab keeps its own pages`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            TabView {
                NavigationStack { NavigationLink("Go") { Page("Deep", log) } }.tabItem { Text("First") }
                NavigationStack { Text("B") }.tabItem { Text("Second") }
            }
        }
        try screen.find(.link).tap()
        try screen.find(.button, "Deep: 0").tap()
        _ = log.take()
        try screen.find(.tab, "Second").tap()
        #expect(log.take() == ["Deep disappears"])
        #expect(screen.findAll(.backButton).isEmpty)
        try screen.find(.tab, "First").tap()
        #expect(log.take() == ["Deep appears"])
        #expect(screen.findAll(.button, "Deep: 1").count == 1)
    }

    @Test func `state is released with its page`() throws {
        final class Witness {}
        final class Reference {
            weak var witness: Witness?
        }
        struct Holding: View {
            let reference: Reference
            @State private var witness: Witness?
            var body: some View {
                Text(witness == nil ? "Empty" : "Held").onAppear {
                    let made = Witness()
                    reference.witness = made
                    witness = made
                }
            }
        }
        let reference = Reference()
        let screen = Screen { NavigationStack { NavigationLink("Go") { Holding(reference: reference) } } }
        try screen.find(.link).tap()
        #expect(reference.witness != nil)
        try screen.find(.backButton).tap()
        #expect(reference.witness == nil)
    }

    // MARK: Bars

    @Test func `a page configures its bar`() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") {
                    Text("page")
                        .navigationBarTitle(Text("Title"), displayMode: .inline)
                        .navigationBarBackButtonHidden(true)
                        .navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
                }
            }
        }
        try screen.find(.link).tap()
        #expect(try title(of: screen) == "Title")
        #expect(screen.findAll(.backButton).isEmpty)
        #expect(try screen.find(.navigationBar).findAll(.button).map(\.text) == ["Left", "Right"])
    }

    @Test func `the back button shows the current title of the page below`() throws {
        let store = Store()
        let screen = Screen { FruitList(store: store) }
        try screen.find(.link, "Apple").tap()
        #expect(try screen.find(.backButton).text == "2 fruits")
        store.fruits.append(Fruit(id: 3, name: "Plum"))
        #expect(try screen.find(.backButton).text == "3 fruits")
    }

    @Test func `a popped page observes isPresented before it is removed`() throws {
        struct Editor: View {
            @Binding var saved: String
            @Environment(\.isPresented) private var isPresented
            @State private var text = ""
            var body: some View {
                TextField("Name", text: $text)
                    .onChange(of: isPresented) { if !isPresented { saved = text } }
                    .onDisappear { saved += "." }
            }
        }
        struct Root: View {
            @State private var saved = "nothing"
            var body: some View {
                NavigationStack {
                    NavigationLink("Edit \(saved)") { Editor(saved: $saved) }
                }
            }
        }
        let screen = Screen { Root() }
        try screen.find(.link).tap()
        try screen.find(.textField).type("Zoe")
        try screen.find(.backButton).tap()
        #expect(screen.texts == ["Edit Zoe."])
    }
}
