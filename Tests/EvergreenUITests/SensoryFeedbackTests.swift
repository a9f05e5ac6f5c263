import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct SensoryFeedbackTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
            Button("Others") {}
            Text("\(count)")
                .sensoryFeedback(.error, trigger: count) { $1 == 2 }
                .sensoryFeedback(trigger: count) { $1 > 2 ? .selection : nil }
        }
    }

    @Test func `a change of the trigger vibrates once`() throws {
        let screen = Screen { Counter() }
        #expect(screen.takeVibration().isEmpty)
        try screen.find(.button, "Add").tap()
        #expect(screen.takeVibration() == [18])
        #expect(screen.takeVibration().isEmpty)
        try screen.find(.button, "Others").tap()
        #expect(screen.takeVibration().isEmpty)
    }

    @Test func `feedback depends on old and new values, and the last modifier wins`() throws {
        let screen = Screen { Counter() }
        for _ in 1...2 { try screen.find(.button, "Add").tap() }
        #expect(screen.takeVibration() == [30, 50, 30, 50, 30])
        try screen.find(.button, "Add").tap()
        #expect(screen.takeVibration() == [5])
    }

    @Test func `UIKit's generators play the feedback of an action`() throws {
        let screen = Screen {
            Button("Light") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
            Button("Half") {
                let generator = UIImpactFeedbackGenerator(style: .heavy)
                generator.prepare()
                generator.impactOccurred(intensity: 0.5)
            }
            Button("Failed") { UINotificationFeedbackGenerator().notificationOccurred(.error) }
            Button("Select") { UISelectionFeedbackGenerator().selectionChanged() }
        }
        #expect(screen.takeVibration().isEmpty)
        for (title, pattern) in [("Light", [10]), ("Half", [18]), ("Failed", [30, 50, 30, 50, 30]), ("Select", [5])] {
            try screen.find(.button, title).tap()
            #expect(screen.takeVibration() == pattern)
        }
    }
}
