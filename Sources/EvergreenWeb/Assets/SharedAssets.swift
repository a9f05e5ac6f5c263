import EvergreenPageStorage
import Logging

/// The static files that processes of other versions use in their pages.
///
/// A load balancer may send a page's request for its script to a process of another version than the one that sent the page. Therefore each
/// process saves its files in the shared store.
struct SharedAssets: Sendable {
    /// The number of versions to keep: running ones, replaced ones, and some more.
    private static let maximumVersions = 8

    private let store: any AssetStore
    private let logger: Logger

    /// Nil if the store is not shared with other processes.
    init?(of store: (any PageStateStore)?, logger: Logger) {
        guard let store = store as? any AssetStore else { return nil }
        self.store = store
        self.logger = logger
    }

    /// Saves the files of this process for other processes. Failures are logged: pages of this process may then fail to load their script
    /// from another version.
    ///
    /// - Parameter icon: The app's icon, which is not part of Evergreen.
    func add(icon: Asset) async {
        var assets = Asset.all
        if !assets.contains(where: { $0.address == icon.address }) { assets.append(icon) }
        let records = assets.map { AssetRecord(address: $0.address, contentType: $0.contentType, bytes: $0.bytes) }
        do {
            try await store.add(records, maximumStarts: Self.maximumVersions)
        } catch {
            logger.warning(
                "The files of this process can't be saved: its pages can't load them from processes of other versions.",
                metadata: ["reason": "\(error)"]
            )
        }
    }

    /// Returns the file at a path; nil if no process has saved one.
    func asset(at path: String) async -> Asset? {
        // Other paths need no query.
        guard let (hash, name) = Asset.parts(ofPath: path) else { return nil }
        do {
            let record = try await store.asset(at: String(path.dropFirst()))
            return record.map { Asset(name, $0.bytes, $0.contentType, hash: hash) }
        } catch {
            logger.warning("The files of other versions can't be read.", metadata: ["reason": "\(error)"])
            return nil
        }
    }
}
