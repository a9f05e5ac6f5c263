import Evergreen
import Foundation

/// Gestures of an app's own: drags, pinches, and what is made of several.
struct PointersPage: View {
    @State private var last = "nothing"

    var body: some View {
        VStack(spacing: 16) {
            Text("Last: \(last)").accessibilityIdentifier("last")
            DragField()
            HeldCard()
            PinchedSquare()
            Text("Tap me anywhere")
                .frame(maxWidth: .infinity)
                .padding()
                .background(.teal.opacity(0.2))
                .cornerRadius(8)
                .onTapGesture { location in last = "tap at \(Int(location.x)), \(Int(location.y))" }
            PointedArea()
            HStack {
                Button("Both of us") { last = "button" }
                    .simultaneousGesture(TapGesture().onEnded { last += " and gesture" })
                Button("Not me") { last = "button" }
                    .highPriorityGesture(TapGesture().onEnded { last = "gesture" })
            }
            .buttonStyle(.bordered)
        }
        .padding()
        .navigationTitle("Pointers")
    }
}

/// An area that shows where the pointer is over it.
private struct PointedArea: View {
    @State private var point: CGPoint?

    var body: some View {
        Text(point.map { "Pointer at \(Int($0.x)), \(Int($0.y))" } ?? "No pointer here")
            .frame(maxWidth: .infinity)
            .padding()
            .background(.brown.opacity(0.2))
            .cornerRadius(8)
            .accessibilityIdentifier("pointed")
            .onContinuousHover { phase in
                if case .active(let location) = phase { point = location } else { point = nil }
            }
    }
}

/// A knob that is dragged within a field, and goes on where it was let go. Two taps bring it back.
private struct DragField: View {
    @State private var position = CGSize.zero
    @GestureState private var drag = CGSize.zero

    var body: some View {
        Circle()
            .fill(drag == .zero ? Color.blue : .indigo)
            .frame(width: 44, height: 44)
            .accessibilityLabel("Knob")
            .accessibilityIdentifier("knob")
            .onTapGesture(count: 2) { withAnimation { position = .zero } }
            .offset(x: position.width + drag.width, y: position.height + drag.height)
            .gesture(
                DragGesture(minimumDistance: 4)
                    .updating($drag) { value, drag, _ in drag = value.translation }
                    .onEnded { value in
                        position.width += value.translation.width
                        position.height += value.translation.height
                    }
            )
            .frame(maxWidth: .infinity, minHeight: 160)
            .background(.gray.opacity(0.15))
            .cornerRadius(8)
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("field")
    }
}

/// A card that is lifted by a long press, and dragged then: a finger that moves at once scrolls.
private struct HeldCard: View {
    private enum Phase: Equatable {
        case atRest, pressed
        case dragged(CGSize)
    }

    @GestureState(resetTransaction: Transaction(animation: .default)) private var phase = Phase.atRest

    var body: some View {
        Text(label)
            .padding()
            .background(phase == .atRest ? .orange.opacity(0.2) : .orange.opacity(0.5))
            .cornerRadius(8)
            .accessibilityIdentifier("card")
            .offset(offset)
            .gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .updating($phase) { value, phase, _ in
                        switch value {
                        case .first: phase = .pressed
                        case .second(_, let drag): phase = .dragged(drag?.translation ?? .zero)
                        }
                    }
            )
    }

    private var label: LocalizedStringKey {
        switch phase {
        case .atRest: "Hold me, and drag"
        case .pressed: "Held"
        case .dragged: "Dragged"
        }
    }

    private var offset: CGSize { if case .dragged(let offset) = phase { offset } else { .zero } }
}

/// A square that two fingers magnify and turn; a trackpad magnifies it.
private struct PinchedSquare: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var pinch = SimultaneousGesture<MagnifyGesture, RotateGesture>.Value?.none

    var body: some View {
        Rectangle()
            .fill(.purple.opacity(0.5))
            .frame(width: 90, height: 90)
            .accessibilityLabel("Square")
            .accessibilityIdentifier("square")
            .scaleEffect(scale * (pinch?.first?.magnification ?? 1))
            .rotationEffect(angle + (pinch?.second?.rotation ?? .zero))
            .frame(maxWidth: .infinity, minHeight: 200)
            .background(.gray.opacity(0.15))
            .cornerRadius(8)
            .gesture(
                MagnifyGesture().simultaneously(with: RotateGesture())
                    .updating($pinch) { value, pinch, _ in pinch = value }
                    .onEnded { value in
                        scale *= value.first?.magnification ?? 1
                        angle = angle + (value.second?.rotation ?? .zero)
                    }
            )
        Text("\(Int((scale * 100).rounded())) percent, \(Int(angle.degrees.rounded())) degrees")
    }
}
