import GRDB

/// Plants of the same kind in a bed.
package struct Plant: Codable, Equatable, Identifiable, Sendable {
    package enum Stage: String, CaseIterable, Codable, Sendable {
        case sown, growing, ripe

        package var title: String {
            switch self {
            case .sown: "Sown"
            case .growing: "Growing"
            case .ripe: "Ripe"
            }
        }
    }

    /// Nil before the insertion into the database.
    package var id: Int64?
    package var bedId: Int64
    package var name: String
    package var count: Int
    package var stage: Stage

    package init(id: Int64? = nil, bedId: Int64, name: String = "", count: Int = 1, stage: Stage = .sown) {
        self.id = id
        self.bedId = bedId
        self.name = name
        self.count = count
        self.stage = stage
    }
}

extension Plant: FetchableRecord, MutablePersistableRecord {
    package enum Columns {
        package static let bedId = Column(CodingKeys.bedId)
        package static let name = Column(CodingKeys.name)
        package static let count = Column(CodingKeys.count)
        package static let stage = Column(CodingKeys.stage)
    }

    package mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

extension Plant {
    /// Merges the differences between two other versions of the plant into this one, and keeps the other properties.
    ///
    /// So the changes of two people who edit the same plant are kept, unless both change the same property.
    package mutating func adopt(changesFrom old: Plant, to new: Plant) {
        if new.bedId != old.bedId { bedId = new.bedId }
        if new.name != old.name { name = new.name }
        if new.count != old.count { count = new.count }
        if new.stage != old.stage { stage = new.stage }
    }
}
