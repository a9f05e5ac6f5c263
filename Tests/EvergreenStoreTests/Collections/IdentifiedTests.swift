import EvergreenStore
import Foundation
import Testing

/// Values with an explicit id.
struct IdentifiedTests {
    fileprivate struct Row: Codable, Hashable {
        var text: String
    }

    @Test func `a value has its given id`() {
        let row = Identified(Row(text: "a"), id: 4)
        #expect(row.id == 4)
        #expect(row.value == Row(text: "a"))
        #expect(Identified("abc", id: \.count).id == 3)
    }

    @Test func `dynamic members read and write the value`() {
        var row = Identified(Row(text: "a"), id: 4)
        row.text = "b"
        #expect(row.text == "b")
        #expect(row == Identified(Row(text: "b"), id: 4))
        #expect(row != Identified(Row(text: "b"), id: 5))
    }

    @Test func `identified values are elements of identified arrays and codable`() throws {
        var rows: IdentifiedArrayOf<Identified<Int, Row>> = [Identified(Row(text: "a"), id: 1)]
        rows[id: 1]?.text = "b"
        let data = try JSONEncoder().encode(rows)
        #expect(try JSONDecoder().decode(IdentifiedArrayOf<Identified<Int, Row>>.self, from: data) == rows)
    }

    @Test func `a shared key of an identified array accepts an array literal as its default value`() {
        let row = Identified(Row(text: "a"), id: 1)
        @Shared(.rows) var rows = [row]
        #expect(rows.ids == [1])
        @Shared(.rows) var same
        #expect(same.ids == [1])
        @SharedReader(.rows) var reader = []
        #expect(reader.ids == [1])
    }

    private final class Model: HashableObject {}

    @Test func `objects are hashed by their object identity`() {
        let (first, second) = (Model(), Model())
        #expect(first == first)
        #expect(first != second)
        #expect(Set([first, first, second]).count == 2)
    }
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Identified<Int, IdentifiedTests.Row>>>.Default {
    fileprivate static var rows: Self { Self[.inMemory("rows"), default: []] }
}
