import Foundation

/// A file system of half a megabyte, which only the superuser can create.
final class SmallDisk {
    let folder: URL

    static let isAvailable: Bool = {
        do {
            _ = try SmallDisk()
            return true
        } catch {
            return false
        }
    }()

    struct Failure: Error {
        var arguments: [String]
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do {
            try Self.run("/bin/mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder.path])
        } catch {
            try FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    /// Leaves room for a few pages.
    func fill() throws {
        let free = try FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int ?? 0
        try Data(count: max(0, free - 65_536)).write(to: folder.appendingPathComponent("filler"), options: [])
    }

    /// Waits for closing connections, which may still write.
    func makeReadOnly() throws {
        let end = Date() + 10
        while true {
            do {
                return try Self.run("/bin/mount", ["-o", "remount,ro", folder.path])
            } catch  where Date() < end {
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        guard FileManager.default.isExecutableFile(atPath: program) else { throw Failure(arguments: arguments) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    }

    deinit {
        do {
            try Self.run("/bin/umount", ["-l", folder.path])
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("A disk of a test is left behind: \(error)")
        }
    }
}
