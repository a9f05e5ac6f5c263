import Foundation

/// The actions of an older initializer of a text field.
struct TextFieldEditing {
    /// Called with true when the user begins to edit, and with false at the end; nil if nobody wants to know.
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

    /// A field for a text with a localized title, and actions for the begin and the end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, text: text).editing(onEditingChanged, onCommit)
    }

    /// A field for a text with a localized title, and an action for the begin and the end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(titleKey, text: text).editing(onEditingChanged, {})
    }

    /// A field for a text with a localized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, text: text).editing(nil, onCommit)
    }

    /// A field for a text with a title that is not localized, and actions for the begin and the end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
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

    /// A field for a text with a title that is not localized, and an action for the begin and the end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(title, text: text).editing(onEditingChanged, {})
    }

    /// A field for a text with a title that is not localized, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(title, text: text).editing(nil, onCommit)
    }

    /// A field for a value of a formatter with a localized title, and actions for the begin and the end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
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

    /// A field for a value of a formatter with a localized title, and an action for the begin and the end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self = TextField(titleKey, value: value, formatter: formatter).editing(onEditingChanged, {})
    }

    /// A field for a value of a formatter with a localized title, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
    )
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        onCommit: @escaping () -> Void
    ) {
        self = TextField(titleKey, value: value, formatter: formatter).editing(nil, onCommit)
    }

    /// A field for a value of a formatter with a title that is not localized, and actions for the begin and the end of editing and for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
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

    /// A field for a value of a formatter with a title that is not localized, and an action for the begin and the end of editing.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
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

    /// A field for a value of a formatter with a title that is not localized, and an action for the Return key.
    @available(
        *,
        deprecated,
        message: "Use focused(_:) to learn where the focus is, and onSubmit(_:) for the action of the Return key."
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
