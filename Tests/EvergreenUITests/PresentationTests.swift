import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct PresentationTests {
    struct Item: Identifiable {
        let id: Int
    }

    private struct SheetContent: View {
        let title: String
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Button("\(title): \(count)") { count += 1 }
                    .navigationTitle("Sheet")
                    .toolbar { Button("Close") { dismiss() } }
            }
        }
    }

    private struct Presenter: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var dismissals = 0

        var body: some View {
            Button("Show") { isShown = true }
            Button("Item 1") { item = Item(id: 1) }
            Button("Item 2") { item = Item(id: 2) }
            Text("dismissed \(dismissals)")
                .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { SheetContent(title: "Plain") }
                .sheet(item: $item) { SheetContent(title: "Item \($0.id)") }
        }
    }

    @Test func `a sheet is shown while its binding is true and can dismiss itself`() throws {
        let screen = Screen { Presenter() }
        #expect(screen.findAll(.sheet).isEmpty)
        try screen.find(.button, "Show").tap()
        try screen.find(.sheet).find(.button, "Plain: 0").tap()
        #expect(screen.findAll(.button, "Plain: 1").count == 1)
        #expect(try screen.find(.sheet).find(.navigationBar).text == "Sheet")
        try screen.find(.button, "Close").tap()
        #expect(screen.findAll(.sheet).isEmpty)
        #expect(screen.texts.contains("dismissed 1"))
    }

    @Test func `initially presented views are stacked in presentation order`() throws {
        let screen = Screen {
            Text("Root").sheet(isPresented: .constant(true)) {
                Text("Sheet")
                    .alert("Alert", isPresented: .constant(true)) { Button("OK") {} }
                    .sheet(isPresented: .constant(true)) {
                        Text("Second sheet").confirmationDialog("Sure?", isPresented: .constant(true)) {
                            Button("Yes") {}
                        }
                    }
            }
        }
        #expect(screen.texts == ["Root", "Sheet", "OK", "Second sheet", "Yes"])
    }

    @Test func `a sheet that is shown again has new state`() throws {
        let screen = Screen { Presenter() }
        try screen.find(.button, "Show").tap()
        try screen.find(.button, "Plain: 0").tap()
        try screen.find(.sheet).dismiss()
        try screen.find(.button, "Show").tap()
        #expect(screen.findAll(.button, "Plain: 0").count == 1)
    }

    @Test func `another item presents another sheet`() throws {
        let screen = Screen { Presenter() }
        try screen.find(.button, "Item 1").tap()
        try screen.find(.button, "Item 1: 0").tap()
        try screen.find(.button, "Item 2").tap()
        #expect(screen.findAll(.sheet).count == 1)
        #expect(screen.findAll(.button, "Item 2: 0").count == 1)
    }

    @Test func `each button of an alert closes it after its action`() throws {
        struct Asking: View {
            @State private var isAsking = false
            @State private var answer = "none"
            var body: some View {
                Button("Ask") { isAsking = true }
                Text(answer).alert("Sure?", isPresented: $isAsking) {
                    Button("Yes", role: .destructive) { answer = "yes" }
                    Button("No", role: .cancel) { answer = "no" }
                } message: {
                    Text("Think.")
                }
            }
        }
        let screen = Screen { Asking() }
        try screen.find(.button, "Ask").tap()
        #expect(try screen.find(.alert, "Sure?").texts == ["Think.", "Yes", "No"])
        try screen.find(.alert).find(.button, "Yes").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(screen.texts.contains("yes"))
    }

    @Test func `toolbar items and titles belong to the innermost bar`() throws {
        let screen = Screen {
            NavigationStack {
                Text("Content")
                    .navigationTitle("Inner")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Left") {} }
                        ToolbarItem { Button("Right") {} }
                    }
            }
            Text("Outside").toolbar { Button("Window") {} }
        }
        let bars = screen.findAll(.navigationBar)
        #expect(bars.map(\.text) == ["", "Inner"])
        #expect(bars.map { $0.findAll(.button).map(\.text) } == [["Window"], ["Left", "Right"]])
    }

    @Test func `toolbar items follow their condition`() throws {
        struct Conditional: View {
            @State private var isShown = false
            var body: some View {
                Button("Switch") { isShown.toggle() }
                    .toolbar { if isShown { ToolbarItem { Text("Item") } } }
            }
        }
        let screen = Screen { Conditional() }
        #expect(screen.findAll(.navigationBar).isEmpty)
        try screen.find(.button, "Switch").tap()
        #expect(try screen.find(.navigationBar).texts == ["Item"])
        try screen.find(.button, "Switch").tap()
        #expect(screen.findAll(.navigationBar).isEmpty)
    }

    @Test func `presentation modifiers style a sheet while they are mounted`() throws {
        struct Presenter: View {
            @State private var isStyled = true
            var body: some View {
                Text("Behind").sheet(isPresented: .constant(true)) {
                    Button("Plain") { isStyled = false }
                    if isStyled {
                        Text("Styled")
                            .presentationDragIndicator(.visible)
                            .presentationCornerRadius(32)
                            .presentationBackground(.red)
                    }
                }
            }
        }
        let tree = ViewTree(Presenter())
        var sheets: [Element] = []
        var buttons: [Element] = []
        tree.document.root.visit { element in
            if case .sheet = element.description.kind { sheets.append(element) }
            if case .button = element.description.kind { buttons.append(element) }
        }
        let sheet = try #require(sheets.first)
        // The innermost modifiers come first.
        #expect(sheet.description.style.contains(.sheetIndicator) && sheet.description.style.contains(.sheetRadius(32)))
        #expect(sheet.description.style.count == 3)
        try tree.document.dispatch(.tap, to: #require(buttons.first).id)
        tree.update()
        #expect(sheet.description.style.isEmpty)
    }
}
