import EvergreenDatabase
import Foundation
import GRDB
import Testing

struct SingleRowDefaultTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in
            try Preferences.createTable(db)
            try Observed.createTable(db)
        }
    }

    @Test func `a property is NULL until it is set, and after it is reset`() throws {
        try database.pool.write { db in
            try Preferences.update(db) { $0.launchCount = 1 }
            #expect(try Preferences.storedValue("flag", db) == .null)
            try Preferences.update(db) { $0.flag = true }
            #expect(try Preferences.storedValue("flag", db) == true.databaseValue)
            try Preferences.update(db) {
                $0.flag = false
                $0.theme = "dark"
            }
            try Preferences.update(db) { $0.$flag.reset() }
            let found = try Preferences.find(db)
            #expect(found.flag)
            #expect(!found.$flag.isSet)
            #expect(found.theme == "dark")
            #expect(found.$theme.storedValue == "dark")
            #expect(found.$theme.defaultValue == "light")
            #expect(try Preferences.storedValue("flag", db) == .null)
        }
    }

    @Test func `values are stored as they would be without a default`() throws {
        try database.pool.write { db in
            let date = Date(timeIntervalSince1970: 86_400)
            try Preferences.update(db) {
                $0.since = date
                $0.layout.hidden = ["score"]
            }
            #expect(try Preferences.storedValue("since", db) == "1970-01-02 00:00:00.000".databaseValue)
            #expect(try Preferences.storedValue("layout", db) == #"{"columns":2,"hidden":["score"]}"#.databaseValue)
            #expect(try Preferences.find(db).since == date)
            #expect(try Preferences.find(db).layout == Preferences.Layout(columns: 2, hidden: ["score"]))
            #expect(try Preferences.find(db).$layout.defaultValue == Preferences.Layout())
        }
    }

    @Test func `properties with custom coding keys and columns have their own defaults`() throws {
        try database.pool.write { db in
            try Observed.update(db) { $0.secondValue = 5 }
            #expect(
                try Row.fetchOne(db, sql: "SELECT first, second_value FROM observed") == [
                    "first": nil, "second_value": 5,
                ]
            )
            var found = try Observed.find(db)
            #expect(found.firstValue == 1)
            found.$secondValue.reset()
            #expect(found == .default)
        }
    }

    @Test func `a record is encoded to JSON as it would be without defaults`() throws {
        var observed = Observed()
        observed.firstValue = 7
        let json = try JSONEncoder().encode(observed)
        let decoded = try JSONDecoder().decode(Observed.self, from: json)
        #expect(decoded == observed)
        #expect(decoded.secondValue == 2)
        #expect(try JSONDecoder().decode(Observed.self, from: Data("{}".utf8)) == .default)
        #expect(try JSONDecoder().decode(Observed.self, from: Data(#"{"first": 3}"#.utf8)).firstValue == 3)
    }

    @Test func `a value of the wrong type is an error`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Observed.self, from: Data(#"{"first": "three"}"#.utf8))
        }
    }

    @Test func `a set value equal to the default is not the same as an unset one`() {
        var observed = Observed()
        observed.firstValue = 1
        #expect(observed != .default)
        observed.$firstValue.reset()
        #expect(observed == .default)
    }
}
