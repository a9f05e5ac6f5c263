import Evergreen

/// Changes that are animated: a place, a size, a color, and what comes and goes.
struct AnimationsPage: View {
    @State private var isMoved = false
    @State private var isLarge = false
    @State private var leaves = [1]
    @State private var isShown = true

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
            Button("asymmetric") { withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() } }
            if isShown {
                Text("Comes and goes").padding().background(.yellow.opacity(0.3)).cornerRadius(8)
                    .offset(x: 12)
                    .transition(.asymmetric(insertion: .scale, removal: .offset(x: 80).combined(with: .opacity)))
            }
            Button("transition") { withAnimation { leaves.append(leaves.count + 1) } }
            ForEach(leaves, id: \.self) { leaf in
                Label("Leaf \(leaf)", systemImage: "leaf").transition(.move(edge: .leading))
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
