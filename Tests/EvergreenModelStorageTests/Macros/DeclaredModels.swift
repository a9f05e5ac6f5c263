import EvergreenModelStorage
import Foundation

/// Properties with inferred types.
@Model final class Inferred {
    var count = 4
    var ratio = 0.5
    var isOn = true
    var name = "Ada"
    var date = Date()
    var id = UUID()
    var tags = [String]()
    var course = Course.main
    var sizes = [Dimensions(), Dimensions(width: 9)]
    var note = String?.none
    var sum = 1 + 2
}

/// Default values, some of which the initializer replaces.
@Model final class Defaults {
    var kept: Int = 4
    var replaced: Int = 5
    var course: Course = .starter
    var note: String? = "note"
    var given: String

    init(given: String) {
        self.given = given
        replaced = 6
    }
}

/// Relationships with default values, and an initializer that replaces them by nothing.
@Model final class DefaultRelations {
    var leaves: [DefaultLeaf] = [DefaultLeaf()]
    var stem: DefaultStem? = DefaultStem()

    init(isEmpty: Bool) {
        if isEmpty {
            leaves = []
            stem = nil
        }
    }
}

@Model final class DefaultLeaf {}

@Model final class DefaultStem {}

/// Properties that are not stored.
@Model final class Unstored {
    static let limit = 3
    static var shared: Int { limit + 1 }
    var first: String
    var last = "Lovelace"
    @Transient var isSelected = false
    @Transient lazy var expensive = first.count
    @Transient let scale = 2.0
    @Transient weak var friend: Unstored?
    @Transient var first2 = 1, second2 = 2

    var full: String { first + " " + last }
    var initials: String {
        get { "\(first.prefix(1))\(last.prefix(1))" }
        set { (first, last) = (String(newValue.prefix(1)), String(newValue.suffix(1))) }
    }

    func greet() -> String { "Hello, \(full)" }

    init(first: String) { self.first = first }
}

/// Observers.
@Model final class Observed {
    @Transient var log: [String] = []

    var title: String = "" {
        willSet { log.append("will \(title) > \(newValue)") }
        didSet {
            guard oldValue != title else { return }
            log.append("did \(oldValue) > \(title)")
        }
    }

    var rating = 0 {
        didSet {
            if rating > 5 { rating = 5 }
            log.append("rating \(rating)")
        }
    }

    var limit: Int = 1 {
        willSet(value) { log.append("limit \(value)") }
        didSet(previous) { log.append("was \(previous)") }
    }
}

/// Names that need backticks, and attributes and comments on properties.
@Model final class Names {
    var `default`: String = "d"
    /// A comment.
    @available(*, deprecated, message: "use default")
    var `class`: Int = 1
    // Another comment.
    var naïve: String = "" /* behind */
    @Attribute(originalName: "order") var position = 1
}

/// Properties under conditions.
@Model final class Conditional {
    var first = 1
    #if os(Linux) || os(macOS)
        var second = "two"
        #if !compiler(<5)
            var third = 3.0
        #endif
    #else
        var other: Int
    #endif
    #if EVERGREEN_NEVER
        var never: String
    #endif
    var last = 4
}

/// Access levels of members.
@Model public final class PublicModel {
    public var title: String
    public private(set) var stamp = 1
    package var inside = 2
    fileprivate var file = 3
    private var hidden = 4

    public init(title: String) { self.title = title }

    func bump() {
        stamp += 1
        hidden += 1
    }

    var hiddenValue: Int { hidden }
}

@Model package final class PackageModel {
    package var title = "package"
}

@Model fileprivate final class FileModel {
    fileprivate var title = "file"
}

@Model private final class PrivateModel {
    var title = "private"
    private var kind = Kind.a

    private enum Kind: String, Codable { case a, b }
}

func makeHiddenModels() -> [any PersistentModel.Type] { [FileModel.self, PrivateModel.self] }

/// A class that can be inherited from.
@Model class Open {
    var title: String

    init(title: String) { self.title = title }
}

/// Nested in a version of a schema.
enum DiaryV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Entry.self] }

    @Model final class Entry {
        var text = ""
        var author: Writer?
    }
}

/// Nested in an extension.
extension DiaryV1 {
    @Model final class Writer {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \Entry.author) var entries: [Entry] = []

        init(name: String) { self.name = name }
    }
}

/// A class with a hand-written Codable conformance, and another that refers to it.
@Model final class Exported: Codable {
    var title: String
    var owner: Owner?

    enum CodingKeys: CodingKey { case title }

    init(title: String) { self.title = title }

    required init(from decoder: any Decoder) throws {
        title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}

@Model final class Owner {
    var name = ""
    @Relationship(inverse: \Exported.owner) var items: [Exported] = []
}

/// Refers to itself.
@Model final class Folder {
    #Unique<Folder>([\.name, \.parent])
    #Index<Folder>([\.name], [\.name, \.created])

    var name: String
    var created = Date()
    @Relationship(deleteRule: .cascade, inverse: \Folder.children) var parent: Folder?
    var children: [Folder] = []

    init(name: String, parent: Folder? = nil) {
        self.name = name
        self.parent = parent
    }
}
