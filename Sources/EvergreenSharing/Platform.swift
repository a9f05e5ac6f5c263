// The one place that tells the two platforms apart: all other files see one set of names.
@_exported public import EvergreenCombine
@_exported public import EvergreenDependencies

#if canImport(SwiftUI)
    @_exported public import SwiftUI
#else
    @_exported public import EvergreenUI
#endif
