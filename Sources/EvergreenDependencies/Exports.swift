// `unimplemented(_:)` and its variants with a placeholder: closures for test values, which report their call, its arguments and the line of
// their declaration as an issue. `reportIssue`, `isTesting` and related functions, for a client's own reports. Exported, because clients
// are written with them.
@_exported import IssueReporting

// The type of the dependency `\.urlSession`, and those of its requests, which are part of Foundation on Apple platforms.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// `NSEC_PER_SEC`, which is part of Dispatch on Apple platforms.
@_exported import EvergreenConcurrency
