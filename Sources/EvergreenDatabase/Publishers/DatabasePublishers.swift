#if !canImport(Combine)
    /// A namespace for database publishers.
    ///
    /// GRDB provides them where Combine exists. On other platforms they are declared here, with the same names and the same behavior.
    public enum DatabasePublishers {}
#endif
