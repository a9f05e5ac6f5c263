import EvergreenPageStorage
import Logging

/// The files of pages that processes of other versions have sent.
///
/// A balancer may send a page's request for its script to another process than the one that has sent the page, and that may be
/// of another version. Each process therefore leaves its files in the store that it shares with the others.
struct SharedAssets: Sendable {
    /// The files of so many versions are kept: of what runs, what was replaced, and some more.
    private static let mostVersions = 8

    private let store: any AssetStore
    private let logger: Logger

    /// Nil if a store is not shared with other processes.
    init?(of store: (any PageStateStore)?, logger: Logger) {
        guard let store = store as? any AssetStore else { return nil }
        self.store = store
        self.logger = logger
    }

    /// Leaves the files of this process for the others. The log says it if that fails: pages of this process may then lack their script
    /// where another version is asked for it.
    ///
    /// - Parameter icon: That of the app, which is no part of Evergreen.
    func add(icon: Asset) async {
        var assets = Asset.all
        if !assets.contains(where: { $0.address == icon.address }) { assets.append(icon) }
        let records = assets.map { AssetRecord(address: $0.address, contentType: $0.contentType, bytes: $0.bytes) }
        do {
            try await store.add(records, mostStarts: Self.mostVersions)
        } catch {
            logger.warning(
                "Processes of other versions can't answer requests for the scripts and styles of this one's pages.",
                metadata: ["reason": "\(error)"]
            )
        }
    }

    /// The file with a path; nil if no process has left one.
    func asset(at path: String) async -> Asset? {
        // What can't be that of an asset costs no search.
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
