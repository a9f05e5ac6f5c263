import Evergreen

/// Who gets the space, and how lines and letters are spaced.
struct SizesPage: View {
    private let long = "A text that is much longer than there is space for"

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ScrollView(.horizontal) {
                HStack {
                    Text(long).lineLimit(1).layoutPriority(1).accessibilityIdentifier("first")
                    Text(long).lineLimit(1).accessibilityIdentifier("second")
                }
                .frame(width: 500)
                .border(.gray)
            }
            .accessibilityLabel("Two texts in a row")
            Text("Not wrapped, however long it is")
                .fixedSize()
                .frame(width: 100, alignment: .leading)
                .border(.gray)
            Color.teal
                .frame(minWidth: 20, idealWidth: 120, maxWidth: .infinity, minHeight: 10, idealHeight: 30)
                .fixedSize()
                .accessibilityIdentifier("ideal")
            Text("Lines\nfar\napart").lineSpacing(12).accessibilityIdentifier("lines")
            Text("Lines\nas high\nas said").lineHeight(.exact(points: 40)).accessibilityIdentifier("exact lines")
            Text("Lines\ntwice\nas high").lineHeight(.multiple(factor: 2)).accessibilityIdentifier("double lines")
            Text("Letters far apart").tracking(4).accessibilityIdentifier("letters")
            Text("Some **strong** words, `code` and a [link](https://swift.org)").accessibilityIdentifier("markdown")
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
                Button("Paste") {}
            }
        }
        .padding()
        .navigationTitle("Sizes")
    }
}
