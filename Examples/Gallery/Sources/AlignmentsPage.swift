import Evergreen

/// Views that are aligned by guides: of the app, and standard ones that views set.
struct AlignmentsPage: View {
    @State private var isFar = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Sample("account") {
                HStack(alignment: .accountName) {
                    VStack {
                        Text("@evergreen").alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
                            .accessibilityIdentifier("account name")
                        Image(systemName: "leaf.fill").resizable().foregroundStyle(.green).frame(width: 48, height: 48)
                    }
                    VStack(alignment: .leading) {
                        Text("Full name")
                        Text("Evergreen Oak").font(.largeTitle)
                            .alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
                            .accessibilityIdentifier("full name")
                        Text("Quercus ilex").foregroundStyle(.secondary)
                    }
                }
            }
            Sample("form") {
                VStack(alignment: .colon, spacing: 6) {
                    ForEach(trees, id: \.0) { name, height in
                        HStack {
                            Text(name)
                            Text(height).foregroundStyle(.secondary).alignmentGuide(.colon) { $0[.leading] - 4 }
                                .accessibilityIdentifier("height of \(name)")
                        }
                    }
                }
                .padding(8).background(.quaternary.opacity(0.4))
            }
            Sample("stairs") {
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(0..<4) { step in
                        Bar(width: 60).alignmentGuide(.leading) { _ in -20 * CGFloat(step) }
                            .accessibilityIdentifier("stair \(step)")
                    }
                }
                .border(.gray).accessibilityIdentifier("stairs frame")
            }
            Sample("towers") {
                HStack(alignment: .bottom, spacing: 2) {
                    Bar(width: 30, height: 30).accessibilityIdentifier("low tower")
                    Bar(width: 30, height: 50).alignmentGuide(.bottom) { $0.height / 2 }
                        .accessibilityIdentifier("high tower")
                }
                .border(.gray).accessibilityIdentifier("towers frame")
            }
            Sample("cross") {
                ZStack(alignment: Alignment(horizontal: .third, vertical: .third)) {
                    Bar(width: 120, height: 12).accessibilityIdentifier("beam")
                    Bar(width: 12, height: 120).accessibilityIdentifier("post")
                }
            }
            Sample("overlay") {
                Bar(width: 120, height: 60)
                    .overlay(alignment: Alignment(horizontal: .third, vertical: .third)) {
                        Circle().fill(.red).frame(width: 18, height: 18).accessibilityIdentifier("point")
                    }
                    .accessibilityIdentifier("overlaid")
            }
            Sample("frame") {
                Bar(width: 30, height: 30).accessibilityIdentifier("framed")
                    .frame(width: 120, height: 60, alignment: Alignment(horizontal: .third, vertical: .third))
                    .border(.gray)
            }
            Sample("texts") {
                HStack(alignment: .firstTextBaseline) {
                    Text("Large").font(.largeTitle).accessibilityIdentifier("large text")
                    Text("raised").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 8 }
                        .accessibilityIdentifier("raised text")
                    Bar(width: 12, height: 12).accessibilityIdentifier("text mark")
                }
            }
            Sample("animated") {
                VStack(alignment: .leading) {
                    Bar(width: 60).alignmentGuide(.leading) { isFar ? -80 : $0[.leading] }
                        .accessibilityIdentifier("moving")
                    Button("Move") { withAnimation(.linear(duration: 0.4)) { isFar.toggle() } }
                }
                .frame(width: 200, alignment: .leading)
            }
            Sample("right to left") {
                VStack(alignment: .colon) {
                    Bar(width: 80).alignmentGuide(.colon) { _ in 20 }.accessibilityIdentifier("mirrored 1")
                    Bar(width: 40).alignmentGuide(.colon) { $0[.trailing] }.accessibilityIdentifier("mirrored 2")
                }
                .border(.gray).environment(\.layoutDirection, .rightToLeft)
            }
        }
        .padding()
        .navigationTitle("Alignments")
    }

    private var trees: [(String, String)] { [("Oak", "20 m"), ("Giant sequoia", "84 m"), ("Yew", "18 m")] }
}

extension VerticalAlignment {
    private enum AccountName: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let accountName = VerticalAlignment(AccountName.self)

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
    /// The end of a name, where its value begins.
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    fileprivate static let colon = HorizontalAlignment(Colon.self)

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    fileprivate static let third = HorizontalAlignment(Third.self)
}

private struct Bar: View {
    let width: CGFloat
    var height: CGFloat = 16

    var body: some View {
        RoundedRectangle(cornerRadius: 3).fill(.teal).frame(width: width, height: height)
    }
}
