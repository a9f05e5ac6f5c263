import Testing

@testable import EvergreenModelStorage

struct TableNameTests {
    @Test(arguments: [
        ("Player", "player"), ("TODO", "todo"), ("HTTPRequest", "httpRequest"), ("shoppingList", "shoppingList"),
        ("Élan", "élan"), ("A", "a"),
    ])
    func `table names follow GRDB's convention`(typeName: String, tableName: String) {
        #expect(EvergreenModelStorage.tableName(ofTypeNamed: typeName) == tableName)
    }
}
