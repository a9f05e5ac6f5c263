import EvergreenPageStorage
import Foundation
import Testing

/// Pages that have continued in another process with the same file.
struct PageMoveTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func withProcesses(
        _ body: (SQLitePageStateStore, SQLitePageStateStore) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            try await body(SQLitePageStateStore(path: path), SQLitePageStateStore(path: path))
        }
    }

    private func move(_ record: PageStateRecord) -> PageMove {
        PageMove(name: record.name, secretHash: record.secretHash, clientHash: record.clientHash)
    }

    @Test func `other processes receive each move once`() async throws {
        try await withProcesses { one, other in
            let before = try await other.moves(after: nil)
            #expect(before.moves == [])
            try await one.apply([.move(move(record("a")), at: start), .move(move(record("b")), at: start)])
            let received = try await other.moves(after: before.position)
            #expect(received.moves.map(\.name) == ["a", "b"])
            #expect(try await other.moves(after: received.position).moves == [])
            #expect(try await other.moves(after: nil).position == received.position)
        }
    }

    @Test func `the state of a moved page is not saved again`() async throws {
        try await withProcesses { one, other in
            try await other.apply([.save(record("a")), .save(record("b"))])
            try await one.apply([.move(move(record("a")), at: start)])
            try await other.apply([.save(record("a", state: "late")), .save(record("b", state: "next"))])
            #expect(try await one.record(named: "a") == nil)
            #expect(try await one.record(named: "b") == record("b", state: "next"))
        }
    }

    @Test func `a move with another secret or browser does not affect the page`() async throws {
        try await withProcesses { one, other in
            let page = record("a")
            try await other.apply([.save(page)])
            let forged = Data("forged".utf8)
            try await one.apply([
                .move(PageMove(name: "a", secretHash: forged, clientHash: page.clientHash), at: start),
                .move(PageMove(name: "a", secretHash: page.secretHash, clientHash: forged), at: start),
            ])
            #expect(try await one.record(named: "a") == page)
            try await other.apply([.save(record("a", state: "next"))])
            #expect(try await one.record(named: "a") == record("a", state: "next"))
        }
    }

    @Test func `moves expire, and later ones are received`() async throws {
        try await withProcesses { one, other in
            try await one.apply([.move(move(record("a")), at: start)])
            let position = try await other.moves(after: nil).position
            try await one.apply([.move(move(record("b")), at: start + PageMove.lifetime + 1)])
            #expect(try await other.moves(after: 0).moves.map(\.name) == ["b"])
            #expect(try await other.moves(after: position).moves.map(\.name) == ["b"])
        }
    }
}
