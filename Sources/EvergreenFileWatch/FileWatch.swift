import Dispatch
import EvergreenConcurrency
import Foundation

#if canImport(Glibc)
    import Glibc

    /// Observes a file, its companions and its folder, and calls a function after they have been written to, created, moved or deleted.
    package final class FileWatch: Sendable {
        /// The maximum delay of a notification during continuous writes.
        package static let maximumPause = Duration.milliseconds(FileEvents.pauses.longest)

        private let id: Int

        /// - Parameters:
        ///   - path: The file. It need not exist; its folder must.
        ///   - companions: Suffixes of the names of other files that belong to the file, such as a journal.
        ///   - onChange: Called on a queue that all watches share: it must return quickly.
        package init?(path: String, companions: [String], onChange: @escaping @Sendable () -> Void) {
            guard let id = FileEvents.shared?.add(path: path, companions: companions, onChange: onChange) else {
                return nil
            }
            self.id = id
        }

        deinit {
            FileEvents.shared?.remove(id)
        }

        /// Pauses notifications for a moment, and then notifies.
        ///
        /// For an owner that is about to write to the file itself, of which it needs no notification. It takes one system call.
        package func pause() {
            FileEvents.shared?.pause(id)
        }
    }

    /// The inotify events of files.
    ///
    /// All watches share one descriptor: a user's processes can have 128 of them by default, but many thousand watches
    /// (https://man7.org/linux/man-pages/man7/inotify.7.html).
    ///
    /// A commit of a database consists of several writes, and commits can follow each other continuously. Watching a file costs its writer
    /// some time for each write. So a folder's write events are paused after its files have changed, each time for longer while the writes
    /// continue. At the end of a pause, a change is assumed.
    ///
    /// Unsafe code: the descriptor stays open as long as the process lives. The buffer is large enough for one event with the longest file
    /// name, as inotify requires.
    ///
    /// `@unchecked Sendable`: `source` is not `Sendable` by itself; it never changes, and is not accessed after `init`.
    private final class FileEvents: @unchecked Sendable {
        /// Nil if no descriptor can be created.
        static let shared = FileEvents()

        private struct Observer {
            let folder: CInt
            let names: Set<String>
            let onChange: @Sendable () -> Void
        }

        private struct Folder {
            let path: String
            var isPaused = false
            /// The duration in milliseconds, and the end, of the latest pause.
            var pause = 0
            var pauseEnd = DispatchTime(uptimeNanoseconds: 0)
        }

        private struct State {
            var observers: [Int: Observer] = [:]
            var latestID = 0
            var folders: [CInt: Folder] = [:]
        }

        private let descriptor: CInt
        private let queue = DispatchQueue(label: "Evergreen.FileEvents")
        private let source: any DispatchSourceRead
        private let state = Locked(State())

        /// The durations of the first and the longest pause, in milliseconds.
        fileprivate static let pauses = (first: 2, longest: 16)

        /// The events that are always watched. Those of `writeEvents` are not watched during a pause.
        private static let existenceEvents =
            UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
            | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
        private static let writeEvents = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE)

        private init?() {
            descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in self?.filesDidChange() }
            source.resume()
        }

        /// - Returns: The identifier for `remove(_:)`, or nil if the folder can't be watched.
        func add(path: String, companions: [String], onChange: @escaping @Sendable () -> Void) -> Int? {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let name = file.lastPathComponent
            // The folder is watched instead of the files, which can be created and deleted.
            let folderPath = file.deletingLastPathComponent().path
            return state.withLock { state in
                // For a folder that is already watched, inotify returns the same descriptor.
                let folder = inotify_add_watch(descriptor, folderPath, Self.existenceEvents | Self.writeEvents)
                guard folder >= 0 else { return nil }
                state.folders[folder, default: Folder(path: folderPath)].isPaused = false
                let names = Set([name] + companions.map { name + $0 })
                state.latestID += 1
                state.observers[state.latestID] = Observer(folder: folder, names: names, onChange: onChange)
                return state.latestID
            }
        }

        func remove(_ id: Int) {
            state.withLock { state in
                guard let observer = state.observers.removeValue(forKey: id),
                    !state.observers.values.contains(where: { $0.folder == observer.folder })
                else { return }
                state.folders[observer.folder] = nil
                inotify_rm_watch(descriptor, observer.folder)
            }
        }

        /// Pauses the write events of a file's folder as after a change.
        func pause(_ id: Int) {
            state.withLock { state in
                guard let observer = state.observers[id] else { return }
                startPause(observer.folder, in: &state)
            }
        }

        /// Notifies the observers of the changed files, and pauses the write events of their folders.
        private func filesDidChange() {
            let events = readEvents()
            let concerned = state.withLock { state in
                let concerned = state.observers.values.filter { observer in
                    events.contains {
                        $0.folder < 0
                            || $0.folder == observer.folder && ($0.name.isEmpty || observer.names.contains($0.name))
                    }
                }
                for folder in Set(concerned.map(\.folder)) { startPause(folder, in: &state) }
                return concerned
            }
            for observer in concerned { observer.onChange() }
        }

        private func startPause(_ number: CInt, in state: inout State) {
            guard var folder = state.folders[number], !folder.isPaused else { return }
            let isStream = DispatchTime.now() < folder.pauseEnd + .milliseconds(folder.pause)
            folder.pause = isStream ? min(2 * folder.pause, Self.pauses.longest) : Self.pauses.first
            folder.pauseEnd = .now() + .milliseconds(folder.pause)
            folder.isPaused = watch(number, folder, Self.existenceEvents, in: state)
            state.folders[number] = folder
            guard folder.isPaused else { return }
            queue.asyncAfter(deadline: folder.pauseEnd) { [self] in endPause(number) }
        }

        private func endPause(_ number: CInt) {
            let concerned: [Observer] = state.withLock { state in
                guard let folder = state.folders[number], folder.isPaused else { return [] }
                state.folders[number]?.isPaused = false
                _ = watch(number, folder, Self.existenceEvents | Self.writeEvents, in: state)
                return state.observers.values.filter { $0.folder == number }
            }
            for observer in concerned { observer.onChange() }
        }

        /// Changes the watched events of a folder. Returns whether the folder still exists.
        private func watch(_ number: CInt, _ folder: Folder, _ events: UInt32, in state: State) -> Bool {
            let changed = inotify_add_watch(descriptor, folder.path, events)
            if changed >= 0, state.folders[changed] == nil {
                // The path now leads to another folder.
                inotify_rm_watch(descriptor, changed)
            }
            return changed == number
        }

        private struct Event: Hashable {
            /// Negative if the queue of events has overflowed.
            var folder: CInt
            /// Empty for the folder itself.
            var name: String
        }

        /// Reads the pending events.
        private func readEvents() -> Set<Event> {
            var events: Set<Event> = []
            let header = MemoryLayout<inotify_event>.size
            withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) {
                buffer in
                while let start = buffer.baseAddress, case let count = read(descriptor, start, buffer.count), count > 0
                {
                    var offset = 0
                    while offset + header <= count {
                        let event = (start + offset).load(as: inotify_event.self)
                        if event.len > 0 {
                            let name = (start + offset + header).assumingMemoryBound(to: CChar.self)
                            events.insert(Event(folder: event.wd, name: String(cString: name)))
                        } else {
                            events.insert(Event(folder: event.wd, name: ""))
                        }
                        offset += header + Int(event.len)
                    }
                }
            }
            return events
        }
    }
