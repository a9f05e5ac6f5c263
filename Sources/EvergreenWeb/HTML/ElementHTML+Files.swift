import EvergreenDocument

extension ElementHTML {
    /// The page's script opens the browser's dialog, and sends what is chosen.
    func filePicker(_ traits: FilePickerTraits) -> HTML {
        var button: [HTML.Attribute] = [.init(.type, "button")] + control("files")
        if !traits.acceptedTypes.isEmpty {
            button.append(.init(.dataAccept, traits.acceptedTypes.joined(separator: ",")))
        }
        button.append(.init(.dataFileCount, String(traits.maximumCount)))
        button.append(.init(.dataFileBytes, String(traits.maximumByteCount)))
        if let ticket = traits.ticket { button.append(.init(.dataTicket, ticket)) }
        return HTML(.button, buttonClasses(traits.prominence), button, [.slot])
    }

    /// The page's script follows the link once it has an address.
    func fileLink(_ traits: FileLinkTraits) -> HTML {
        var link: [HTML.Attribute] = identifier + notes
        if let address = traits.address {
            link += [.init(.href, address), .init(.download, traits.fileName)]
        } else {
            link += [.init(.role, "link"), .init(.ariaDisabled, "true")]
        }
        if let label = attributes.accessibilityLabel { link.append(.init(.ariaLabel, label)) }
        return HTML(.a, ["button", "prominent", "file-link"], link, [.text(traits.title)])
    }
}
