import EvergreenDocument

extension ElementHTML {
    /// The keyboard attributes of an element: its shortcuts, and whether it is focusable without being a control.
    var keys: [HTML.Attribute] {
        var result: [HTML.Attribute] = []
        for note in attributes.notes {
            switch note {
            case .keyboardShortcut(let stroke):
                result.append(.init(.dataKey, stroke.pageText))
                result.append(.init(.ariaKeyShortcuts, stroke.ariaText))
            case .focusable:
                result.append(.init(.tabIndex, "0"))
                if attributes.reportsFocus { result.append(.init(.dataFocus)) }
            default: break
            }
        }
        return result
    }
}

extension KeyTraits {
    /// The keys and phases that the page reports to the server.
    var htmlAttributes: [HTML.Attribute] {
        let phases = KeyInput.Phase.allCases.filter(self.phases.contains).map(\.rawValue).joined()
        let keys =
            switch filter {
            case .all: "all"
            case .keys(let keys): "keys " + keys.map { $0 == " " ? "Space" : $0 }.joined(separator: " ")
            case .characters(let characters): "characters " + characters
            }
        return [.init(.dataKeyPhases, phases), .init(.dataKeys, keys)]
    }
}

extension KeyStroke {
    /// The letters of the modifiers, a space, and the key.
    fileprivate var pageText: String {
        let letters: [(KeyModifiers, String)] = [(.command, "m"), (.control, "c"), (.option, "a"), (.shift, "s")]
        return letters.filter { modifiers.contains($0.0) }.map(\.1).joined() + " " + key
    }

    /// Shortcuts in WAI-ARIA notation. If they differ by platform, both.
    fileprivate var ariaText: String {
        let name =
            switch key {
            case " ": "Space"
            case "+": "Plus"
            default: key.count == 1 ? key.uppercased() : key
            }
        func text(_ command: String) -> String {
            var names: [String] = []
            if modifiers.contains(.command) { names.append(command) }
            if modifiers.contains(.control), !names.contains("Control") { names.append("Control") }
            if modifiers.contains(.option) { names.append("Alt") }
            if modifiers.contains(.shift) { names.append("Shift") }
            return (names + [name]).joined(separator: "+")
        }
        return modifiers.contains(.command) ? text("Control") + " " + text("Meta") : text("")
    }
}
