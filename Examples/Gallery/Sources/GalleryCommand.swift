import ArgumentParser
import Evergreen

/// The command line of the gallery.
@main
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Gallery",
        abstract: "Views and modifiers to look at and to try out, each with its source."
    )

    @OptionGroup var server: ServerOptions

    @Flag(inversion: .prefixedNo, help: "Shows the source of each page beside it.")
    var sources = true

    func run() throws {
        try GalleryApp.serve(server) { GalleryApp(showsSources: sources) }
    }
}
