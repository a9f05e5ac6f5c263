import Foundation
import IssueReporting

extension DependencyContext {
    /// The context of this process, inferred from its environment.
    static var inferred: DependencyContext {
        if isTesting { return .test }
        if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
        return .live
    }
}

/// The key under which a cache stores its context, so that the context, too, is fixed by the first read, and can be prepared before it.
@usableFromInline
enum DependencyContextKey: TestDependencyKey {
    @usableFromInline static var testValue: DependencyContext { .inferred }
}
