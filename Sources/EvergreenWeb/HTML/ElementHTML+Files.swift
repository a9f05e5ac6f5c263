import EvergreenDocument

extension ElementHTML {
    /// The page's script opens the browser's dialog, and sends what is chosen.
    func filePicker(_ traits: FilePickerTraits) -> HTML {
        let button: [HTML.Attribute] = control("files") + fileAttributes(traits.files)
        return HTML(.button, buttonClasses(traits.prominence), button, [.slot])
    }

    /// What the page's script has to know of the files that the element takes.
    ///
    /// - Parameter namesTypes: Whether their types are said. The server refuses others.
    func fileAttributes(_ files: AcceptedFiles, namesTypes: Bool = true) -> [HTML.Attribute] {
        var result: [HTML.Attribute] = []
        if namesTypes, !files.acceptedTypes.isEmpty {
            result.append(.init(.dataAccept, files.acceptedTypes.joined(separator: ",")))
        }
        result.append(.init(.dataFileCount, String(files.maximumCount)))
        result.append(.init(.dataFileBytes, String(files.maximumByteCount)))
        if let ticket = files.ticket { result.append(.init(.dataTicket, ticket)) }
        return result
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
