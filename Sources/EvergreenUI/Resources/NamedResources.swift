import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// What was found among an app's resources, by name. Each name is looked for once.
///
/// The lock guards what is known. Nothing is looked for while it is held: a name that two threads ask for at once may be looked
/// for twice.
struct NamedResources<Value: Sendable>: Sendable {
    private struct Key: Hashable {
        let name: String
        let bundle: String?
    }

    /// An app names a few; one that makes up names must not fill the memory.
    private static var mostNames: Int { 5000 }

    private let logger = Logger(leveled: "evergreen.ui")
    private let known = Locked<[Key: Value?]>([:])
    /// What the log says of a name that is missing.
    private let warning: Logger.Message
    private let find: @Sendable (ResourceName, [URL]) -> Value?

    init(warning: Logger.Message, find: @escaping @Sendable (ResourceName, [URL]) -> Value?) {
        self.warning = warning
        self.find = find
    }

    /// The resource; nil for one that is not there, which is logged once.
    func value(_ name: String, in bundle: Bundle?) -> Value? {
        let key = Key(name: name, bundle: bundle?.bundlePath)
        if let value = known.withLock({ $0[key] }) { return value }
        let value = ResourceName(name).flatMap { find($0, ResourceFolders.of(bundle)) }
        let isNew = known.withLock { known in
            if known.count >= Self.mostNames { known.removeAll() }
            return known.updateValue(value, forKey: key) == nil
        }
        if value == nil, isNew {
            logger.warning(warning, metadata: ["name": "\(name)", "bundle": "\(key.bundle ?? "the app's")"])
        }
        return value
    }
}
