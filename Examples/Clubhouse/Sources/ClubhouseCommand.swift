import ArgumentParser
import Evergreen
import Foundation
import Hummingbird

@main
struct ClubhouseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Clubhouse",
        abstract: "Serves a site with two apps and routes of its own."
    )

    @Option(help: "The host name or address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port to listen on; 0 for any free port.") var port = 8080
    @Option(help: "A name under which the site is known. May be repeated.") var hostname: [String] = []
    @Option(help: "Where the state of pages is kept: a file, memory or none.") var pageState: PageStateOption?

    func run() async throws {
        var site = Site(host: host, port: port, hostnames: hostname, pageState: pageState)
        site.onServerRunning = { [host] port in
            print("The clubhouse is at http://\(host):\(port)")
            // A process that waits for this line may read it through a pipe, which is buffered.
            fflush(nil)
        }
        try await site.application().runService()
    }
}
