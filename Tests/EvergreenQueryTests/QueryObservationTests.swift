import EvergreenQuery
import EvergreenTesting
import Testing

/// When queries observe their requests: the timelines are those of `QueryObservation`.
@MainActor
struct QueryObservationTests {
    /// An observable number that counts its observers.
    final class Source {
        let value = CurrentValueSubject<Int, Never>(1)
        private(set) var subscriptions = 0
        private(set) var observers = 0

        func publisher() -> AnyPublisher<Int, Never> {
            value
                .handleEvents(
                    receiveSubscription: { _ in
                        self.subscriptions += 1
                        self.observers += 1
                    },
                    receiveCancel: { self.observers -= 1 }
                )
                .eraseToAnyPublisher()
        }
    }

    struct NumberRequest: Queryable {
        let source: Source

        typealias Context = Void
        static var defaultValue: Int { 0 }

        func publisher(in context: Void) -> AnyPublisher<Int, Never> { source.publisher() }
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.source === rhs.source }
    }

    /// The values that bodies read, in order.
    final class Log {
        var values: [Int] = []
    }

    struct NumberView: View {
        @Query<NumberRequest> private var number: Int
        let log: Log

        init(_ source: Source, _ log: Log) {
            _number = Query(NumberRequest(source: source))
            self.log = log
        }

        var body: some View {
            let _ = log.values.append(number)
            Text("\(number)")
        }
    }

    /// The view in the first of two tabs, or removed.
    struct Tabs: View {
        let source: Source
        let log: Log
        let observation: QueryObservation?
        @State private var isThere = true

        var body: some View {
            Button("Remove") { isThere = false }
            if isThere {
                TabView {
                    number.tabItem { Text("Number") }
                    Text("Other").tabItem { Text("Other") }
                }
            }
        }

        @ViewBuilder private var number: some View {
            if let observation {
                NumberView(source, log).queryObservation(observation)
            } else {
                NumberView(source, log)
            }
        }
    }

    private let source = Source()
    private let log = Log()

    private func screen(_ observation: QueryObservation?) -> Screen {
        Screen { Tabs(source: source, log: log, observation: observation) }
    }

    @Test(arguments: [QueryObservation.always, nil])
    func `always observes from before the first body until the view is unmounted, hidden or not`(
        observation: QueryObservation?
    ) throws {
        let screen = screen(observation)
        #expect(log.values == [1])
        try screen.find(.tab, "Other").tap()
        #expect(source.observers == 1)
        source.value.send(2)
        screen.update()
        #expect(log.values == [1, 2])
        try screen.find(.tab, "Number").tap()
        #expect(try screen.find(.tabPanel).texts == ["2"])
        #expect(source.subscriptions == 1)
        try screen.find(.button, "Remove").tap()
        #expect(source.observers == 0)
    }

    @Test func `onRender observes from before the first body, and pauses while the tab is hidden`() throws {
        let screen = screen(.onRender)
        #expect(log.values == [1])
        #expect(source.subscriptions == 1)
        try screen.find(.tab, "Other").tap()
        #expect(source.observers == 0)
        source.value.send(2)
        screen.update()
        #expect(!log.values.contains(2))
        try screen.find(.tab, "Number").tap()
        #expect(try screen.find(.tabPanel).texts == ["2"])
        #expect(source.observers == 1)
        #expect(source.subscriptions == 2)
        // The value before the pause stays until the new one arrives.
        #expect(!log.values.contains(0))
        try screen.find(.button, "Remove").tap()
        #expect(source.observers == 0)
    }

    @Test func `onAppear has the default value in the first body, and observes while the tab is shown`() throws {
        let screen = screen(.onAppear)
        #expect(log.values == [0, 1])
        #expect(source.subscriptions == 1)
        try screen.find(.tab, "Other").tap()
        #expect(source.observers == 0)
        source.value.send(2)
        try screen.find(.tab, "Number").tap()
        #expect(try screen.find(.tabPanel).texts == ["2"])
        #expect(log.values.count(where: { $0 == 0 }) == 1)
        try screen.find(.button, "Remove").tap()
        #expect(source.observers == 0)
    }

    @Test(arguments: [QueryObservation.always, .onRender, .onAppear])
    func `a tab that was never shown is not observed`(observation: QueryObservation) throws {
        let screen = Screen {
            TabView {
                Text("Other").tabItem { Text("Other") }
                NumberView(source, log).queryObservation(observation).tabItem { Text("Number") }
            }
        }
        #expect(source.subscriptions == 0)
        try screen.find(.tab, "Number").tap()
        #expect(source.observers == 1)
        #expect(try screen.find(.tabPanel).texts == ["1"])
        screen.close()
        #expect(source.observers == 0)
    }

    @Test(arguments: [QueryObservation.always, .onRender, .onAppear])
    func `a covered page behaves like a hidden tab`(observation: QueryObservation) throws {
        let screen = Screen {
            NavigationStack {
                NumberView(source, log).queryObservation(observation)
                NavigationLink("Go") { Text("page") }
            }
        }
        try screen.find(.link).tap()
        #expect(source.observers == (observation == .always ? 1 : 0))
        try screen.find(.backButton).tap()
        #expect(source.observers == 1)
        screen.close()
        #expect(source.observers == 0)
    }

    @Test func `the environment key alone pauses and resumes a query`() throws {
        struct Switching: View {
            let source: Source
            let log: Log
            @State private var isEnabled = true
            var body: some View {
                Toggle("Enabled", isOn: $isEnabled)
                NumberView(source, log).environment(\.queryObservationEnabled, isEnabled)
            }
        }
        let screen = Screen { Switching(source: source, log: log) }
        try screen.find(.toggle).toggle()
        #expect(source.observers == 0)
        source.value.send(2)
        #expect(screen.texts == ["Enabled", "1"])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Enabled", "2"])
    }
}
