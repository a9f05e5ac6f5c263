import Dispatch
import EvergreenConcurrency
import Foundation

/// User defaults on any thread.
///
/// `@unchecked` is safe: `UserDefaults` is documented to be safe on all threads, and the reference never changes.
struct SharedDefaults: @unchecked Sendable {
    let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }

    /// Tells all observers of a change, and has it written to the file.
    func didChange() {
        #if !canImport(Darwin)
            // Foundation does both by itself on Apple platforms.
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
            if !(defaults is EphemeralDefaults) { DefaultsFile.writeSoon(self) }
        #endif
    }
}

/// Writes user defaults to their file: once for many changes that follow one another, and at the end of the process.
enum DefaultsFile {
    private static let queue = DispatchQueue(label: "Evergreen.DefaultsFile")
    private static let waiting = Locked<[ObjectIdentifier: SharedDefaults]>([:])

    fileprivate static func writeSoon(_ store: SharedDefaults) {
        let isFirst = waiting.withLock { $0.updateValue(store, forKey: ObjectIdentifier(store.defaults)) == nil }
        guard isFirst else { return }
        ProcessEnd.register()
        queue.async { writeAll() }
    }

    static func writeAll() {
        let stores = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting.values.map { $0 }
        }
        for store in stores { store.defaults.synchronize() }
    }
}

/// Writes what waits to be written, when the process ends by `exit` or the return of `main`.
enum ProcessEnd {
    private static let registration: Void = {
        atexit {
            FileStore.disk.flush()
            DefaultsFile.writeAll()
        }
    }()

    static func register() { registration }
}
