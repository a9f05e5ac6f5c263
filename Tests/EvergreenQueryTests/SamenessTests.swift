import EvergreenUI
import GRDB
import MemoryTesting
import Testing

@testable import EvergreenQuery

@MainActor
struct SamenessTests {
    /// A context of an app without `==`. Seven padding bytes lie between its fields.
    private struct Library {
        var isPublic: Bool
        var reader: any DatabaseReader
        var log: () -> Void = {}
    }

    private enum Shelf {
        case open(Library)
        case closed(reason: String, Library)
    }

    /// Compares copies of two contexts over memory with different garbage.
    private func areSameOverGarbage<Context>(_ lhs: Context, _ rhs: Context) -> Bool {
        withCopiesOverGarbage(lhs, rhs) { isSame($0.pointee, $1.pointee) }
    }

    @Test func `copies of a context are the same, regardless of padding`() throws {
        let library = Library(isPublic: true, reader: try DatabaseQueue())
        for _ in 0..<100 {
            #expect(areSameOverGarbage(library, library))
            #expect(areSameOverGarbage(Shelf.open(library), .open(library)))
            #expect(areSameOverGarbage(Shelf.closed(reason: "rain", library), .closed(reason: "rain", library)))
        }
    }

    @Test func `contexts built from equal parts are the same`() throws {
        struct Branch {
            var path: String
            var rooms: [Int]
            var reader: any DatabaseReader
        }
        let reader = try DatabaseQueue()
        // Each has its own text and array.
        func make() -> Branch {
            Branch(path: String(repeating: "/library", count: 8), rooms: Array(0..<8), reader: reader)
        }
        #expect(isSame(make(), make()))
    }

    @Test func `contexts that differ in one field are not the same`() throws {
        let library = Library(isPublic: true, reader: try DatabaseQueue())
        var other = library
        other.isPublic = false
        #expect(!isSame(library, other))
        other = library
        other.reader = try DatabaseQueue()
        #expect(!isSame(library, other))
        #expect(!isSame(Shelf.open(library), .closed(reason: "rain", library)))
        #expect(!isSame(Shelf.closed(reason: "rain", library), .closed(reason: "snow", library)))
    }

    @Test func `off the main actor, equatable contexts are compared with their equality`() async {
        struct Room: Equatable, Sendable {
            var number: Int
        }
        let answers = await Task.detached {
            [isSame(Room(number: 1), Room(number: 1)), isSame(Room(number: 1), Room(number: 2))]
        }.value
        #expect(answers == [true, false])
    }
}
