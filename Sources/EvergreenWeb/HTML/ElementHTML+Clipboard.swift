import EvergreenDocument

extension ElementHTML {
    func clipboardArea(_ traits: ClipboardTraits) -> HTML {
        var clipboard: [HTML.Attribute] = []
        if !attributes.isDisabled {
            if traits.copies { clipboard.append(.init(.dataCopy)) }
            if traits.cuts { clipboard.append(.init(.dataCut)) }
            if let pasted = traits.pasted {
                clipboard += [.init(.dataPaste)] + outsideAttributes(pasted, namesFiles: true)
            }
        }
        return HTML(.div, ["gesture"], groupRole + common + clipboard, [.slot])
    }

    /// The page's script reads the clipboard and sends its content in a `drop` event.
    func pasteButton(_ traits: DropTraits, _ prominence: ButtonTraits.Prominence) -> HTML {
        let button: [HTML.Attribute] = [.init(.dataPaste)] + control("drop")
        return HTML(.button, buttonClasses(prominence), button + outsideAttributes(traits, namesFiles: true), [.slot])
    }
}
