import Evergreen
import EvergreenStore
import EvergreenStoreTesting
import Foundation
import Testing

@testable import Journal

/// The journal's features, tested action by action with a client whose closures a test sets.
@MainActor
struct JournalTests {
    private struct DiskIsFull: Error, CustomStringConvertible {
        var description: String { "The disk is full." }
    }

    private let autumn = Entry(
        id: UUID(uuidString: "00000000-0000-0000-0000-00000000000A") ?? UUID(),
        title: "Autumn",
        date: Date(timeIntervalSince1970: 1)
    )

    private nonisolated func entries(_ entries: Entry...) -> AsyncThrowingStream<[Entry], any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(entries)
            continuation.finish()
        }
    }

    @Test func `entries are shown, and a row that is there keeps its place`() async {
        let store = TestStore(initialState: Journal.State()) {
            Journal()
        } withDependencies: {
            $0.journal.entries = { [autumn] _ in entries(autumn) }
        }
        await store.send(.task)
        await store.receive(\.entriesChanged) { $0.rows = [EntryRow.State(entry: autumn)] }
    }

    @Test func `a failure to read is shown`() async {
        let store = TestStore(initialState: Journal.State()) {
            Journal()
        } withDependencies: {
            $0.journal.entries = { _ in AsyncThrowingStream { $0.finish(throwing: DiskIsFull()) } }
        }
        await store.send(.task)
        await store.receive(\.failed) { $0.failure = "The journal can't be read. The disk is full." }
    }

    @Test func `a search begins when typing pauses`() async {
        let scheduler = TestScheduler()
        let store = TestStore(initialState: Journal.State()) {
            Journal()
        } withDependencies: {
            $0.mainQueue = scheduler.eraseToAnyScheduler()
            $0.journal.entries = { [autumn] query in query == "aut" ? entries(autumn) : entries() }
        }
        await store.send(.binding(.set(\.query, "a"))) { $0.query = "a" }
        await scheduler.advance(by: .milliseconds(200))
        await store.send(.binding(.set(\.query, "aut"))) { $0.query = "aut" }
        await scheduler.advance(by: .milliseconds(200))
        await scheduler.advance(by: .milliseconds(100))
        await store.receive(\.searchPaused)
        await store.receive(\.entriesChanged) { $0.rows = [EntryRow.State(entry: autumn)] }
    }

    @Test func `a new entry is saved, and its sheet closes`() async {
        let store = TestStore(initialState: Journal.State()) {
            Journal()
        } withDependencies: {
            $0.date.now = Date(timeIntervalSince1970: 1)
            $0.uuid = .incrementing
            $0.journal.save = { _ in }
        }
        let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        let entry = Entry(id: id, date: Date(timeIntervalSince1970: 1))
        await store.send(.newButtonTapped) { $0.destination = .add(EntryEditor.State(entry: entry)) }
        await store.send(.destination(.presented(.add(.saveButtonTapped))))
        await store.receive(\.destination.dismiss) { $0.destination = nil }
    }

    @Test func `an entry that can't be saved stays open`() async {
        let store = TestStore(initialState: EntryEditor.State(entry: autumn)) {
            EntryEditor()
        } withDependencies: {
            $0.journal.save = { _ in throw DiskIsFull() }
        }
        await store.send(.saveButtonTapped)
        await store.receive(\.failed) { $0.failure = "The entry could not be saved. The disk is full." }
    }

    @Test func `an entry is deleted once that is confirmed`() async {
        let (deletions, continuation) = AsyncStream<Entry.ID>.makeStream()
        let store = TestStore(initialState: Journal.State(rows: [EntryRow.State(entry: autumn)])) {
            Journal()
        } withDependencies: {
            $0.journal.delete = { continuation.yield($0) }
        }
        await store.send(.rows(.element(id: autumn.id, action: .deleteButtonTapped))) {
            $0.destination = .delete(.deletion(of: autumn))
        }
        await store.send(.destination(.presented(.delete(.confirmed(autumn.id))))) { $0.destination = nil }
        await store.finish()
        var iterator = deletions.makeAsyncIterator()
        #expect(await iterator.next() == autumn.id)
    }

    @Test func `a mark is saved`() async {
        var marked = autumn
        marked.isFavorite = true
        let store = TestStore(initialState: EntryRow.State(entry: autumn)) {
            EntryRow()
        } withDependencies: {
            $0.journal.save = { [marked] entry in #expect(entry == marked) }
        }
        await store.send(.favoriteButtonTapped) { $0.entry.isFavorite = true }
    }

    @Test func `a mark that can't be saved is taken back, and why is shown`() async {
        let store = TestStore(initialState: Journal.State(rows: [EntryRow.State(entry: autumn)])) {
            Journal()
        } withDependencies: {
            $0.journal.save = { _ in throw DiskIsFull() }
        }
        await store.send(\.rows[id: autumn.id].favoriteButtonTapped) { [id = autumn.id] in
            $0.rows[id: id]?.entry.isFavorite = true
        }
        await store.receive(\.rows[id: autumn.id].failed) { [id = autumn.id] in
            $0.rows[id: id]?.entry.isFavorite = false
            $0.failure = "The mark could not be saved. The disk is full."
        }
    }
}
