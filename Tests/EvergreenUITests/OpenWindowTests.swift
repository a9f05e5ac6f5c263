import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Windows that views open, with and without values.
@MainActor
struct OpenWindowTests {
    struct Place: Codable, Hashable {
        var x: Int
        var name: String
    }

    private struct SeveralApp: App {
        var body: some Scene {
            WindowGroup("Main") { Opener() }
            WindowGroup("Settings", id: "settings") { Text("Settings") }
            WindowGroup("Number", id: "number", for: Int.self) { $number in
                Text(number.map { "Number \($0)" } ?? "No number")
                Button("Next") { number = (number ?? 0) + 1 }
            }
            WindowGroup(for: Place.self) { $place in Text(place?.name ?? "Nowhere") }
        }
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Button("settings") { openWindow(id: "settings") }
            Button("7") { openWindow(value: 7) }
            Button("8") { openWindow(id: "number", value: 8) }
            Button("place") { openWindow(value: Place(x: 1, name: "a/b ?")) }
            Button("missing") { openWindow(id: "missing") }
            Button("untyped") { openWindow(value: "text") }
        }
    }

    private let host = AppHost(SeveralApp(), name: "App")

    private func open(_ address: String) throws -> ViewTree {
        host.openWindow(WindowStart(address: try WindowAddress(text: address)))
    }

    private func texts(_ address: String) throws -> [String] { try open(address).document.root.texts }

    private func opened(by title: String) throws -> [String] {
        let tree = try open("")
        _ = tree.document.takePatches()
        var button: Element?
        tree.document.root.visit { element in
            if case .button = element.description.kind, element.texts == [title] { button = element }
        }
        #expect(try #require(button).onEvent?(.tap) == true)
        tree.update()
        return tree.document.takePatches().compactMap { if case .open(let address) = $0 { address } else { nil } }
    }

    @Test(arguments: [("settings", "settings"), ("7", "number/7"), ("8", "number/8")])
    func `a view opens a window at the address of its group and value`(title: String, address: String) throws {
        #expect(try opened(by: title) == ["http://localhost/\(address)"])
    }

    @Test func `a value of any type is encoded in the address and decoded from it`() throws {
        let address = try #require(try opened(by: "place").first)
        let path = try #require(address.split(separator: "http://localhost/").first)
        #expect(path.hasPrefix("Place/"))
        #expect(try texts(String(path)) == ["a/b ?"])
    }

    @Test(arguments: ["missing", "untyped"])
    func `an unknown window is not opened`(title: String) throws {
        #expect(try opened(by: title).isEmpty)
    }

    @Test func `a window shows its address's value`() throws {
        #expect(try texts("number/5").contains("Number 5"))
        #expect(try texts("number").contains("No number"))
        #expect(try isFound("number/5"))
        #expect(try isFound("number/x") == false)
        #expect(try isFound("Place/%7B") == false)
    }

    private func isFound(_ address: String) throws -> Bool {
        for case .address(_, let isFound) in try open(address).document.root.description.attributes.notes {
            return isFound
        }
        return true
    }
}
