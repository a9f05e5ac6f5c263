import EvergreenDocument

extension ElementHTML {
    /// The page's script opens the browser's file dialog and uploads the chosen files.
    func filePicker(_ traits: FilePickerTraits) -> HTML {
        let button: [HTML.Attribute] = control("files") + fileAttributes(traits.files)
        return HTML(.button, buttonClasses(traits.prominence), button, [.slot])
    }

    /// The attributes that describe accepted files to the page's script.
    ///
    /// - Parameter namesTypes: Whether to include the types. The server rejects others.
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
