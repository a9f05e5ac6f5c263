// The one file that distinguishes the two platforms: all other files use one set of names.
@_exported import EvergreenCombine
@_exported import EvergreenDatabase
@_exported import EvergreenDependencies

#if canImport(SwiftUI)
    @_exported import SwiftUI

    @usableFromInline typealias OwnedSource = StateObject

    /// Observable state behind a property of a view. The view's body runs after each change.
    @MainActor
    @usableFromInline
    class ViewSource: ObservableObject {
        /// `nonisolated(unsafe)`: a constant, and the publisher guards its subscriptions with a lock.
        @usableFromInline nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

        /// To be called before each change.
        final func willChange() { objectWillChange.send() }

        /// Whether the source of another view has the same value, permanently.
        func isInterchangeable(with other: AnyObject) -> Bool { false }
    }
#else
    @_exported import EvergreenUI

    /// Observable state behind a property of a view. The view's body runs after each change.
    @MainActor
    @usableFromInline
    class ViewSource: InterchangeableSource {
        @usableFromInline let source = StateSource()

        /// To be called before each change.
        final func willChange() { source.invalidateObservers() }

        /// Whether the source of another view has the same value, permanently.
        func isInterchangeable(with other: AnyObject) -> Bool { false }
    }
#endif
