import Observation
import SwiftUI

@MainActor
@Observable
final class HabitTracker {
    struct Habit: Identifiable, Hashable {
        let id = UUID()
        var name: String
        var symbol: String
        var done: Set<Int> = []

        var streak: Int { (0..<7).reversed().prefix { done.contains($0) }.count }
    }

    var habits = [
        Habit(name: "Read", symbol: "book", done: [4, 5, 6]),
        Habit(name: "Run", symbol: "figure.run", done: [0, 2, 6]),
        Habit(name: "Water", symbol: "drop"),
    ]

    func toggle(_ day: Int, of habit: Habit, undoManager: UndoManager?) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].done.formSymmetricDifference([day])
        undoManager?.registerUndo(withTarget: self) { $0.toggle(day, of: habit, undoManager: undoManager) }
        undoManager?.setActionName("Mark \(habit.name)")
    }
}

struct HabitsScreen: View {
    @State private var tracker = HabitTracker()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        List {
            ForEach(tracker.habits) { habit in
                HabitRow(habit: habit) { tracker.toggle($0, of: habit, undoManager: undoManager) }
            }
            .onDelete { tracker.habits.remove(atOffsets: $0) }
        }
        .navigationTitle("Habits")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                    .disabled(undoManager?.canUndo != true)
                Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
                    .disabled(undoManager?.canRedo != true)
            }
        }
    }
}

private struct HabitRow: View {
    let habit: HabitTracker.Habit
    let toggle: (Int) -> Void

    private let days = ["M", "T", "W", "T", "F", "S", "S"]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Label(habit.name, systemImage: habit.symbol).font(.headline)
                Spacer()
                Text("\(habit.streak) days").foregroundStyle(.secondary).contentTransition(.numericText())
                Image(systemName: "flame.fill").foregroundStyle(.orange).symbolEffect(.bounce, value: habit.streak)
            }
            HStack(spacing: 6) {
                ForEach(days.indices, id: \.self) { day in
                    Button {
                        withAnimation(.spring(duration: 0.3)) { toggle(day) }
                    } label: {
                        Circle()
                            .fill(habit.done.contains(day) ? AnyShapeStyle(.green) : AnyShapeStyle(.quaternary))
                            .aspectRatio(1, contentMode: .fit)
                            .overlay { Text(days[day]).font(.caption.bold()) }
                            .contentShape(.circle)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("\(habit.name), day \(day + 1)")
                    .accessibilityAddTraits(habit.done.contains(day) ? .isSelected : [])
                }
            }
        }
        .padding(.vertical, 4)
    }
}

#Preview {
    NavigationStack { HabitsScreen() }
}
