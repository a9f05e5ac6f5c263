import Dispatch
import EvergreenConcurrency
import Foundation

/// User defaults that can be used on any thread.
///
/// `@unchecked` is safe: `UserDefaults` is documented as thread-safe, and the reference is constant.
struct SharedDefaults: @unchecked Sendable {
    let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }

    /// Notifies all observers of a change, and schedules writing it to the file.
    func didChange() {
        #if !canImport(Darwin)
            // On Apple platforms Foundation does both automatically.
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
            if !(defaults is EphemeralDefaults) { DefaultsFile.writeSoon(self) }
        #endif
    }
}

/// Writes user defaults to their file: once for many successive changes, and at the end of the process.
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

/// Writes pending changes when the process ends with `exit` or the return of `main`.
enum ProcessEnd {
    private static let registration: Void = {
        atexit {
            FileStore.disk.flush()
            DefaultsFile.writeAll()
        }
    }()

    static func register() { registration }
}