#else
    /// Observes a file, or the first of its companions that exists, for writes, and the folder for created and deleted files.
    ///
    /// `@unchecked Sendable`: the dispatch sources are not `Sendable` by themselves. `sources` is a constant, and its only use
    /// after `init` is to cancel them in `deinit`, which Dispatch allows from any thread.
    package final class FileWatch: @unchecked Sendable {
        /// Notifications are never delayed.
        package static let maximumPause = Duration.zero

        private let sources: [any DispatchSourceFileSystemObject]

        /// - Parameters:
        ///   - path: The file. It need not exist; its folder must.
        ///   - companions: Suffixes of the names of other files that belong to the file, such as a journal.
        ///   - onChange: Called on a queue of this watch.
        package init?(path: String, companions: [String], onChange: @escaping @Sendable () -> Void) {
            let queue = DispatchQueue(label: "Evergreen.FileWatch")
            let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_EVTONLY)
            guard folder >= 0 else { return nil }
            let descriptor =
                (companions + [""]).lazy.map { open(path + $0, O_EVTONLY) }.first { $0 >= 0 } ?? -1
            let watched: [(CInt, DispatchSource.FileSystemEvent)] = [
                (descriptor, [.write, .extend, .delete, .rename]),
                (folder, [.write, .delete, .rename]),
            ]
            sources = watched.filter { $0.0 >= 0 }.map { descriptor, events in
                let source = DispatchSource.makeFileSystemObjectSource(
                    fileDescriptor: descriptor,
                    eventMask: events,
                    queue: queue
                )
                source.setEventHandler(handler: onChange)
                source.setCancelHandler { close(descriptor) }
                source.resume()
                return source
            }
        }

        deinit {
            for source in sources { source.cancel() }
        }

        /// Does nothing on this platform: the owner's own writes are notified like any other.
        package func pause() {}
    }
#endif
