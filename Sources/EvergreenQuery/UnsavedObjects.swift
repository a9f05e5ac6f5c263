#if !canImport(SwiftUI)
    import EvergreenUI

    // What these objects have comes from the database, or is made again of what the app sets.
    extension QueryTracker: UnsavedObject {}
    extension SingleRowEdits: UnsavedObject {}
    extension EnvironmentObjectOwner: UnsavedObject {}
#endif
