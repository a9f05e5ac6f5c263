#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system's metrics of this process, with the names of Prometheus's client libraries. Empty without `/proc`.
package enum ProcessMetrics {
    /// The series in the text format of Prometheus. Reads a few in-memory files of the system.
    package static var text: String {
        #if os(Linux)
            var text = ""
            func write(_ name: String, _ kind: SeriesKind, _ value: Double?) {
                guard let value else { return }
                text += "# TYPE \(name) \(kind)\n"
                text.appendSample(name, "", value.sample)
            }
            let status = ProcessStatus()
            write("process_cpu_seconds_total", .counter, status?.processorSeconds)
            write("process_max_fds", .gauge, maximumDescriptors)
            write("process_open_fds", .gauge, openDescriptors)
            write("process_resident_memory_bytes", .gauge, status?.residentBytes)
            write("process_virtual_memory_bytes", .gauge, status?.virtualBytes)
            return text
        #else
            return ""
        #endif
    }

    #if os(Linux)
        private static var maximumDescriptors: Double? {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
            return Double(limit.rlim_cur)
        }

        /// Excludes the descriptor of the folder that is read here.
        private static var openDescriptors: Double? {
            guard let folder = opendir("/proc/self/fd") else { return nil }
            defer { closedir(folder) }
            var count = -1
            while let entry = readdir(folder) {
                if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
            }
            return Double(count)
        }
    #endif
}

#if os(Linux)
    /// Some fields of `/proc/self/stat` (proc(5)).
    private struct ProcessStatus {
        let processorSeconds: Double
        let virtualBytes: Double
        let residentBytes: Double

        init?() {
            guard let file = fopen("/proc/self/stat", "r") else { return nil }
            defer { fclose(file) }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = fread(&buffer, 1, buffer.count, file)
            let line = String(decoding: buffer.prefix(count), as: UTF8.self)
            // The second field is the name of the program in parentheses, which can contain any character.
            guard let end = line.lastIndex(of: ")") else { return nil }
            let fields = line[line.index(after: end)...].split(separator: " ").map { Double($0) }
            let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
            guard fields.count > 21, let user = fields[11], let system = fields[12], let bytes = fields[20],
                let pages = fields[21], ticks > 0
            else { return nil }
            processorSeconds = (user + system) / ticks
            virtualBytes = bytes
            residentBytes = pages * Double(sysconf(Int32(_SC_PAGESIZE)))
        }
    }
#endif
