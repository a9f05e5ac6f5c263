import Foundation
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

@MainActor
struct SliderTickTests {
    /// The traits of the only slider.
    private func traits<Content: View>(of view: Content) throws -> SliderTraits {
        var found: SliderTraits?
        ViewTree(view).document.root.visit { element in
            if case .slider(let traits) = element.description.kind { found = traits }
        }
        return try #require(found)
    }

    private func ticks<Content: View>(of view: Content) throws -> [Double] { try traits(of: view).ticks.map(\.value) }

    @Test func `ticks are in ascending order within the bounds, with the text of their labels`() throws {
        let view = Slider(value: .constant(3), in: 0...10) {
            Text("Rating")
        } ticks: {
            SliderTick("Great", 10)
            SliderTick(5)
            SliderTick(0) { Label("Poor", systemImage: "star") }
            SliderTick(12)
            SliderTick(.nan)
        }
        let traits = try traits(of: view)
        #expect(traits.ticks == [.init(value: 0, label: "Poor"), .init(value: 5), .init(value: 10, label: "Great")])
        #expect(traits.label == "Rating")
        #expect(traits.step == nil)
    }

    @Test func `the builder supports conditions and collections`() throws {
        for isDetailed in [true, false] {
            let view = Slider(value: .constant(0.5)) {
                Text("Part")
            } ticks: {
                if isDetailed {
                    SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
                } else {
                    SliderTick(0.5)
                }
                if isDetailed { SliderTick(0.5) }
                SliderTick(1)
            }
            #expect(try ticks(of: view) == (isDetailed ? [0.25, 0.5, 0.75, 1] : [0.5, 1]))
        }
        let numbers = Slider(value: .constant(2), in: 0...4) {
            Text("Number")
        } ticks: {
            SliderTickContentForEach(0..<3) { SliderTick(Double($0)) }
        }
        #expect(try ticks(of: numbers) == [0, 1, 2])
        let none = Slider(value: .constant(2), in: 0...4) {
            Text("None")
        } ticks: {
        }
        #expect(try ticks(of: none) == [])
    }

    @Test func `the labels of ticks are updated`() throws {
        struct Rating: View {
            @State private var name = "Fair"
            @State private var rating = 5.0
            var body: some View {
                Slider(value: $rating, in: 0...10) {
                    Text("Rating")
                } ticks: {
                    if name != "None" { SliderTick(name, 5) }
                    SliderTick(10)
                }
                Button("Rename") { name = "Good" }
                Button("Remove") { name = "None" }
            }
        }
        let screen = Screen { Rating() }
        let slider = try screen.find(.slider).element
        func labels() -> [String] {
            guard case .slider(let traits) = slider.description.kind else { return [] }
            return traits.ticks.map(\.label)
        }
        #expect(labels() == ["Fair", ""])
        try screen.find(.button, "Rename").tap()
        #expect(labels() == ["Good", ""])
        try screen.find(.button, "Remove").tap()
        #expect(labels() == [""])
    }

    @Test func `steps have ticks, unless there are too many`() throws {
        #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...1, step: 0.25)) == [0, 0.25, 0.5, 0.75, 1])
        #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...1, step: 0.1)).count == 11)
        #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...10, step: 4) { Text("Four") }) == [0, 4, 8])
        #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...51, step: 1)) == [])
        #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...1)) == [])
        for step in [0, -1, .nan, .infinity, 1e-300] {
            #expect(try ticks(of: Slider(value: .constant(0.0), in: 0...1, step: step)) == [])
        }
    }

    @Test func `the ticks that the closure returns replace those of the steps`() throws {
        let view = Slider(value: .constant(Float(50)), in: 0...100, step: 5) {
            Text("Speed")
        } tick: { speed in
            speed.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick("\(Int(speed))", speed) : nil
        }
        #expect(try traits(of: view).ticks.map(\.label) == ["0", "50", "100"])
        #expect(try traits(of: view).step == 5)
        let without = Slider(value: .constant(1), in: 0...2, step: 1) {
            Text("All")
        } tick: { _ in
            nil
        }
        #expect(try ticks(of: without) == [0, 1, 2])
        var calls = 0
        let fine = Slider(value: .constant(0.0), in: 0...1, step: 1e-6) {
            Text("Fine")
        } tick: {
            calls += 1
            return SliderTick($0)
        }
        #expect(try ticks(of: fine) == [])
        #expect(calls == 0)
    }

    @Test func `values outside of the enabled bounds are clamped`() throws {
        struct Volume: View {
            @State private var volume = 50.0
            let enabled: ClosedRange<Double>
            var body: some View {
                Slider(value: $volume, in: 0...100, neutralValue: 50, enabledBounds: enabled) { Text("Volume") }
                Text("at \(volume.formatted())")
            }
        }
        let screen = Screen { Volume(enabled: 20...80) }
        try screen.find(.slider).slide(to: 90)
        #expect(screen.texts == ["at 80"])
        #expect(try screen.find(.slider).value == "80.0")
        try screen.find(.slider).slide(to: 0)
        #expect(screen.texts == ["at 20"])
        let traits = try traits(of: Volume(enabled: -20...80))
        #expect(traits.enabledBounds == 0...80)
        #expect(traits.neutralValue == 50)
        let other = Screen { Volume(enabled: 200...300) }
        try other.find(.slider).slide(to: 10)
        #expect(other.texts == ["at 100"])
    }

    @Test func `the accessibility value is the current value's label, or the label of the tick`() throws {
        func text(_ value: Double) throws -> String? {
            try traits(
                of: Slider(value: .constant(value), in: 0...10) {
                    Text("Rating")
                } ticks: {
                    SliderTick("Great", 10)
                }
            ).valueText
        }
        #expect(try text(10) == "Great")
        #expect(try text(9) == nil)
        let view = Slider(value: .constant(0.5), neutralValue: 0) {
            Text("Part")
        } currentValueLabel: {
            Text("Half")
        } minimumValueLabel: {
            Text("Less")
        } maximumValueLabel: {
            Text("More")
        } ticks: {
            SliderTick("Middle", 0.5)
        }
        #expect(try traits(of: view).valueText == "Half")
        #expect(Screen { view }.texts == ["Less", "More"])
        let stepped = Slider(value: .constant(1), in: 0...2, step: 1, enabledBounds: 0...1) {
            Text("Step")
        } currentValueLabel: {
            Text("One")
        }
        #expect(try traits(of: stepped).valueText == "One")
    }

    @Test func `ticks are identified and ordered by their values`() {
        #expect(SliderTick(1.0) == SliderTick(1.0) { Text("One") })
        #expect(SliderTick(1.0).id == SliderTick(1.0).id)
        #expect(SliderTick(1.0) < SliderTick(2.0))
        #expect(SliderTick(LocalizedStringResource("One"), 1.0).body.count == 1)
    }
}
