import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// User input at the limits of a type: a trap would end the process and all its sessions.
@MainActor
struct ExtremeValueTests {
    private struct Count<Number: FixedWidthInteger & Sendable>: View where Number.Stride == Int {
        @State var count: Number
        var step = 1

        var body: some View { Stepper("\(String(count))", value: $count, step: step) }
    }

    private struct BoundedCount: View {
        @State var count: Int
        var step = 10

        var body: some View { Stepper("\(String(count))", value: $count, in: .min ... .max, step: step) }
    }

    private func steps<Content: View>(of content: Content) throws -> [String] {
        let screen = Screen { content }
        var texts = screen.texts
        for step in [ScreenElement.increment, ScreenElement.decrement] {
            // A stepper at its bound is disabled.
            _ = try? step(screen.find(.stepper))()
            texts += screen.texts
        }
        return texts
    }

    @Test func `a stepper stops at its type's bounds`() throws {
        #expect(try steps(of: Count(count: Int.max)) == ["\(Int.max)", "\(Int.max)", "\(Int.max - 1)"])
        #expect(try steps(of: Count(count: Int.min)) == ["\(Int.min)", "\(Int.min + 1)", "\(Int.min)"])
        #expect(try steps(of: Count(count: UInt(0), step: -1)) == ["0", "0", "1"])
        #expect(try steps(of: Count(count: UInt.max)) == ["\(UInt.max)", "\(UInt.max)", "\(UInt.max - 1)"])
        #expect(try steps(of: Count(count: Int8(127), step: -128)) == ["127", "-1", "127"])
        #expect(try steps(of: Count(count: UInt8(255))) == ["255", "255", "254"])
        #expect(try steps(of: Count(count: 1, step: .min)) == ["1", "\(Int.min + 1)", "\(Int.min + 1)"])
    }

    @Test func `a stepper with a range stops at the range's bounds`() throws {
        #expect(try steps(of: BoundedCount(count: .max - 3)) == ["\(Int.max - 3)", "\(Int.max)", "\(Int.max - 10)"])
        #expect(try steps(of: BoundedCount(count: .min + 3, step: -10))[1] == "\(Int.min)")
    }

    private struct Fields: View {
        @State var integer = 1
        @State var small = Int8(1)
        @State var number = 1.0
        @State var level = 0.5
        @State var date = Date(timeIntervalSinceReferenceDate: 0)

        var body: some View {
            TextField("Integer", value: $integer, format: .number)
            TextField("Small", value: $small, format: .number)
            TextField("Number", value: $number, format: .number)
            TextField("Percent", value: $number, format: .percent)
            Slider(value: $level) { Text("Level") }
            DatePicker("Date", selection: $date)
        }
    }

    @Test func `fields accept arbitrary numeric input without trapping`() throws {
        let screen = Screen { Fields() }
        let texts = [
            "99999999999999999999", "-99999999999999999999", "9223372036854775808", "1e400", "-1e400", "NaN", "∞",
            "inf",
            "", "-", "0x1p99999", String(repeating: "9", count: 60_000), "300", "-300", "1\u{0}2",
        ]
        for text in texts {
            for field in ["Integer", "Small", "Number", "Percent"] {
                try screen.find(.textField, field).fill(text)
                try screen.find(.textField, field).submit()
            }
            _ = try? screen.find(.slider).slide(to: Double(text) ?? .nan)
        }
        for date in [
            "9999999999999999999-01-01T00:00", "999999999999-12-31T23:59", "-1-1-1T1:1", "0000-00-00T00:00", "T:", "",
            "2026-99999999999-01T00:00", "2026-01-01T99999999999999:00",
        ] {
            _ = try? screen.find(.datePicker).choose(date: date)
        }
        #expect(try screen.find(.datePicker).exists)
    }

    @Test func `rows are moved by arbitrary offsets without trapping`() throws {
        struct Rows: View {
            @State private var numbers = Array(0..<5)

            var body: some View {
                List {
                    ForEach(numbers, id: \.self) { Text("\($0)") }
                        .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { numbers.remove(atOffsets: $0) }
                }
            }
        }
        let screen = Screen { Rows() }
        for places in [Int.min, .max, -1, 1, 0] {
            _ = try? screen.findAll(.row).first?.move(by: places)
        }
        #expect(screen.texts.sorted() == ["0", "1", "2", "3", "4"])
    }
}
