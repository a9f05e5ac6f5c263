import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct NavigationSplitViewTests {
    /// Folders, the messages of one, and one message.
    private struct Mail: View {
        let log: AppearanceLog
        @State private var folder: String?
        @State private var message: String?

        var body: some View {
            NavigationSplitView {
                List(folders, id: \.self, selection: $folder) { Text($0) }
                    .navigationTitle("Mail")
                LoggedCounter("folders", log)
            } content: {
                if let folder {
                    List(messages, id: \.self, selection: $message) { Text("\(folder) \($0)") }
                        .navigationTitle(folder)
                }
                LoggedCounter("messages", log)
            } detail: {
                Text(message ?? "No message").navigationTitle(message ?? "")
                LoggedCounter("message", log)
                Button("First") { (folder, message) = ("Inbox", "Hello") }
                Button("None") { message = nil }
                Button("Nothing") { (folder, message) = (nil, nil) }
            }
        }
    }

    /// Two columns with a link for each value.
    private struct Links: View {
        var log = AppearanceLog()

        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("One", value: 1)
                    NavigationLink("Two", value: 2)
                    NavigationLink("About") {
                        LoggedCounter("about", log).navigationTitle("About")
                        NavigationLink("More") { Text("more") }
                    }
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { number in
                    LoggedCounter("number \(number)", log).navigationTitle("Number \(number)")
                    NavigationLink("Next", value: number + 1)
                }
            } detail: {
                Text("Nothing yet")
            }
        }
    }

    private func titles(of screen: Screen) -> [String] { screen.findAll(.navigationBar).map(\.text) }

    private func columns(of screen: Screen) -> [String] { screen.findAll(.splitColumn).map(\.label) }

    private func compact(@ViewBuilder _ content: () -> some View) -> Screen {
        let screen = Screen(content)
        screen.horizontalSizeClass = .compact
        return screen
    }

    // MARK: Selections

    @Test func `a selection shows its value in the next column and highlights the row`() throws {
        let screen = Screen { Mail(log: AppearanceLog()) }
        #expect(titles(of: screen) == ["Mail", ""])
        try screen.find(.row, "Inbox").tap()
        #expect(try screen.find(.row, "Inbox").isSelected)
        #expect(try !screen.find(.row, "Sent").isSelected)
        try screen.find(.row, "Inbox Invoice").tap()
        #expect(titles(of: screen) == ["Mail", "Inbox", "Invoice"])
        #expect(try screen.find(.window).text == "Invoice")
        try screen.find(.row, "Sent").tap()
        #expect(titles(of: screen) == ["Mail", "Sent", "Invoice"])
        #expect(try screen.find(.row, "Sent Invoice").isSelected)
    }

    @Test func `an update in one column runs no bodies in another`() throws {
        struct Other: View {
            var body: some View { Text("other") }
        }
        let screen = Screen {
            NavigationSplitView {
                LoggedCounter("sidebar", AppearanceLog())
            } detail: {
                Other()
            }
        }
        screen.resetBodyCounts()
        try screen.find(.button, "sidebar: 0").tap()
        screen.update()
        #expect(screen.bodyCount(of: LoggedCounter.self) == 1)
        #expect(screen.bodyCount(of: Other.self) == 0)
    }

    @Test func `a link with a value of the list's selection type selects it`() throws {
        struct Numbers: View {
            @State private var number: Int?

            var body: some View {
                NavigationSplitView {
                    List(selection: $number) {
                        NavigationLink("One", value: 1)
                        NavigationLink("Two", value: 2)
                    }
                } detail: {
                    Text("number \(number ?? 0)")
                }
            }
        }
        let screen = compact { Numbers() }
        #expect(screen.findAll(.link).isEmpty)
        try screen.find(.row, "Two").tap()
        #expect(screen.texts == ["number 2"])
        try screen.find(.backButton).tap()
        #expect(screen.texts == ["One", "Two"])
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false])
        screen.horizontalSizeClass = .regular
        #expect(screen.texts.last == "number 0")
        try screen.find(.row, "One").tap()
        #expect(screen.findAll(.row).map(\.isSelected) == [true, false])
    }

    @Test func `a link with a value of another type shows its destination`() throws {
        struct Mixed: View {
            @State private var name: String?

            var body: some View {
                NavigationSplitView {
                    List(selection: $name) {
                        NavigationLink("One", value: 1)
                        NavigationLink("Name", value: "name")
                    }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                } detail: {
                    Text(name ?? "none")
                }
            }
        }
        let screen = Screen { Mixed() }
        try screen.find(.link, "One").tap()
        #expect(screen.texts.last == "number 1")
        try screen.find(.row, "Name").tap()
        #expect(screen.texts.last == "name")
    }

    // MARK: Links

    @Test func `a link's page replaces the detail`() throws {
        let log = AppearanceLog()
        let screen = Screen { Links(log: log) }
        #expect(titles(of: screen) == ["Numbers"])
        try screen.find(.link, "One").tap()
        #expect(titles(of: screen) == ["Numbers", "Number 1"])
        #expect(screen.findAll(.backButton).isEmpty)
        #expect(!screen.texts.contains("Nothing yet"))
        try screen.find(.button, "number 1: 0").tap()
        try screen.find(.link, "Two").tap()
        #expect(titles(of: screen) == ["Numbers", "Number 2"])
        try screen.find(.link, "About").tap()
        #expect(titles(of: screen) == ["Numbers", "About"])
        try screen.find(.button, "about: 0").tap()
        // A second tap keeps the page.
        try screen.find(.link, "About").tap()
        #expect(try screen.find(.button, "about: 1").exists)
        #expect(
            log.take() == [
                "number 1 appears", "number 2 appears", "number 1 disappears", "about appears", "number 2 disappears",
            ]
        )
    }

    @Test func `links in the detail push pages onto it`() throws {
        let screen = Screen { Links() }
        try screen.find(.link, "One").tap()
        try screen.find(.link, "Next").tap()
        #expect(titles(of: screen) == ["Numbers", "Number 2"])
        #expect(try screen.find(.backButton).text == "Number 1")
        try screen.find(.link, "One").tap()
        #expect(titles(of: screen) == ["Numbers", "Number 1"])
        #expect(screen.findAll(.backButton).isEmpty)
        try screen.find(.link, "About").tap()
        try screen.find(.link, "More").tap()
        #expect(try screen.find(.backButton).text == "About")
        try screen.find(.backButton).tap()
        #expect(titles(of: screen) == ["Numbers", "About"])
    }

    @Test func `a sidebar link shows its page in the content column, and a content link in the detail`() throws {
        let screen = compact {
            NavigationSplitView {
                NavigationLink("Fruits") {
                    NavigationLink("Apple") { Text("an apple").navigationTitle("Apple") }
                        .navigationTitle("Fruits")
                }
                .navigationTitle("Food")
            } content: {
                Text("nothing")
            } detail: {
                Text("no fruit")
            }
        }
        try screen.find(.link, "Fruits").tap()
        #expect(titles(of: screen) == ["Fruits"])
        try screen.find(.link, "Apple").tap()
        #expect(titles(of: screen) == ["Apple"])
        #expect(try screen.find(.backButton).text == "Fruits")
        screen.horizontalSizeClass = .regular
        #expect(titles(of: screen) == ["Food", "Fruits", "Apple"])
        screen.horizontalSizeClass = .compact
        try screen.find(.backButton).tap()
        try screen.find(.backButton).tap()
        #expect(titles(of: screen) == ["Food"])
        screen.horizontalSizeClass = .regular
        #expect(screen.texts == ["Fruits", "nothing", "no fruit"])
    }

    @Test func `a binding in the sidebar presents its page in the detail`() throws {
        struct Presenting: View {
            @State private var isPresented = false

            var body: some View {
                NavigationSplitView {
                    Toggle("Present", isOn: $isPresented)
                        .navigationDestination(isPresented: $isPresented) { Text("presented") }
                } detail: {
                    Text("detail")
                }
            }
        }
        let screen = compact { Presenting() }
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["presented"])
        try screen.find(.backButton).tap()
        #expect(try screen.find(.toggle).value == "false")
        screen.horizontalSizeClass = .regular
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Present", "presented"])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Present", "detail"])
    }

    @Test func `a stack in the detail has its own pages and the column's bar`() throws {
        let screen = Screen {
            NavigationSplitView {
                Text("sidebar").navigationTitle("Sidebar")
            } detail: {
                NavigationStack {
                    NavigationLink("Go") { Text("page").navigationTitle("Page") }
                        .navigationTitle("Root")
                }
            }
        }
        #expect(titles(of: screen) == ["Sidebar", "Root"])
        try screen.find(.link, "Go").tap()
        #expect(titles(of: screen) == ["Sidebar", "Page"])
        #expect(try screen.find(.window).text == "Page")
        try screen.find(.button, "Hide sidebar").tap()
        #expect(titles(of: screen) == ["Page"])
        #expect(try screen.find(.navigationBar).children.map(\.role) == [.backButton, .button])
        try screen.find(.backButton).tap()
        #expect(titles(of: screen) == ["Root"])
        try screen.find(.button, "Show sidebar").tap()
        #expect(titles(of: screen) == ["Sidebar", "Root"])
    }

    @Test func `in a compact width, a stack's root has a back button to the previous column`() throws {
        struct Split: View {
            @State private var column = NavigationSplitViewColumn.detail

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("sidebar").navigationTitle("Sidebar")
                } detail: {
                    NavigationStack {
                        NavigationLink("Go") { Text("page") }.navigationTitle("Root")
                    }
                }
            }
        }
        let screen = compact { Split() }
        try screen.find(.link, "Go").tap()
        #expect(try screen.find(.backButton).text == "Root")
        try screen.find(.backButton).tap()
        #expect(try screen.find(.backButton).text == "Sidebar")
        #expect(screen.findAll(.navigationBar).count == 1)
        try screen.find(.backButton).tap()
        #expect(screen.texts == ["sidebar"])
        #expect(screen.findAll(.backButton).isEmpty)
    }

    @Test func `a link without a destination is reported and does nothing`() throws {
        let screen = Screen {
            NavigationSplitView {
                NavigationLink("Go", value: "text")
            } detail: {
                Text("detail")
            }
        }
        try withKnownIssue {
            try screen.find(.link, "Go").tap()
        } matching: { issue in
            issue.description.contains("navigationDestination(for: String.self) to a view in the NavigationSplitView")
        }
        #expect(screen.texts == ["Go", "detail"])
    }

    @Test func `a list in a sidebar's stack navigates to the detail, and one in its sheet does not`() throws {
        struct Split: View {
            @State private var name: String?
            @State private var other: String?
            @State private var isPresented = false

            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        List(folders, id: \.self, selection: $name) { Text($0) }
                        Button("Sheet") { isPresented = true }
                            .sheet(isPresented: $isPresented) {
                                List(messages, id: \.self, selection: $other) { Text($0) }
                                Button("Close") { isPresented = false }
                            }
                    }
                } detail: {
                    Text("folder \(name ?? "none")")
                }
            }
        }
        let screen = compact { Split() }
        try screen.find(.button, "Sheet").tap()
        try screen.find(.row, "Hello").tap()
        #expect(try screen.find(.row, "Hello").isSelected)
        try screen.find(.button, "Close").tap()
        #expect(screen.findAll(.row).map(\.text) == folders)
        try screen.find(.row, "Sent").tap()
        #expect(screen.texts == ["folder Sent"])
        try screen.find(.backButton).tap()
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false])
    }

    @Test func `a removed split view removes its window title`() throws {
        struct Leaving: View {
            @State private var isShown = true

            var body: some View {
                Button("Leave") { isShown = false }
                if isShown { Links() }
            }
        }
        let screen = Screen { Leaving() }
        #expect(try screen.find(.window).text == "Numbers")
        try screen.find(.button, "Leave").tap()
        #expect(try screen.find(.window).text == "")
    }

    // MARK: Column visibility

    private struct Visible: View {
        @State var visibility = NavigationSplitViewVisibility.automatic
        var removesToggle = false

        private var name: String {
            switch visibility {
            case .all: "all"
            case .doubleColumn: "double"
            case .detailOnly: "detail"
            default: "automatic"
            }
        }

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("sidebar").toolbar(removing: removesToggle ? .sidebarToggle : nil)
            } content: {
                Text("content")
            } detail: {
                Text(name)
                Button("Alone") { visibility = .detailOnly }
            }
        }
    }

    @Test func `a button toggles the sidebar and writes the visibility`() throws {
        let screen = Screen { Visible() }
        #expect(columns(of: screen) == ["Sidebar", "Content", "Detail"])
        #expect(screen.findAll(.button).map(\.label) == ["Hide sidebar", "Alone"])
        try screen.find(.button, "Hide sidebar").tap()
        #expect(screen.texts == ["content", "double", "Alone"])
        #expect(screen.findAll(.button).map(\.label) == ["Show sidebar", "Alone"])
        try screen.find(.button, "Show sidebar").tap()
        #expect(screen.texts == ["sidebar", "content", "all", "Alone"])
        try screen.find(.button, "Alone").tap()
        #expect(screen.texts == ["detail", "Alone"])
        #expect(screen.findAll(.button).map(\.label) == ["Show sidebar", "Alone"])
    }

    @Test func `the sidebar toggle can be removed`() throws {
        let screen = Screen { Visible(removesToggle: true) }
        #expect(screen.findAll(.button).map(\.label) == ["Alone"])
        try screen.find(.button, "Alone").tap()
        #expect(screen.findAll(.button).map(\.label) == ["Alone"])
    }

    @Test func `with two columns, doubleColumn shows both`() {
        for (visibility, texts) in [
            (NavigationSplitViewVisibility.automatic, ["sidebar", "detail"]), (.all, ["sidebar", "detail"]),
            (.doubleColumn, ["sidebar", "detail"]), (.detailOnly, ["detail"]),
        ] {
            let screen = Screen {
                NavigationSplitView(columnVisibility: .constant(visibility)) {
                    Text("sidebar")
                } detail: {
                    Text("detail")
                }
            }
            #expect(screen.texts == texts)
        }
    }

    @Test func `with a prominent detail, other columns are hidden until requested`() throws {
        let screen = Screen {
            NavigationSplitView {
                NavigationLink("Go") { Text("page") }
            } detail: {
                Text("detail")
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
        #expect(screen.texts == ["detail"])
        try screen.find(.button, "Show sidebar").tap()
        #expect(screen.texts == ["Go", "detail"])
        try screen.find(.link, "Go").tap()
        #expect(screen.texts == ["page"])
    }

    @Test func `a hidden column disappears and keeps its state`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            NavigationSplitView {
                LoggedCounter("sidebar", log)
            } detail: {
                LoggedCounter("detail", log)
            }
        }
        try screen.find(.button, "sidebar: 0").tap()
        #expect(log.take() == ["sidebar appears", "detail appears"])
        try screen.find(.button, "Hide sidebar").tap()
        screen.update()
        #expect(log.take() == ["sidebar disappears"])
        try screen.find(.button, "Show sidebar").tap()
        #expect(try screen.find(.button, "sidebar: 1").exists)
        #expect(log.take() == ["sidebar appears"])
    }

    // MARK: Compact

    @Test func `in a compact width, a selection pushes the next column, and going back deselects`() throws {
        let log = AppearanceLog()
        let screen = compact { Mail(log: log) }
        #expect(columns(of: screen) == ["Mail"])
        try screen.find(.row, "Inbox").tap()
        #expect(titles(of: screen) == ["Inbox"])
        #expect(try screen.find(.backButton).text == "Mail")
        try screen.find(.row, "Inbox Hello").tap()
        #expect(titles(of: screen) == ["Hello"])
        #expect(try screen.find(.window).text == "Hello")
        try screen.find(.backButton).tap()
        #expect(titles(of: screen) == ["Inbox"])
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false])
        // The same row again.
        try screen.find(.row, "Inbox Hello").tap()
        #expect(titles(of: screen) == ["Hello"])
        try screen.find(.backButton).tap()
        try screen.find(.backButton).tap()
        #expect(titles(of: screen) == ["Mail"])
        #expect(screen.findAll(.backButton).isEmpty)
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false])
    }

    @Test func `in a compact width, a column appears when it is shown`() throws {
        struct Start: View {
            let log: AppearanceLog
            var body: some View { Mail(log: log) }
        }
        let log = AppearanceLog()
        let screen = Screen { Start(log: log).environment(\.horizontalSizeClass, .compact) }
        screen.update()
        #expect(log.take() == ["folders appears"])
        try screen.find(.row, "Sent").tap()
        screen.update()
        #expect(log.take() == ["folders disappears", "messages appears"])
    }

    @Test func `state survives size class changes`() throws {
        let log = AppearanceLog()
        let screen = Screen { Mail(log: log) }
        for name in ["folders", "messages", "message"] { try screen.find(.button, "\(name): 0").tap() }
        try screen.find(.row, "Inbox").tap()
        try screen.find(.row, "Inbox Hello").tap()
        screen.horizontalSizeClass = .compact
        #expect(titles(of: screen) == ["Hello"])
        #expect(try screen.find(.button, "message: 1").exists)
        try screen.find(.backButton).tap()
        #expect(try screen.find(.button, "messages: 1").exists)
        screen.horizontalSizeClass = .regular
        #expect(titles(of: screen) == ["Mail", "Inbox", ""])
        #expect(try screen.find(.button, "folders: 1").exists)
        #expect(try screen.find(.row, "Inbox").isSelected)
        #expect(screen.texts.contains("No message"))
    }

    @Test func `a programmatic selection shows the next column`() throws {
        let log = AppearanceLog()
        let screen = compact { Mail(log: log) }
        try screen.find(.row, "Sent").tap()
        try screen.find(.row, "Sent Hello").tap()
        try screen.find(.button, "None").tap()
        #expect(titles(of: screen) == ["Sent"])
        try screen.find(.row, "Sent Hello").tap()
        try screen.find(.button, "Nothing").tap()
        #expect(titles(of: screen) == ["Mail"])
    }

    @Test func `an initial selection shows its column`() throws {
        struct Selected: View {
            @State private var name: String? = "Sent"

            var body: some View {
                NavigationSplitView {
                    List(folders, id: \.self, selection: $name) { Text($0) }
                } detail: {
                    Text("folder \(name ?? "none")")
                }
            }
        }
        let screen = Screen { Selected().environment(\.horizontalSizeClass, .compact) }
        #expect(screen.texts == ["folder Sent"])
        try screen.find(.backButton).tap()
        #expect(screen.texts == folders)
    }

    @Test func `the preferred compact column is shown and updated`() throws {
        struct Preferred: View {
            @State private var column = NavigationSplitViewColumn.detail
            @State private var name: String?

            var body: some View {
                Text(column == .detail ? "detail" : column == .content ? "content" : "sidebar")
                NavigationSplitView(preferredCompactColumn: $column) {
                    List(folders, id: \.self, selection: $name) { Text($0) }
                } content: {
                    Button("To the sidebar") { column = .sidebar }
                } detail: {
                    Text(name ?? "none")
                }
            }
        }
        let screen = compact { Preferred() }
        #expect(screen.texts == ["detail", "none"])
        try screen.find(.backButton).tap()
        #expect(screen.texts == ["content", "To the sidebar"])
        try screen.find(.button, "To the sidebar").tap()
        #expect(screen.texts == ["sidebar"] + folders)
        try screen.find(.row, "Sent").tap()
        #expect(screen.texts == ["content", "To the sidebar"])
    }

    @Test func `dismissing a column's view goes back in a compact width only`() throws {
        struct Dismissing: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Dismiss") { dismiss() } }
        }
        let screen = compact {
            NavigationSplitView {
                NavigationLink("Go") { Dismissing() }
            } detail: {
                Text("detail")
            }
        }
        try screen.find(.link, "Go").tap()
        try screen.find(.button, "Dismiss").tap()
        #expect(screen.texts == ["Go"])
    }

    // MARK: Saved state

    @Test func `column visibility is restored`() throws {
        let first = Screen { Visible() }
        try first.find(.button, "Hide sidebar").tap()
        #expect(Screen(restoring: first) { Visible() }.texts == ["content", "double", "Alone"])

        struct Plain: View {
            var body: some View {
                NavigationSplitView {
                    Text("sidebar")
                } detail: {
                    Text("detail")
                }
            }
        }
        let plain = Screen { Plain() }
        try plain.find(.button, "Hide sidebar").tap()
        #expect(Screen(restoring: plain) { Plain() }.texts == ["detail"])
    }

    @Test func `pages of links are restored in their columns`() throws {
        let first = Screen { Links() }
        first.horizontalSizeClass = .compact
        try first.find(.link, "One").tap()
        try first.find(.link, "Next").tap()
        let second = Screen(restoring: first) { Links() }
        #expect(titles(of: second) == ["Numbers", "Number 2"])
        #expect(try second.find(.backButton).text == "Number 1")
        second.horizontalSizeClass = .compact
        #expect(titles(of: second) == ["Number 2"])
        try second.find(.backButton).tap()
        try second.find(.backButton).tap()
        #expect(titles(of: second) == ["Numbers"])
        try second.find(.link, "About").tap()
        let third = Screen(restoring: second) { Links() }
        third.horizontalSizeClass = .compact
        #expect(titles(of: third) == ["About"])
        #expect(try third.find(.backButton).text == "Numbers")
    }

    // MARK: Values

    @Test func `visibilities and columns are hashable and codable`() throws {
        let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
        #expect(Set(all).count == 4)
        let data = try JSONEncoder().encode(all)
        #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == all)
        #expect(Set<NavigationSplitViewColumn>([.sidebar, .content, .detail]).count == 3)
    }
}

private let folders = ["Inbox", "Sent"]
private let messages = ["Hello", "Invoice"]
