import Testing

/// The macros' generated code compiles without warnings under strict settings.
struct ExpansionTests {
    private static let source = """
        public import EvergreenModelStorage
        public import Foundation

        @Model public final class Recipe {
            #Unique<Recipe>([\\.title, \\.author])
            #Index<Recipe>([\\.servings])
            @Attribute(.unique, originalName: "name") public var title: String
            public var servings = 4
            public private(set) var created = Date()
            @available(*, deprecated) public var old: Int = 1
            public var note: String? {
                didSet { if let oldValue, note == nil { note = oldValue } }
            }
            @Relationship(deleteRule: .cascade, inverse: \\Ingredient.recipe) public var ingredients: [Ingredient] = []
            package var author: Person?
            @Transient public var isExpanded = false
            public init(title: String) { self.title = title }
        }

        @Model public final class Ingredient {
            public var name: String
            public var recipe: Recipe?
            public init(name: String, recipe: Recipe? = nil) {
                self.name = name
                self.recipe = recipe
            }
        }

        @Model open class Person {
            public var name = ""
            public init() {}
        }

        public enum Version1 {
            @Model public final class Item {
                public var text = ""
                public init() {}
            }
        }

        @ModelActor public actor Importer {
            private var count = 0

            public func add(_ titles: [String]) throws {
                for title in titles { modelContext.insert(Recipe(title: title)) }
                count += titles.count
                try modelContext.save()
            }

            public func rename(_ id: PersistentIdentifier) -> String? { self[id, as: Recipe.self]?.title }
        }

        @ModelActor(disableGenerateInit: true) actor Exporter {
            let name: String

            init(name: String, container: ModelContainer) {
                self.name = name
                modelContainer = container
                modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
            }
        }
        """

    @Test(
        arguments: [
            ["-swift-version", "6"], ["-swift-version", "5"],
            ["-swift-version", "5", "-strict-concurrency=complete"],
            [
                "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
                "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
                "-enable-upcoming-feature", "InferIsolatedConformances",
            ],
        ]
    )
    func `the generated code compiles without warnings`(options: [String]) async throws {
        try await CompiledSource(text: Self.source, options: options).check()
    }

    @Test func `a nonisolated class in a module with main actor isolation can be a model`() async throws {
        let text = """
            import EvergreenModelStorage
            @Model nonisolated final class Recipe {
                var title = ""
                var parent: Recipe?
            }
            @MainActor func show(_ recipe: Recipe) -> String { recipe.title }
            """
        let options = ["-swift-version", "6", "-default-isolation", "MainActor"]
        try await CompiledSource(text: text, options: options).check()
    }
}
