import EvergreenModelStorage
import Foundation

// Versions of small schemas between which tests migrate.

enum Shop1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var name: String
        var color: String

        init(name: String, color: String) {
            self.name = name
            self.color = color
        }
    }
}

enum Shop2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        @Attribute(originalName: "name") var title: String
        var stock = 7
        var note: String?
        var code = UUID()

        init(title: String) { self.title = title }
    }
}

enum Optional1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var size: Int?

        init(size: Int?) { self.size = size }
    }
}

enum Optional2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var size: Int = 9

        init() {}
    }
}

enum Optional3: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var size: Int

        init(size: Int) { self.size = size }
    }
}

enum Types1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var number: String
        var text: Int
        var date: Double
        var key: String

        init(number: String, text: Int, date: Double, key: String) {
            self.number = number
            self.text = text
            self.date = date
            self.key = key
        }
    }
}

enum Types2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var number: Int
        var text: String
        var date: Date
        var key: UUID

        init(number: Int, text: String, date: Date, key: UUID) {
            self.number = number
            self.text = text
            self.date = date
            self.key = key
        }
    }
}

enum Unique2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        @Attribute(.unique) var name: String
        var color: String

        init(name: String, color: String) {
            self.name = name
            self.color = color
        }
    }
}

enum Removal1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self, Extra.self] }

    @Model final class Item {
        var name: String = ""

        init(name: String) { self.name = name }
    }

    @Model final class Extra {
        var text: String

        init(text: String) { self.text = text }
    }
}

enum Removal2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var name: String = ""

        init(name: String) { self.name = name }
    }
}

enum RemovalPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Removal1.self, Removal2.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: Removal1.self, toVersion: Removal2.self)] }
}

enum Key1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var name: String

        init(name: String) { self.name = name }
    }
}

enum Key2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var id = UUID()
        var name: String

        init(name: String) { self.name = name }
    }
}

enum Swap1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var first: String
        var second: String

        init(first: String, second: String) {
            self.first = first
            self.second = second
        }
    }
}

enum Swap2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        @Attribute(originalName: "second") var first: String
        @Attribute(originalName: "first") var second: String

        init(first: String, second: String) {
            self.first = first
            self.second = second
        }
    }
}
