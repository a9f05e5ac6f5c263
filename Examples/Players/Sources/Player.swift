import GRDB

/// A player with a score.
struct Player: Codable, Equatable, Identifiable, Sendable {
    /// Nil before the insertion into the database.
    var id: Int64?
    var name: String
    var score: Int
}

extension Player: FetchableRecord, MutablePersistableRecord {
    enum Columns {
        static let id = Column(CodingKeys.id)
        static let name = Column(CodingKeys.name)
        static let score = Column(CodingKeys.score)
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

extension Player {
    private static let names = [
        "Arthur", "Barbara", "Craig", "Dagmar", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jun", "Kofi", "Lena",
        "Malik", "Nora", "Omar", "Priya", "Quentin", "Rosa", "Sven", "Tariq", "Uma", "Viktor", "Wanda", "Xavi",
        "Yara", "Zoe",
    ]

    /// A player with a random name and a random score.
    static func random() -> Player {
        Player(name: names.randomElement() ?? "Arthur", score: 10 * Int.random(in: 0...100))
    }

    /// A number of players with distinct names, for a new database.
    static func samples(_ count: Int) -> [Player] {
        (0..<count).map { index in
            let round = index / names.count
            let name = names[index % names.count]
            return Player(
                name: round == 0 ? name : "\(name) \(round + 1)",
                score: 10 * ((index * 37 + 13) % 101)
            )
        }
    }
}
