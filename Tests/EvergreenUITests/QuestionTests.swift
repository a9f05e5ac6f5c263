@testable import EvergreenTesting
@testable import EvergreenUI
import Foundation
import Testing

@MainActor
struct QuestionTests {
    struct Item: Identifiable {
        let id: Int
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "It broke" }
        var recoverySuggestion: String? { "Mend it" }
    }

    @Test func `an alert without actions has an OK button`() throws {
        struct Asking: View {
            @State private var isShown = true
            var body: some View { Text(isShown ? "shown" : "gone").alert("Done", isPresented: $isShown) {} }
        }
        let screen = Screen { Asking() }
        try screen.find(.alert, "Done").find(.button, "OK").tap()
        #expect(screen.texts == ["gone"])
    }

    @Test func `an alert whose buttons are all absent has an OK button`() throws {
        struct Asking: View {
            @State private var isShown = true
            let names: [String]
            var body: some View {
                Text(isShown ? "shown" : "gone")
                    .alert("Done", isPresented: $isShown) {
                        ForEach(names, id: \.self) { Button($0) {} }
                    } message: {
                        if names.count > 1 { Text("Choose") }
                    }
            }
        }
        let screen = Screen { Asking(names: []) }
        #expect(try screen.find(.alert, "Done").texts == ["OK"])
        try screen.find(.alert, "Done").find(.button, "OK").tap()
        #expect(screen.texts == ["gone"])
        #expect(try Screen { Asking(names: ["Yes", "No"]) }.find(.alert, "Done").texts == ["Choose", "Yes", "No"])
    }

    @Test func `an alert of an error is titled with the error's description`() throws {
        struct Failing: View {
            @State private var isShown = false
            @State private var failure: Failure?
            var body: some View {
                Button("Fail") {
                    failure = Failure()
                    isShown = true
                }
                .alert(isPresented: $isShown, error: failure) { failure in
                    Button(failure.recoverySuggestion ?? "") {}
                } message: { _ in
                    Text("Sorry.")
                }
            }
        }
        let screen = Screen { Failing() }
        try screen.find(.button, "Fail").tap()
        #expect(try screen.find(.alert, "It broke").texts == ["Sorry.", "Mend it"])
        try screen.find(.button, "Mend it").tap()
        #expect(screen.findAll(.alert).isEmpty)
    }

    @available(*, deprecated)
    @Test func `an ActionSheet value presents its buttons`() throws {
        struct Asking: View {
            @State private var isAsked = false
            @State private var item: Item?
            @State private var answer = "none"
            var body: some View {
                Button("Ask") { isAsked = true }
                    .actionSheet(isPresented: $isAsked) {
                        ActionSheet(
                            title: Text("Where to?"),
                            message: Text("Far away"),
                            buttons: [.default(Text("North")) { answer = "north" }, .cancel()]
                        )
                    }
                Button("Choose") { item = Item(id: 3) }
                    .actionSheet(item: $item) { ActionSheet(title: Text("Item \($0.id)")) }
                Text(answer)
            }
        }
        let screen = Screen { Asking() }
        try screen.find(.button, "Ask").tap()
        #expect(screen.texts.contains("Far away"))
        try screen.find(.button, "North").tap()
        #expect(screen.texts.contains("north"))
        #expect(screen.findAll(.button, "North").isEmpty)
        try screen.find(.button, "Choose").tap()
        #expect(screen.findAll(.button, "Cancel").count == 1)
    }

    @Test func `an Alert value presents one or two buttons`() throws {
        struct Asking: View {
            @State private var isAlertShown = false
            @State private var item: Item?
            @State private var answer = "none"
            var body: some View {
                Button("Tell") { isAlertShown = true }
                    .alert(isPresented: $isAlertShown) { Alert(title: Text("Told"), message: Text("Really")) }
                Button("Ask") { item = Item(id: 7) }
                    .alert(item: $item) { item in
                        Alert(
                            title: Text("Delete \(item.id)?"),
                            primaryButton: .destructive(Text("Delete")) { answer = "deleted \(item.id)" },
                            secondaryButton: .cancel()
                        )
                    }
                Text(answer)
            }
        }
        let screen = Screen { Asking() }
        try screen.find(.button, "Tell").tap()
        #expect(try screen.find(.alert, "Told").texts == ["Really", "OK"])
        try screen.find(.button, "OK").tap()
        try screen.find(.button, "Ask").tap()
        #expect(try screen.find(.alert, "Delete 7?").texts == ["Delete", "Cancel"])
        try screen.find(.button, "Delete").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(screen.texts.contains("deleted 7"))
    }

    @Test func `a confirmation dialog's actions receive its data, and it can be dismissed without one`() throws {
        struct Choosing: View {
            @State private var isShown = false
            @State private var chosen = "none"
            var body: some View {
                Button("Choose") { isShown = true }
                    .confirmationDialog("Sort", isPresented: $isShown, titleVisibility: .visible, presenting: "score") {
                        name in
                        Button("By \(name)") { chosen = name }
                        Button("Reset", role: .destructive) { chosen = "reset" }
                    } message: { _ in
                        Text("How?")
                    }
                Text(chosen)
            }
        }
        let screen = Screen { Choosing() }
        try screen.find(.button, "Choose").tap()
        let dialog = try screen.find(.confirmationDialog, "Sort")
        #expect(dialog.texts == ["How?", "By score", "Reset"])
        try dialog.find(.button, "By score").tap()
        #expect(screen.findAll(.confirmationDialog).isEmpty)
        #expect(screen.texts.contains("score"))
        try screen.find(.button, "Choose").tap()
        try screen.find(.confirmationDialog).dismiss()
        #expect(screen.findAll(.confirmationDialog).isEmpty)
        #expect(screen.texts.contains("score"))
    }

    private struct Presenter: View {
        @State private var isPopoverShown = false
        @State private var isCoverShown = false
        @State private var isSheetShown = false
        @State private var mayDismiss = false
        @State private var dismissals = 0

        var body: some View {
            Button("Popover") { isPopoverShown = true }
                .popover(isPresented: $isPopoverShown) { Closing(name: "popover") }
            Button("Cover") { isCoverShown = true }
                .fullScreenCover(isPresented: $isCoverShown, onDismiss: { dismissals += 1 }) { Closing(name: "cover") }
            Button("Sheet") { isSheetShown = true }
                .sheet(isPresented: $isSheetShown) {
                    Button("Allow") { mayDismiss = true }
                        .interactiveDismissDisabled(!mayDismiss)
                        .presentationDetents([.medium, .height(300)])
                }
            Text("dismissed \(dismissals)")
        }
    }

    private struct Closing: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close \(name)") { dismiss() } }
    }

    @Test func `a popover is dismissed by the user or by its content`() throws {
        let screen = Screen { Presenter() }
        try screen.find(.button, "Popover").tap()
        try screen.find(.popover).find(.button, "Close popover").tap()
        #expect(screen.findAll(.popover).isEmpty)
        try screen.find(.button, "Popover").tap()
        try screen.find(.popover).dismiss()
        #expect(screen.findAll(.popover).isEmpty)
    }

    @Test func `a popover is attached to an anchor of its view`() throws {
        func part(_ anchor: PopoverAttachmentAnchor) throws -> AnchorPart? {
            let screen = Screen {
                Text("a").popover(isPresented: .constant(true), attachmentAnchor: anchor) { Text("b") }
            }
            guard case .popover(_, let part, _) = try screen.find(.popover).element.description.kind else { return nil }
            return part
        }
        #expect(try part(.rect(.bounds)) == nil)
        #expect(try part(.point(.bottomTrailing)) == .point(StyleAnchor(x: 1, y: 1)))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(try part(.rect(.rect(rect))) == .rect(x: 1, y: 2, width: 3, height: 4))
    }

    private struct Counter: View {
        @State private var count = 0
        var behavior = MenuActionDismissBehavior.automatic

        var body: some View {
            Text("Count: \(count)")
            Menu("More") {
                Button("Increase") { count += 1 }
                Button("Reset") { count = 0 }.menuActionDismissBehavior(.enabled)
            }
            .menuActionDismissBehavior(behavior)
        }
    }

    @Test func `a menu with disabled action dismissal stays open`() throws {
        let screen = Screen { Counter(behavior: .disabled) }
        try screen.find(.button, "More").tap()
        try screen.find(.menu).find(.button, "Increase").tap()
        try screen.find(.menu).find(.button, "Increase").tap()
        #expect(screen.texts.contains("Count: 2"))
        try screen.find(.menu).find(.button, "Reset").tap()
        #expect(screen.texts.contains("Count: 0"))
        #expect(screen.findAll(.menu).isEmpty)
        let usual = Screen { Counter() }
        try usual.find(.button, "More").tap()
        try usual.find(.menu).find(.button, "Increase").tap()
        #expect(usual.findAll(.menu).isEmpty)
    }

    @Test func `a full-screen cover is dismissed only by its content`() throws {
        let screen = Screen { Presenter() }
        try screen.find(.button, "Cover").tap()
        #expect(throws: ScreenError.self) { try screen.find(.sheet).dismiss() }
        try screen.find(.button, "Close cover").tap()
        #expect(screen.findAll(.sheet).isEmpty)
        #expect(screen.texts.contains("dismissed 1"))
    }

    @Test func `a sheet disables interactive dismissal while its content requires it`() throws {
        let screen = Screen { Presenter() }
        try screen.find(.button, "Sheet").tap()
        #expect(throws: ScreenError.self) { try screen.find(.sheet).dismiss() }
        try screen.find(.button, "Allow").tap()
        try screen.find(.sheet).dismiss()
        #expect(screen.findAll(.sheet).isEmpty)
    }

    @Test func `a sheet has its own edit mode`() throws {
        struct Editing: View {
            @State private var isShown = true
            var body: some View {
                List { ForEach(0..<1) { _ in Text("outer") }.onDelete { _ in } }
                    .sheet(isPresented: $isShown) {
                        EditButton()
                        List { ForEach(0..<1) { _ in Text("inner") }.onDelete { _ in } }
                    }
            }
        }
        let screen = Screen { Editing() }
        try screen.find(.button, "Edit").tap()
        #expect(screen.findAll(.row).map { $0.hasDeleteButton } == [false, true])
    }
}
