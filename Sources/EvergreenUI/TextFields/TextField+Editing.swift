import Foundation

/// The actions of a text field's deprecated initializers.
struct TextFieldEditing {
    /// Called with true when editing begins, and with false when it ends; nil for none.
    var onEditingChanged: ((Bool) -> Void)?
    /// Called when the user presses Return.
    var onCommit: () -> Void = {}
}

extension TextField where Label == Text {
    private func editing(_ onEditingChanged: ((Bool) -> Void)?, _ onCommit: @escaping () -> Void) -> TextField {
        var copy = self
        copy.element.editing = TextFieldEditing(onEditingChanged: onEditingChanged, onCommit: onCommit)
        return copy
    }

    /// Creates a text field with a localized title, and actions for the start and end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, text: text).editing(onEditingChanged, onCommit)
    }

    /// Creates a text field with a localized title, and an action for the start and end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(titleKey, text: text).editing(onEditingChanged, {})
    }

    /// Creates a text field with a localized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, text: text).editing(nil, onCommit)
    }

    /// Creates a text field with an unlocalized title, and actions for the start and end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(title, text: text).editing(onEditingChanged, onCommit)
    }

    /// Creates a text field with an unlocalized title, and an action for the start and end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(title, text: text).editing(onEditingChanged, {})
    }

    /// Creates a text field with an unlocalized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(title, text: text).editing(nil, onCommit)
    }

    /// Creates a field for a value with a formatter and a localized title, and actions for the start and end of editing and for the Return
    /// key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, value: value, formatter: formatter).editing(onEditingChanged, onCommit)
    }

    /// Creates a field for a value with a formatter and a localized title, and an action for the start and end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(titleKey, value: value, formatter: formatter).editing(onEditingChanged, {})
    }

    /// Creates a field for a value with a formatter and a localized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, value: value, formatter: formatter).editing(nil, onCommit)
    }

    /// Creates a field for a value with a formatter and an unlocalized title, and actions for the start and end of editing and for the
    /// Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(title, value: value, formatter: formatter).editing(onEditingChanged, onCommit)
    }

    /// Creates a field for a value with a formatter and an unlocalized title, and an action for the start and end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(title, value: value, formatter: formatter).editing(onEditingChanged, {})
    }

    /// Creates a field for a value with a formatter and an unlocalized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to observe the focus, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(title, value: value, formatter: formatter).editing(nil, onCommit)
    }
}
