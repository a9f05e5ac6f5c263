@_exported import EvergreenDatabase
@_exported import EvergreenDependencies
@_exported import EvergreenQuery
#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import EvergreenUI
    @_exported import EvergreenWeb
#endif
