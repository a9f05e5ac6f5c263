// The one place that tells the two platforms apart: all other files see one set of names.
@_exported import OpenCombineShim

#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import EvergreenUI
#endif
