// `unimplemented(_:)` and its forms with a placeholder: closures for test values, which report their call, its arguments
// and the line where they were written as an issue. `reportIssue`, `isTesting` and what goes with them: reports of a client's own.
// They belong to the vocabulary of dependencies, so whoever imports this module has them.
@_exported import IssueReporting

// `NSEC_PER_SEC`, which clients find in Dispatch on Apple platforms.
@_exported import EvergreenConcurrency
