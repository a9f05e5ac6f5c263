// The one file that distinguishes the two platforms: all other files use one set of names.
@_exported import EvergreenCombine

#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import EvergreenUI
#endif

/// The animation of the current transaction; nil if there is none, or if the platform does not expose it.
@MainActor var currentAnimation: Animation? {
    #if canImport(SwiftUI)
        nil
    #else
        Transaction.current.animation
    #endif
}
