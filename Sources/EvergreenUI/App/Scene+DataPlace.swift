import Foundation

private struct DataPlacesKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
}

extension EnvironmentValues {
    /// The paths of the files with the data of a scene, which the program names when it starts.
    package var dataPlaces: [String] {
        get { self[DataPlacesKey.self] }
        set { self[DataPlacesKey.self] = newValue }
    }
}

extension Scene {
    /// Says in which file the data of this scene is. Databases in memory are in none.
    package func dataPlace(_ path: String?) -> some Scene {
        transformEnvironment { environment in
            guard let path, !path.isEmpty, path != ":memory:", !path.hasPrefix("file:") else { return }
            let absolute = URL(fileURLWithPath: path).path
            if !environment.dataPlaces.contains(absolute) { environment.dataPlaces.append(absolute) }
        }
    }
}
