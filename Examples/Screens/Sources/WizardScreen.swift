import SwiftUI

struct WizardScreen: View {
    private enum Step: Int, CaseIterable { case welcome, interests, finish }

    @Environment(\.dismiss) private var dismiss
    @State private var step = Step.welcome
    @State private var interests: Set<String> = []
    private let topics = ["Birds", "Trees", "Rivers", "Stars"]

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: Double(step.rawValue + 1), total: Double(Step.allCases.count))
            Spacer()
            switch step {
            case .welcome:
                page("Welcome", "hand.wave", "Three short steps, and you are done.")
            case .interests:
                VStack(alignment: .leading, spacing: 12) {
                    Text("What do you like?").font(.title2).bold()
                    ForEach(topics, id: \.self) { topic in
                        Toggle(topic, isOn: binding(for: topic)).toggleStyle(.button)
                    }
                }
            case .finish:
                page("All set", "checkmark.seal", "You like \(interests.sorted().formatted(.list(type: .and))).")
            }
            Spacer()
            HStack {
                if step != .welcome {
                    Button("Back") { move(by: -1) }.buttonStyle(.bordered)
                }
                Spacer()
                Button(step == .finish ? "Finish" : "Continue") {
                    if step == .finish { dismiss() } else { move(by: 1) }
                }
                .buttonStyle(.borderedProminent)
                .disabled(step == .interests && interests.isEmpty)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Wizard")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func page(_ title: LocalizedStringKey, _ symbol: String, _ text: String) -> some View {
        VStack(spacing: 16) {
            Image(systemName: symbol).font(.system(size: 64)).foregroundStyle(.tint)
            Text(title).font(.largeTitle.weight(.bold))
            Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
    }

    private func move(by offset: Int) {
        withAnimation { step = Step(rawValue: step.rawValue + offset) ?? step }
    }

    private func binding(for topic: String) -> Binding<Bool> {
        Binding {
            interests.contains(topic)
        } set: { isOn in
            if isOn { interests.insert(topic) } else { interests.remove(topic) }
        }
    }
}
