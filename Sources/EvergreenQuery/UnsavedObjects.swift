#if !canImport(SwiftUI)
    import EvergreenUI

    // What these objects have comes from the database.
    extension QueryTracker: UnsavedObject {
        nonisolated static var unsavedType: Any.Type? { nil }
    }

    extension SingleRowEdits: UnsavedObject {
        nonisolated static var unsavedType: Any.Type? { nil }
    }

    extension EnvironmentObjectOwner: UnsavedObject {
        nonisolated static var unsavedType: Any.Type? { ObjectType.self }
    }
#endif
