public import Foundation

/// The location and the options of a store of models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the store, from which the default file name is derived.
    public let name: String

    /// The classes of this store; nil for all classes of the container that no other configuration has.
    public let schema: Schema?

    /// The URL of the file. Unused for a store in memory.
    public let url: URL

    /// Whether models are kept in memory only. They are lost with the container.
    public let isStoredInMemoryOnly: Bool

    /// Whether contexts may save.
    public let allowsSave: Bool

    /// The identity of the configuration: the location of the file.
    public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.absoluteString }

    /// Makes a configuration with a file in the default location: `NAME.sqlite` in the program's folder within the
    /// user's application data.
    ///
    /// On Linux that is `$XDG_DATA_HOME/PROGRAM`, or `~/.local/share/PROGRAM`.
    ///
    /// - Parameters:
    ///   - name: The name of the store. The default is `default`.
    ///   - schema: The classes of this store.
    ///   - isStoredInMemoryOnly: Whether to keep everything in memory.
    ///   - allowsSave: Whether contexts may save.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true
    ) {
        let name = name ?? "default"
        self.name = name
        self.schema = schema
        url = Self.defaultDirectory.appendingPathComponent("\(name).sqlite")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    /// Makes a configuration with the URL of a file.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    /// Makes a configuration for some classes, with a file in the default location.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The folder of the program's data.
    static var defaultDirectory: URL {
        let program = ProcessInfo.processInfo.processName
        #if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return URL.applicationSupportDirectory
        #else
            let environment = ProcessInfo.processInfo.environment
            let base =
                environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
                ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
            return base.appendingPathComponent(program)
        #endif
    }

    /// Whether both describe the same store.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.schema === rhs.schema && lhs.allowsSave == rhs.allowsSave
    }

    /// Hashes the identity of the configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
