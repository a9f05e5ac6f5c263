import Evergreen

/// What changes how a view is painted, and not its layout.
struct EffectsPage: View {
    @State private var isTurned = false
    private let shadowed: some ShapeStyle = Color.green.shadow(.drop(color: .red, radius: 0, x: 6, y: 6))

    /// Smaller towards the right.
    private static var tilted: ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m13 = 0.005
        return transform
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
            Sample("rotationEffect") { Card().rotationEffect(.degrees(isTurned ? 45 : 10)) }
            Sample("scaleEffect") { Card().scaleEffect(x: 1.2, y: 0.8) }
            Sample("scaleEffect, anchor") { Card().scaleEffect(0.5, anchor: .topLeading) }
            Sample("rotated, then moved") { Card().rotationEffect(.degrees(20)).offset(x: 10, y: 10) }
            Sample("moved, then rotated") { Card().offset(x: 20).rotationEffect(.degrees(90)) }
            Sample("blur") { Card().blur(radius: 3) }
            Sample("blur, opaque") { Card().blur(radius: 3, opaque: true) }
            Sample("grayscale") { Card().grayscale(1) }
            Sample("hueRotation") { Card().hueRotation(.degrees(90)) }
            Sample("colorInvert") { Card().colorInvert() }
            Sample("colorMultiply") {
                Color(red: 1, green: 0.5, blue: 0.5).frame(width: 60, height: 30)
                    .colorMultiply(Color(red: 0.5, green: 1, blue: isTurned ? 0 : 1))
            }
            Sample("luminanceToAlpha") {
                HStack(spacing: 0) {
                    Color.white
                    Color.black
                }
                .frame(width: 60, height: 30).luminanceToAlpha()
            }
            Sample("brightness") { Card().brightness(isTurned ? -0.3 : 0.3) }
            Sample("blendMode") {
                Card().overlay { Rectangle().fill(.orange).blendMode(.multiply) }.compositingGroup()
            }
            Sample("rotation3DEffect") { Card().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
            Sample("rotation3DEffect, flat") {
                Card().rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top, perspective: 0)
            }
            Sample("transformEffect") {
                Card().transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 10, ty: 0))
            }
            Sample("projectionEffect") { Card().projectionEffect(Self.tilted) }
            Sample("mask, gradient") {
                Card().mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
            }
            Sample("mask, text") {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    .mask { Text("Masked").font(.largeTitle.bold()).foregroundStyle(.green) }
                    .frame(height: 48)
            }
            Sample("mask, symbol") {
                Color.red.frame(width: 72, height: 48)
                    .mask(alignment: .trailing) { Image(systemName: "square.fill").resizable().scaledToFit() }
            }
            Sample("mask, image") {
                Color.red.frame(width: 72, height: 48).mask(alignment: .topLeading) { Image("Dot") }
            }
            Sample("mask, later") {
                if isTurned { Color.red.frame(width: 96, height: 64).mask { Image("Leaf") } }
            }
            Sample("mask, views") {
                Color.red.frame(width: 120, height: 60)
                    .mask {
                        HStack(spacing: 0) {
                            LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
                                .frame(width: 40)
                            Rectangle().frame(width: isTurned ? 80 : 40)
                            Image(systemName: "square.fill").resizable().frame(width: 40, height: 40)
                        }
                    }
            }
            Sample("mask, shape") { Card().mask { Capsule() } }
            Sample("shadow, inner") {
                Circle().fill(.mint.shadow(.inner(color: .black.opacity(0.6), radius: 8, y: 4)))
                    .frame(width: 60, height: 60).accessibilityIdentifier("inner")
            }
            Sample("glassEffect") {
                ZStack {
                    LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
                    GlassEffectContainer {
                        HStack {
                            Text("Glass").padding(8).glassEffect(.regular.interactive())
                            Text("Mint").padding(8).glassEffect(.clear.tint(.mint), in: .rect(cornerRadius: 8))
                        }
                    }
                }
                .frame(width: 160, height: 56)
            }
            Sample("hoverEffect") {
                VStack {
                    Card().hoverEffect(.lift)
                    Card().hoverEffect()
                }
            }
            Sample("position") {
                ZStack {
                    Color.gray.opacity(0.2)
                    Card().accessibilityIdentifier("placed").position(x: 40, y: 60)
                }
                .frame(width: 140, height: 80)
            }
            Sample("blur and shadow") { Card().blur(radius: 1).shadow(radius: 4, y: 4) }
            Sample("shadow of a style") {
                VStack {
                    Text("Title").font(.title.bold()).foregroundStyle(shadowed)
                    Image(systemName: "leaf.fill").font(.title).foregroundStyle(shadowed)
                    Circle().fill(shadowed).frame(width: 30, height: 30)
                }
            }
            Sample("zIndex") {
                ZStack {
                    Card().zIndex(1)
                    Rectangle().fill(.red.opacity(0.5)).frame(width: 110, height: 30)
                }
            }
        }
        .padding()
        .toolbar { Button("Turn") { withAnimation { isTurned.toggle() } } }
        .navigationTitle("Effects")
    }
}

/// Something to paint.
private struct Card: View {
    var body: some View {
        Label("Leaf", systemImage: "leaf")
            .padding(12)
            .background(.green.opacity(0.3))
            .cornerRadius(8)
    }
}
