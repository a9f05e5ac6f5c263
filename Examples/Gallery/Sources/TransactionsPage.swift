import Evergreen

/// Animations of parts of a window: each view, and each of its modifiers, in its own time.
struct TransactionsPage: View {
    @State private var isRaised = false
    @State private var isRound = false
    @State private var isMarked = false
    @State private var score = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Toggle("One after the other", isOn: $isRaised)
            HStack(spacing: 12) {
                ForEach(0..<7) { index in
                    Circle().fill(.green).frame(width: 28, height: 28)
                        .offset(y: isRaised ? -16 : 16)
                        .animation(.easeInOut(duration: 0.5).delay(Double(index) * 0.08), value: isRaised)
                        .accessibilityIdentifier("dot-\(index)")
                }
            }
            .padding(.vertical, 16)
            Toggle("Color at once, shape as a spring", isOn: $isRound)
            Text("Evergreen").padding(24)
                .background(isRound ? .orange.opacity(0.3) : .teal.opacity(0.3))
                .animation(nil, value: isRound)
                .clipShape(.rect(cornerRadius: isRound ? 36 : 4))
                .scaleEffect(isRound ? 1.15 : 1)
                .animation(.spring(duration: 0.8, bounce: 0.5), value: isRound)
                .accessibilityIdentifier("shaped")
            Toggle("A modifier alone", isOn: $isMarked)
            Label(isMarked ? "Watered" : "Dry", systemImage: "drop.fill")
                .animation(.easeInOut(duration: 0.6)) { content in
                    content.rotationEffect(.degrees(isMarked ? -4 : 0)).offset(x: isMarked ? 40 : 0)
                }
                .accessibilityIdentifier("marked")
            HStack(spacing: 24) {
                Button("Score") { withAnimation(.easeOut(duration: 0.8)) { score += 1 } }
                Bar(value: score).accessibilityIdentifier("moving")
                Bar(value: score).transaction { $0.animation = nil }.accessibilityIdentifier("still")
            }
            HStack(spacing: 24) {
                Button("Move") { isOn.toggle() }
                Button("Move at once") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
                Image(systemName: "leaf.fill").foregroundStyle(.green)
                    .offset(x: isOn ? 60 : 0)
                    .animation(.easeInOut(duration: 0.6), value: isOn)
                    .accessibilityIdentifier("leaf")
            }
        }
        .padding()
        .navigationTitle("Transactions")
    }
}

private struct Bar: View {
    let value: Int

    var body: some View {
        Rectangle().fill(.blue).frame(width: 20 + CGFloat(value % 4) * 30, height: 20)
    }
}
