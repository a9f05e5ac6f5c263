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
        try send(files, to: picker) { .chooseFiles($0) }
    }

    /// Drops files on a view with a `dropDestination` that takes them, or on the nearest around, as if a browser had sent them.
    ///
    /// The destination gets them a moment later: await that with ``wait(timeout:until:)``.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` where nothing can be dropped, or no such files; or the error of reading a
    ///   file.
    public func drop(_ files: [URL], on target: ScreenElement) throws {
        try send(files, to: target.anyDestination) { .drop(.files($0), DropPlace()) }
    }

    private func send(_ files: [URL], to target: ScreenElement, by event: ([ChosenFile]) -> ElementEvent) throws {
        let chosen = try files.map { url in
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            return ChosenFile(name: url.lastPathComponent, byteCount: size)
        }
        self.files.chosen = files
        try target.send(event(chosen))
        if target.exists { try target.send(.sendFiles(true)) }
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
