import GRDB

/// A bed of the garden.
package struct Bed: Codable, Equatable, Identifiable, Sendable {
    package enum Light: String, CaseIterable, Codable, Sendable {
        case sun, halfShade, shade

        package var title: String {
            switch self {
            case .sun: "Sun"
            case .halfShade: "Half shade"
            case .shade: "Shade"
            }
        }
    }

    /// Nil before the insertion into the database.
    package var id: Int64?
    package var name: String
    package var light: Light

    package init(id: Int64? = nil, name: String, light: Light) {
        self.id = id
        self.name = name
        self.light = light
    }
}

extension Bed: FetchableRecord, MutablePersistableRecord {
    package static let plants = hasMany(Plant.self)

    package enum Columns {
        package static let id = Column(CodingKeys.id)
        package static let name = Column(CodingKeys.name)
    }

    package mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}
