#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum BookshelfCommand {
        static func main() { BookshelfApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen

    /// The command line of the app.
    @main
    struct BookshelfCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Bookshelf",
            abstract: "Books, who has borrowed them, and notes about them, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the catalogue, which is only read. It is created if there is none.")
        var catalogue = BookshelfFiles.defaultCataloguePath

        @Option(help: "The file of loans and notes. It is created if there is none.")
        var shelf = BookshelfFiles.defaultShelfPath

        func run() throws {
            try BookshelfApp.serve(server) {
                let catalogue = try BookshelfFiles.openCatalogue(path: catalogue)
                let shelf = try BookshelfFiles.openShelf(path: shelf)
                return BookshelfApp(catalogue: Catalogue { catalogue }, shelf: Shelf { shelf })
            }
        }
    }
#endif
