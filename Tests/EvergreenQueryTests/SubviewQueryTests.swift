import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

/// Queries in the source views of a container.
@MainActor
struct SubviewQueryTests {
    private struct Visits: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name): \(count)") { count += 1 } }
    }

    private struct People: View {
        @Query(NamesRequest()) private var names: [String]

        var body: some View { ForEach(names, id: \.self) { Visits(name: $0) } }
    }

    @Test func `a commit changes the subviews of a container`() async throws {
        let database = try makeDatabase(["Ann", "Zed"])
        var counts: [Int] = []
        let screen = Screen {
            Group(subviews: People()) { subviews in
                let _ = counts.append(subviews.count)
                ForEach(subviews) { subview in HStack { subview } }
            }
            .databaseContext(.readOnly { database })
        }
        try screen.find(.button, "Zed: 0").tap()
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try await screen.wait { screen.texts == ["Ann: 0", "Bob: 0", "Zed: 1"] }
        #expect(counts == [2, 3])
        screen.close()
    }
}
