// The one file that distinguishes the two platforms: all other files use one set of names.
@_exported public import EvergreenCombine
@_exported public import EvergreenDependencies

#if canImport(SwiftUI)
    @_exported public import SwiftUI
#else
    @_exported public import EvergreenUI
#endif
