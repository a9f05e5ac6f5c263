#if !canImport(Darwin)
    public import Foundation

    extension URL {
        /// Always true: chosen files are the server's own while the window is open.
        public func startAccessingSecurityScopedResource() -> Bool { true }

        /// Does nothing.
        public func stopAccessingSecurityScopedResource() {}
    }
#endif
