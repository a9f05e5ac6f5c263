import EvergreenPageStorage
import Foundation
import Testing

/// Both kinds of stores.
struct PageStateStoreTests {
    private func withStores(_ body: (any PageStateStore) async throws -> Void) async throws {
        try await body(MemoryPageStateStore())
        try await withFolder { folder in
            try await body(SQLitePageStateStore(path: folder.appending(component: "pages.sqlite").path()))
        }
    }

    @Test func `a record is found by name until it is removed`() async throws {
        try await withStores { store in
            #expect(try await store.record(named: "a") == nil)
            try await store.apply([.save(record("a")), .save(record("b"))])
            #expect(try await store.record(named: "a") == record("a"))
            try await store.apply([.save(record("a", state: "another")), .remove(name: "b"), .remove(name: "c")])
            #expect(try await store.record(named: "a") == record("a", state: "another"))
            #expect(try await store.record(named: "b") == nil)
        }
    }

    @Test func `changes are applied in order`() async throws {
        try await withStores { store in
            try await store.apply([.save(record("a")), .remove(name: "a"), .save(record("a", state: "last"))])
            #expect(try await store.record(named: "a") == record("a", state: "last"))
            try await store.apply([.save(record("a")), .remove(name: "a")])
            #expect(try await store.record(named: "a") == nil)
        }
    }

    @Test func `records unused for long are removed`() async throws {
        try await withStores { store in
            try await store.apply(["a", "b", "c"].map { .save(record($0, at: 10)) })
            try await store.touch(names: ["b", "none"], at: Date(timeIntervalSince1970: 50))
            let bytes = try await store.prune(lastUsedBefore: Date(timeIntervalSince1970: 40), totalBytes: 1000)
            #expect(bytes == 5)
            #expect(try await store.record(named: "a") == nil)
            #expect(try await store.record(named: "b") == record("b", at: 50))
        }
    }

    @Test func `the oldest records are removed when the total is too large`() async throws {
        try await withStores { store in
            try await store.apply((1...9).map { .save(record("\($0)", at: TimeInterval($0))) })
            let bytes = try await store.prune(lastUsedBefore: .distantPast, totalBytes: 22)
            #expect(bytes == 20)
            for name in 1...9 {
                #expect(try await (store.record(named: "\(name)") != nil) == (name > 5))
            }
        }
    }
}
