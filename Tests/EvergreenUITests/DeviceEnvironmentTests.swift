import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct DeviceEnvironmentTests {
    private struct Named<Value>: View {
        @Environment private var value: Value

        init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
            _value = Environment(keyPath)
        }

        var body: some View { Text(verbatim: "\(value)") }
    }

    private func text<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> [String] {
        Screen { Named(keyPath) }.texts
    }

    @Test func `settings that browsers don't report are false`() {
        #expect(text(\.accessibilityVoiceOverEnabled) == ["false"])
        #expect(text(\.accessibilitySwitchControlEnabled) == ["false"])
        #expect(text(\.accessibilityEnabled) == ["false"])
        #expect(text(\.accessibilityDifferentiateWithoutColor) == ["false"])
        #expect(text(\.accessibilityShowButtonShapes) == ["false"])
        #expect(text(\.sidebarRowSize) == ["medium"])
    }

    @Test func `accessibilityInvertColors follows the window's traits`() {
        var traits = WindowTraits()
        traits.invertsColors = true
        var environment = EnvironmentValues()
        #expect(!environment.accessibilityInvertColors)
        environment.setDefaults(from: traits)
        #expect(environment.accessibilityInvertColors)
    }

    @Test func `a window is active while its page is visible, unless overridden`() {
        var environment = EnvironmentValues()
        #expect(environment.appearsActive && environment.controlActiveState == .key)
        environment.scenePhase = .background
        #expect(!environment.appearsActive && environment.controlActiveState == .inactive)
        environment.appearsActive = true
        environment.controlActiveState = .active
        #expect(environment.appearsActive && environment.controlActiveState == .active)
        #expect(!environment.isLuminanceReduced)
        environment.isLuminanceReduced = true
        #expect(environment.isLuminanceReduced)
        #expect(environment.backgroundProminence == .standard)
        environment.backgroundProminence = .increased
        #expect(environment.backgroundProminence == .increased)
        #expect(environment.menuOrder == .automatic)
    }

    @Test func `sizeCategory mirrors dynamicTypeSize`() {
        #expect(text(\.sizeCategory) == ["large"])
        let large = Screen { Named(\.dynamicTypeSize).environment(\.sizeCategory, .accessibilityExtraLarge) }
        #expect(large.texts == ["accessibility3"])
        #expect(Screen { Named(\.sizeCategory).dynamicTypeSize(.xSmall) }.texts == ["extraSmall"])
        for category in ContentSizeCategory.allCases {
            var environment = EnvironmentValues()
            environment.sizeCategory = category
            #expect(environment.sizeCategory == category)
            #expect(environment.dynamicTypeSize.isAccessibilitySize == category.isAccessibilityCategory)
        }
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityMedium >= .extraLarge)
    }

    @Test func `texts are heavier where the legibility weight is bold`() {
        func weights(_ view: some View) -> [FontDescription.Weight?] {
            textStyles(of: view.environment(\.legibilityWeight, .bold)).map { styles in
                for case .font(let font) in styles { return font.weight }
                return nil
            }
        }
        #expect(weights(Text("a")) == [.bold])
        #expect(weights(Text("a").fontWeight(.light)) == [.medium])
        #expect(weights(Text("a").bold()) == [.black])
        #expect(weights(Text("a").fontWeight(.black)) == [.black])
        #expect(textStyles(of: Text("a").environment(\.legibilityWeight, .regular)) == [[]])
    }

    @Test func `a style reads its control's shortcut`() {
        struct Shown: ButtonStyle {
            struct Label: View {
                @Environment(\.keyboardShortcut) private var shortcut
                var body: some View { Text(shortcut == .defaultAction ? "Return" : "none") }
            }

            func makeBody(configuration: Configuration) -> some View { Label() }
        }
        let screen = Screen {
            Button("A") {}.keyboardShortcut(.defaultAction).keyboardShortcut("x")
            Button("B") {}.keyboardShortcut(nil)
        }
        let styled = Screen {
            VStack {
                Button("A") {}.keyboardShortcut(.defaultAction).keyboardShortcut("x")
                Button("B") {}.keyboardShortcut(nil)
            }
            .buttonStyle(Shown())
        }
        #expect(screen.texts == ["A", "B"])
        #expect(styled.texts == ["Return", "none"])
    }
}
