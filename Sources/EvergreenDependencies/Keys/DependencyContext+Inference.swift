import Foundation
import IssueReporting

extension DependencyContext {
    /// The context of this process, as far as its surroundings tell.
    static var inferred: DependencyContext {
        if isTesting { return .test }
        if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
        return .live
    }
}

/// The key under which a cache keeps its context, so that the context too is settled by the first read, and can be
/// prepared before it.
@usableFromInline
enum DependencyContextKey: TestDependencyKey {
    @usableFromInline static var testValue: DependencyContext { .inferred }
}
