import EvergreenModelStorage

// Schema versions whose relationships change.

/// One folder per note.
enum Notes1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Folder.self, Note.self] }

    @Model final class Folder {
        var name: String
        var notes: [Note] = []

        init(name: String) { self.name = name }
    }

    @Model final class Note {
        var text: String
        var folder: Folder?

        init(text: String, folder: Folder? = nil) {
            self.text = text
            self.folder = folder
        }
    }
}

/// Several folders per note.
enum Notes2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Folder.self, Note.self] }

    @Model final class Folder {
        var name: String
        var notes: [Note] = []

        init(name: String) { self.name = name }
    }

    @Model final class Note {
        var text: String
        @Relationship(originalName: "folder", inverse: \Folder.notes) var folders: [Folder] = []

        init(text: String) { self.text = text }
    }
}

/// One folder again, which is required and cascades to its notes.
enum Notes3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Folder.self, Note.self] }

    @Model final class Folder {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \Note.home) var notes: [Note] = []

        init(name: String) { self.name = name }
    }

    @Model final class Note {
        var text: String
        @Relationship(originalName: "folders") var home: Folder

        init(text: String, home: Folder) {
            self.text = text
            self.home = home
        }
    }
}

/// No relationship.
enum Notes4: VersionedSchema {
    static let versionIdentifier = Schema.Version(4, 0, 0)
    static var models: [any PersistentModel.Type] { [Folder.self, Note.self] }

    @Model final class Folder {
        var name: String

        init(name: String) { self.name = name }
    }

    @Model final class Note {
        var text: String

        init(text: String) { self.text = text }
    }
}

/// The owner's column refers to the car.
enum Cars1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Car.self] }

    @Model final class Owner {
        var name: String
        var car: Car?

        init(name: String, car: Car? = nil) {
            self.name = name
            self.car = car
        }
    }

    @Model final class Car {
        var plate: String

        init(plate: String) { self.plate = plate }
    }
}

/// The car's column refers to the owner.
enum Cars2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Car.self] }

    @Model final class Owner {
        var name: String
        @Relationship(originalName: "car") var cars: [Car] = []

        init(name: String) { self.name = name }
    }

    @Model final class Car {
        var plate: String

        init(plate: String) { self.plate = plate }
    }
}
