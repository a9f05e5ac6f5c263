import Evergreen

/// A square for each filter of a canvas, above unfiltered colors.
struct FilteredSquares: View {
    private static let filters: [GraphicsContext.Filter] = [
        .grayscale(1), .colorInvert(), .brightness(0.5), .hueRotation(.degrees(120)),
        .colorMultiply(Color(red: 1, green: 0.5, blue: 1)), .saturation(0.5), .contrast(0.5), .luminanceToAlpha,
    ]
    private let color = Color(red: 0.8, green: 0.4, blue: 0.2)

    var body: some View {
        Canvas { context, _ in
            for (index, filter) in Self.filters.enumerated() {
                var copy = context
                copy.addFilter(filter)
                copy.fill(
                    Path(CGRect(x: 30 * (index % 4), y: 30 * (index / 4), width: 24, height: 24)),
                    with: .color(color)
                )
            }
            context.fill(Path(CGRect(x: 0, y: 60, width: 114, height: 12)), with: .color(color))
            context.addFilter(.shadow(color: .black, radius: 4, x: 4, y: 4))
            context.fill(Path(CGRect(x: 0, y: 80, width: 24, height: 12)), with: .color(color))
            context.addFilter(.blur(radius: 3))
            context.fill(Path(CGRect(x: 60, y: 80, width: 24, height: 12)), with: .color(color))
        }
    }
}

/// Circles that merge where they are close to one another.
struct MeltingCircles: View {
    var body: some View {
        Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
            context.addFilter(.blur(radius: 6))
            context.drawLayer { layer in
                for x in [20, 66] {
                    layer.fill(
                        Path(ellipseIn: CGRect(x: x, y: 24, width: 44, height: 44)),
                        with: .color(.black)
                    )
                }
            }
        }
    }
}

/// Circles in additive blend mode, which are white where all three overlap.
struct MixedLights: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
            context.blendMode = .plusLighter
            for (color, x, y) in [
                (Color(red: 1, green: 0, blue: 0), 10, 5), (Color(red: 0, green: 1, blue: 0), 45, 5),
                (Color(red: 0, green: 0, blue: 1), 28, 35),
            ] {
                context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 60, height: 60)), with: .color(color))
            }
        }
    }
}

/// Bars of a canvas, with an accessibility element for each.
struct ReadBars: View {
    private let sales = [("Spring", 40.0), ("Summer", 70), ("Autumn", 55)]

    var body: some View {
        Canvas { context, size in
            for (index, (_, amount)) in sales.enumerated() {
                let bar = CGRect(x: Double(index) * 36, y: size.height - amount, width: 28, height: amount)
                context.fill(Path(bar), with: .color(.teal))
            }
        }
        .accessibilityChildren {
            ForEach(sales, id: \.0) { season, amount in Text("\(season): \(Int(amount))") }
        }
        .accessibilityLabel("Sales")
    }
}

/// A custom switch.
struct OwnSwitch: View {
    @State private var isOn = false

    var body: some View {
        Capsule()
            .fill(isOn ? Color.green : .gray)
            .frame(width: 56, height: 32)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).frame(width: 28, height: 28).padding(2)
            }
            .onTapGesture { isOn.toggle() }
            .accessibilityLabel("Own switch")
            .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}
