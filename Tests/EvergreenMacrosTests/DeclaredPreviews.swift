import EvergreenMacros
import EvergreenUI
import Observation

// The previews that the tests look for, in the forms in which apps declare them.

#Preview {
    Text("Unnamed")
}

#Preview("Named") {
    Text("Greetings")
    Text("from a preview")
}

#Preview("Declarations") {
    struct Local: View {
        let count: Int
        var body: some View { Text("\(count) things") }
    }
    let count = 3
    return Local(count: count)
}

#Preview("Condition") {
    if "a".isEmpty {
        Text("Never")
    } else {
        Text("Otherwise")
    }
}

#Preview("Previewable") {
    @Previewable @State var count = 1
    @Previewable @State var name = "Ada"
    let greeting = "Hello \(name)"
    Button(greeting) { count += 1 }
    Text(count, format: .number)
}

#Preview("Returned previewable") {
    @Previewable @State var isOn = false
    return Toggle(isOn ? "On" : "Off", isOn: $isOn)
}

#Preview("Argument", body: { Text("In parentheses") })

#Preview("Function", body: makeView)

@MainActor private func makeView() -> any View { Text("Made by a function") }

#Preview("Twice") { Text("First") }
#Preview("Twice") { Text("Second") }

#Preview("Model") {
    let model = ClickCounter()
    Button("Click") { model.clicks += 1 }
    Text("\(ClickCounter.made) made")
}

@MainActor @Observable
private final class ClickCounter {
    static var made = 0
    var clicks = 0

    init() { Self.made += 1 }
}

#Preview("Modified", traits: .sampleData, .modifier(Framed(title: "Outer"))) { Samples() }
#Preview("Broken", traits: .modifier(Broken())) { Text("Never") }

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sampleData: PreviewTrait<T> { .modifier(SampleData()) }
}

private struct Samples: View {
    @Environment(\.samples) private var samples
    var body: some View { Text(samples.joined(separator: ", ")) }
}

extension EnvironmentValues {
    @Entry fileprivate var samples: [String] = []
}

/// Creates its shared context once.
private struct SampleData: PreviewModifier {
    private static var made = 0

    static func makeSharedContext() async throws -> [String] {
        made += 1
        return ["Sample \(made)"]
    }

    func body(content: Content, context: [String]) -> some View {
        content.environment(\.samples, context)
    }
}

/// Has no context.
private struct Framed: PreviewModifier {
    let title: String

    func body(content: Content, context: Void) -> some View {
        Text(title)
        content
    }
}

private struct Broken: PreviewModifier {
    struct Failure: Error {}

    static func makeSharedContext() async throws -> Int { throw Failure() }

    func body(content: Content, context: Int) -> some View { content }
}
