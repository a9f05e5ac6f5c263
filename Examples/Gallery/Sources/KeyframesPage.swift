import Evergreen

/// Properties that move along keyframes, and views, shapes and effects that animations lead through what is between two values.
struct KeyframesPage: View {
    @State private var rings = 0
    @State private var amount = 0.25
    @State private var attempts = 0
    @State private var isOpen = false

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                    Sample("keyframeAnimator") { bell }
                    Sample("repeating") { heart }
                    Sample("Animatable view") { Percentage(amount: amount) }
                    Sample("Animatable shape") {
                        Sector(amount: amount).fill(.green).frame(width: 64, height: 64)
                            .accessibilityIdentifier("sector")
                    }
                    Sample("GeometryEffect") {
                        Text("Wrong").padding(8).background(.red.opacity(0.3)).accessibilityIdentifier("shaken")
                            .modifier(Shake(animatableData: CGFloat(attempts)))
                    }
                    Sample("GeometryEffect, size") {
                        Rectangle().fill(.orange).frame(width: 80, height: 24).accessibilityIdentifier("lid")
                            .modifier(Lid(degrees: isOpen ? 90 : 0))
                    }
                    Sample("ignoredByLayout") {
                        ReadPlace().frame(width: 80, height: 48).background(.teal.opacity(0.4))
                            .modifier(Shake(animatableData: 0.25).ignoredByLayout())
                    }
                }
                HStack {
                    Button("Ring") { rings += 1 }
                    Button("Fill") { withAnimation(.easeInOut(duration: 1)) { amount = 1 - amount } }
                    Button("Shake") { withAnimation(.linear(duration: 0.5)) { attempts += 1 } }
                    Button("Open") { withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle() } }
                }
            }
            .padding()
        }
        .navigationTitle("Keyframes")
    }

    private var bell: some View {
        Image(systemName: "bell.fill").font(.largeTitle)
            .keyframeAnimator(initialValue: Swing(), trigger: rings) { bell, swing in
                bell.rotationEffect(swing.angle, anchor: .top).scaleEffect(swing.scale)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(24), duration: 0.2)
                    CubicKeyframe(.degrees(-18), duration: 0.3)
                    CubicKeyframe(.degrees(10), duration: 0.3)
                    SpringKeyframe(.zero, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.3, duration: 0.2)
                    LinearKeyframe(1, duration: 0.8, timingCurve: .easeOut)
                }
            }
            .accessibilityIdentifier("bell")
    }

    private var heart: some View {
        KeyframeAnimator(initialValue: 1.0) { scale in
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red).scaleEffect(scale)
        } keyframes: { _ in
            SpringKeyframe(1.3, duration: 0.4, spring: .snappy)
            CubicKeyframe(1, duration: 0.6)
            LinearKeyframe(1, duration: 0.5)
        }
    }

    struct Swing {
        var angle = Angle.zero
        var scale = 1.0
    }
}

/// A number that counts while an animation changes it.
private struct Percentage: View, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    var body: some View {
        Text(amount, format: .percent.precision(.fractionLength(0)))
            .font(.title).monospacedDigit().accessibilityIdentifier("percentage")
    }
}

/// A part of a circle, whose angle is animated.
private struct Sector: Shape {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(
                center: center,
                radius: rect.width / 2,
                startAngle: .degrees(-90),
                endAngle: .degrees(360 * amount - 90),
                clockwise: false
            )
            path.closeSubpath()
        }
    }
}

/// Moves a view to and fro, once for each attempt.
private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
    }
}

/// Turns a view about its lower trailing corner.
private struct Lid: GeometryEffect {
    var degrees: Double
    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let turn = CGAffineTransform(translationX: size.width, y: size.height)
            .rotated(by: Angle.degrees(degrees).radians)
            .translatedBy(x: -size.width, y: -size.height)
        return ProjectionTransform(turn)
    }
}

/// Says where it is.
private struct ReadPlace: View {
    var body: some View {
        GeometryReader { proxy in
            Text(proxy.frame(in: .global).minX, format: .number.precision(.fractionLength(0)))
                .accessibilityIdentifier("place")
        }
    }
}
