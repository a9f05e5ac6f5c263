import EvergreenDocument

extension ElementHTML {
    func textField(_ traits: TextFieldTraits) -> HTML {
        // Outside of a form, the label is shown as the prompt; in a form, it precedes the field.
        let isTitled = traits.prompt.isEmpty
        let type =
            switch traits.form {
            case .line, .editor, .paragraph: "text"
            case .secure: "password"
            case .search: "search"
            }
        let rows: String? =
            switch traits.form {
            case .editor: "4"
            case .paragraph: "1"
            default: nil
            }
        var field: [HTML.Attribute] = [rows.map { .init(.rows, $0) } ?? .init(.type, type)]
        field.append(.init(.autocomplete, traits.hints.autocomplete ?? "off"))
        field.append(.init(.value, traits.text))
        field.append(.init(.placeholder, isTitled ? traits.label : traits.prompt))
        field += traits.hints.attributes + fieldRole + control(traits.isContinuous ? "input" : "commit")
        if traits.reportsSelection {
            field.append(.init(.dataSelection, traits.selection.map { "\($0.lowerBound) \($0.upperBound)" } ?? ""))
        }
        var classes: ClassList = isTitled ? ["titled"] : []
        if let minimum = traits.minimumLines, minimum > 1 { classes.insert(StyleClass(.minimumLines, Double(minimum))) }
        if let maximum = traits.maximumLines { classes.insert(StyleClass(.maximumLines, Double(maximum))) }
        let node =
            if rows != nil {
                // The text occurs twice: as content for pages without a script, and as an attribute for the script.
                HTML(.textarea, classes, field, [.text(traits.text)])
            } else {
                HTML(.input, classes, field)
            }
        return HTML(
            .label,
            traits.form == .search ? ["field", "search"] : ["field"],
            [],
            [caption(traits.label), .node(node)]
        )
    }

    var searchTokens: HTML {
        HTML(.div, ["search-tokens"], [.init(.role, "list")], [.slot])
    }

    /// The button is labeled by its action and the token.
    var searchToken: HTML {
        let buttonID = "d\(id.rawValue)"
        let button: [HTML.Attribute] = [
            .init(.id, buttonID), .init(.dataOn, "remove"),
            .init(.ariaLabel, StandardText.remove.text(in: language)),
            .init(.ariaLabelledBy, "\(buttonID) c\(id.rawValue)"),
        ]
        return HTML(
            .div,
            ["search-token"],
            [.init(.role, "listitem")],
            [
                .node(HTML(.span, ["title"], [], [.slot])),
                .node(
                    HTML(
                        .button,
                        [],
                        button + (attributes.isDisabled ? [.init(.disabled)] : []),
                        [.node(ElementHTML.symbol("xmark"))]
                    )
                ),
            ]
        )
    }

    /// The page's script opens it and associates it with its field.
    var suggestions: HTML {
        let name = HTML.Attribute(.ariaLabel, StandardText.suggestions.text(in: language))
        return HTML(.div, ["suggestions"], [.init(.role, "listbox"), name, .init(.popover, "manual")], [.slot])
    }

    var suggestion: HTML {
        HTML(
            .button,
            ["suggestion"],
            [.init(.role, "option"), .init(.tabIndex, "-1")] + control("tap"),
            [.slot]
        )
    }

    func datePicker(_ traits: DateTraits) -> HTML {
        let type =
            switch traits.components {
            case .date: "date"
            case .time: "time"
            case .dateAndTime: "datetime-local"
            }
        var field: [HTML.Attribute] = [
            .init(.type, type), .init(.autocomplete, "off"), .init(.value, traits.value),
        ]
        if let earliest = traits.earliest { field.append(.init(.min, earliest)) }
        if let latest = traits.latest { field.append(.init(.max, latest)) }
        return HTML(
            .label,
            ["field", "date"],
            [],
            [caption(traits.label, symbol: traits.symbol), .node(HTML(.input, [], field + control("date")))]
        )
    }

    /// Two inputs in one element: the opacity has its own event.
    func colorPicker(_ traits: ColorTraits) -> HTML {
        let color = HTML(
            .input,
            [],
            [.init(.type, "color"), .init(.autocomplete, "off"), .init(.value, traits.value)] + control("date")
                + (attributes.accessibilityLabel == nil ? [.init(.ariaLabel, traits.label)] : [])
        )
        var content = [caption(traits.label), .node(color)]
        if let opacity = traits.opacity {
            let name = "\(attributes.accessibilityLabel ?? traits.label) \(StandardText.opacity.text(in: language))"
            let slider: [HTML.Attribute] = [
                .init(.type, "range"), .init(.autocomplete, "off"), .init(.min, "0"), .init(.max, "100"),
                .init(.step, "1"), .init(.value, String(opacity)), .init(.ariaLabel, name), .init(.dataOn, "slide"),
            ]
            content.append(.node(HTML(.input, [], slider + (attributes.isDisabled ? [.init(.disabled)] : []))))
        }
        return HTML(.div, ["field", "color"], [], content)
    }

    func caption(_ label: String, symbol: String? = nil) -> HTML.Content {
        .node(HTML(.span, ["caption"], [], Self.captioned(label, symbol: symbol)))
    }

    /// A text with a preceding symbol, if any.
    static func captioned(_ text: String, symbol name: String?) -> [HTML.Content] {
        guard let name else { return [.text(text)] }
        return text.isEmpty ? [.node(symbol(name))] : [.node(symbol(name)), .text(text)]
    }
}

extension TextInputHints {
    fileprivate var attributes: [HTML.Attribute] {
        var attributes: [HTML.Attribute] = []
        if let mode { attributes.append(.init(.inputmode, mode.rawValue)) }
        if let capitalization { attributes.append(.init(.autocapitalize, capitalization.rawValue)) }
        if let returnKey { attributes.append(.init(.enterkeyhint, returnKey.rawValue)) }
        if let isCorrected {
            attributes.append(.init(.autocorrect, isCorrected ? "on" : "off"))
            attributes.append(.init(.spellcheck, isCorrected ? "true" : "false"))
        }
        return attributes
    }
}
