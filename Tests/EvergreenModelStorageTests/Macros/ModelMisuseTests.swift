import Testing

/// The compiler's diagnostics for misused model macros: at the location, neither more nor less.
struct ModelMisuseTests {
    private static let imports = "import EvergreenModelStorage; import Foundation\n"

    private func check(_ source: String) async throws {
        try await CompiledSource(text: Self.imports + source).check()
    }

    @Test func `only classes can be models`() async throws {
        try await check(
            """
            @Model // error: '@Model' can only be applied to a class, because views share its instances
            struct Recipe { var title = "" }
            @Model // error: '@Model' can only be applied to a class, because views share its instances
            enum Course { case main }
            """
        )
    }

    @Test func `a generic class can't be a model`() async throws {
        try await check(
            """
            @Model final class Box
                <Value: Codable> // error: A model class can't be generic: it is one table. Declare a class for each type
            { var title = "" }
            """
        )
    }

    @Test func `a model can't have a superclass`() async throws {
        try await check(
            """
            @Model final class Recipe:
                NSObject // error: A model class can't have a superclass: move the properties of 'NSObject' into it, or refer to an instance of it
            { var title = "" }
            """
        )
    }

    @Test func `a model can't be Sendable`() async throws {
        try await check(
            """
            @Model final class Recipe:
                @unchecked Sendable // error: A model class can't be Sendable: an instance belongs to its context. Pass its 'persistentModelID' to other actors
            { var title = "" }
            """
        )
    }

    @Test func `a model can't be isolated or made observable twice`() async throws {
        try await check(
            """
            @MainActor // error: A model class can't be isolated to an actor, because contexts on other actors also have instances of it: remove '@MainActor'
            @Model final class Recipe { var title = "" }
            """
        )
        try await check(
            """
            import Observation
            func use(_ recipe: Recipe) -> String { recipe.title }
            @Model
            @Observable // error: '@Model' makes the class observable: remove '@Observable'
            final class Recipe { var title = "" }
            """
        )
    }

    @Test func `a model superclass is distinguished from a protocol`() async throws {
        try await check(
            """
            protocol Titled: PersistentModel { var title: String { get } }
            @Model final class Recipe: Titled { var title = "" }
            @Model final class Dish: PersistentModel { var title = "" }
            """
        )
        let source = """
            import EvergreenModelStorage
            @Model class Dish { var title = "" }
            @Model final class Recipe: Dish { var servings = 1 }
            """
        let diagnostics = try await CompiledSource(text: source).compile()
        let expected = CompiledSource.Message(
            line: 3,
            text: "error: A model class can't have a superclass: move the properties of 'Dish' into it, "
                + "or refer to an instance of it"
        )
        #expect(diagnostics.contains(expected), "\(diagnostics)")
    }

    @Test func `a nested model can't be private`() async throws {
        try await check(
            """
            enum Kitchen {
                @Model
                private // error: A model class in another type can't be 'private', as its conformance is declared outside: make it 'fileprivate'
                final class Recipe { var title = "" }
                @Model fileprivate final class Dish { var title = "" }
            }
            """
        )
    }

    @Test func `a class needs an initializer for properties without default values`() async throws {
        try await check(
            """
            @Model final class
                Recipe // error: 'Recipe' needs an 'init' that sets 'title', 'servings'
            {
                var title: String
                var note: String?
                var servings: Int
            }
            """
        )
    }

    @Test func `unsupported property declarations are rejected`() async throws {
        try await check(
            """
            @Model final class Recipe {
                let title: String = "" // error: A fetched instance takes the stored value, which a constant with an initial value can't: set it in 'init', declare it as 'private(set) var', or mark it as '@Transient'
                @Relationship let sequel: Recipe? // error: A relationship can also be set through its inverse: declare this one as 'private(set) var'
                lazy var count = 1 // error: A 'lazy' property can't be stored: mark it as '@Transient'
                weak var parent: Recipe? // error: A 'weak' property can't be stored: remove 'weak' for a relationship, which the context loads and releases, or mark the property as '@Transient'
                unowned var other: Recipe // error: An 'unowned' property can't be stored: remove 'unowned' for a relationship, which the context loads and releases, or mark the property as '@Transient'
                var a, b: Int // error: Declare each property of a model with its own 'var'
                var (c, d) = (1, 2) // error: Declare each property of a model with its own 'var'
                var size: (Int, Int) = (1, 2) // error: A tuple can't be stored: declare a struct that is Codable, or mark the property as '@Transient'
                var hasChanges = true // error: Every model has a property 'hasChanges': give this one another name, with '@Attribute(originalName: "hasChanges")' for a column that has this one
                @MainActor // error: A property that is isolated to an actor can't be stored, because contexts on other actors also read it: remove '@MainActor', or mark the property as '@Transient'
                var shown = true
                @Transient var selected: Bool // error: A '@Transient' property needs a default value for fetched instances: '= …'
                var name = ""
                var _name = "" // error: The storage of 'name' has this name: rename this property

                init(other: Recipe) { self.other = other }
            }
            """
        )
    }

    @Test func `a property of an unsupported type has one error on its line`() async throws {
        try await check(
            """
            struct Opaque {}
            @Model final class Recipe {
                var title = ""
                var opaque: Opaque // error: '_$value' is unavailable: This type can't be stored: make it Codable, or mark the property with @Transient
                var list: [Opaque] = [] // error: '_$value' is unavailable: This type can't be stored: make it Codable, or mark the property with @Transient
                var maybe: Opaque? // error: '_$value' is unavailable: This type can't be stored: make it Codable, or mark the property with @Transient
                var action: () -> Void // error: '_$value' is unavailable: This type can't be stored: make it Codable, or mark the property with @Transient
                var inferred = Opaque() // error: '_$value' is unavailable: This type can't be stored: make it Codable, or mark the property with @Transient

                init(opaque: Opaque) {
                    self.opaque = opaque
                    action = {}
                }
            }
            """
        )
    }

