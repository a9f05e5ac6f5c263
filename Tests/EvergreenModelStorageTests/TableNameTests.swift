import Testing

@testable import EvergreenModelStorage

struct TableNameTests {
    @Test(arguments: [
        ("Player", "player"), ("TODO", "todo"), ("HTTPRequest", "httpRequest"), ("shoppingList", "shoppingList"),
        ("Élan", "élan"), ("A", "a"),
    ])
    func `tables are named as GRDB names those of records`(typeName: String, tableName: String) {
        #expect(EvergreenModelStorage.tableName(ofTypeNamed: typeName) == tableName)
    }
}
