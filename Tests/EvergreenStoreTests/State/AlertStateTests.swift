import EvergreenStoreTesting
import Testing

@testable import EvergreenStore

/// Alerts and dialogs as values.
struct AlertStateTests {
    enum Action: Equatable { case delete, archive(Int) }

    private func alert(_ count: Int, canArchive: Bool = true) -> AlertState<Action> {
        AlertState {
            TextState("Delete \(count) entries?")
        } actions: {
            ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
            if canArchive {
                ButtonState(action: .archive(count)) { TextState("Archive") }
            }
            for index in 0..<1 {
                ButtonState(role: .cancel) { TextState("Cancel \(index)") }
            }
        } message: {
            TextState("This can't be undone.")
        }
    }

    @Test func `alerts are compared by content`() {
        #expect(alert(1) == alert(1))
        #expect(alert(1) != alert(2))
        #expect(alert(1).id != alert(1).id)
        #expect(alert(1, canArchive: false).buttons.count == 2)
    }

    @Test func `a text is looked up in its table or its resource's`() {
        let text = TextState("Delete \(3) entries?", tableName: "Other", bundle: .main, comment: "A question")
        #expect(String(state: text) == "Delete 3 entries?")
        #expect(text == TextState("Delete \(3) entries?", tableName: "Other", bundle: .main))
        #expect(text != TextState("Delete \(3) entries?"))
        let resource = TextState(LocalizedStringResource("question", defaultValue: "Delete it?"))
        #expect(String(state: resource) == "Delete it?")
        #expect(resource == TextState(LocalizedStringResource("question", defaultValue: "Delete it?")))
    }

    @Test func `actions are mapped`() {
        let mapped = alert(2).map { action -> Int? in
            if case .archive(let number) = action { number } else { nil }
        }
        #expect(mapped.buttons.map(\.action.action) == [nil, 2, nil])
        var sent: [Int?] = []
        for button in mapped.buttons { button.withAction { sent.append($0) } }
        #expect(sent == [nil, 2, nil])
    }

    @Test func `deprecated initializers create the same alert`() {
        let count = 3
        #expect(String(state: TextState("\(count) entries").bold() + TextState(verbatim: "!")) == "3 entries!")
        #expect(TextState("a").bold() != TextState("a"))
    }

    @Test func `older initializers make the same alert`() {
        let old = AlertState<Action>(
            title: TextState("Delete?"),
            primaryButton: .destructive(TextState("Delete"), action: .send(.delete)),
            secondaryButton: .cancel(TextState("Cancel"))
        )
        let new = AlertState<Action> {
            TextState("Delete?")
        } actions: {
            ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Cancel") }
        }
        #expect(old == new)
    }

    @Test func `alerts are ephemeral, alone and as a payload`() {
        enum Destination {
            case alert(AlertState<Action>)
            case other(Int)
        }
        #expect(isEphemeral(alert(1)))
        #expect(isEphemeral(Destination.alert(alert(1))))
        #expect(!isEphemeral(Destination.other(1)))
    }
}