    @Test func `attribute macros are only for stored properties of models`() async throws {
        try await check(
            """
            @Model final class Recipe {
                var title = ""
                @Attribute(.unique) // error: '@Attribute' belongs on a stored property: this one is computed
                var name: String { title }
                @Relationship // error: '@Relationship' belongs on a property of the instances: this one is 'static'
                static let limit = 1
                @Transient // error: '@Transient' belongs in a class with '@Model', on a property
                func cook() {}
                @Attribute // error: A '@Transient' property isn't stored: remove '@Attribute'
                @Transient var selected = false
                @Relationship // error: A '@Transient' property isn't stored: remove '@Relationship'
                @Transient var parent: Recipe?
                @Attribute // error: A property is an attribute or a relationship: remove '@Attribute' or '@Relationship'
                @Relationship var origin: Recipe?
            }
            final class Plain {
                @Attribute(.unique) // error: '@Attribute' belongs in a class with '@Model', on a property
                var title = ""
            }
            """
        )
    }

    @Test func `an attribute macro must match the property's type`() async throws {
        try await check(
            """
            @Model final class Recipe {
                @Relationship var title = "" // error: 'property(_:_:get:set:default:_:)' is unavailable: '@Relationship' belongs on a property that leads to models: remove it
                @Attribute(.unique) var parent: Recipe? // error: 'property(_:_:get:set:default:_:)' is unavailable: This property leads to a model: write '@Relationship' for '@Attribute'
            }
            """
        )
    }

    @Test func `an inverse belongs to one relationship`() async throws {
        try await check(
            """
            @Model final class Ingredient {
                var recipe: Recipe?
            }
            @Model final class Recipe {
                @Relationship(inverse: \\Ingredient.recipe) var ingredients: [Ingredient] = []
                @Relationship(inverse: \\Ingredient.recipe) var others: [Ingredient] = [] // error: '\\Ingredient.recipe' is also the inverse of 'ingredients': give each relationship its own inverse, or none
            }
            @Model final class Person {
                @Relationship(inverse: \\Person.children) var parent: Person?
                @Relationship(inverse: \\Person.friends) var children: [Person] = [] // error: This is the inverse of 'parent', but declares another inverse, '\\Person.friends': remove one of them
                var friends: [Person] = []
            }
            """
        )
    }

    @Test func `constraints belong in their class and name its columns`() async throws {
        try await check(
            """
            #Unique<Recipe>([\\.title]) // error: '#Unique' belongs in a class with '@Model'
            @Model final class Recipe {
                #Unique<Other>([\\.title]) // error: '#Unique' belongs in the class that it refers to: this is 'Recipe'
                #Index<Recipe>([\\.title], [\\.shown]) // error: '\\.shown' is not a stored property of 'Recipe': '#Index' takes key paths of its own columns
                #Index<Recipe>(keyPaths) // error: Write the key paths here, in brackets: '[\\.title]'
                #Index<Recipe>([\\.parent?.title]) // error: '\\.parent?.title' is not a stored property of 'Recipe': '#Index' takes key paths of its own columns
                static var keyPaths: [PartialKeyPath<Recipe>] { [\\.title] }
                var title = ""
                var parent: Recipe?
                @Transient var shown = true
            }
            @Model final class Other { var title = "" }
            """
        )
    }

    @Test func `conditions that only the compiler can evaluate are rejected around properties`() async throws {
        try await check(
            """
            @Model final class Recipe {
                var title = ""
                #if canImport(Foundation) // error: '@Model' can't evaluate this condition: put '#if' around the whole class
                    var note = ""
                #endif
                #if canImport(Foundation)
                    func cook() {}
                #endif
            }
            """
        )
    }

    @Test func `only actors can be model actors`() async throws {
        try await check(
            """
            @ModelActor // error: '@ModelActor' can only be applied to an actor
            final class Importer {}
            """
        )
    }

    @Test func `a valid file passes, and a missing expected error fails`() async throws {
        try await check("@Model final class Recipe { var title = \"\" }")
        #expect(try await CompiledSource(text: "let limit: Int = \"\"").compile().count == 1)
        #expect(try await CompiledSource(text: "let limit = 20 // error: any").compile().isEmpty)
    }

    @Test func `unsupported options are reported with advice`() async throws {
        let source = """
            import EvergreenModelStorage
            @Model final class Recipe {
                @Attribute(.spotlight) var title = ""
                @Attribute(.transformable(by: "Uppercase")) var name = ""
                @Attribute(.allowsCloudEncryption) var secret = ""
            }
            func configuration() -> ModelConfiguration { ModelConfiguration(cloudKitDatabase: .private("iCloud.recipes")) }
            """
        let diagnostics = try await CompiledSource(text: source).compile()
        func isReported(_ text: String, _ line: Int) -> Bool {
            diagnostics.contains { $0.line == line && $0.text.contains(text) }
        }
        #expect(isReported("There is no Spotlight: leave the option out", 3), "\(diagnostics)")
        #expect(
            isReported("Value transformers are not supported: make the type of the property Codable", 4),
            "\(diagnostics)"
        )
        #expect(isReported("There is no CloudKit: leave the option out", 5), "\(diagnostics)")
        #expect(isReported("There is no CloudKit: leave cloudKitDatabase out", 7), "\(diagnostics)")
    }
}
