public import Foundation
import Synchronization

/// What is dragged, or was dropped: data of one or more types, each of which is loaded on demand.
///
/// ```swift
/// Text(card.title).onDrag {
///     NSItemProvider(object: NSString(string: card.title))
/// }
/// ```
///
/// It has the names and behaviours of Foundation's class, which Foundation does not have on Linux. Representations are in the
/// order in which they were registered, the preferred one first. What loads them runs off the main actor. It can be used on
/// any thread; a class of an app's own that inherits from it takes care of its own properties.
open class NSItemProvider: @unchecked Sendable {
    // It is checked by hand because others may inherit from it: its only state is in a mutex.

    /// Who may load a representation. All of them are within the app here: payloads stay on the server.
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

    /// Ways in which files are provided. A server provides copies.
    public struct FileOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The file itself, in place of a copy.
        public static let openInPlace = FileOptions(rawValue: 1)
    }

    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        /// A value that was registered as it is.
        var value: (any Transferable & Sendable)?
    }

    private let state = Mutex(State())

    /// Creates a provider of nothing, until something is registered.
    public init() {}

    /// The name of a file that is made of the data.
    public var suggestedName: String? {
        get { state.withLock(\.suggestedName) }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    // MARK: - Types

    /// The identifiers of the types that were registered, the preferred one first.
    public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The types that were registered, the preferred one first.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// The registered types that conform to another, the preferred one first.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// The identifiers of the types whose files are provided in a way. None is in place.
    public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
        fileOptions.isEmpty ? registeredTypeIdentifiers : []
    }

    /// Whether a representation is of a type, or of one that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Whether a representation is of a type, or of one that conforms to it, and provided in a way. None is in place.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: FileOptions = []
    ) -> Bool {
        fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    // MARK: - Representations

    var representations: [ItemRepresentation] { state.withLock(\.representations) }

    /// Adds a representation. One of a type takes the place of an earlier one of the same type.
    func add(_ representation: ItemRepresentation) {
        state.withLock { state in
            if let index = state.representations.firstIndex(where: { $0.type == representation.type }) {
                state.representations[index] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    /// The first representation of a type, or of one that conforms to it.
    func representation(conformingTo type: UTType) -> ItemRepresentation? {
        representations.first { $0.type.conforms(to: type) }
    }

    /// A value that was registered as it is.
    var value: (any Transferable & Sendable)? {
        get { state.withLock(\.value) }
        set { state.withLock { $0.value = newValue } }
    }
}

/// One of the types of data that a provider has, and how the data is loaded.
struct ItemRepresentation: Sendable {
    /// What was loaded.
    enum Content: Sendable {
        case data(Data)
        /// A file of the server.
        case file(URL)
        /// A value as it was registered, and its data.
        case item(any Sendable, Data)

        /// The data of the type.
        ///
        /// - Throws: An error of reading the file.
        var data: Data {
            get throws {
                switch self {
                case .data(let data), .item(_, let data): data
                case .file(let url): try Data(contentsOf: url)
                }
            }
        }

        /// The value for code that takes any: the one that was registered, the URL of a file, or data.
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
