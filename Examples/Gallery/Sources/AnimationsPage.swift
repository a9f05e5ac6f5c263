import Evergreen

/// Changes that are animated: a place, a size, a color, and what comes and goes.
struct AnimationsPage: View {
    @State private var isMoved = false
    @State private var isLarge = false
    @State private var leaves = [1]
    @State private var isShown = true
    @State private var isCalm = false
    @State private var isTurned = false
    @State private var rings = 0
    @State private var state = "Nothing has moved."
    @State private var isBeating = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Button("withAnimation") { withAnimation(.easeInOut(duration: 0.6)) { isMoved.toggle() } }
            Circle().fill(isMoved ? .orange : .green).frame(width: 40, height: 40)
                .offset(x: isMoved ? 160 : 0)
                .accessibilityIdentifier("moved")
            Toggle("animation(_:value:)", isOn: $isLarge)
            Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
                .scaleEffect(isLarge ? 1.8 : 1)
                .rotationEffect(.degrees(isLarge ? 45 : 0))
                .animation(.spring, value: isLarge)
                .accessibilityIdentifier("scaled")
                .frame(width: 80, height: 80)
            Button("phaseAnimator") { rings += 1 }
            HStack(spacing: 24) {
                Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.orange)
                    .phaseAnimator([0, 20, -20, 10, -10], trigger: rings) { bell, angle in
                        bell.rotationEffect(.degrees(angle), anchor: .top)
                    } animation: { _ in
                        .easeInOut(duration: 0.15)
                    }
                    .accessibilityIdentifier("bell")
                PhaseAnimator(["Quiet", "It rings", "It rings again"], trigger: rings) { phase in
                    Text(phase).accessibilityIdentifier("phase")
                } animation: { _ in
                    .timingCurve(.circularEaseOut, duration: 0.4)
                }
            }
            Button("completion") {
                withAnimation(.timingCurve(UnitCurve.easeInOut.inverse, duration: 0.4)) {
                    isMoved.toggle()
                    state = "It moves."
                } completion: {
                    state = "It has moved."
                }
            }
            Text(state).accessibilityIdentifier("state")
            Button("asymmetric") { withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() } }
            if isShown {
                Text("Comes and goes").padding().background(.yellow.opacity(0.3)).cornerRadius(8)
                    .offset(x: 12)
                    .transition(.asymmetric(insertion: .scale, removal: .offset(x: 80).combined(with: .opacity)))
            }
            Toggle("Transition", isOn: $isTurned.animation(.easeInOut(duration: 0.6)))
            if isTurned {
                Text("Turns in and out").padding().background(.teal.opacity(0.3)).cornerRadius(8)
                    .transition(Turn().combined(with: .scale(0.5)))
            }
            Toggle("Without an animation of the update", isOn: $isCalm)
            if isCalm {
                Text("Comes by itself").padding().background(.green.opacity(0.3)).cornerRadius(8)
                    .transition(
                        .move(edge: .leading).animation(.easeOut(duration: 0.6))
                            .combined(with: .opacity.animation(.linear(duration: 0.3)))
                    )
            }
            Button("transition") { withAnimation { leaves.append(leaves.count + 1) } }
            ForEach(leaves, id: \.self) { leaf in
                Label("Leaf \(leaf)", systemImage: "leaf").transition(.move(edge: .leading))
            }
            HStack(spacing: 24) {
                Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
                    .scaleEffect(isBeating ? 1.25 : 1)
                    .animation(isBeating ? .easeInOut(duration: 0.6).repeatForever() : .default, value: isBeating)
                    .accessibilityIdentifier("beating")
                Image(systemName: "arrow.clockwise").font(.largeTitle)
                    .rotationEffect(.degrees(isBeating ? 360 : 0))
                    .animation(
                        isBeating ? .linear(duration: 1.5).repeatForever(autoreverses: false) : nil,
                        value: isBeating
                    )
                    .accessibilityIdentifier("turning")
                Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.orange)
                    .offset(y: isBeating ? -12 : 0)
                    .animation(.easeInOut(duration: 0.2).repeatCount(5), value: isBeating)
                    .accessibilityIdentifier("hopping")
                Toggle("repeatForever", isOn: $isBeating)
            }
        }
        .padding()
        .navigationTitle("Animations")
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Fewer") { withAnimation { _ = leaves.popLast() } }.disabled(leaves.isEmpty)
                Button("More") { withAnimation { leaves.append(leaves.count + 1) } }
            }
        }
    }
}

/// Turns in from one side, and out to the other.
private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    }
}
