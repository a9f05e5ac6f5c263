import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct BinTests {
    @Test func `bins have round bounds and cover all numbers`() {
        let bins = NumberBins(data: [1.0, 3, 48, 97], desiredCount: 5)
        #expect(bins.thresholds == [0, 20, 40, 60, 80, 100] && bins.count == 5)
        #expect(NumberBins(data: [1, 3, 7], desiredCount: 100).thresholds == Array(1...7))
        #expect(NumberBins(range: 0.0...100, desiredCount: 100, minimumStride: 25).thresholds == [0, 50, 100])
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        #expect(NumberBins(size: 3, range: 1...8).thresholds == [1, 4, 7, 10])
        #expect(NumberBins(size: 0.5, range: 0...1).thresholds == [0, 0.5, 1])
        let many = NumberBins(data: (0..<10_000).map { Double($0 % 100) })
        #expect(many.count > 10 && many.count <= 200)
    }

    @Test func `index returns a number's bin, clamped to the bins`() {
        let bins = NumberBins(thresholds: [30, 10, 20])
        #expect(bins.map(\.lowerBound) == [10, 20] && bins.map(\.upperBound) == [20, 30])
        #expect([10, 19, 20, 30, 5, 99].map(bins.index) == [0, 0, 1, 1, 0, 1])
        #expect(bins[0].contains(10) && !bins[0].contains(20) && bins[1].contains(30) && !bins[1].contains(31))
    }

    @Test func `date bins are calendar units`() {
        let range = Calendar.utc.day(2024, 1, 15)...Calendar.utc.day(2024, 3, 2)
        let months = DateBins(unit: .month, range: range, calendar: .utc)
        #expect(months.thresholds == (1...4).map { Calendar.utc.day(2024, $0) })
        #expect(months.index(for: Calendar.utc.day(2024, 2, 29)) == 1)
        #expect(DateBins(timeInterval: 86400, range: Calendar.utc.day(2024)...Calendar.utc.day(2024, 1, 4)).count == 3)
        let weeks = DateBins(data: [range.lowerBound, range.upperBound], desiredCount: 7, calendar: .utc)
        #expect((6...8).contains(weeks.count) && weeks.thresholds[0] <= range.lowerBound)
        #expect(DateBins(data: []).isEmpty && DateBins(data: [Date(timeIntervalSinceReferenceDate: .nan)]).isEmpty)
    }

    @Test func `bins of a given size cover the data`() {
        #expect(NumberBins(size: 5.0, data: [7, .nan, 12, 23]).thresholds == [5, 10, 15, 20, 25])
        #expect(NumberBins(size: 5, data: [-3, 12]).thresholds == [-5, 0, 5, 10, 15])
        #expect(NumberBins(size: 0, data: [1, 2]).isEmpty && NumberBins(size: 2.0, data: []).isEmpty)
        let dates = [Calendar.utc.day(2024, 3, 2), Calendar.utc.day(2024, 1, 15)]
        let months = DateBins(unit: .month, data: dates, calendar: .utc)
        #expect(months.thresholds == (1...4).map { Calendar.utc.day(2024, $0) })
        let quarters = DateBins(unit: .month, by: 3, data: dates, calendar: .utc)
        #expect(quarters.thresholds == [1, 4].map { Calendar.utc.day(2024, $0) })
        let days = DateBins(timeInterval: 86400, data: [dates[1], dates[1].addingTimeInterval(200_000)])
        #expect(days.count == 3 && days.thresholds[0] == dates[1])
        let none = [Date(timeIntervalSinceReferenceDate: .infinity)]
        #expect(DateBins(unit: .day, data: none).isEmpty && DateBins(timeInterval: 60, data: none).isEmpty)
    }

    @Test func `extreme numbers have few or no bins`() {
        #expect(NumberBins(data: [Double]()).isEmpty && NumberBins(data: [Double.nan, .infinity]).isEmpty)
        #expect(NumberBins(data: [5.0]).count == 1 && NumberBins(data: [5, 5]).count == 1)
        #expect(NumberBins(range: 0.0...1e300, desiredCount: .max, minimumStride: -1).count <= 20_000)
        #expect(NumberBins(size: 0.0, range: 0...1).count >= 1 && NumberBins(size: -1, range: 0...1).count >= 1)
        #expect(NumberBins(range: Int.min...Int.max, desiredCount: 10).count > 0)
        #expect(NumberBins(size: 1, range: 0...Int.max).count <= 10_000)
        #expect(NumberBins(range: UInt8.min...UInt8.max, count: 1000).count <= 255)
        #expect(DateBins(timeInterval: 0, range: Date.distantPast...Date.distantFuture).count <= 10_000)
        #expect(DateBins(unit: .second, by: .max, range: Date.distantPast...Date.distantFuture).count <= 10_001)
    }

    @Test func `bars of bins have the bins' widths`() throws {
        let bins = NumberBins(thresholds: [0, 10, 40])
        let chart = Chart(Array(bins.enumerated()), id: \.offset) { item in
            BarMark(x: .value("Age", item.element), y: .value("Count", 1), width: .ratio(1))
        }
        let bars = DrawnChart(chart).bounds
        try #require(bars.count == 2)
        #expect(abs(bars[0].width * 3 - bars[1].width) < 1e-6 && abs(bars[0].maxX - bars[1].minX) < 1e-6)
    }
}
