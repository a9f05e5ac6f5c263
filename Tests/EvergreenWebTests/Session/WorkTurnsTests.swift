import Testing

@testable import EvergreenWeb

final class WorkTurnsTests {
    private var turns = WorkTurns<String>(limits: SessionLimits())
    private var now = Duration.zero

    private func add(_ work: String, _ kind: WorkKind, _ address: String, _ session: String = "") {
        _ = turns.add(work, kind, for: WorkSource(address: address, session: session))
    }

    /// Does the next piece of work, if there is one that is not paused.
    private func take(cost: Duration = .milliseconds(10)) -> String? {
        while true {
            switch turns.next(now: now) {
            case .turn(let turn):
                now += cost
                _ = turns.end(turn, cost: cost, now: now)
                return turn.work
            case .pause(_, _, hasMore: true): continue
            case .pause, .nothing: return nil
            }
        }
    }

    private func takeAll(cost: Duration = .milliseconds(10)) -> [String] {
        var all: [String] = []
        while let work = take(cost: cost) { all.append(work) }
        return all
    }

    @Test func `the work of one session keeps its order`() {
        for number in 1...5 { add("\(number)", .answer, "a", "x") }
        #expect(takeAll() == ["1", "2", "3", "4", "5"])
    }

    @Test func `addresses take turns, however many sessions they have`() {
        for session in 1...100 { add("many", .answer, "1.1.1.1", "\(session)") }
        for _ in 1...3 { add("few", .answer, "2.2.2.2", "x") }
        #expect(takeAll().prefix(6) == ["many", "few", "many", "few", "many", "few"])
    }

    @Test func `sessions of one address take turns, as behind a proxy`() {
        for _ in 1...100 { add("flood", .answer, "proxy", "a") }
        for _ in 1...3 { add("honest", .answer, "proxy", "b") }
        #expect(takeAll().prefix(6) == ["flood", "honest", "flood", "honest", "flood", "honest"])
    }

    @Test func `expensive work is charged more than cheap work`() {
        for _ in 1...10 { add("expensive", .answer, "1.1.1.1") }
        for _ in 1...100 { add("cheap", .answer, "2.2.2.2") }
        var cheap = 0
        for _ in 1...3 {
            // An expensive piece, then as much time for the other address.
            while true {
                guard case .turn(let turn) = turns.next(now: now) else { return }
                let isExpensive = turn.work == "expensive"
                _ = turns.end(turn, cost: .milliseconds(isExpensive ? 20 : 1), now: now)
                if isExpensive { break }
                cheap += 1
            }
        }
        #expect(cheap == 40)
    }

    @Test func `updates of many pages do not delay an answer`() {
        for session in 1...500 { add("update", .update, "1.1.1.1", "\(session)") }
        #expect(take() == "update")
        add("tap", .answer, "1.1.1.1", "500")
        #expect(take() == "tap")
        #expect(takeAll().count == 499)
    }

    @Test func `answers do not starve updates`() {
        for _ in 1...100 { add("tap", .answer, "1.1.1.1") }
        add("update", .update, "2.2.2.2")
        #expect(takeAll().prefix(2).contains("update"))
    }

    @Test func `an address that draws much pauses while there are others`() throws {
        for _ in 1...100 { add("page", .drawing, "1.1.1.1") }
        var drawn = 0
        var pause: Duration?
        while pause == nil, drawn < 100 {
            // The other address taps all the time.
            add("tap", .answer, "2.2.2.2")
            switch turns.next(now: now) {
            case .turn(let turn):
                let cost = Duration.milliseconds(turn.work == "page" ? 100 : 1)
                now += cost
                drawn += turn.work == "page" ? 1 : 0
                _ = turns.end(turn, cost: cost, now: now)
            case .pause(let address, let time, _):
                #expect(address == "1.1.1.1")
                pause = time
            case .nothing: break
            }
        }
        // Its burst, and a share of the elapsed time.
        #expect(drawn > 20 && drawn < 60)
        #expect(try #require(pause) > .zero)
        #expect(takeAll(cost: .milliseconds(1)).allSatisfy { $0 == "tap" })
        // More pages are paused as well. Nothing else is delayed.
        add("page", .drawing, "1.1.1.1")
        #expect(take() == nil)
        add("page of another", .drawing, "2.2.2.2")
        #expect(take() == "page of another")
        now += try #require(pause)
        let begins = turns.resume("1.1.1.1")
        #expect(begins)
        #expect(take() == "page")
    }

    @Test func `drawing off the main actor is charged to its address`() {
        add("tap", .answer, "2.2.2.2")
        #expect(take() == "tap")
        add("page", .drawing, "1.1.1.1")
        #expect(take() == "page")
        turns.chargeDrawing(.seconds(1), to: "1.1.1.1", now: now)
        add("page within the burst", .drawing, "1.1.1.1")
        #expect(take() == "page within the burst")
        turns.chargeDrawing(.seconds(5), to: "1.1.1.1", now: now)
        add("page beyond it", .drawing, "1.1.1.1")
        #expect(take() == nil)
        add("page of another", .drawing, "2.2.2.2")
        #expect(take() == "page of another")
    }

    @Test func `an address alone draws without limit`() {
        for _ in 1...1000 { add("page", .drawing, "1.1.1.1", "x") }
        #expect(takeAll(cost: .milliseconds(100)).count == 1000)
        // An address that has left is not counted.
        add("tap", .answer, "2.2.2.2")
        #expect(take() == "tap")
        now += .seconds(2)
        for _ in 1...1000 { add("page", .drawing, "1.1.1.1", "x") }
        #expect(takeAll(cost: .milliseconds(100)).count == 1000)
    }

    @Test func `turns begin with the first piece and end with the last`() {
        let source = WorkSource(address: "a", session: "x")
        var begins = turns.add("1", .answer, for: source)
        #expect(begins)
        begins = turns.add("2", .update, for: source)
        #expect(!begins)
        for isLast in [false, true] {
            guard case .turn(let turn) = turns.next(now: now) else {
                Issue.record("Expected a piece of work.")
                return
            }
            let hasMore = turns.end(turn, cost: .zero, now: now)
            #expect(hasMore == !isLast)
        }
        begins = turns.add("3", .answer, for: source)
        #expect(begins)
    }
}
