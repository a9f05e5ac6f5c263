#if !canImport(SwiftUI)
    import EvergreenUI

    // Only this source is unsaved: the values of the others in this module come from the database.
    extension EnvironmentObjectOwner: UnsavedSource {
        nonisolated static var unsavedType: Any.Type { ObjectType.self }
    }
#endif
