import EvergreenDocument
import EvergreenLogging
import Logging

/// A button for choosing files, which the page uploads.
struct FilePicker<Label: View>: ContainerView {
    let request: FileRequest
    let inner: Label
    /// Called with all files of a selection when they have been received, or with an error.
    let onChoice: @MainActor (Result<[ReceivedFile], FileTransferError>) -> Void

    init(
        _ request: FileRequest,
        onChoice: @escaping @MainActor (Result<[ReceivedFile], FileTransferError>) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.request = request
        self.onChoice = onChoice
        inner = label()
    }
}

/// The allowed files of a selection.
struct FileRequest {
    var contentTypes: [UTType]
    /// The maximum number of files, or nil for the server's limit.
    var maximumCount: Int?

    /// The value of the browser's `accept` attribute. Empty if a type admits any file.
    var acceptedFiles: [String] {
        let files = contentTypes.map(\.acceptedFiles)
        guard !files.contains([]), !contentTypes.contains(UTType.data), !contentTypes.contains(UTType.item) else {
            return []
        }
        var known: Set<String> = []
        return files.joined().filter { known.insert($0).inserted }
    }

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Lets the page upload the files that it has described. A refusal is logged once: here, or by the file transfers.
    ///
    /// - Returns: The ticket of the files.
    @MainActor
    func expect(_ files: [ChosenFile], by transfers: any FileTransfers) throws(FileTransferError) -> String {
        do {
            try check(files, byCount: transfers.maximumFileCount)
        } catch {
            Self.logger.notice("Files were refused.", metadata: ["reason": "\(error.localizedDescription)"])
            throw error
        }
        return try transfers.expect(files)
    }

    /// Checks the files against the request. Browsers let the user choose others, too.
    private func check(_ files: [ChosenFile], byCount limit: Int) throws(FileTransferError) {
        let count = min(maximumCount ?? .max, limit)
        guard files.count <= count else { throw .tooManyFiles(maximumCount: count) }
        for file in files where !accepts(file) { throw .contentTypeNotAllowed(name: FileName.safe(file.name)) }
    }

    private func accepts(_ file: ChosenFile) -> Bool {
        // Types without known extensions, such as custom ones, accept any file.
        guard !acceptedFiles.isEmpty else { return true }
        let types = [UTType(fileName: file.name, mimeType: file.contentType), UTType(mimeType: file.contentType)]
        return types.contains { type in
            guard let type else { return false }
            return contentTypes.contains { allowed in
                type.conforms(to: allowed)
                    || type.preferredFilenameExtension.map { allowed.declaration.extensions.contains($0) } ?? false
            }
        }
    }
}

extension FilePicker: SingleActionControl {
    /// The ticket of the selection whose files are pending.
    struct Expectation {
        var ticket: String?
    }

    typealias NodeState = Expectation

    func makeNodeState() -> Expectation { Expectation() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let transfers = node.environment.fileTransfers
        return .filePicker(
            FilePickerTraits(
                files: AcceptedFiles(
                    acceptedTypes: request.acceptedFiles,
                    maximumCount: min(request.maximumCount ?? .max, transfers?.maximumFileCount ?? 1),
                    maximumByteCount: transfers?.maximumByteCount ?? 0,
                    ticket: node.state.ticket
                ),
                prominence: node.environment.buttonProminence
            )
        )
    }

    static var isControl: Bool { true }
    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle + node.environment.buttonWidthStyle
    }
    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .chooseFiles(let files):
            revoke(in: node)
            do throws(FileTransferError) {
                guard let transfers = node.environment.fileTransfers else { throw FileTransferError.unavailable }
                node.state.ticket = try request.expect(files, by: transfers)
            } catch {
                onChoice(.failure(error))
            }
        case .sendFiles:
            guard let ticket = node.state.ticket else { return true }
            node.state.ticket = nil
            onChoice(
                Result { () throws(FileTransferError) in
                    guard let transfers = node.environment.fileTransfers else { throw .unavailable }
                    return try transfers.take(ticket)
                }
            )
        case .dismiss:
            // The user has chosen something else.
            revoke(in: node)
        default:
            return false
        }
        if node.isMounted { node.draw() }
        return true
    }

    private func revoke(in node: ElementNode<Self>) {
        guard let ticket = node.state.ticket else { return }
        node.state.ticket = nil
        node.environment.fileTransfers?.revoke(ticket)
    }

    func willUnmount(_ node: ElementNode<Self>) { revoke(in: node) }
}
