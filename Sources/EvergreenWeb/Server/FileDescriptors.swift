#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How many files and connections the system lets this process have open.
enum FileDescriptors {
    /// How many connections there may be, so that some descriptors are left for files of databases and their journals.
    ///
    /// Without a free descriptor, a server can neither accept a connection nor turn it away.
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
