/// The kinds of input that trigger a submit action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Submission of a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Submission of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// A chain of submit actions for the Return key.
@MainActor
final class SubmitAction {
    private let triggers: SubmitTriggers
    private let action: @MainActor () -> Void
    private let outer: SubmitAction?

    init(_ triggers: SubmitTriggers, outer: SubmitAction?, action: @escaping @MainActor () -> Void) {
        self.triggers = triggers
        self.outer = outer
        self.action = action
    }

    func perform(for trigger: SubmitTriggers) {
        if triggers.contains(trigger) { action() }
        outer?.perform(for: trigger)
    }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Prevents submissions in this view from triggering the actions of ancestors.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
    }

    /// Runs an action when the user presses Return in a text field or search field in this view, depending on the triggers. Actions of
    /// ancestors run afterwards.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { submit in
            submit = SubmitAction(triggers, outer: submit) { action() }
        }
    }
}
