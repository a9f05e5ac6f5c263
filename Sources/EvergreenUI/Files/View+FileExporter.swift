public import Foundation

extension View {
    /// Lets the user save a document while `isPresented` is true.
    ///
    /// The document is written immediately. The browser saves it to its downloads folder, or asks for a location. A dialog is shown until
    /// the browser has received the whole file, with a link for browsers that don't start the download themselves.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - document: The document; nil to show nothing.
    ///   - contentType: The content type of the file.
    ///   - defaultFilename: The name of the file, without the extension, which is added.
    ///   - onCompletion: Called with the server's copy of the file once the browser has received it, or with the error. The copy lasts
    ///     until the window closes. Not called if the user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented,
            document: document,
            contentTypes: [contentType],
            defaultFilename: defaultFilename,
            onCompletion: onCompletion
        )
    }

    /// Lets the user save a document while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown. Reset to false at the end.
    ///   - document: The document; nil to show nothing.
    ///   - contentTypes: The allowed content types, of which the first is used. If empty, the document's first writable type.
    ///   - defaultFilename: The name of the file, or nil for the document's own.
    ///   - onCompletion: Called with the URL of the file, or with an error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            document.map { [$0] },
            defaultFilename: defaultFilename,
            onCompletion: Self.one(onCompletion),
            onCancellation: onCancellation
        ) {
            try $0.offered(as: contentTypes, name: $1)
        }
    }

    /// Lets the user save documents while `isPresented` is true. Browsers may ask for permission to save several files.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented,
            documents: documents,
            contentTypes: [contentType],
            onCompletion: onCompletion
        )
    }

    /// Lets the user save documents while `isPresented` is true. Browsers may ask for permission to save several files.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents, onCompletion: onCompletion, onCancellation: onCancellation) {
            try $0.offered(as: contentTypes, name: $1)
        }
    }

    /// Lets the user save a document while `isPresented` is true.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented,
            document: document,
            contentTypes: [contentType],
            defaultFilename: defaultFilename,
            onCompletion: onCompletion
        )
    }

    /// Lets the user save a document while `isPresented` is true.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            document.map { [$0] },
            defaultFilename: defaultFilename,
            onCompletion: Self.one(onCompletion),
            onCancellation: onCancellation
        ) {
            try $0.offered(as: contentTypes, name: $1)
        }
    }

    /// Lets the user save documents while `isPresented` is true. Browsers may ask for permission to save several files.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented,
            documents: documents,
            contentTypes: [contentType],
            onCompletion: onCompletion
        )
    }

    /// Lets the user save documents while `isPresented` is true. Browsers may ask for permission to save several files.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents, onCompletion: onCompletion, onCancellation: onCancellation) {
            try $0.offered(as: contentTypes, name: $1)
        }
    }

    /// Lets the user save a transferable value as a file while `isPresented` is true. The value is exported off the main actor.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown. Reset to false at the end.
    ///   - item: The value; nil to show nothing.
    ///   - contentTypes: The allowed content types, of which the first is used that the value can be exported as. If empty, the value's
    ///     first representation.
    ///   - defaultFilename: The name of the file, or nil for the one suggested by the representation.
    ///   - onCompletion: Called with the URL of the file, or with an error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<T: Transferable & Sendable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            item.map { [$0] },
            defaultFilename: defaultFilename,
            onCompletion: Self.one(onCompletion),
            onCancellation: onCancellation
        ) {
            try await $0.offered(as: contentTypes, name: $1)
        }
    }

    /// Lets the user save transferable values as files while `isPresented` is true. Browsers may ask for permission to save several files.
    public func fileExporter<C: Collection, T: Transferable & Sendable>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(isPresented, items, onCompletion: onCompletion, onCancellation: onCancellation) {
            try await $0.offered(as: contentTypes, name: $1)
        }
    }

    private static func one(
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> (Result<[URL], any Error>) -> Void {
        { onCompletion($0.only) }
    }

    /// - Parameter offered: Exports an item as a file, with the given name or one of its own.
    private func exporter<C: Collection>(
        _ isPresented: Binding<Bool>,
        _ items: C?,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void,
        offered: @escaping @MainActor (C.Element, String?) async throws -> OfferedFile
    ) -> some View {
        FileDialogView(
            wrapped: self,
            isPresented: isPresented,
            hasContent: items?.isEmpty == false,
            title: defaultFilename.map { Text(.save) + Text(verbatim: ": " + FileName.safe($0)) } ?? Text(.save),
            onCancellation: onCancellation
        ) {
            FileDialogContent(
                action: FileExportLinks {
                    var files: [OfferedFile] = []
                    if let items { for item in items { files.append(try await offered(item, defaultFilename)) } }
                    return files
                } onEnd: { result in
                    isPresented.wrappedValue = false
                    onCompletion(result)
                }
            )
        }
    }
}

extension FileDocument {
    @MainActor
    fileprivate func offered(as types: [UTType], name: String?) throws -> OfferedFile {
        let type = types.first ?? Self.writableContentTypes.first ?? UTType.data
        let wrapper = try fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        )
        return try wrapper.offered(as: type, name: name)
    }
}

extension ReferenceFileDocument {
    @MainActor
    fileprivate func offered(as types: [UTType], name: String?) throws -> OfferedFile {
        let type = types.first ?? Self.writableContentTypes.first ?? UTType.data
        let wrapper = try fileWrapper(
            snapshot: snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        )
        return try wrapper.offered(as: type, name: name)
    }
}

extension FileWrapper {
    fileprivate func offered(as type: UTType, name: String?) throws -> OfferedFile {
        guard let contents = regularFileContents else { throw CocoaError(.fileWriteUnknown) }
        let name = name ?? preferredFilename ?? filename
        return OfferedFile(name: FileName.of(name, type), contentType: type, contents: contents)
    }
}

extension Transferable where Self: Sendable {
    @MainActor
    fileprivate func offered(as types: [UTType], name: String?) async throws -> OfferedFile {
        let routes = Self.transferRoutes.filter { $0.export != nil }
        let route =
            types.isEmpty
            ? routes.first : routes.first { route in types.contains { route.contentType.conforms(to: $0) } }
        // Plain data takes the type given by the app.
        guard let route = route ?? routes.first(where: { $0.contentType == UTType.data }), let export = route.export
        else {
            throw CocoaError(.fileWriteUnsupportedScheme)
        }
        let type = route.contentType == UTType.data ? types.first ?? UTType.data : route.contentType
        let name = name ?? route.fileName?(self)
        return OfferedFile(name: FileName.of(name, type), contentType: type, contents: try await export(self))
    }
}
