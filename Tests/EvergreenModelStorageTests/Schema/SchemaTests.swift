import Foundation
import Testing

@testable import EvergreenModelStorage

struct SchemaTests {
    @Test func `a schema has its entities with attributes and relationships`() throws {
        let schema = Schema(Author.self, Book.self, version: .init(1, 2, 3))
        #expect(Set(schema.entities.map(\.name)) == ["Author", "Book", "Tag", "Cover", "Contract"])
        #expect(schema.version.description == "1.2.3")
        let book = try #require(schema.entitiesByName["Book"])
        #expect(book.attributes.map(\.name) == ["title", "pages", "rating", "isRead", "genre", "marks"])
        #expect(book.relationships.map(\.name) == ["author", "tags", "cover"])
        #expect(book.relationshipsByName["tags"]?.deleteRule == .nullify)
        let gadget = try #require(Schema(Gadget.self).entity(for: Gadget.self))
        #expect(gadget.uniquenessConstraints == [["name"], ["name", "kind"]])
        #expect(gadget.indices == [["kind", "count"]])
        #expect(schema.entity(for: Gadget.self) == nil)
    }

    @Test func `a schema describes each property`() throws {
        let schema = Schema(Author.self)
        #expect(schema.encodingVersion == Schema.Version(1, 0, 0))
        let author = try #require(schema.entitiesByName["Author"])
        #expect(author.properties.map(\.name) == ["name", "born", "books", "contracts", "mentor"])
        #expect(author.properties.filter(\.isRelationship).map(\.name) == ["books", "contracts", "mentor"])
        #expect(author.properties.filter(\.isOptional).map(\.name) == ["born", "mentor"])
        #expect(author.properties.filter(\.isUnique).map(\.name) == ["name"])
        #expect(author.storedPropertiesByName["born"]?.valueType == Date?.self)
        #expect(author.storedPropertiesByName["books"]?.valueType == [Book].self)
        #expect(author.relationshipsByName["books"]?.isToOneRelationship == false)
        #expect(author.relationshipsByName["mentor"]?.isToOneRelationship == true)
        // A property declared only by the other side is not the class's own.
        let contract = try #require(schema.entitiesByName["Contract"])
        #expect(contract.properties.count == contract.attributes.count + contract.relationships.count)
        #expect(contract.properties.allSatisfy { !$0.isTransient })
    }

    @Test func `inverses are found from one side, or where they are unambiguous`() throws {
        let schema = Schema(Author.self)
        let book = try #require(schema.entitiesByName["Book"])
        let author = try #require(schema.entitiesByName["Author"])
        func inverse(_ entity: Schema.Entity, _ name: String) -> String? {
            entity.allProperties.first { $0.name == name }?.relationship?.inverse?.name
        }
        #expect(inverse(book, "author") == "books")
        #expect(inverse(book, "tags") == "books")
        #expect(inverse(book, "cover") == "book")
        #expect(inverse(author, "contracts") == "author")
        #expect(inverse(author, "mentor") == nil)
    }

    @Test func `an invalid schema is an error that names its cause`() {
        func message(_ types: any PersistentModel.Type...) -> String? { Schema(types).fault?.message }
        #expect(message(TwoInverses.self)?.contains("can't be the inverse of both") == true)
        #expect(
            message(Elsewhere.self)?.contains(
                "The inverse of Elsewhere.target has to be a relationship of Target that leads back to Elsewhere"
            ) == true
        )
        #expect(message(SameTable.self, Label.self)?.contains("have the same table, tag") == true)
        #expect(message(Shop1.Item.self, Shop2.Item.self)?.contains("two classes named Item") == true)
        #expect(
            message(SameColumn.self)?.contains(
                "SameColumn.second is stored in the column name, which the table sameColumn has already"
            ) == true
        )
        #expect(message(IndexOfMany.self)?.contains("IndexOfMany.targets, which has no column") == true)
        #expect(message(ReservedName.self)?.contains("sqlite_things") == true)
        #expect(message(RecordName.self)?.contains("evergreen_schema") == true)
        #expect(message(Author.self, Gadget.self) == nil)
    }
}

@Model
final class TwoInverses {
    @Relationship(inverse: \Target.owner) var first: [Target] = []
    @Relationship(inverse: \SameTarget.owner) var second: [Target] = []

    init() {}
}

/// The compiler rejects two relationships with one inverse, unless it has two names.
typealias SameTarget = Target

@Model
final class Target {
    var owner: TwoInverses?
    var other: Other?

    init() {}
}

@Model
final class Other {
    init() {}
    var name = ""
}

@Model
final class Elsewhere {
    @Relationship(inverse: \Target.other) var target: Target?

    init() {}
}

@Model
final class SameTable {
    var name = ""
    static var databaseTableName: String { "TAG" }

    init() {}
}

@Model
final class SameColumn {
    var first = ""
    var second = ""
    static func databaseColumn(for property: String) -> String? { "name" }

    init() {}
}

@Model
final class IndexOfMany {
    #Index<IndexOfMany>([\.targets])
    var targets: [Other] = []

    init() {}
}

@Model
final class ReservedName {
    var name = ""
    static var databaseTableName: String { "sqlite_things" }

    init() {}
}

@Model
final class RecordName {
    var name = ""
    static var databaseTableName: String { "evergreen_schema" }

    init() {}
}
