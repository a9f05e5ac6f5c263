import Foundation

/// Whether the content of a list can be edited.
public enum EditMode: Hashable, Sendable {
    /// The content can't be edited.
    case inactive
    /// The content can be edited temporarily.
    case transient
    /// The content can be edited.
    case active

    /// Whether the content can be edited, permanently or temporarily.
    public var isEditing: Bool { self != .inactive }
}

extension EditMode: SavableValue {
    private static var savedNames: [EditMode: String] {
        [.inactive: "inactive", .transient: "transient", .active: "active"]
    }

    package var savedData: Data? { Self.savedNames[self].map { Data($0.utf8) } }

    package init?(savedData: Data) {
        guard let mode = Self.savedNames.first(where: { Data($0.value.utf8) == savedData })?.key else { return nil }
        self = mode
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

private struct IsListEditingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The edit mode of lists in a view. Each window and each sheet has its own. Use `environment(_:_:)` to set another one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Whether the enclosing list is in edit mode.
    var isListEditing: Bool {
        get { self[IsListEditingKey.self] }
        set { self[IsListEditingKey.self] = newValue }
    }
}

/// A button that toggles the edit mode of its environment.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates a button titled “Edit”, or “Done” in edit mode.
    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(isEditing ? .done : .edit)
        }
        .disabled(editMode == nil)
    }
}
