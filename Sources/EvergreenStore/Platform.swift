// The one place that tells the two platforms apart: all other files see one set of names.
@_exported import EvergreenCombine

#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import EvergreenUI
#endif

/// The animation of the transaction that code runs in; nil if there is none, or if the platform does not tell.
@MainActor var currentAnimation: Animation? {
    #if canImport(SwiftUI)
        nil
    #else
        Transaction.current.animation
    #endif
}
