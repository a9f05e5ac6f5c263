import Foundation
import Synchronization

/// The content of a drag or a drop: data of one or more types, each loaded on demand.
///
/// ```swift
/// Text(card.title).onDrag {
///     NSItemProvider(object: NSString(string: card.title))
/// }
/// ```
///
/// The class has the API and behavior of Foundation's, which is not available on Linux. Representations are in the order of registration,
/// the preferred one first. Load handlers run off the main actor. The class is thread-safe. Subclasses must protect their own properties.
open class NSItemProvider: @unchecked Sendable {
    // Unchecked because the class is open: its only state is protected by a mutex.

    /// The processes that may load a representation. Payloads stay on the server, so that only the app itself can load them.
    public enum RepresentationVisibility: Int, Sendable {
        /// Any process.
        case all
        /// Processes of the same developer.
        case team
        /// Processes of the same group.
        case group
        /// This process only.
        case ownProcess
    }

    /// Options for providing files. A server always provides copies.
    public struct FileOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Opens the file in place instead of copying it.
        public static let openInPlace = FileOptions(rawValue: 1)
    }

    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        /// The registered value.
        var value: (any Transferable & Sendable)?
    }

    private let state = Mutex(State())

    /// Creates an empty provider.
    public init() {}

    /// The suggested name of a file with the data.
    public var suggestedName: String? {
        get { state.withLock(\.suggestedName) }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    // MARK: - Types

    /// The registered type identifiers, the preferred one first.
    public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The registered types, the preferred one first.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// Returns the registered types that conform to a type, the preferred one first.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns the identifiers of the types with the given file options. No file is provided in place.
    public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
        fileOptions.isEmpty ? registeredTypeIdentifiers : []
    }

    /// Returns whether there is a representation of a type, or of a type that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Returns whether there is a representation of a type, or of a type that conforms to it, with the given file options. No file is
    /// provided in place.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: FileOptions = []
    ) -> Bool {
        fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    // MARK: - Representations

    var representations: [ItemRepresentation] { state.withLock(\.representations) }

    /// Adds a representation, replacing an earlier one of the same type.
    func add(_ representation: ItemRepresentation) {
        state.withLock { state in
            if let index = state.representations.firstIndex(where: { $0.type == representation.type }) {
                state.representations[index] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    /// The first representation of a type, or of a type that conforms to it.
    func representation(conformingTo type: UTType) -> ItemRepresentation? {
        representations.first { $0.type.conforms(to: type) }
    }

    /// The registered value.
    var value: (any Transferable & Sendable)? {
        get { state.withLock(\.value) }
        set { state.withLock { $0.value = newValue } }
    }
}

/// A type of data of a provider, and its load operation.
struct ItemRepresentation: Sendable {
    /// The loaded content.
    enum Content: Sendable {
        case data(Data)
        /// A file of the server.
        case file(URL)
        /// A registered value, and its data.
        case item(any Sendable, Data)

        /// The data of the type.
        ///
        /// - Throws: The error of reading the file.
        var data: Data {
            get throws {
                switch self {
                case .data(let data), .item(_, let data): data
                case .file(let url): try Data(contentsOf: url)
                }
            }
        }

        /// The untyped item: the registered value, the URL of a file, or data.
        var item: any Sendable {
            switch self {
            case .data(let data): data
            case .file(let url): url
            case .item(let item, _): item
            }
        }
    }

    let type: UTType
    let load: @Sendable () async throws -> Content
}
