import EvergreenStoreTesting
import Testing

@testable import EvergreenStore

/// The actions that controls send.
struct BindingActionTests {
    @ObservableState
    struct Observed: Equatable {
        var text = ""
        var child = Child()
    }
    @ObservableState
    struct Child: Equatable {
        var isOn = false
    }
    struct Old: Equatable {
        @BindingState var text = ""
        var other = ""
    }

    @CasePathable
    enum Action: BindableAction, Equatable {
        case binding(BindingAction<Observed>)
        case other
    }

    @Test func `an action matches its field`() {
        func field(_ action: Action) -> String {
            switch action {
            case .binding(\.text): "text"
            case .binding(\.child.isOn): "isOn"
            case .binding: "binding"
            case .other: "other"
            }
        }
        #expect(field(.set(\.text, "a")) == "text")
        #expect(field(.binding(.set(\.child.isOn, true))) == "isOn")
        #expect(field(.set(\.child, Child())) == "binding")
    }

    @Test func `an action sets its field`() {
        var state = Observed()
        BindingAction<Observed>.set(\.child.isOn, true).set(&state)
        #expect(state.child.isOn)
        var old = Old()
        let action = BindingAction<Old>.set(\.$text, "a")
        action.set(&old)
        #expect(old.text == "a")
        #expect(\.$text ~= action)
    }

    @Test func `actions are equal by field and value`() {
        #expect(Action.set(\.text, "a") == .set(\.text, "a"))
        #expect(Action.set(\.text, "a") != .set(\.text, "b"))
        #expect(BindingAction<Observed>.set(\.text, "a") != .set(\.child.isOn, true))
    }

    @Test func `a bindable action finds its binding`() {
        #expect(Action.set(\.text, "a").binding == .set(\.text, "a"))
        #expect(Action.other.binding == nil)
    }

    @Test func `a case key path reaches a field`() {
        let path: CaseKeyPath<Action, String> = \.binding.text
        #expect(path("a") == .set(\.text, "a"))
        #expect(Action.set(\.text, "a")[case: \.binding.text] == "a")
        #expect(Action.set(\.child.isOn, true)[case: \.binding.text] == nil)
    }
}
