/// A button that triggers the rename action of an ancestor.
///
/// ```swift
/// TextField("Name", text: $name)
///     .focused($isNameFocused)
///     .contextMenu { RenameButton() }
///     .renameAction($isNameFocused)
/// ```
///
/// It is disabled without an enclosing `renameAction(_:)`.
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
    /// Creates a button with the standard label.
    public init() {
        label = EvergreenUI.Label(.rename, systemImage: "pencil")
    }
}

/// The action of a ``RenameButton``.
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
    /// The action of the rename buttons in a view; nil for none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename buttons in this view.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction { action() })
    }

    /// Makes the rename buttons in this view focus a field.
    ///
    /// - Parameter isFocused: The focus state of the name field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
