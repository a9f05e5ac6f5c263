public import Observation

/// A class whose instances are rows of a table. Conform with the `@Model` macro.
///
/// ```swift
/// @Model
/// final class Recipe {
///     @Attribute(.unique) var title: String
///     var servings = 4
///     @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) var ingredients: [Ingredient] = []
///
///     init(title: String) { self.title = title }
/// }
/// ```
///
/// An instance belongs to the actor of its ``ModelContext`` and can't leave it; its ``persistentModelID`` can. Instances
/// are `Observable`: a view's body runs again for the properties that it read.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The table of the class. The default is the name of the class with a lowercase start.
    ///
    /// Implement it to put the class over a table that exists, or to choose a name.
    static var databaseTableName: String { get }

    /// The column of the integer primary key. The default is `id`, or `rowid` if the class has a property `id`.
    ///
    /// Implement it to put the class over a table that exists.
    static var databasePrimaryKeyColumn: String { get }

    /// Returns the column of a property. The default is nil: the name of an attribute; of a to-one relationship, the
    /// name with `Id` behind it.
    ///
    /// Implement it to put the class over a table that exists.
    static func databaseColumn(for property: String) -> String?

    /// The persisted properties, in the order of their declaration. `@Model` makes it.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }

    /// The unique constraints and indexes of several properties. `#Unique` and `#Index` make them.
    static var _schemaConstraints: [Schema.Constraint] { get }

    /// What connects the instance with its row and its context. `@Model` makes it.
    var _$model: _ModelStorage { get set }

    /// Makes an instance of a row. `@Model` makes it.
    ///
    /// - Throws: A ``ModelError`` that names the property whose value can't be read.
    init(_$row row: _ModelRow) throws
}

extension PersistentModel {
    /// The name of the class with a lowercase start, as GRDB names the table of a record.
    public static var databaseTableName: String { tableName(ofTypeNamed: _typeName) }

    /// `id`, or `rowid` if the class has a property `id`.
    public static var databasePrimaryKeyColumn: String {
        schemaMetadata.contains { $0.name.lowercased() == "id" } ? "rowid" : "id"
    }

    /// Nil: the column is named after the property.
    public static func databaseColumn(for property: String) -> String? { nil }

    /// No constraints.
    public static var _schemaConstraints: [Schema.Constraint] { [] }

    /// The name of the class without its module.
    static var _typeName: String { String(describing: Self.self) }

    /// Whether both are the same instance. A context has one instance for each row.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Feeds the identity of the instance to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The identifier of the row.
    public var id: PersistentIdentifier { persistentModelID }

    /// The identifier of the row.
    ///
    /// Before the instance is saved for the first time it is temporary; a save replaces it.
    public var persistentModelID: PersistentIdentifier { _$model.identifier(of: self) }

    /// The context that the instance was fetched by or inserted into; nil if there is none.
    public var modelContext: ModelContext? { _$model.context }

    /// Whether the instance has changes that are not saved.
    public var hasChanges: Bool { _$model.hasChanges }

    /// Whether the row is deleted: by this context, another one, or another program.
    ///
    /// The properties keep their last values. Setting them changes nothing but the instance.
    public var isDeleted: Bool {
        _$model.extrasForObservation().registrar.access(self, keyPath: \.isDeleted)
        return _$model.isDeleted
    }
}

/// Lowercases what begins the name of a type: `Player` is `player`, `HTTPRequest` is `httpRequest`, `TODO` is `todo`.
func tableName(ofTypeNamed name: String) -> String {
    let start = name.prefix { $0.isUppercase }
    // The last capital of several belongs to the next word, unless there is none.
    let count = start.count > 1 && start.count < name.count ? start.count - 1 : start.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
}
