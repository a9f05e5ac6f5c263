import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct PlottableValueTests {
    @Test func `integers of all sizes are numbers`() {
        #expect(UInt8(200).plottedKind == .number(200) && UInt16(1).plottedKind == .number(1))
        #expect(UInt32(7).plottedKind == .number(7) && UInt64(9).plottedKind == .number(9))
        #expect(UInt8(_PlottedValue(kind: .number(300))) == nil && UInt8(_PlottedValue(kind: .number(30))) == 30)
    }

    @Test func `a bar of a range has the range's width`() throws {
        let chart = Chart([0, 10, 30], id: \.self) { low in
            BarMark(x: .value("Age", low..<(low + 10)), y: .value("Count", 5), width: .ratio(1))
        }
        .chartYAxis(.hidden)
        let bars = DrawnChart(chart).bounds
        try #require(bars.count == 3)
        #expect(abs(bars[0].maxX - bars[1].minX) < 1e-6 && abs(bars[2].minX - bars[1].maxX - bars[0].width) < 1e-6)
        #expect(abs(bars[2].maxX - bars[0].minX - 4 * bars[0].width) < 1e-6)
        #expect(DrawnChart(chart).marks.first?.label == "Age: 0 – 10, Count: 5")
    }

    @Test func `a bar spans its range, or has the range's height`() throws {
        let along = Chart {
            BarMark(x: .value("Task", "A"), y: .value("Hours", 2..<5))
            BarMark(x: .value("Task", "B"), y: .value("Hours", 0..<6))
        }
        let bars = DrawnChart(along).bounds
        try #require(bars.count == 2)
        #expect(abs(bars[0].height * 2 - bars[1].height) < 1e-6 && bars[0].maxY < bars[1].maxY)
        let across = Chart {
            BarMark(x: .value("Count", 5), y: .value("Age", 0..<10), height: .ratio(1))
            BarMark(x: .value("Count", 10), y: .value("Age", 10..<20), height: .ratio(1))
        }
        let lying = DrawnChart(across).bounds
        try #require(lying.count == 2)
        #expect(abs(lying[0].width * 2 - lying[1].width) < 1e-6 && abs(lying[0].minY - lying[1].maxY) < 1e-6)
    }

    @Test func `a bar can be a range of dates`() {
        let days = (1...3).map { Calendar.utc.day(2024, 1, $0) }
        let chart = Chart {
            BarMark(x: .value("Days", days[0]..<days[1]), y: .value("Count", 1), width: .ratio(1))
            BarMark(x: .value("Days", days[1]..<days[2]), y: .value("Count", 1), width: .ratio(1))
        }
        let bars = DrawnChart(chart).bounds
        #expect(bars.count == 2 && abs(bars[0].maxX - bars[1].minX) < 1e-6)
    }

    @Test func `a date's unit is in its calendar`() throws {
        var ahead = Calendar(identifier: .gregorian)
        ahead.timeZone = try #require(TimeZone(secondsFromGMT: 12 * 3600))
        let date = Calendar.utc.day(2024, 1, 1, 13)
        func middle(_ calendar: Calendar?) throws -> Double {
            let chart = Chart {
                BarMark(x: .value("Day", date, unit: .day, calendar: calendar), y: .value("Count", 1))
            }
            .chartXScale(domain: Calendar.utc.day(2023, 12, 30)...Calendar.utc.day(2024, 1, 4))
            return try #require(DrawnChart(chart).bounds.first).midX
        }
        #expect(try middle(ahead) > middle(nil) && middle(.utc) == middle(nil))
    }

    @Test func `value labels can be texts, keys or resources`() {
        let values: [PlottableValue<Int>] = [
            .value("a", 1), .value(Text("a"), 1), .value(String("a"), 1), .value(LocalizedStringResource("a"), 1),
        ]
        #expect(values.allSatisfy { $0.data.label.resolve(in: EnvironmentValues()) == "a" })
        let dates: [PlottableValue<Date>] = [
            .value("a", .now, unit: .day), .value(Text("a"), .now, unit: .day), .value(String("a"), .now, unit: .day),
        ]
        #expect(dates.allSatisfy { $0.data.unit == .day })
    }
}
