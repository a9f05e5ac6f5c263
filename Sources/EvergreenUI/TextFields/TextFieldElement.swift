/// The element of a text field, secure field, search field or text editor.
struct TextFieldElement<Label: View>: LabeledElementView {
    let value: TextFieldValue
    let prompt: Text?
    var axis = Axis.horizontal
    /// The actions of a deprecated initializer; nil for none.
    var editing: TextFieldEditing?
    /// The selection binding; nil for none.
    var selection: Binding<TextSelection?>?
    package let label: Label
}

extension TextField where Label == _TextFieldStyleLabel {
    /// Erases the label type of a field.
    init(erasing element: TextFieldElement<some View>) {
        self.element = TextFieldElement(
            value: element.value,
            prompt: element.prompt,
            axis: element.axis,
            editing: element.editing,
            selection: element.selection,
            label: _TextFieldStyleLabel(view: AnyView(element.label))
        )
    }
}

extension TextFieldElement {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let label = node.state.text
        let lines = axis == .vertical ? node.environment.textAppearance.lines : LineRange()
        let (text, selected) = node.reading { (value.text(node.environment), selection?.wrappedValue) }
        var traits = TextFieldTraits(
            label: label,
            prompt: prompt?.resolve(in: node.environment) ?? label,
            text: text,
            isContinuous: value.isContinuous,
            form: axis == .vertical ? .paragraph : node.environment.textFieldForm,
            minimumLines: lines.minimum,
            maximumLines: lines.maximum,
            hints: node.environment.textInputHints
        )
        if selection != nil {
            traits.reportsSelection = true
            traits.selection = selected?.offsets(in: text)
        }
        return .textField(traits)
    }

    package static var isControl: Bool { true }

    package func isField(in node: ElementNode<Self>) -> Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        guard environment.textFieldForm == .editor else {
            return environment.controlStyle + (environment.hasPlainTextFields ? [.plainField] : [])
        }
        return environment.controlStyle + (environment.hasPlainTextEditors ? [.plainField] : [])
            + environment.scrollContentBackgroundStyle
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .input(let text):
            input(text, in: node)
            // A host that doesn't report the selection types at the end.
            let end = text.utf16.count
            if selection != nil { select(FieldSelection(end..<end), in: node) }
        case .edit(let text, let selected):
            guard selection != nil else { return false }
            input(text, in: node)
            select(selected, in: node)
        case .selectText(let selected):
            guard selection != nil else { return false }
            select(selected, in: node)
        case .commit(let text):
            accept(text, in: node)
            _ = value.write(text, node.environment)
            node.invalidate()
        case .submit:
            editing?.onCommit()
            node.environment.submitAction?.perform(for: node.environment.textFieldForm == .search ? .search : .text)
        default:
            return false
        }
        return true
    }

    package var noticesFocus: Bool { editing?.onEditingChanged != nil }

    package func focusDidChange(_ isFocused: Bool, in node: ElementNode<Self>) {
        editing?.onEditingChanged?(isFocused)
    }

    private func input(_ text: String, in node: ElementNode<Self>) {
        accept(text, in: node)
        if value.isContinuous { _ = value.write(text, node.environment) }
        // Until a formatted value is committed, the displayed text differs from it and must not be replaced.
        if value.isContinuous { node.invalidate() }
    }

    /// Writes the reported selection, mapped to the text as the app may have changed it after the input.
    private func select(_ selected: FieldSelection, in node: ElementNode<Self>) {
        let text = value.text(node.environment)
        let newSelection = TextSelection(selected, in: text)
        node.element.acceptFromScreen { kind in
            guard case .textField(var traits) = kind else { return }
            traits.selection = newSelection.offsets(in: text)
            kind = .textField(traits)
        }
        if selection?.wrappedValue != newSelection { selection?.wrappedValue = newSelection }
        node.invalidate()
    }

    private func accept(_ text: String, in node: ElementNode<Self>) {
        node.element.acceptFromScreen { kind in
            guard case .textField(var traits) = kind else { return }
            traits.text = text
            kind = .textField(traits)
        }
    }
}
