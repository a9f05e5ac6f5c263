import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// A cache of an app's resources by name. Each name is looked up once.
///
/// The lock guards the cache. It is not held during a lookup, so two threads that concurrently request the same name may both look it up.
struct NamedResources<Value: Sendable>: Sendable {
    private struct Key: Hashable {
        let name: String
        let bundle: String?
    }

    /// Limits the memory if an app generates names.
    private static var maxCachedNames: Int { 5000 }

    private let logger = Logger(leveled: "evergreen.ui")
    private let known = Locked<[Key: Value?]>([:])
    /// The log message for a missing name.
    private let warning: Logger.Message
    private let find: @Sendable (ResourceName, [URL]) -> Value?

    init(warning: Logger.Message, find: @escaping @Sendable (ResourceName, [URL]) -> Value?) {
        self.warning = warning
        self.find = find
    }

    /// Returns a resource; nil for a missing one, which is logged once.
    func value(_ name: String, in bundle: Bundle?) -> Value? {
        let key = Key(name: name, bundle: bundle?.bundlePath)
        if let value = known.withLock({ $0[key] }) { return value }
        let value = ResourceName(name).flatMap { find($0, ResourceFolders.of(bundle)) }
        let isNew = known.withLock { known in
            if known.count >= Self.maxCachedNames { known.removeAll() }
            return known.updateValue(value, forKey: key) == nil
        }
        if value == nil, isNew {
            logger.warning(warning, metadata: ["name": "\(name)", "bundle": "\(key.bundle ?? "the app's")"])
        }
        return value
    }
}
