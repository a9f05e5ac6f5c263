import Foundation
import SeededRandomness
import Testing

@testable import EvergreenCharts

struct ScaleTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    // MARK: Numbers

    @Test func `ticks are round numbers in the range`() {
        #expect(NumberTicks(in: 0...100, count: 5).values == [0, 20, 40, 60, 80, 100])
        #expect(NumberTicks(in: 0...7, count: 4).values == [0, 2, 4, 6])
        #expect(NumberTicks(in: -1...1, count: 4).values == [-1, -0.5, 0, 0.5, 1])
        let small = NumberTicks(in: 0...0.003, count: 3)
        #expect(small.values.count == 4 && small.fractionDigits == 3)
        #expect(NumberTicks(in: 0...1000, count: 4).fractionDigits == 0)
    }

    @Test func `ticks are multiples of 1, 2 or 5 within the range, close to the desired count`() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let low = Double.random(in: -1...1, using: &random) * pow(10, Double.random(in: -9...12, using: &random))
            let length = pow(10, Double.random(in: -3...9, using: &random))
            guard low + length > low, length > abs(low) * 1e-9 else { continue }
            let count = Int.random(in: 1...20, using: &random)
            let ticks = NumberTicks(in: low...(low + length), count: count)
            let digit = ticks.step / pow(10, log10(ticks.step * 1.0000001).rounded(.down))
            #expect([1, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(ticks.step)")
            #expect(ticks.values.count <= 2 * count + 2, "\(low) \(length) \(count)")
            for value in ticks.values {
                #expect(value >= low - length * 1e-6 && value <= low + length * (1 + 1e-6))
                #expect(abs((value / ticks.step).rounded() - value / ticks.step) < 1e-4)
            }
        }
    }

    @Test func `ranges of extreme numbers have no ticks`() {
        for range in [
            0...0, 1...1, 0...Double.infinity, -Double.infinity...0,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ] {
            #expect(NumberTicks(in: range, count: 5).values.isEmpty)
            _ = NumberTicks(in: range, count: 5).fractionDigits
        }
        #expect(NumberTicks(in: 0...1, step: 0).values.isEmpty)
        #expect(NumberTicks(in: 0...1, step: -1).values.isEmpty)
        #expect(NumberTicks(in: 0...1, step: .nan).values.isEmpty)
        #expect(NumberTicks(in: 0...1, step: 1e-9).values.isEmpty)
        #expect(NumberTicks(in: 0...1, count: 0).values.isEmpty)
        #expect(NumberTicks(in: 0...Double.leastNonzeroMagnitude, count: 5).values.count < 100)
    }

    @Test func `a range is extended to round numbers`() {
        #expect(NumberTicks.rounded(0...97, count: 5) == 0...100)
        #expect(NumberTicks.rounded(-3...97, count: 5) == -20...100)
        #expect(NumberTicks.rounded(0...100, count: 5) == 0...100)
    }

    // MARK: Dates

    @Test func `date ticks are at starts of calendar units`() {
        let months = DateTicks(in: date(2024, 1, 15)...date(2024, 12, 20), count: 12, calendar: calendar)
        #expect(months.unit == .month)
        #expect(months.dates == (2...12).map { date(2024, $0) })
        let quarters = DateTicks(in: date(2024)...date(2024, 12, 31), count: 5, calendar: calendar)
        #expect(quarters.dates == [1, 4, 7, 10].map { date(2024, $0) })
        let years = DateTicks(in: date(1987)...date(2024), count: 4, calendar: calendar)
        #expect(years.unit == .year && years.dates == [1990, 2000, 2010, 2020].map { date($0) })
        let hours = DateTicks(in: date(2024, 1, 1, 1)...date(2024, 1, 1, 23), count: 4, calendar: calendar)
        #expect(hours.dates == [6, 12, 18].map { date(2024, 1, 1, $0) })
        let days = DateTicks(in: date(2024, 1, 1)...date(2024, 1, 4), count: 99, smallest: .day, calendar: calendar)
        #expect(days.dates == (1...4).map { date(2024, 1, $0) })
    }

    @Test func `extreme date ranges have few ticks`() {
        for range in [
            Date.distantPast...Date.distantFuture, date(2024)...date(2024),
            date(2024)...date(2024).addingTimeInterval(0.001),
        ] {
            #expect(DateTicks(in: range, count: 5, calendar: calendar).dates.count < 20)
        }
        #expect(DateTicks(in: date(1)...date(2024), unit: .second, count: 0, calendar: calendar).dates.count <= 2000)
    }

    // MARK: Positions

    @Test func `values have proportional positions, and categories are centered in their bands`() {
        let numbers = Scale(.numbers(0...10), from: 100, to: 200)
        #expect(numbers.position(.number(0)) == 100 && numbers.position(.number(2.5)) == 125)
        #expect(numbers.position(.number(.nan)) == nil && numbers.position(.category("A")) == nil)
        #expect(numbers.position(.number(1e90)) == 10100)
        #expect(numbers.base == 100)
        #expect(Scale(.numbers(-10...10), from: 0, to: 100).base == 50)
        #expect(Scale(.numbers(5...10), from: 0, to: 100).base == 0)
        let categories = Scale(.categories([.category("A"), .category("B")]), from: 0, to: 100)
        #expect(categories.position(.category("A")) == 25 && categories.position(.category("B")) == 75)
        #expect(categories.position(.category("C")) == nil && categories.bandLength(count: 9) == 50)
        #expect(Scale(.categories([]), from: 0, to: 100).bandLength(count: 0) == 100)
        let dates = Scale(.dates(date(2024)...date(2025)), from: 0, to: 366)
        #expect(dates.position(.date(date(2024, 1, 2))) == 1)
        #expect(Scale(.numbers(3...3), from: 0, to: 100).position(.number(3)) == 50)
    }
}
