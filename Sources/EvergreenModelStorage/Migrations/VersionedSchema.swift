/// One version of an app's model classes.
///
/// ```swift
/// enum RecipesV1: VersionedSchema {
///     static let versionIdentifier = Schema.Version(1, 0, 0)
///     static var models: [any PersistentModel.Type] { [Recipe.self] }
///
///     @Model final class Recipe { … }
/// }
/// ```
public protocol VersionedSchema: SendableMetatype {
    /// The model classes of the version.
    static var models: [any PersistentModel.Type] { get }

    /// The version of the schema, which is stored in the file.
    static var versionIdentifier: Schema.Version { get }
}
