import EvergreenDocument

extension ElementHTML {
    func button(_ traits: ButtonTraits) -> HTML {
        var classes = buttonClasses(traits.prominence)
        switch traits.role {
        case nil: break
        case .destructive: classes.insert("destructive")
        case .cancel: classes.insert("cancel")
        }
        let holds: [HTML.Attribute] =
            (traits.reportsHolds ? [.init(.dataHold)] : []) + (traits.repeats ? [.init(.dataRepeats)] : [])
        return HTML(.button, classes, control("tap") + holds, [.slot])
    }

    func buttonClasses(_ prominence: ButtonTraits.Prominence) -> ClassList {
        var classes: ClassList = ["button"]
        switch prominence {
        case .automatic: break
        case .plain: classes.insert("plain")
        case .borderless: classes.insert("borderless")
        case .bordered: classes.insert("bordered")
        case .borderedProminent: classes.insert("prominent")
        }
        return classes
    }

    /// The page's script shares the item, without a message to the server.
    func shareLink(_ traits: ShareTraits) -> HTML {
        var button = identifier
        if let label = attributes.accessibilityLabel { button.append(.init(.ariaLabel, label)) }
        button += notes
        if attributes.isDisabled { button.append(.init(.disabled)) }
        if attributes.reportsFocus { button.append(.init(.dataFocus)) }
        if !traits.title.isEmpty { button.append(.init(.dataShareTitle, traits.title)) }
        if !traits.text.isEmpty { button.append(.init(.dataShareText, traits.text)) }
        if !traits.address.isEmpty { button.append(.init(.dataShareAddress, traits.address)) }
        return HTML(.button, ["button", "share"], button, [.slot])
    }

    func toggle(isOn: Bool) -> HTML {
        let input = HTML(
            .input,
            [],
            [.init(.type, "checkbox"), .init(.role, "switch")] + control("toggle") + (isOn ? [.init(.checked)] : [])
        )
        return HTML(.label, ["toggle"], [], [.node(input), .node(HTML(.span, ["title"], [], [.slot]))])
    }

    func stepper(canIncrement: Bool, canDecrement: Bool) -> HTML {
        // Without content: the stylesheet draws the plus and the minus sign.
        func button(_ word: StandardText, event: String, letter: String, isEnabled: Bool) -> HTML {
            let title = word.text(in: language)
            let buttonID = "\(letter)\(id.rawValue)"
            // Each button is labeled by its action and the stepper's label.
            let name: [HTML.Attribute] =
                if let label = attributes.accessibilityLabel {
                    [.init(.ariaLabel, "\(title) \(label)")]
                } else {
                    [.init(.ariaLabel, title), .init(.ariaLabelledBy, "\(buttonID) c\(id.rawValue)")]
                }
            return HTML(
                .button,
                [],
                [.init(.id, buttonID), .init(.dataOn, event)] + name
                    + (isEnabled && !attributes.isDisabled ? [] : [.init(.disabled)])
            )
        }
        let name: HTML.Attribute =
            if let label = attributes.accessibilityLabel {
                .init(.ariaLabel, label)
            } else {
                .init(.ariaLabelledBy, "c\(id.rawValue)")
            }
        let buttons: [HTML.Content] = [
            .node(button(.decrement, event: "decrement", letter: "d", isEnabled: canDecrement)),
            .node(button(.increment, event: "increment", letter: "u", isEnabled: canIncrement)),
        ]
        return HTML(
            .div,
            ["stepper"],
            [.init(.role, "group"), name] + identifier,
            [.node(HTML(.span, ["buttons"], [], buttons)), .node(HTML(.span, ["title"], [], [.slot]))]
        )
    }

    func picker(_ traits: PickerTraits) -> HTML {
        switch traits.style {
        case .menu: menu(traits)
        case .segmented: radioButtons(traits, ["picker", "segmented"], options(of: traits))
        case .inline: radioButtons(traits, ["picker", "inline"], options(of: traits))
        case .wheel:
            radioButtons(traits, ["picker", "wheel"], [.node(HTML(.div, ["turn"], [], options(of: traits)))])
        case .palette:
            radioButtons(traits, ["picker", "segmented", "palette"], options(of: traits, onlySymbols: true))
        }
    }

    private func menu(_ traits: PickerTraits) -> HTML {
        var options: [HTML.Content] = traits.options.map { option in
            .node(
                HTML(
                    .option,
                    [],
                    [.init(.value, String(option.id))]
                        + (option.id == traits.selection && traits.currentValue == nil ? [.init(.selected)] : []),
                    // A menu option can't contain a symbol.
                    [.text(option.title.isEmpty ? option.symbol ?? "" : option.title)]
                )
            )
        }
        if traits.currentValue != nil || !traits.options.contains(where: { $0.id == traits.selection }) {
            // Otherwise browsers would show the first option.
            options.insert(
                .node(
                    HTML(
                        .option,
                        [],
                        [.init(.value), .init(.selected), .init(.disabled), .init(.hidden)],
                        traits.currentValue.map { [.text($0)] } ?? []
                    )
                ),
                at: 0
            )
        }
        return HTML(
            .label,
            ["picker", "menu"],
            [],
            [
                caption(traits.label, symbol: traits.symbol),
                .node(HTML(.select, [], [.init(.autocomplete, "off")] + control("select"), options)),
            ]
        )
    }

    /// A radio button per option. With `onlySymbols`, an option with a symbol shows it in place of the title.
    private func options(of traits: PickerTraits, onlySymbols: Bool = false) -> [HTML.Content] {
        traits.options.map { option in
            let hasTitle = !option.title.isEmpty && !(onlySymbols && option.symbol != nil)
            let name = option.title.isEmpty ? option.symbol : option.title
            let input = HTML(
                .input,
                [],
                [
                    .init(.type, "radio"), .init(.name, "r\(id.rawValue)"), .init(.value, String(option.id)),
                    .init(.autocomplete, "off"), .init(.dataOn, "select"),
                ] + (option.id == traits.selection ? [.init(.checked)] : [])
                    + (hasTitle ? [] : name.map { [.init(.ariaLabel, $0)] } ?? [])
            )
            let title = HTML(.span, [], [], Self.captioned(hasTitle ? option.title : "", symbol: option.symbol))
            let tip = hasTitle || !onlySymbols ? [] : name.map { [HTML.Attribute(.title, $0)] } ?? []
            return .node(HTML(.label, [], tip, [.node(input), .node(title)]))
        }
    }

    private func radioButtons(_ traits: PickerTraits, _ classes: ClassList, _ options: [HTML.Content]) -> HTML {
        let name = attributes.accessibilityLabel.map { [HTML.Attribute(.ariaLabel, $0)] } ?? []
        return HTML(
            .fieldset,
            classes,
            identifier + name + (attributes.isDisabled ? [.init(.disabled)] : []),
            [.node(HTML(.legend, [], [], Self.captioned(traits.label, symbol: traits.symbol)))] + options
        )
    }
}
