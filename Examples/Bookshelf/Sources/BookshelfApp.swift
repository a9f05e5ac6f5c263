import Evergreen

/// Books of a read-only catalogue, with loans and notes in a second database.
struct BookshelfApp: App {
    private let catalogue: Catalogue
    private let shelf: Shelf

    init() {
        self.init(
            catalogue: Catalogue { try BookshelfFiles.openCatalogue(path: BookshelfFiles.defaultCataloguePath) },
            shelf: Shelf { try BookshelfFiles.openShelf(path: BookshelfFiles.defaultShelfPath) }
        )
    }

    init(catalogue: Catalogue, shelf: Shelf) {
        self.catalogue = catalogue
        self.shelf = shelf
    }

    var body: some Scene {
        WindowGroup("Bookshelf") { BookList() }
            .environment(\.catalogue, catalogue)
            .environment(\.shelf, shelf)
    }
}
