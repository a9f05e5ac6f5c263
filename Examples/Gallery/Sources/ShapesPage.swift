import Evergreen

/// The shapes that are there, filled and stroked.
struct ShapesPage: View {
    @State private var isRound = false

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))], spacing: 24) {
            Sample("Rectangle") { Rectangle().fill(.green).frame(width: 100, height: 60) }
            Sample("RoundedRectangle") { RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 100, height: 60) }
            Sample("UnevenRoundedRectangle") {
                UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.blue)
                    .frame(width: 100, height: 60)
            }
            Sample("Circle") { Circle().stroke(.orange, lineWidth: 6).frame(width: 60, height: 60) }
            Sample("Ellipse") { Ellipse().fill(.pink).frame(width: 100, height: 60) }
            Sample("Capsule") { Capsule().strokeBorder(.purple, lineWidth: 4).frame(width: 100, height: 40) }
            Sample("AnyShape") {
                Color.indigo.frame(width: 100, height: 60)
                    .clipShape(isRound ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 8)))
            }
            Sample("trim") {
                Circle().trim(from: 0, to: 0.75).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .frame(width: 60, height: 60)
            }
            Sample("shadow") { Circle().fill(.yellow).frame(width: 60, height: 60).shadow(radius: 6) }
            Sample("ContainerRelativeShape") {
                ContainerRelativeShape().fill(.teal).accessibilityIdentifier("relative").padding(8)
                    .frame(width: 100, height: 60).containerShape(.rect(cornerRadius: 20))
                    .background(.teal.opacity(0.2), in: .rect(cornerRadius: 20))
            }
            Sample("ConcentricRectangle") {
                HStack(spacing: 4) {
                    Rectangle().fill(.gray).frame(width: 20)
                    ConcentricRectangle(corners: .concentric(minimum: .fixed(3))).fill(.orange)
                        .accessibilityIdentifier("concentric")
                }
                .padding(6).frame(width: 100, height: 60).containerShape(.rect(cornerRadius: 20))
                .background(.orange.opacity(0.2), in: .rect(cornerRadius: 20))
            }
            Sample("rect, concentric corners") {
                Color.indigo.clipShape(.rect(corners: .concentric, isUniform: true)).padding(10)
                    .frame(width: 100, height: 60).containerShape(.rect(cornerRadius: 24))
                    .background(.indigo.opacity(0.2), in: .rect(cornerRadius: 24))
            }
            Sample("UIColor") { Rectangle().fill(Color(UIColor.systemTeal)).frame(width: 100, height: 60) }
        }
        .padding()
        .navigationTitle("Shapes")
        .toolbar { Toggle("Round", isOn: $isRound) }
    }
}
