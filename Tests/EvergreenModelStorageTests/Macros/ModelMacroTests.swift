import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct ModelMacroTests {
    private func properties(_ type: any PersistentModel.Type) -> [String] { type.schemaMetadata.map(\.name) }

    @Test func `property types are inferred from default values`() throws {
        let container = try ModelContainer.inMemory(Inferred.self)
        let saved = Inferred()
        saved.tags.append("soup")
        saved.count += 1
        try container.save(saved)

        let fetched = try container.fetchOnly(Inferred.self)
        #expect(fetched.count == 5)
        #expect(fetched.ratio == 0.5)
        #expect(fetched.isOn)
        #expect(fetched.name == "Ada")
        #expect(fetched.id == saved.id)
        #expect(fetched.tags == ["soup"])
        #expect(fetched.course == .main)
        #expect(fetched.sizes == [Dimensions(), Dimensions(width: 9)])
        #expect(fetched.note == nil)
        #expect(fetched.sum == 3)
    }

    @Test func `default values apply until the initializer sets others`() {
        let model = Defaults(given: "given")
        #expect(model.kept == 4)
        #expect(model.replaced == 6)
        #expect(model.course == .starter)
        #expect(model.note == "note")
        #expect(model.given == "given")
    }

    @Test func `an initializer replaces default relationships by nothing`() throws {
        let full = DefaultRelations(isEmpty: false)
        #expect(full.leaves.count == 1 && full.stem != nil)
        let empty = DefaultRelations(isEmpty: true)
        #expect(empty.leaves.isEmpty && empty.stem == nil)
        let container = try ModelContainer.inMemory(DefaultRelations.self)
        try container.save(empty)
        // Default values apply to new instances, not to stored ones.
        let fetched = try container.fetchOnly(DefaultRelations.self)
        #expect(fetched.leaves.isEmpty && fetched.stem == nil)
    }

    @Test func `computed, static and transient properties are not stored`() throws {
        #expect(properties(Unstored.self) == ["first", "last"])
        let container = try ModelContainer.inMemory(Unstored.self)
        let saved = Unstored(first: "Ada")
        saved.isSelected = true
        saved.friend = saved
        #expect(saved.expensive == 3)
        saved.initials = "GH"
        #expect(saved.greet() == "Hello, G H")
        try container.save(saved)

        let fetched = try container.fetchOnly(Unstored.self)
        #expect(fetched.full == "G H")
        #expect(!fetched.isSelected)
        #expect(fetched.friend == nil)
        #expect(fetched.scale == 2)
        #expect(Unstored.limit == 3)
        #expect(Unstored.shared == 4)
    }

    @Test func `observers are called with the new and the previous value`() {
        let model = Observed()
        model.title = "Soup"
        model.title = "Soup"
        #expect(model.log == ["will  > Soup", "did  > Soup", "will Soup > Soup"])
        model.log = []
        model.limit = 3
        #expect(model.log == ["limit 3", "was 1"])
    }

    @Test func `an observer that sets its own property is not called again`() {
        let model = Observed()
        model.rating = 9
        #expect(model.rating == 5)
        #expect(model.log == ["rating 5"])
    }

    @Test func `observers are not called for fetched or refreshed values`() throws {
        let container = try ModelContainer.inMemory(Observed.self)
        let saved = Observed()
        saved.title = "Soup"
        try container.save(saved)

        let context = ModelContext(container)
        let fetched = try #require(try context.fetch(FetchDescriptor<Observed>()).first)
        #expect(fetched.log.isEmpty)
        try container.databaseWriter.write { try $0.execute(sql: "UPDATE observed SET title = 'Stew'") }
        _ = try context.fetchCount(FetchDescriptor<Observed>())
        #expect(fetched.title == "Stew")
        #expect(fetched.log.isEmpty)
    }

    @Test func `names in backticks are column names without them`() throws {
        #expect(properties(Names.self) == ["default", "class", "naïve", "position"])
        let container = try ModelContainer.inMemory(Names.self)
        let saved = Names()
        saved.default = "changed"
        saved.naïve = "too"
        try container.save(saved)
        let fetched = try container.fetchOnly(Names.self)
        #expect(fetched.default == "changed")
        #expect(fetched.naïve == "too")
        #expect(fetched.position == 1)
    }

    @Test func `conditionally compiled properties are stored`() throws {
        #expect(properties(Conditional.self) == ["first", "second", "third", "last"])
        let container = try ModelContainer.inMemory(Conditional.self)
        let saved = Conditional()
        saved.second = "2"
        saved.last = 5
        try container.save(saved)
        let fetched = try container.fetchOnly(Conditional.self)
        #expect(fetched.first == 1)
        #expect(fetched.second == "2")
        #expect(fetched.third == 3)
        #expect(fetched.last == 5)
    }

    @Test func `members of any access level are stored`() throws {
        let container = try ModelContainer.inMemory(PublicModel.self, PackageModel.self)
        let saved = PublicModel(title: "public")
        saved.bump()
        saved.inside = 5
        try container.save(saved)
        let fetched = try container.fetchOnly(PublicModel.self)
        #expect(fetched.title == "public")
        #expect(fetched.stamp == 2)
        #expect(fetched.inside == 5)
        #expect(fetched.hiddenValue == 5)
        try container.save(PackageModel())
        #expect(try container.fetchOnly(PackageModel.self).title == "package")
    }

    @Test func `classes of any access level can be models`() {
        #expect(makeHiddenModels().map { properties($0).joined(separator: " ") } == ["title", "title kind"])
    }

    @Test func `a nonfinal class can be a model`() throws {
        let container = try ModelContainer.inMemory(Open.self)
        try container.save(Open(title: "open"))
        #expect(try container.fetchOnly(Open.self).title == "open")
    }

    @Test func `classes in a schema version and in an extension can be models`() throws {
        let container = try ModelContainer.inMemory(DiaryV1.Entry.self, DiaryV1.Writer.self)
        let writer = DiaryV1.Writer(name: "Ada")
        let entry = DiaryV1.Entry()
        writer.entries = [entry]
        try container.save(writer)
        let context = ModelContext(container)
        #expect(try context.fetchOnly(DiaryV1.Entry.self).author?.name == "Ada")
    }

    @Test func `a relationship to a Codable class is a relationship`() throws {
        let container = try ModelContainer.inMemory(Exported.self, Owner.self)
        let owner = Owner()
        owner.name = "Ada"
        let exported = Exported(title: "A")
        exported.owner = owner
        try container.save(exported)
        let context = ModelContext(container)
        #expect(try context.fetchOnly(Exported.self).owner?.name == "Ada")
        #expect(try context.fetchOnly(Owner.self).items.map(\.title) == ["A"])
        #expect(String(decoding: try JSONEncoder().encode(exported), as: UTF8.self) == #"{"title":"A"}"#)
        #expect(try JSONDecoder().decode(Exported.self, from: Data(#"{"title":"B"}"#.utf8)).title == "B")
    }

    @Test func `a class can refer to itself`() throws {
        let container = try ModelContainer.inMemory(Folder.self)
        let context = ModelContext(container)
        let root = Folder(name: "root")
        context.insert(root)
        context.insert(Folder(name: "a", parent: root))
        context.insert(Folder(name: "b", parent: root))
        try context.save()

        let other = ModelContext(container)
        let folders = try other.fetch(FetchDescriptor<Folder>())
        let found = try #require(folders.first { $0.parent == nil })
        #expect(Set(found.children.map(\.name)) == ["a", "b"])
        #expect(found.children.allSatisfy { $0.parent === found })
    }

    @Test func `unique constraints and indexes are created in the table`() throws {
        #expect(Folder._schemaConstraints.count == 3)
        let container = try ModelContainer.inMemory(Folder.self)
        let indexes = try container.databaseWriter.read { db in
            try db.indexes(on: "folder").map { ($0.columns, $0.isUnique) }
        }
        #expect(indexes.contains { $0 == (["name", "parentId"], true) })
        #expect(indexes.contains { $0 == (["name"], false) })
        #expect(indexes.contains { $0 == (["name", "created"], false) })
    }
}
