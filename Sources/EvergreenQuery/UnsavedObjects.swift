#if !canImport(SwiftUI)
    import EvergreenUI

    // What the other sources of this module have comes from the database.
    extension EnvironmentObjectOwner: UnsavedSource {
        nonisolated static var unsavedType: Any.Type { ObjectType.self }
    }
#endif
