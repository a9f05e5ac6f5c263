// The one place that tells the two platforms apart: all other files see one set of names.
@_exported public import EvergreenDependencies
@_exported public import OpenCombineShim

#if canImport(SwiftUI)
    @_exported public import SwiftUI
#else
    @_exported public import EvergreenUI
#endif
