/// The actions of the Return key in a text field.
@MainActor
final class SubmitAction {
    let perform: @MainActor () -> Void

    init(perform: @escaping @MainActor () -> Void) {
        self.perform = perform
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
    /// Runs an action when the user presses Return in a text field in this view. Actions of ancestors run afterwards.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { submit in
            let outer = submit
            submit = SubmitAction {
                action()
                outer?.perform()
            }
        }
    }
}
