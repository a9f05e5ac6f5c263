import Evergreen

/// Shapes of the app's own, paths, and a canvas.
struct DrawingPage: View {
    @State private var corners = 5
    @State private var part = 0.7
    private let colors = [Color.red, .yellow, .blue, .red]

    var body: some View {
        VStack(spacing: 24) {
            Stepper("Corners: \(corners)", value: $corners, in: 3...12)
            Slider(value: $part) { Text("Part") }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                Sample("own shape") { Star(corners: corners).fill(.orange).frame(width: 100, height: 100) }
                Sample("as large as its space") { Star(corners: corners).fill(.purple).frame(height: 100) }
                Sample("fill and stroke") {
                    Star(corners: corners).fill(.yellow).stroke(
                        .red,
                        style: StrokeStyle(lineWidth: 4, lineJoin: .round)
                    )
                    .frame(width: 100, height: 100)
                }
                Sample("progress") {
                    ZStack {
                        Circle().stroke(Color.gray.opacity(0.25), lineWidth: 14)
                        Circle().trim(from: 0, to: part).rotation(.degrees(-90))
                            .stroke(
                                AngularGradient(colors: colors, center: .center),
                                style: StrokeStyle(lineWidth: 14, lineCap: .round)
                            )
                        Text(part, format: .percent.precision(.fractionLength(0)))
                    }
                    .frame(width: 86, height: 86)
                    .padding(7)
                }
                Sample("dashes") {
                    RoundedRectangle(cornerRadius: 16)
                        .strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [10, 6]))
                        .frame(width: 120, height: 100)
                }
                Sample("even and odd") {
                    Path { path in
                        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
                        path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
                    }
                    .fill(.teal, style: FillStyle(eoFill: true))
                    .frame(width: 100, height: 100)
                }
                Sample("curves") {
                    Wave().stroke(
                        .linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing),
                        lineWidth: 6
                    )
                    .frame(width: 120, height: 100)
                }
                Sample("clipShape") {
                    LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
                        .frame(width: 100, height: 100)
                        .clipShape(Star(corners: corners))
                        .shadow(radius: 3)
                }
                Sample("background") {
                    Text("Sold").font(.headline).foregroundStyle(.background).padding(30)
                        .background(.red, in: Star(corners: 9))
                }
                Sample("border and outline") {
                    HStack(spacing: 24) {
                        Rectangle().strokeBorder(.green, lineWidth: 8)
                        Rectangle().stroke(.green, lineWidth: 8)
                    }
                    .frame(width: 100, height: 60)
                    .border(.red)
                }
                Sample("Canvas") { Clock(hours: 10, minutes: 8).frame(width: 120, height: 120) }
                Sample("Canvas, measured") { Clock(hours: 3, minutes: 50).frame(height: 120) }
                Sample("canvas images") { Pictures().frame(width: 120, height: 100) }
                Sample("layers and clips") { Layers().frame(width: 120, height: 100) }
                Sample("canvas filters") { FilteredSquares().frame(width: 120, height: 100) }
                Sample("melting circles") { MeltingCircles().frame(width: 130, height: 92) }
                Sample("canvas blend modes") { MixedLights().frame(width: 116, height: 100) }
                Sample("accessibilityChildren") { ReadBars().frame(width: 100, height: 80) }
                Sample("isToggle") { OwnSwitch() }
            }
        }
        .padding()
        .navigationTitle("Drawing")
    }
}

/// A star with corners.
struct Star: Shape {
    var corners: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<2 * corners).map { point($0, in: rect) })
            path.closeSubpath()
        }
    }

    private func point(_ index: Int, in rect: CGRect) -> CGPoint {
        let radius = min(rect.width, rect.height) / (index.isMultiple(of: 2) ? 2 : 4)
        let angle = Double.pi * (Double(index) / Double(corners) - 0.5)
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
}

private struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX, y: rect.midY),
                control: CGPoint(x: rect.width / 4, y: rect.minY)
            )
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.midY),
                control1: CGPoint(x: rect.midX, y: rect.maxY),
                control2: CGPoint(x: rect.maxX, y: rect.maxY)
            )
        }
    }
}

private struct Clock: View {
    let hours: Int
    let minutes: Int

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2 - 4
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
            context.fill(face, with: .color(.gray.opacity(0.15)))
            context.stroke(face, with: .foreground, lineWidth: 3)
            for hour in 1...12 {
                let angle = Double(hour) * .pi / 6
                let point = CGPoint(x: sin(angle) * radius * 0.8, y: -cos(angle) * radius * 0.8)
                context.draw(Text(hour, format: .number).font(.caption), at: point)
            }
            hand(of: context, turns: (Double(hours) + Double(minutes) / 60) / 12, length: radius * 0.5, width: 5)
            hand(of: context, turns: Double(minutes) / 60, length: radius * 0.68, width: 3)
        }
        .accessibilityLabel("Clock: \(hours):\(minutes)")
    }

    private func hand(of context: GraphicsContext, turns: Double, length: Double, width: Double) {
        var context = context
        context.rotate(by: .degrees(360 * turns))
        let line = Path { $0.addLines([.zero, CGPoint(x: 0, y: -length)]) }
        context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

/// Images of files, in their own size and stretched, symbols and a template.
private struct Pictures: View {
    var body: some View {
        Canvas { context, _ in
            context.draw(Image("Leaf"), in: CGRect(x: 0, y: 0, width: 60, height: 40))
            context.draw(Image("Dot"), at: CGPoint(x: 90, y: 20))
            var star = context.resolve(Image(systemName: "star.fill"))
            star.shading = .color(.orange)
            context.draw(star, in: CGRect(x: 0, y: 50, width: 50, height: 50))
            context.draw(star, at: CGPoint(x: 120, y: 100), anchor: .bottomTrailing)
            var template = context.resolve(Image("Leaf").renderingMode(.template))
            template.shading = .color(.purple)
            context.draw(template, in: CGRect(x: 60, y: 50, width: 30, height: 30))
        }
        .accessibilityLabel("Pictures")
    }
}

private struct Layers: View {
    var body: some View {
        Canvas { context, size in
            let left = Path(ellipseIn: CGRect(x: 0, y: 10, width: 70, height: 70))
            let right = Path(ellipseIn: CGRect(x: 45, y: 10, width: 70, height: 70))
            var both = context
            both.opacity = 0.5
            both.drawLayer { layer in
                layer.fill(left, with: .color(.blue))
                layer.fill(right, with: .color(.green))
            }
            context.clip(to: left)
            context.clip(to: right)
            let rect = CGRect(origin: .zero, size: size)
            context.fill(
                Path(rect),
                with: .conicGradient(Gradient(colors: [.red, .yellow, .red]), center: CGPoint(x: 57, y: 45))
            )
            context.draw(Text("cut off by clips").font(.caption), in: CGRect(x: 46, y: 30, width: 30, height: 60))
        }
    }
}
