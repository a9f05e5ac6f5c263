import Foundation

private struct DataPlacesKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
}

extension EnvironmentValues {
    /// The paths of the scene's database files, which are reported at launch.
    package var dataPlaces: [String] {
        get { self[DataPlacesKey.self] }
        set { self[DataPlacesKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the database file of this scene. In-memory databases have none.
    package func dataPlace(_ path: String?) -> some Scene {
        transformEnvironment { environment in
            guard let path, !path.isEmpty, path != ":memory:", !path.hasPrefix("file:") else { return }
            let absolute = URL(fileURLWithPath: path).path
            if !environment.dataPlaces.contains(absolute) { environment.dataPlaces.append(absolute) }
        }
    }
}
