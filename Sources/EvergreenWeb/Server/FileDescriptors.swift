#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The limit of open files and connections of this process.
enum FileDescriptors {
    /// Returns a maximum number of connections that leaves some descriptors for the files of databases and their journals.
    ///
    /// Without a free descriptor, a server can neither accept nor reject a connection.
    static func connections(atMost limit: Int) -> Int {
        var limits = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limits) == 0 else { return limit }
        let available = Int(clamping: limits.rlim_cur)
        return min(limit, max(available / 2, available - 256))
    }
}
