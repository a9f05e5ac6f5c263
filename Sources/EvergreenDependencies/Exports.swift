// `unimplemented(_:)` and its forms with a placeholder: closures for test values, which report their call, its arguments
// and the line where they were written as an issue. `reportIssue`, `isTesting` and what goes with them: reports of a client's own.
// Clients are written with them, so that they come with this module.
@_exported import IssueReporting

// The type of a dependency, `\.urlSession`, with what its requests are made of: on Apple platforms these are Foundation's.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// `NSEC_PER_SEC`, which clients find in Dispatch on Apple platforms.
@_exported import EvergreenConcurrency
