/// Makes a class that is stored: each instance is a row of the class' table, each stored property a column or a relationship.
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
/// Stored are the values of `Codable` types, other models, optionals of both, and arrays of models. Computed properties,
/// `static` ones and methods are left alone. `willSet` and `didSet` are called when the property is set, and not when the
/// context refreshes it. A class whose properties all have default values gets an `init()`.
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

/// What `@Model` puts on each property that is stored.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(_$isObserving_))
public macro _ModelProperty(_ index: Int) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelPropertyMacro")

/// Says more about a column than its declaration does.
///
/// ```swift
/// @Attribute(.unique, originalName: "name") var title: String
/// ```
///
/// - Parameters:
///   - options: What the column is in addition, such as ``Schema/Attribute/Option/unique``.
///   - originalName: The name that the property had in earlier versions, so that a migration keeps its values.
///   - hashModifier: A text that makes two versions of a schema differ which otherwise would not.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option...,
    originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "AttributeMacro")

/// Says more about a relationship than its declaration does.
///
/// ```swift
/// @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) var ingredients: [Ingredient] = []
/// ```
///
/// - Parameters:
///   - options: What the relationship is in addition.
///   - deleteRule: What happens to the instances that it leads to when this one is deleted.
///   - minimumModelCount: How many instances it leads to at least.
///   - maximumModelCount: How many instances it leads to at most; without a limit if 0 or nil.
///   - originalName: The name that the property had in earlier versions, so that a migration keeps its values.
///   - inverse: The property of the other class that leads back. Without it, the only one that can. Say it on one side:
///     the compiler refuses key paths that lead to each other as circular.
///   - hashModifier: A text that makes two versions of a schema differ which otherwise would not.
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

/// Leaves a property out of the store. It needs a default value, which it has in an instance that is fetched.
@attached(peer)
public macro Transient() = #externalMacro(module: "EvergreenMacrosPlugin", type: "TransientMacro")

/// Makes combinations of a model's properties unique: a save updates the row that has the same values already.
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

/// Makes indexes over properties of a model, for faster predicates and orders.
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

/// Gives an actor a context and an executor of its own, to work with models in the background.
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
/// The actor conforms to ``ModelActor``. Stored properties of its own have default values.
///
/// - Parameter disableGenerateInit: Whether the actor declares its initializer itself, which sets `modelContainer`, and
///   `modelExecutor` to a ``DefaultSerialModelExecutor``.
@attached(member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelActorMacro")
