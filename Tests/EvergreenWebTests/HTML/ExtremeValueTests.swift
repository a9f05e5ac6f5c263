import EvergreenUI
import Foundation
import Testing

@testable import EvergreenWeb

/// Values at the limits of their types, from a database or a user: a trap would end the process and all its sessions.
@MainActor
struct ExtremeValueTests {
    private nonisolated static let numbers: [Double] = [
        0, -0.0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e15, -1e15, 1e300,
    ]
    private nonisolated static let integers: [Int] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]

    /// Renders a view as a page, and then the patches for another value.
    private func html<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
        let tree = ViewTree(content())
        var writer = HTMLWriter()
        writer.write(tree.document.root)
        tree.close()
        return writer.text
    }

    @Test(arguments: numbers) func `layouts and styles render arbitrary numbers`(number: Double) {
        let length = CGFloat(number)
        let text = html {
            VStack(spacing: length) {
                Text("Frame").frame(width: length, height: length)
                Text("Bounds").frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
                Text("Padding").padding(length).padding(.leading, length)
                Text("Offset").offset(x: length, y: length)
                Text("Opacity").opacity(number)
                Text("Font").font(.system(size: length))
            }
            HStack(spacing: length) { Spacer(minLength: length) }
            LazyVGrid(
                columns: [
                    GridItem(.adaptive(minimum: length, maximum: length), spacing: length), GridItem(.fixed(length)),
                    GridItem(.flexible(minimum: length, maximum: length)),
                ],
                spacing: length
            ) { Text("Cell") }
            Color(red: number, green: number, blue: number, opacity: number)
            RoundedRectangle(cornerRadius: length).fill(.red).frame(height: 10)
            AsyncImage(url: URL(string: "https://example.org/a.png"), scale: length) { $0.image }
        }
        #expect(text.contains("Frame"))
    }

    @Test(arguments: numbers) func `controls render arbitrary numbers`(number: Double) {
        let text = html {
            Slider(value: .constant(number))
            Slider(value: .constant(number), in: 0...1, step: number)
            Slider(value: .constant(0), in: -Double.infinity...Double.infinity)
            Slider(value: .constant(0), in: 1...1, step: 0)
            Slider(value: .constant(number), neutralValue: number) {
                Text("Neutral")
            } ticks: {
                SliderTick("Tick", number)
            }
            Slider(
                value: .constant(0),
                in: 0...10,
                step: number,
                enabledBounds: (number.isNaN ? 0 : min(number, 1))...10
            ) {
                Text("Enabled")
            } tick: {
                SliderTick($0)
            }
            ProgressView(value: number)
            ProgressView(value: 1, total: number)
            Text(number, format: .number)
            Text("\(number)")
            Text(number, format: .percent)
            TextField("Number", value: .constant(number), format: .number)
            Stepper("Steps", value: .constant(number), in: 0...10, step: number)
        }
        #expect(text.contains("Steps"))
    }

    @Test(arguments: integers) func `integers at their bounds are rendered`(number: Int) {
        let text = html {
            Text("\(number)")
            Text(number, format: .number).lineLimit(number)
            Text("Badge").badge(number)
            TextField("Number", value: .constant(number), format: .number)
            Stepper("Steps", value: .constant(number), step: number)
            Text("Last")
        }
        #expect(text.contains("Last"))
    }

    @Test(arguments: [0, 1e9, -1e9, 1e13, -1e13, 1e18, -1e18, 1e300, -1e300, .infinity, -.infinity, .nan] as [Double])
    func `distant dates are rendered`(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let text = html {
            DatePicker("Date", selection: .constant(date))
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
            DatePicker("Range", selection: .constant(date), in: Date(timeIntervalSinceReferenceDate: -1e300)...)
            Text(date, style: .date)
            Text(date, style: .time)
            Text(date, format: .dateTime)
            Text(date, format: .iso8601)
            Text("Last")
        }
        #expect(text.contains("Last"))
    }

    @Test func `long and unusual texts are rendered`() {
        for string in [
            "", "\0", "\u{FFFE}", "%@ %lld %999999999999999999999$@", "a\u{0301}", "👩‍👩‍👧‍👦", "\u{202E}",
            String(repeating: "long ", count: 100_000), String(repeating: "\u{0301}", count: 10_000),
        ] {
            let text = html {
                Text(string)
                Text("\(string)")
                Text(LocalizedStringKey(string))
                Label(string, systemImage: string)
                TextField(string, text: .constant(string))
                TextEditor(text: .constant(string))
                Picker(string, selection: .constant(string)) { Text(string).tag(string) }
                Button(string) {}
                Text("Last").accessibilityIdentifier(string).accessibilityLabel(string)
            }
            #expect(text.contains("Last"))
        }
    }

    @Test func `animation durations are clamped`() {
        for number in Self.numbers {
            for animation in [
                Animation.linear(duration: number), .easeInOut(duration: number).delay(number),
                .spring(response: number, dampingFraction: number), .easeIn(duration: 1).speed(number),
            ] {
                guard case .animate(let milliseconds, let delay, _) = PageOperation.animation(animation.traits) else {
                    Issue.record("There is no animation of \(number) seconds.")
                    continue
                }
                #expect((0...10_000).contains(milliseconds) && (0...10_000).contains(delay))
            }
        }
    }

    @Test func `numbers in CSS are finite`() {
        for number in Self.numbers {
            let text = StyleClass.decimal(number)
            #expect(Double(text)?.isFinite == true)
        }
        #expect(StyleClass.decimal(1.5) == "1.5")
    }
}
