/// A button that runs the rename action of the views around it.
///
/// ```swift
/// TextField("Name", text: $name)
///     .focused($isNameFocused)
///     .contextMenu { RenameButton() }
///     .renameAction($isNameFocused)
/// ```
///
/// It is disabled where there is no `renameAction(_:)`.
public struct RenameButton<Label: View>: View {
    let label: Label
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == EvergreenUI.Label<Text, Image> {
    /// A button with the standard label.
    public init() {
        label = EvergreenUI.Label(.rename, systemImage: "pencil")
    }
}

/// What a ``RenameButton`` does.
public struct RenameAction {
    let perform: @MainActor () -> Void

    /// Runs the action: `rename?()`.
    @MainActor
    public func callAsFunction() { perform() }
}

extension RenameAction: WindowAction {}

private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// What the rename buttons inside do; nil for nothing.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what the rename buttons in this view do.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction { action() })
    }

    /// Has the rename buttons in this view give the focus to a field.
    ///
    /// - Parameter isFocused: The focus state of the field with the name.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
