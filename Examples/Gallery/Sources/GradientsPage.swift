import Evergreen

/// Gradients, as views, backgrounds, texts and shapes.
struct GradientsPage: View {
    @State private var isPlainShown = false
    @State private var isPaintedShown = false
    private let colors = [Color.red, .yellow, .blue]
    private let color = Color(red: 1, green: 0, blue: 0)
    private let other = Color(red: 0, green: 0, blue: 1)

    /// The corners are red, green, blue and black.
    private var mesh: MeshGradient {
        MeshGradient(
            width: 2,
            height: 2,
            points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [color, Color(red: 0, green: 1, blue: 0), other, .black]
        )
    }

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [.blue.opacity(0.25), .clear],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .ignoresSafeArea()
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                Sample("LinearGradient") {
                    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).swatch()
                }
                Sample("from corner to corner") {
                    LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).swatch()
                }
                Sample("RadialGradient") {
                    RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 60).swatch()
                }
                Sample("EllipticalGradient") { EllipticalGradient(colors: colors).swatch() }
                Sample("AngularGradient") {
                    Circle().fill(AngularGradient(colors: colors + [.red], center: .center))
                        .frame(width: 80, height: 80)
                }
                Sample("MeshGradient") {
                    MeshGradient(
                        width: 3,
                        height: 3,
                        points: [
                            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                        ],
                        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
                    )
                    .swatch()
                }
                Sample("MeshGradient in a path") {
                    Path { path in
                        path.move(to: CGPoint(x: 60, y: 0))
                        path.addLine(to: CGPoint(x: 120, y: 80))
                        path.addLine(to: CGPoint(x: 0, y: 80))
                        path.closeSubpath()
                    }
                    .fill(mesh)
                    .frame(width: 120, height: 80)
                }
                Sample("MeshGradient in a text") { Text("Mesh").font(.largeTitle).bold().foregroundStyle(mesh) }
                Sample("Color.gradient") {
                    RoundedRectangle(cornerRadius: 12).fill(Color.green.gradient).frame(width: 120, height: 80)
                }
                Sample("Color.gradient, across") {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(.linearGradient(Color.green.gradient, startPoint: .leading, endPoint: .trailing))
                        .frame(width: 120, height: 80)
                }
                Sample("opacity of a gradient") {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(
                            LinearGradient(colors: [color, other], startPoint: .leading, endPoint: .trailing).opacity(
                                0.5
                            )
                        )
                        .frame(width: 120, height: 80)
                }
                Sample("quinary") { Capsule().fill(.quinary).frame(width: 120, height: 20) }
                Sample("stroke") {
                    Circle().stroke(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom), lineWidth: 8)
                        .frame(width: 80, height: 80)
                }
                Sample("border") {
                    Text("Border").padding()
                        .border(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing), width: 4)
                }
                Sample("Text") {
                    Text("Gradient").font(.largeTitle).bold()
                        .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                }
                Sample("background") {
                    Text("Behind").padding().background(Gradient(colors: [.yellow, .orange])).cornerRadius(8)
                }
                Sample("yellow") {
                    VStack {
                        Text("On yellow")
                        Text("Blue").foregroundStyle(Color(red: 0.1, green: 0.3, blue: 0.75))
                    }
                    .padding()
                    .background(.yellow)
                }
                Sample("stops") {
                    LinearGradient(
                        stops: [
                            Gradient.Stop(color: .black, location: 0.5), Gradient.Stop(color: .white, location: 0.5),
                        ],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                    .swatch()
                }
                Sample("mix") {
                    HStack(spacing: 0) {
                        ForEach(0..<5) { step in
                            VStack(spacing: 0) {
                                color.mix(with: other, by: Double(step) / 4)
                                    .accessibilityIdentifier("perceptual-\(step)")
                                color.mix(with: other, by: Double(step) / 4, in: .device)
                                    .accessibilityIdentifier("device-\(step)")
                                Color.green.mix(with: .orange, by: Double(step) / 4)
                            }
                        }
                    }
                    .swatch()
                }
            }
            .padding()
        }
        .navigationTitle("Gradients")
        .toolbar {
            Button("Plain sheet") { isPlainShown = true }
            Button("Painted sheet") { isPaintedShown = true }
        }
        .sheet(isPresented: $isPlainShown) { SheetContent(colors: [.clear]) }
        .sheet(isPresented: $isPaintedShown) { SheetContent(colors: [.yellow, .orange]) }
    }
}

private struct SheetContent: View {
    let colors: [Color]

    var body: some View {
        ZStack {
            LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            Text("Content").padding(60)
        }
    }
}

extension View {
    fileprivate func swatch() -> some View { frame(width: 120, height: 80).cornerRadius(8) }
}
