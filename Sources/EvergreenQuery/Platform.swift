// The one place that tells the two platforms apart: all other files see one set of names.
@_exported import EvergreenCombine
@_exported import EvergreenDatabase
@_exported import EvergreenDependencies

#if canImport(SwiftUI)
    @_exported import SwiftUI

    typealias OwnedSource = StateObject

    /// What a property of a view has over time. The view's body runs after each change.
    @MainActor
    class ViewSource: ObservableObject {
        /// `nonisolated(unsafe)`: a constant, and the publisher guards its subscriptions with a lock.
        nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

        /// To be called before each change.
        final func willChange() { objectWillChange.send() }

        /// Whether that of another view has the same, and will have the same.
        func isInterchangeable(with other: AnyObject) -> Bool { false }
    }
#else
    @_exported import EvergreenUI

    /// What a property of a view has over time. The view's body runs after each change.
    @MainActor
    class ViewSource: InterchangeableSource {
        let source = StateSource()

        /// To be called before each change.
        final func willChange() { source.invalidateObservers() }

        /// Whether that of another view has the same, and will have the same.
        func isInterchangeable(with other: AnyObject) -> Bool { false }
    }
#endif
