/// What a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text of a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The text of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of the Return key in a text field.
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
    /// Keeps what is submitted in this view from the actions of ancestors.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
    }

    /// Runs an action when the user presses Return in a text field in this view, or in a search field, as the triggers say. Actions of
    /// ancestors run afterwards.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { submit in
            submit = SubmitAction(triggers, outer: submit) { action() }
        }
    }
}
