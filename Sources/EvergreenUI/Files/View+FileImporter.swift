public import Foundation

extension View {
    /// Lets the user open a file while `isPresented` is true.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { result in
    ///     switch result {
    ///     case .success(let url): importPlayers(from: url)
    ///     case .failure(let error): message = error.localizedDescription
    ///     }
    /// }
    /// ```
    ///
    /// The page shows a dialog with a button that opens the browser's own, because browsers require a user gesture for it. The browser
    /// uploads the file, and the URL is that of the server's copy. The copy lasts until the window closes: read it, or move it to a
    /// permanent location. Treat its contents as untrusted input.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The allowed content types. They are checked by the file extension and the type that the browser reports,
    ///     not by the contents.
    ///   - onCompletion: Called with the file, or with a ``FileTransferError``. Not called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, isMultiple: false, onCancellation: {}) { result in
            onCompletion(result.only)
        }
    }

    /// Lets the user open files while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The allowed content types.
    ///   - allowsMultipleSelection: Whether the user may choose several files.
    ///   - onCompletion: Called with the files, or with the error. Not called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(
            isPresented,
            allowedContentTypes,
            isMultiple: allowsMultipleSelection,
            onCancellation: {},
            onCompletion: onCompletion
        )
    }

    /// Lets the user open files while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The allowed content types.
    ///   - allowsMultipleSelection: Whether the user may choose several files.
    ///   - onCompletion: Called with the files, or with the error.
    ///   - onCancellation: Called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented,
            allowedContentTypes,
            isMultiple: allowsMultipleSelection,
            onCancellation: onCancellation,
            onCompletion: onCompletion
        )
    }

    private func importer(
        _ isPresented: Binding<Bool>,
        _ contentTypes: [UTType],
        isMultiple: Bool,
        onCancellation: @escaping () -> Void,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        FileDialogView(
            wrapped: self,
            isPresented: isPresented,
            title: Text(isMultiple ? .chooseFilesTitle : .chooseFileTitle),
            onCancellation: onCancellation
        ) {
            FileDialogContent(
                action: FileImportButton(
                    request: FileRequest(contentTypes: contentTypes, maximumCount: isMultiple ? nil : 1)
                ) { result in
                    isPresented.wrappedValue = false
                    onCompletion(result)
                }
            )
        }
    }
}

/// The button that opens the browser's dialog.
private struct FileImportButton: View {
    @Environment(\.fileTransfers) private var transfers
    @Environment(\.fileDialogConfirmationLabel) private var label
    let request: FileRequest
    let onCompletion: (Result<[URL], any Error>) -> Void

    var body: some View {
        FilePicker(request) { [transfers] result in
            // Kept before the dialog and its picker are removed.
            if case .success(let files) = result { for file in files { transfers?.keep(file) } }
            onCompletion(result.map { $0.map(\.url) }.mapError { $0 })
        } label: {
            label ?? Text(request.maximumCount == 1 ? .chooseFile : .chooseFiles)
        }
        .buttonStyle(.borderedProminent)
    }
}
