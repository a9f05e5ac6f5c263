import Foundation

/// The payload of a draggable view. Destinations know its type, or a type of data that it exports.
@MainActor
protocol DragPayload {
    /// The identifiers of the types that the payload exports, and of all types that they conform to.
    var types: [String] { get }

    func makeItem() -> DroppedItem
}

/// The source of a draggable view's payload.
enum DragContent {
    /// A payload created at the drop. Its types are known before.
    case payload(any DragPayload)
    /// An item provider created when a drag begins.
    case provider(() -> NSItemProvider)
}

/// A payload of one type, created at the drop.
struct DragValue<Value: Transferable & Sendable>: DragPayload {
    let make: () -> Value

    var types: [String] { TransferTypes.exported(of: Value.self) }

    func makeItem() -> DroppedItem { .value(make()) }
}

/// The item provider of a drag in progress.
struct DragProvider: DragPayload {
    let provider: NSItemProvider
    let types: [String]

    init(_ provider: NSItemProvider) {
        self.provider = provider
        types = TransferTypes.identifiers(of: provider.registeredContentTypes)
    }

    func makeItem() -> DroppedItem { .provider(provider) }
}

/// The payload of a draggable element.
@MainActor
final class DragItem {
    var payload: (any DragPayload)?

    nonisolated init() {}
}

/// The types of data that transferable types export and import.
///
/// They depend only on the type and are cached, because many views may share one: a board has many cards.
@MainActor
enum TransferTypes {
    private static var exportedTypes: [ObjectIdentifier: [String]] = [:]
    private static var importedTypes: [ObjectIdentifier: ImportedTypes] = [:]

    /// The types of data that a type imports.
    static func imported<Value: Transferable>(by type: Value.Type) -> ImportedTypes {
        if let known = importedTypes[ObjectIdentifier(type)] { return known }
        let types = ImportedTypes(of: type)
        importedTypes[ObjectIdentifier(type)] = types
        return types
    }

    /// The identifiers of the types that a type exports, and of all types that they conform to.
    static func exported<Value: Transferable>(of type: Value.Type) -> [String] {
        if let known = exportedTypes[ObjectIdentifier(type)] { return known }
        let identifiers = identifiers(of: Value.exportedTypes)
        exportedTypes[ObjectIdentifier(type)] = identifiers
        return identifiers
    }

    /// The identifiers of types, and of all types that they conform to.
    static func identifiers(of types: [UTType]) -> [String] {
        var identifiers: [String] = []
        for type in types {
            for name in [type.identifier] + type.supertypes.map(\.identifier).sorted() where !identifiers.contains(name)
            {
                identifiers.append(name)
            }
        }
        return identifiers
    }
}

/// The types of data that a destination accepts.
struct ImportedTypes {
    let types: [UTType]
    let identifiers: [String]
    let acceptsText: Bool
    let acceptsAddresses: Bool
    /// The files of the user's device that can be imported, or nil for none.
    let files: FileRequest?
    /// The value of the browser's `accept` attribute for those files. Empty if they can be of any type.
    let acceptedFiles: [String]

    /// Creates the set of types that a transferable type imports.
    init<Value: Transferable>(of type: Value.Type) {
        // The URL of a file is that of the server's copy, regardless of the file's type.
        self.init(Value.importedTypes, takesFileURLs: type == URL.self)
    }

    /// Creates a set of types, which may include URLs of files.
    init(_ types: [UTType]) { self.init(types, takesFileURLs: types.contains { UTType.fileURL.conforms(to: $0) }) }

    private init(_ types: [UTType], takesFileURLs: Bool) {
        self.types = types
        identifiers = types.map(\.identifier)
        acceptsText = types.contains { UTType.utf8PlainText.conforms(to: $0) }
        acceptsAddresses = types.contains { UTType.url.conforms(to: $0) }
        // Custom types have no files.
        let known = takesFileURLs ? [UTType.data] : types.filter { UTType.known[$0.identifier] != nil }
        // Some types, such as text in one encoding, have no files that browsers can filter by.
        let ofFiles = known.filter { $0 == .data || $0 == .item || !$0.acceptedFiles.isEmpty }
        let request = FileRequest(contentTypes: ofFiles, maximumCount: nil)
        acceptedFiles = request.acceptedFiles
        files = ofFiles.isEmpty ? nil : request
    }
}
