import Evergreen
import GardenModels

/// A label of a plant's stage.
struct StageLabel: View {
    let stage: Plant.Stage

    var body: some View {
        Text(stage.title)
            .font(.caption)
            .foregroundStyle(color)
    }

    private var color: Color {
        switch stage {
        case .sown: .secondary
        case .growing: .blue
        case .ripe: .green
        }
    }
}
