public import Foundation

/// The location and the options of a store of models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the store, from which the default file name is derived.
    public let name: String

    /// The classes of this store; nil for all classes of the container that no other configuration has.
    public let schema: Schema?

    /// The URL of the file. Unused for an in-memory store.
    public let url: URL

    /// Whether models are kept in memory only. They are lost with the container.
    public let isStoredInMemoryOnly: Bool

    /// Whether contexts may save.
    public let allowsSave: Bool

    /// Whether saves are recorded in a history: see ``ModelContext/fetchHistory(_:)``.
    ///
    /// The history starts with the first save, and is kept as long as the file. Saving one model then takes about one and a half times as
    /// long, and the file grows with each save until ``ModelContext/deleteHistory(_:)`` deletes old transactions.
    public let keepsHistory: Bool

    /// The folder of the file, which a group of programs may share.
    public let groupContainer: GroupContainer

    /// The CloudKit database that the store is synchronized with: none.
    public let cloudKitDatabase: CloudKitDatabase

    /// The name of the group of programs that shares the folder of the file; nil for none.
    public var groupAppContainerIdentifier: String? { groupContainer.name }

    /// The identity of the configuration: the location of the file.
    public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.absoluteString }

    /// Creates a configuration with a file in the default location: `NAME.sqlite` in the program's folder within the user's application
    /// data.
    ///
    /// On Linux that is `$XDG_DATA_HOME/PROGRAM`, or `~/.local/share/PROGRAM`.
    ///
    /// - Parameters:
    ///   - name: The name of the store. The default is `default`.
    ///   - schema: The classes of this store.
    ///   - isStoredInMemoryOnly: Whether to keep everything in memory.
    ///   - allowsSave: Whether contexts may save.
    ///   - groupContainer: The folder of the file, which a group of programs may share.
    ///   - cloudKitDatabase: None, or automatic, which means none.
    ///   - keepsHistory: Whether saves are recorded in a history.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic,
        keepsHistory: Bool = false
    ) {
        let name = name ?? "default"
        self.name = name
        self.schema = schema
        url = groupContainer.directory.appendingPathComponent("\(name).sqlite")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        self.keepsHistory = keepsHistory
    }

    /// Creates a configuration with the URL of a file.
    ///
    /// - Parameters:
    ///   - name: The name of the store. The default is that of the file.
    ///   - schema: The classes of this store.
    ///   - url: The file.
    ///   - allowsSave: Whether contexts may save.
    ///   - cloudKitDatabase: None, or automatic, which means none.
    ///   - keepsHistory: Whether saves are recorded in a history.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic,
        keepsHistory: Bool = false
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        groupContainer = .none
        self.cloudKitDatabase = cloudKitDatabase
        self.keepsHistory = keepsHistory
    }

    /// Creates a configuration for some classes, with a file in the default location.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Whether both describe the same store.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.schema === rhs.schema && lhs.allowsSave == rhs.allowsSave
            && lhs.keepsHistory == rhs.keepsHistory
    }

    /// Hashes the identity of the configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
