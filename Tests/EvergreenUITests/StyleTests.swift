import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Custom styles.
@MainActor
struct StyleTests {
    private struct Stacked: LabelStyle {
        @Environment(\.colorScheme) private var colorScheme

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
                Text(verbatim: colorScheme.rawValue)
            }
        }
    }

    /// Draws a label in the enclosing style.
    private struct Framed: LabelStyle {
        let text: String

        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: text)
            Label(configuration)
        }
    }

    @Test func `a custom label style draws a label and follows the environment`() throws {
        let screen = Screen { Label("Leaf", systemImage: "leaf").labelStyle(Stacked()) }
        #expect(screen.texts == ["Leaf", "light"])
        #expect(screen.findAll(.label).isEmpty && screen.findAll(.stack).count == 1)
        screen.colorScheme = .dark
        #expect(screen.texts == ["Leaf", "dark"])
    }

    @Test func `a configuration's label is drawn in the enclosing style`() {
        let screen = Screen {
            Label("Leaf", systemImage: "leaf")
                .labelStyle(Framed(text: "inner"))
                .labelStyle(Framed(text: "outer"))
                .labelStyle(.titleOnly)
        }
        #expect(screen.texts == ["inner", "outer", "Leaf"])
        #expect(screen.findAll(.label).count == 1)
    }

    @Test func `a platform style overrides an enclosing custom style`() {
        let screen = Screen {
            Label("Leaf", systemImage: "leaf").labelStyle(.iconOnly).labelStyle(Stacked())
        }
        #expect(screen.findAll(.label).count == 1)
    }

    @Test func `a label switches between styles and keeps its place`() throws {
        struct Changing: View {
            @State private var isPlain = false
            var body: some View {
                styled
                Button("Change") { isPlain.toggle() }
            }
            @ViewBuilder private var styled: some View {
                Label("Leaf", systemImage: "leaf").labelStyle(Either(isPlain: isPlain))
            }
        }
        struct Either: LabelStyle {
            let isPlain: Bool
            func makeBody(configuration: Configuration) -> some View {
                if isPlain {
                    configuration.title
                } else {
                    Label(configuration)
                }
            }
        }
        let screen = Screen { Changing() }
        #expect(screen.findAll(.label).count == 1)
        try screen.find(.button, "Change").tap()
        #expect(screen.findAll(.label).isEmpty)
        #expect(screen.texts == ["Leaf", "Change"])
    }

    private struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(verbatim: configuration.isOn ? "on" : "off")
            }
        }
    }

    @Test func `a custom toggle style draws and sets a toggle`() throws {
        struct Flag: View {
            @State private var isOn = false
            var body: some View {
                Toggle("Flag", isOn: $isOn).toggleStyle(Switch())
                Text(verbatim: "\(isOn)")
            }
        }
        let screen = Screen { Flag() }
        #expect(screen.texts == ["Flag", "off", "false"])
        #expect(screen.findAll(.toggle).isEmpty)
        try screen.find(.button).tap()
        #expect(screen.texts == ["Flag", "on", "true"])
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "?")
            configuration.currentValueLabel
        }
    }

    @Test func `a custom progress style draws progress`() {
        let screen = Screen {
            Group {
                ProgressView(value: 1, total: 4) {
                    Text("Load")
                } currentValueLabel: {
                    Text("1 of 4")
                }
                ProgressView()
                ProgressView("Late", value: 2.0, total: 4)
            }
            .progressViewStyle(Percent())
        }
        #expect(screen.texts == ["Load", "25 %", "1 of 4", "?", "Late", "50 %"])
    }

    @Test func `a progress view has labels and is linear or circular`() throws {
        let screen = Screen {
            ProgressView(value: 0.5) {
                Text("Load")
            } currentValueLabel: {
                Text("half")
            }
            .progressViewStyle(.circular)
            ProgressView(value: Double.nan)
        }
        let progress = screen.findAll(.progress)
        #expect(progress[0].texts == ["Load", "half"])
        #expect(progress.map(\.value) == ["0.5", "0.0"])
    }

    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.label
        }
    }

    private struct Colon: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: ":")
            configuration.content
        }
    }

    private struct Number: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: "\(configuration.value)")
            configuration.currentValueLabel
            configuration.maximumValueLabel
        }
    }

    @Test func `custom styles draw group boxes, labeled contents and gauges`() {
        let screen = Screen {
            GroupBox("Box") { Text("inside") }.groupBoxStyle(Card())
            LabeledContent("Name", value: "Ada").labeledContentStyle(Colon())
            Gauge(value: 3, in: 0...4) {
                Text("Level")
            } currentValueLabel: {
                Text("three")
            }.gaugeStyle(Number())
        }
        #expect(screen.texts == ["inside", "Box", "Name", ":", "Ada", "Level", "0.75", "three"])
        #expect(screen.findAll(.groupBox).isEmpty && screen.findAll(.labeledContent).isEmpty)
    }

    @Test func `gauges show the labels that their style supports`() {
        func texts(_ style: some GaugeStyle, hasBounds: Bool) -> [String] {
            Screen {
                Group {
                    if hasBounds {
                        Gauge(value: 18, in: -10...30) {
                            Text("Outside")
                        } currentValueLabel: {
                            Text("18°")
                        } minimumValueLabel: {
                            Text("-10")
                        } maximumValueLabel: {
                            Text("30")
                        }
                    } else {
                        Gauge(value: 18, in: -10...30) { Text("Outside") }
                    }
                }
                .gaugeStyle(style)
            }.texts
        }
        #expect(texts(.accessoryCircular, hasBounds: true) == ["Outside", "18°", "-10", "30"])
        #expect(texts(.accessoryCircular, hasBounds: false) == ["Outside", "Outside"])
        #expect(texts(.accessoryLinear, hasBounds: true) == ["-10", "Outside", "30"])
        #expect(texts(.accessoryLinearCapacity, hasBounds: true) == ["Outside", "-10", "30", "18°"])
    }

    @Test func `a gradient tint colors gauges with a marker`() {
        func colors(_ view: some View) -> [Int] {
            var counts: [Int] = []
            ViewTree(view).document.root.visit { element in
                for case .gaugeColors(let gradient) in element.description.style { counts.append(gradient.stops.count) }
            }
            return counts
        }
        let gradient = Gradient(colors: [.red, .green, .blue])
        func gauge(_ style: some GaugeStyle) -> some View { Gauge(value: 0.5) { Text("A") }.gaugeStyle(style) }
        #expect(colors(gauge(.accessoryLinear).tint(gradient)) == [3])
        #expect(colors(gauge(.accessoryCircular).tint(gradient)) == [3])
        #expect(colors(gauge(.accessoryCircular).tint(.red).tint(gradient)).isEmpty)
        #expect(colors(gauge(.linearCapacity).tint(gradient)).isEmpty)
    }

    private struct Plus: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                Text(verbatim: configuration.isExpanded ? "-" : "+")
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test func `a custom disclosure group style draws a group`() throws {
        let screen = Screen {
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plus())
        }
        #expect(screen.texts == ["+", "More"])
        try screen.find(.button).tap()
        #expect(screen.texts == ["-", "More", "inside"])
    }

    @Test func `platform styles can be used within custom ones`() throws {
        struct Default: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
            }
        }
        let screen = Screen {
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Default())
            Gauge(value: 0.5) {
                Text("Ring")
            } currentValueLabel: {
                Text("half")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            GroupBox("Box") { Text("content") }.groupBoxStyle(.automatic)
        }
        try screen.find(.button).tap()
        #expect(screen.texts == ["More", "inside", "Ring", "half", "Box", "content"])
        #expect(try screen.find(.progress).value == "0.5")
    }

    @Test func `a custom button style reads the environment`() {
        struct Schemed: ButtonStyle {
            @Environment(\.colorScheme) private var colorScheme
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: colorScheme.rawValue) }
        }
        let screen = Screen { Button("Go") {}.buttonStyle(Schemed()) }
        screen.colorScheme = .dark
        #expect(screen.texts == ["dark"])
    }
}
