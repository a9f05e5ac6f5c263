import GRDB

/// Creates the tables of entities in an empty database.
struct TableCreation {
    let tables: [TableDescription]

    init(entities: [Schema.Entity]) {
        tables = SchemaDescription(entities, version: .init(1, 0, 0)).tables
    }

    init(tables: [TableDescription]) { self.tables = tables }

    func run(_ db: Database) throws {
        for table in tables {
            try db.execute(sql: table.sql)
            for index in table.indexes { try db.execute(sql: table.sql(of: index)) }
        }
    }
}
