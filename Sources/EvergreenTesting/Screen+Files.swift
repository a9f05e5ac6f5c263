import EvergreenUI
public import Foundation

extension Screen {
    /// Chooses files with the button of a `fileImporter` or with a `PhotosPicker`, as if a browser had sent them.
    ///
    /// ```swift
    /// try screen.choose([url], with: screen.find(.button, "Choose file…"))
    /// ```
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` for another element, or the error of reading a file.
    public func choose(_ files: [URL], with picker: ScreenElement) throws {
        let chosen = try files.map { url in
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            return ChosenFile(name: url.lastPathComponent, byteCount: size)
        }
        self.files.chosen = files
        try picker.send(.chooseFiles(chosen))
        if picker.exists { try picker.send(.sendFiles(true)) }
    }

    /// Saves the file of a link that a `fileExporter` shows, as a browser does by itself. The link has an address once the file is
    /// written.
    ///
    /// ```swift
    /// try await screen.wait { screen.findAll(.link, "Download").first?.value != nil }
    /// let file = try screen.save(screen.find(.link, "Download"))
    /// ```
    ///
    /// - Returns: The name and the contents of the file.
    /// - Throws: ``ScreenError/notFound(_:screen:)`` for another element, or one without an address.
    public func save(_ link: ScreenElement) throws -> (name: String, contents: Data) {
        guard let address = link.value, let file = try files.save(address) else {
            throw ScreenError.notFound("a file to save", screen: outline)
        }
        update()
        return (file.name, file.contents)
    }
}
