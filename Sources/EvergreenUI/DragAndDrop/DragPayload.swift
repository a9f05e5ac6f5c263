import Foundation

/// What a draggable view hands over: a value of a type that destinations may know, or that becomes data which they know.
@MainActor
protocol DragPayload {
    /// The identifiers of the types of data that the item becomes, and of all types that those conform to.
    var types: [String] { get }

    func makeItem() -> DroppedItem
}

/// What a draggable view hands over, and when that is made.
enum DragContent {
    /// Made when it is dropped; its types are known before.
    case payload(any DragPayload)
    /// Made when a drag begins.
    case provider(() -> NSItemProvider)
}

/// A value of one type, made when it is dropped.
struct DragValue<Value: Transferable & Sendable>: DragPayload {
    let make: () -> Value

    var types: [String] { TransferTypes.exported(of: Value.self) }

    func makeItem() -> DroppedItem { .value(make()) }
}

/// The provider of a drag that has begun.
struct DragProvider: DragPayload {
    let provider: NSItemProvider
    let types: [String]

    init(_ provider: NSItemProvider) {
        self.provider = provider
        types = TransferTypes.identifiers(of: provider.registeredContentTypes)
    }

    func makeItem() -> DroppedItem { .provider(provider) }
}

/// What an element that can be dragged stands for.
@MainActor
final class DragItem {
    var payload: (any DragPayload)?

    nonisolated init() {}
}

/// The types of data that values become, and are made of.
///
/// They are the same for all values of a type, and found once for each: a board has many cards.
@MainActor
enum TransferTypes {
    private static var exportedTypes: [ObjectIdentifier: [String]] = [:]
    private static var importedTypes: [ObjectIdentifier: ImportedTypes] = [:]

    /// The types of data that values are made of.
    static func imported<Value: Transferable>(by type: Value.Type) -> ImportedTypes {
        if let known = importedTypes[ObjectIdentifier(type)] { return known }
        let types = ImportedTypes(of: type)
        importedTypes[ObjectIdentifier(type)] = types
        return types
    }

    /// The identifiers of the types of data that values become, and of the types that those conform to.
    static func exported<Value: Transferable>(of type: Value.Type) -> [String] {
        if let known = exportedTypes[ObjectIdentifier(type)] { return known }
        let identifiers = identifiers(of: Value.exportedTypes)
        exportedTypes[ObjectIdentifier(type)] = identifiers
        return identifiers
    }

    /// The identifiers of types, and of the types that those conform to.
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

/// The types of data that a destination takes.
struct ImportedTypes {
    let types: [UTType]
    let identifiers: [String]
    let acceptsText: Bool
    let acceptsAddresses: Bool
    /// The files of the user's device that become values; nil for none.
    let files: FileRequest?
    /// What browsers call those files. Empty where they can be any.
    let acceptedFiles: [String]

    /// The types of data of which values of a type are made.
    init<Value: Transferable>(of type: Value.Type) {
        // The URL of a file is that of the server's copy, whatever is in it.
        self.init(Value.importedTypes, takesFileURLs: type == URL.self)
    }

    /// Types of data, and of URLs.
    init(_ types: [UTType]) { self.init(types, takesFileURLs: types.contains { UTType.fileURL.conforms(to: $0) }) }

    private init(_ types: [UTType], takesFileURLs: Bool) {
        self.types = types
        identifiers = types.map(\.identifier)
        acceptsText = types.contains { UTType.utf8PlainText.conforms(to: $0) }
        acceptsAddresses = types.contains { UTType.url.conforms(to: $0) }
        // Of a type of an app's own, there are no files.
        let known = takesFileURLs ? [UTType.data] : types.filter { UTType.known[$0.identifier] != nil }
        // Browsers know no files of some types, such as texts of one encoding.
        let ofFiles = known.filter { $0 == .data || $0 == .item || !$0.acceptedFiles.isEmpty }
        let request = FileRequest(contentTypes: ofFiles, maximumCount: nil)
        acceptedFiles = request.acceptedFiles
        files = ofFiles.isEmpty ? nil : request
    }
}
