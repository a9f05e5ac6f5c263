#if !canImport(Combine)
    /// The publishers of databases.
    ///
    /// GRDB has them where Combine exists. Elsewhere they are here, with the same names and the same behaviour.
    public enum DatabasePublishers {}
#endif
