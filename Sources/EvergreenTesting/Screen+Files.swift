import EvergreenUI
import Foundation

extension Screen {
    /// Chooses files with the button of a `fileImporter` or with a `PhotosPicker`, as if a browser had uploaded them.
    ///
    /// ```swift
    /// try screen.choose([url], with: screen.find(.button, "Choose file…"))
    /// ```
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` for another element, or an error of reading a file.
    public func choose(_ files: [URL], with picker: ScreenElement) throws {
        try send(files, to: picker) { .chooseFiles($0) }
    }

    /// Drops files on the target or its nearest ancestor with a `dropDestination` that accepts them, as if a browser had uploaded them.
    ///
    /// The destination receives them asynchronously: await that with ``wait(timeout:until:)``.
    ///
    /// - Throws: ``ScreenError/refused(_:element:)`` if there is no destination or it doesn't accept such files; or an error of reading a
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

    /// Downloads the file of a link that a `fileExporter` shows, which a browser does automatically. The link has a URL once the file is
    /// written.
    ///
    /// ```swift
    /// try await screen.wait { screen.findAll(.link, "Download").first?.value != nil }
    /// let file = try screen.save(screen.find(.link, "Download"))
    /// ```
    ///
    /// - Returns: The name and contents of the file.
    /// - Throws: ``ScreenError/notFound(_:screen:)`` for another element, or one without a URL.
    public func save(_ link: ScreenElement) throws -> (name: String, contents: Data) {
        guard let address = link.value, let file = try files.save(address) else {
            throw ScreenError.notFound("a file to save", screen: outline)
        }
        update()
        return (file.name, file.contents)
    }
}
