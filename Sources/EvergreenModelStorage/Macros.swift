/// Makes a class persistent: each instance is a row of the class' table, each stored property a column or a relationship.
///
/// ```swift
/// @Model final class Recipe {
///     #Index<Recipe>([\.title])
///     @Attribute(.unique) var title: String
///     var servings = 4
///     @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) var ingredients: [Ingredient] = []
///     @Transient var isExpanded = false
///
///     init(title: String) { self.title = title }
/// }
/// ```
///
/// Values of `Codable` types, other models, optionals of both, and arrays of models are stored. Computed properties, `static` properties
/// and methods are unaffected. `willSet` and `didSet` are called when the property is set, but not when the context refreshes it. A class
/// whose properties all have default values gets an `init()`.
///
/// The class conforms to ``PersistentModel``, and with it to `Observable`, `Hashable` and `Identifiable`. It is not
/// `Sendable`: an instance belongs to the context that has fetched or inserted it.
@attached(
    member,
    conformances: PersistentModel,
    _ModelClass,
    names: named(_$model),
    named(init),
    named(schemaMetadata),
    named(_schemaConstraints)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, _ModelClass, Sendable)
public macro Model() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelMacro")

/// The accessors that `@Model` adds to each stored property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(_$isObserving_))
public macro _ModelProperty(_ index: Int) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelPropertyMacro")

/// Specifies options of a column.
///
/// ```swift
/// @Attribute(.unique, originalName: "name") var title: String
/// ```
///
/// - Parameters:
///   - options: The options of the column, such as ``Schema/Attribute/Option/unique``.
///   - originalName: The name of the property in earlier versions, so that a migration keeps its values.
///   - hashModifier: A string that distinguishes two versions of a schema that would otherwise be equal.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option...,
    originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "AttributeMacro")

/// Specifies options of a relationship.
///
/// ```swift
/// @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) var ingredients: [Ingredient] = []
/// ```
///
/// - Parameters:
///   - options: The options of the relationship.
///   - deleteRule: The effect of deleting this instance on its related instances.
///   - minimumModelCount: The minimum number of related instances.
///   - maximumModelCount: The maximum number of related instances; no limit if 0 or nil.
///   - originalName: The name of the property in earlier versions, so that a migration keeps its values.
///   - inverse: The inverse property of the related class. Without it, the only property that can be the inverse. Declare it on one side
///     only: the compiler rejects key paths that refer to each other as circular.
///   - hashModifier: A string that distinguishes two versions of a schema that would otherwise be equal.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0,
    originalName: String? = nil,
    inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "RelationshipMacro")

/// Excludes a property from the store. It needs a default value, which it has in fetched instances.
@attached(peer)
public macro Transient() = #externalMacro(module: "EvergreenMacrosPlugin", type: "TransientMacro")

/// Makes combinations of a model's properties unique: a save updates an existing row with the same values.
///
/// ```swift
/// @Model final class Book {
///     #Unique<Book>([\.title, \.author], [\.isbn])
/// ```
///
/// - Parameter constraints: The properties of each combination.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "UniqueMacro")

/// Creates indexes over properties of a model, for faster predicates and orders.
///
/// ```swift
/// @Model final class Book {
///     #Index<Book>([\.title], [\.author, \.year])
/// ```
///
/// - Parameter indices: The properties of each index, in the order of its columns.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "IndexMacro")

/// Gives an actor its own context and executor, to work with models in the background.
///
/// ```swift
/// @ModelActor actor Importer {
///     func add(_ titles: [String]) throws {
///         for title in titles { modelContext.insert(Recipe(title: title)) }
///         try modelContext.save()
///     }
/// }
///
/// try await Importer(modelContainer: container).add(titles)
/// ```
///
/// The actor conforms to ``ModelActor``. Its other stored properties need default values.
///
/// - Parameter disableGenerateInit: Whether the actor declares its own initializer, which sets `modelContainer`, and `modelExecutor` to a
///   ``DefaultSerialModelExecutor``.
@attached(member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelActorMacro")
