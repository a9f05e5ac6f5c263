import EvergreenTesting
import Foundation
import GRDB
import SeededRandomness
import Testing

@testable import EvergreenModels

@Model
private final class Errand {
    var title: String
    var project: String
    var place: String?
    var priority: Int

    init(_ title: String, project: String = "", place: String? = nil, priority: Int = 0) {
        self.title = title
        self.project = project
        self.place = place
        self.priority = priority
    }
}

/// A query's sections, each with its models in one text.
private struct Sections: View {
    let sections: SectionedResults<Errand, String>

    var body: some View {
        ForEach(sections) { section in
            Text("\(section.title): \(section.map(\.title).joined(separator: " "))")
        }
    }
}

private struct ErrandSections: View {
    @Query(sort: \Errand.title, sectionBy: \.project) private var errands: SectionedResults<Errand, String>

    init(_ query: Query<SectionedModelsRequest<Errand>>? = nil) {
        if let query { _errands = query }
    }

    var body: some View { Sections(sections: errands) }
}

private struct ErrandArray: View {
    @Query(sort: \Errand.title, sectionBy: \.project) private var errands: [Errand]

    var body: some View {
        Text("all: \(errands.map(\.title).joined(separator: " "))")
        Sections(sections: _errands.sections)
    }
}

@MainActor
struct SectionedQueryTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    private func insert(_ errands: Errand...) throws {
        for errand in errands { context.insert(errand) }
        try context.save()
    }

    private func screen(_ query: Query<SectionedModelsRequest<Errand>>? = nil) -> Screen {
        Screen { ErrandSections(query).modelContainer(container) }
    }

    @Test func `models are grouped into sections ordered by title`() throws {
        try insert(
            Errand("Paint", project: "House"),
            Errand("Call", project: "Family"),
            Errand("Build", project: "House"),
            Errand("Ask", project: "Family")
        )
        #expect(screen().texts == ["Family: Ask Call", "House: Build Paint"])
        let array = Screen { ErrandArray().modelContainer(container) }
        #expect(array.texts == ["all: Ask Call Build Paint", "Family: Ask Call", "House: Build Paint"])
    }

    @Test func `a model moves to its new section immediately, even if the order is unchanged`() async throws {
        let (ask, call) = (Errand("Ask", project: "A"), Errand("Call", project: "B"))
        try insert(ask, call)
        let (sections, array) = (screen(), Screen { ErrandArray().modelContainer(container) })
        ask.project = "B"
        try await sections.wait { sections.texts == ["B: Ask Call"] }
        #expect(array.texts == ["all: Ask Call", "B: Ask Call"])
        // The models and their order are unchanged.
        call.project = "C"
        try await sections.wait { sections.texts == ["B: Ask", "C: Call"] }
        #expect(array.texts == ["all: Ask Call", "B: Ask", "C: Call"])
        ask.project = "A"
        try await sections.wait { sections.texts == ["A: Ask", "C: Call"] }
        context.delete(call)
        try await sections.wait { sections.texts == ["A: Ask"] }
        #expect(array.texts == ["all: Ask", "A: Ask"])
    }

    @Test func `other writers' changes update the sections`() async throws {
        try insert(Errand("Ask", project: "A"), Errand("Call", project: "B"), Errand("Paint", project: "B"))
        let screen = screen()
        #expect(screen.texts == ["A: Ask", "B: Call Paint"])
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE errand SET project = 'C' WHERE title = 'Paint'")
        }
        try await screen.wait { screen.texts == ["A: Ask", "B: Call", "C: Paint"] }
        try await container.databaseWriter.write { db in try db.execute(sql: "UPDATE errand SET project = 'Z'") }
        try await screen.wait { screen.texts == ["Z: Ask Call Paint"] }
    }

    @Test func `models without a value are in a section with an empty title, which is first`() throws {
        try insert(
            Errand("Ask", place: "Town"),
            Errand("Call", place: nil),
            Errand("Paint", place: ""),
            Errand("Go", place: nil)
        )
        let screen = screen(Query(sort: \.title, sectionBy: \.place))
        #expect(screen.texts == [": Call Go Paint", "Town: Ask"])
    }

    @Test func `an order that starts with the section key path orders the sections`() throws {
        try insert(Errand("Ask", project: "A"), Errand("Call", project: "B"), Errand("Build", project: "B"))
        let query = Query<SectionedModelsRequest<Errand>>(
            sort: [SortDescriptor(\.project, order: .reverse), SortDescriptor(\.title)],
            sectionBy: \.project
        )
        #expect(screen(query).texts == ["B: Build Call", "A: Ask"])
    }

    @Test func `a filter and a limit apply to all sections together`() throws {
        for number in 1...6 {
            context.insert(Errand("\(number)", project: number.isMultiple(of: 2) ? "even" : "odd", priority: number))
        }
        try context.save()
        var descriptor = FetchDescriptor<Errand>(
            predicate: #Predicate { $0.priority > 1 },
            sortBy: [SortDescriptor(\.title)]
        )
        descriptor.fetchLimit = 4
        #expect(screen(Query(descriptor, sectionBy: \.project)).texts == ["even: 2 4 6", "odd: 3"])
        #expect(screen(Query(filter: #Predicate { $0.priority > 9 }, sectionBy: \.project)).texts.isEmpty)
    }

    @Test func `canonically equivalent titles are one section`() throws {
        try insert(
            Errand("Ask", project: "e\u{301}"),
            Errand("Call", project: "\u{e9}"),
            Errand("Paint", project: "zebra")
        )
        #expect(screen().texts == ["zebra: Paint", "\u{e9}: Ask Call"])
    }

    @Test func `creating few sections of many models reads few models`() {
        let errands = (0..<4_096).map { Errand("\($0)", project: "\($0 / 1_024)") }
        var reads = 0
        let sections = SectionedResults(errands) { errand in
            reads += 1
            return errand.project
        }
        #expect(sections.map(\.count) == [1_024, 1_024, 1_024, 1_024])
        #expect(sections[3].first === errands[3_072] && sections[3].last === errands.last)
        // Twice the logarithm of a section's length for each, and its ends.
        #expect(reads <= 4 * (2 * 11 + 3))
    }

    @Test func `a section is found by its title`() throws {
        try insert(Errand("Ask", project: "A"), Errand("Call", project: "B"))
        let query = Query<ModelsRequest<Errand>>(sort: \.title, sectionBy: \.project)
        var counts: [Int?] = []
        let screen = Screen {
            QueryReader(query: query) { sections in counts = ["A", "B", "C"].map { sections[sectionTitle: $0]?.count } }
                .modelContainer(container)
        }
        #expect(counts == [1, 1, nil])
        #expect(screen.texts == ["2"])
        let plain = Screen {
            QueryReader(query: Query(sort: \Errand.title)) { counts = [$0.count] }.modelContainer(container)
        }
        #expect(plain.texts == ["2"] && counts == [0])
    }

    private struct QueryReader: View {
        let query: Query<ModelsRequest<Errand>>
        let read: (SectionedResults<Errand, String>) -> Void
        @Query private var errands: [Errand]

        init(query: Query<ModelsRequest<Errand>>, read: @escaping (SectionedResults<Errand, String>) -> Void) {
            self.query = query
            self.read = read
            _errands = query
        }

        var body: some View {
            read(_errands.sections)
            return Text("\(errands.count)")
        }
    }

    @Test func `sections equal a manual grouping under random changes`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("Sections: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let projects = ["", "a", "B", "b", "\u{e9}", "e\u{301}", "zebra"]
        let (sections, array) = (screen(), Screen { ErrandArray().modelContainer(container) })
        var errands: [Errand] = []
        var count = 0
        for _ in 0..<60 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !errands.isEmpty:
                    context.delete(errands.remove(at: Int.random(in: 0..<errands.count, using: &random)))
                case 1 where !errands.isEmpty, 2 where !errands.isEmpty:
                    errands.randomElement(using: &random)?.project = projects.randomElement(using: &random) ?? ""
                default:
                    count += 1
                    let errand = Errand(
                        "\(count)",
                        project: projects.randomElement(using: &random) ?? ""
                    )
                    errands.append(errand)
                    context.insert(errand)
                }
            }
            if Bool.random(using: &random) { try context.save() }
            let ordered = errands.sorted { ($0.project, $0.title) < ($1.project, $1.title) }
            var expected: [(title: String, titles: [String])] = []
            for errand in ordered {
                if let index = expected.firstIndex(where: { $0.title == errand.project }) {
                    expected[index].titles.append(errand.title)
                } else {
                    expected.append((errand.project, [errand.title]))
                }
            }
            let texts = expected.map { "\($0.title): \($0.titles.joined(separator: " "))" }
            do {
                try await sections.wait(timeout: .seconds(10)) { sections.texts == texts }
            } catch {
                Issue.record("seed \(seed): \(sections.texts) are not \(texts)")
                return
            }
            #expect(Array(array.texts.dropFirst()) == texts)
        }
    }
}
