import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc

    /// Tells when a database file, its write-ahead log or its journal is written to.
    ///
    /// Unsafe code: the descriptor belongs to this object; the dispatch source closes it when it was cancelled, after the
    /// last handler. The buffer is large enough for one event with the longest file name, as inotify demands.
    ///
    /// `@unchecked Sendable`: `source` never changes, and dispatch sources may be cancelled from any thread.
    final class FileWatch: @unchecked Sendable {
        private let source: any DispatchSourceRead

        /// - Parameter onChange: Called on `queue`.
        init?(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            // The folder is watched, not the files: the log may come and go.
            let mask =
                UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_CLOSE_WRITE)
            guard inotify_add_watch(descriptor, file.deletingLastPathComponent().path, mask) >= 0 else {
                close(descriptor)
                return nil
            }
            let name = file.lastPathComponent
            let names: Set<String> = [name, name + "-wal", name + "-journal"]
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler {
                if Self.readNames(descriptor).contains(where: names.contains) {
                    onChange()
                }
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit {
            source.cancel()
        }

        /// The names of the files that the waiting events are about.
        private static func readNames(_ descriptor: CInt) -> Set<String> {
            var names: Set<String> = []
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
                            names.insert(String(cString: name))
                        }
                        offset += header + Int(event.len)
                    }
                }
            }
            return names
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
