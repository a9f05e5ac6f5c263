import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

@MainActor
struct TimeTests {
    private func timeline(of dates: [Date]) -> some View {
        TimelineView(.explicit(dates)) { context in Text("\(dates.firstIndex(of: context.date) ?? -1)") }
    }

    @Test func `a timeline starts with the last date before now, or with the first one`() {
        let now = Date.now
        #expect(Screen { timeline(of: [now - 60, now - 30, now + 3_600]) }.texts == ["1"])
        #expect(Screen { timeline(of: [now + 3_600, now + 7_200]) }.texts == ["0"])
    }

    @Test func `a timeline updates its content at its schedule's dates`() async throws {
        let now = Date.now
        let screen = Screen { timeline(of: [now - 60, now - 30, now + 0.1, now + 0.2]) }
        try await screen.wait { screen.texts == ["3"] }
    }

    @Test func `a paused timeline is not updated`() async throws {
        struct Clock: View {
            @State private var isPaused = true
            @State private var count = 0
            var body: some View {
                TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
                    Text(context.date, format: .iso8601.time(includingFractionalSeconds: true))
                }
                Button("Go") { isPaused = false }
            }
        }
        let screen = Screen { Clock() }
        try await screen.wait { !screen.texts.isEmpty }
        let first = screen.texts[0]
        try screen.find(.button, "Go").tap()
        try await screen.wait { screen.texts[0] != first }
    }

    @Test func `schedules generate their dates`() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let periodic = PeriodicTimelineSchedule(from: start, by: 10).entries(from: start + 25, mode: .normal)
        #expect(Array(periodic.prefix(2)) == [start + 20, start + 30])
        let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
        #expect(Array(minutes.prefix(2)).map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    }

    @Test func `relative texts update with time`() async throws {
        let start = Date.now
        let screen = Screen {
            Text(timerInterval: start...(start + 3_600), countsDown: false)
            Text(timerInterval: start...(start + 60), pauseTime: start + 5)
            Text(start - 7_384, style: .timer)
            Text("\(start, style: .timer)")
        }
        #expect(screen.texts[1] == "0:55" || screen.texts[1] == "1:00")
        #expect(screen.texts[2].hasPrefix("2:03:0"))
        let (first, last) = (screen.texts[0], screen.texts[3])
        try await screen.wait { screen.texts[0] != first && screen.texts[3] != last }
    }

    @Test func `a timer's fraction is its position in its interval`() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let up = ProgressTimer(interval: start...(start + 100), countsDown: false)
        let down = ProgressTimer(interval: start...(start + 100), countsDown: true)
        for (seconds, fraction) in [(-5.0, 0.0), (0, 0), (25, 0.25), (100, 1), (500, 1)] {
            #expect(up.fraction(at: start + seconds) == fraction)
            #expect(down.fraction(at: start + seconds) == 1 - fraction)
        }
        #expect(up.delay(at: start + 100) == nil && up.delay(at: start + 10) == 1)
        #expect((up.delay(at: start - 7) ?? 0) > 7 && (up.delay(at: start + 99.5) ?? 9) < 0.6)
        let long = ProgressTimer(interval: start...(start + 50_000), countsDown: true)
        #expect(long.delay(at: start) == 100)
        let moment = ProgressTimer(interval: start...start, countsDown: false)
        #expect(moment.fraction(at: start - 1) == 0 && moment.fraction(at: start) == 1)
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 1000))")
            configuration.currentValueLabel
        }
    }

    @Test func `progress through an interval updates with time, in custom styles too`() async throws {
        let start = Date.now
        let screen = Screen {
            ProgressView(timerInterval: (start - 10)...(start + 50), countsDown: false) { Text("Egg") }
            ProgressView(timerInterval: (start - 10)...(start + 50)).progressViewStyle(Percent())
        }
        func fraction() -> Double {
            var found = 0.0
            screen.tree.document.root.visit { element in
                if case .progress(let fraction?) = element.description.kind { found = fraction }
            }
            return found
        }
        #expect(screen.texts.count == 4 && screen.texts[0] == "Egg")
        let (first, styled) = (fraction(), screen.texts[2])
        #expect(first >= 1 / 6.0 && first < 0.5)
        try await screen.wait { fraction() > first && screen.texts[2] != styled }
    }

    @Test func `relative dates, offsets and ranges are in the window's language`() {
        let environment = Locale(identifier: "en_US")
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        let now = Date.now
        let screen = Screen {
            Group {
                Text(now - 7_300, style: .relative)
                Text(now + 7_300, style: .offset)
                Text(noon...(noon + 5_400))
                Text(DateInterval(start: noon, duration: 86_400))
            }
            .environment(\.locale, environment)
            .environment(\.timeZone, .gmt)
        }
        #expect(screen.texts[0] == "2 hr, 1 min")
        #expect(screen.texts[1] == "-2 hours")
        let range = screen.texts[2].replacing(/\s/, with: " ")
        #expect(range.hasPrefix("12:00") && range.contains("1:30"), "\(range)")
        #expect(screen.texts[3].contains("1/1/2001"), "\(screen.texts[3])")
    }
}
