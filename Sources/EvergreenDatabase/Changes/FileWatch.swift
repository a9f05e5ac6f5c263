import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc

    /// Tells when a database file, its write-ahead log or its journal is written to.
    ///
    /// A commit writes several times, and a stream of commits without end. So the watch rests after it has told, longer
    /// each time as long as the writes go on; the system keeps, and joins, what happens meanwhile.
    ///
    /// `Sendable`: dispatch sources may be cancelled from any thread.
    final class FileWatch: Sendable {
        private let events: FileEvents

        /// - Parameter onChange: Called on `queue`.
        init?(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
            guard let events = FileEvents(path: path, queue: queue, onChange: onChange) else { return nil }
            self.events = events
            events.start()
        }

        deinit {
            events.cancel()
        }
    }

    /// What inotify tells of a database file.
    ///
    /// Unsafe code: the descriptor belongs to this object; the dispatch source closes it when it was cancelled, after the
    /// last handler. The buffer is large enough for one event with the longest file name, as inotify demands.
    ///
    /// `@unchecked Sendable`: no property changes; all but `cancel` happens on `queue`.
    private final class FileEvents: @unchecked Sendable {
        private let descriptor: CInt
        private let names: Set<String>
        private let queue: DispatchQueue
        private let onChange: @Sendable () -> Void
        private let source: any DispatchSourceRead

        /// The first and the longest rest, in milliseconds.
        private static let rests = (first: 2, longest: 16)

        init?(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            // The folder is watched, not the files: the log may come and go.
            let mask =
                UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_CLOSE_WRITE)
            guard inotify_add_watch(descriptor, file.deletingLastPathComponent().path, mask) >= 0 else {
                close(descriptor)
                return nil
            }
            let name = file.lastPathComponent
            names = [name, name + "-wal", name + "-journal"]
            self.queue = queue
            self.onChange = onChange
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        }

        /// The source holds this object until it is cancelled.
        func start() {
            source.setEventHandler {
                guard self.takeEvents() else { return }
                self.onChange()
                self.source.suspend()
                self.rest(milliseconds: Self.rests.first)
            }
            source.setCancelHandler { [descriptor] in close(descriptor) }
            source.resume()
        }

        func cancel() {
            source.cancel()
        }

        /// Resumes the source as soon as nothing has happened for a while.
        private func rest(milliseconds: Int) {
            queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
                // A source that was cancelled has to be resumed too: only then does it end.
                guard !self.source.isCancelled, self.takeEvents() else {
                    self.source.resume()
                    return
                }
                self.onChange()
                self.rest(milliseconds: min(milliseconds * 2, Self.rests.longest))
            }
        }

        /// Reads the events that wait, and tells whether one of them is about these files.
        private func takeEvents() -> Bool {
            var hasEvents = false
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
                            hasEvents = hasEvents || names.contains(String(cString: name))
                        } else {
                            // More has happened than the system keeps.
                            hasEvents = true
                        }
                        offset += header + Int(event.len)
                    }
                }
            }
            return hasEvents
        }
    }
#else
    /// Tells when the write-ahead log of a database file is written to.
    ///
    /// `@unchecked Sendable`: `source` never changes, and dispatch sources may be cancelled from any thread.
    final class FileWatch: @unchecked Sendable {
        private let source: any DispatchSourceFileSystemObject

        /// - Parameter onChange: Called on `queue`.
        init?(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
            let log = open(path + "-wal", O_EVTONLY)
            let descriptor = log >= 0 ? log : open(path, O_EVTONLY)
            guard descriptor >= 0 else { return nil }
            source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor,
                eventMask: [.write, .extend, .delete],
                queue: queue
            )
            source.setEventHandler(handler: onChange)
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit {
            source.cancel()
        }
    }
#endif
