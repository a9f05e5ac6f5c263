import EvergreenPageStorage
import Foundation

/// A record with some state, last used at a second of the epoch.
func record(_ name: String, state: String = "state", at seconds: TimeInterval = 0) -> PageStateRecord {
    PageStateRecord(
        name: name,
        secretHash: Data("secret of \(name)".utf8),
        clientHash: Data("client".utf8),
        state: Data(state.utf8),
        time: Date(timeIntervalSince1970: seconds)
    )
}

/// A temporary folder for the duration of a test.
func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}
