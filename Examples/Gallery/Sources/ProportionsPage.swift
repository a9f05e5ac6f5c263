import Evergreen

/// Sizes in proportion to others, alignment guides, panes, and what pointers and assistive technology make of views.
struct ProportionsPage: View {
    @State private var note = ""
    @State private var taps = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                    Sample("aspectRatio") { Color.green.aspectRatio(2, contentMode: .fit) }
                    Sample("square") { RoundedRectangle(cornerRadius: 12).fill(.teal).scaledToFit() }
                    Sample("in a height") {
                        Color.indigo.aspectRatio(1.5, contentMode: .fit).frame(height: 60)
                    }
                    Sample("fill") {
                        LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
                            .aspectRatio(3, contentMode: .fill).frame(width: 90, height: 60).clipped()
                    }
                    Sample("scaledToFill") {
                        Image(systemName: "leaf.fill").resizable().scaledToFill().frame(width: 90, height: 60).clipped()
                    }
                    Sample("badge") {
                        Circle().fill(.gray).frame(width: 60, height: 60)
                            .overlay(alignment: .topTrailing) {
                                Circle().fill(.red).frame(width: 20, height: 20)
                                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                                    .accessibilityIdentifier("guided")
                            }
                    }
                    Sample("material") {
                        ZStack {
                            LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)
                            Text("Behind a pane").padding(10)
                                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
                        }
                        .frame(height: 80)
                    }
                }
                Text("One line, in the height of three").lineLimit(3, reservesSpace: true)
                    .background(.quaternary.opacity(0.3)).accessibilityIdentifier("reserved")
                TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
                    .textFieldStyle(.roundedBorder).accessibilityIdentifier("note")
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(1..<7) { number in
                            Text("\(number)").frame(maxWidth: .infinity, minHeight: 60).background(.bar)
                                .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                                .accessibilityIdentifier("part \(number)")
                        }
                    }
                }
                .accessibilityIdentifier("carousel")
                Text("Four fifths").frame(maxWidth: .infinity, minHeight: 40).background(.teal.opacity(0.3))
                    .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
                    .accessibilityIdentifier("four fifths")
                HStack {
                    Image(systemName: "star.fill")
                    Text("4.5")
                    Text("of 5")
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("combined")
                HStack {
                    Image(systemName: "star.fill")
                    Image(systemName: "star.fill")
                }
                .accessibilityElement(children: .ignore).accessibilityLabel("Two stars")
                .accessibilityAddTraits(.isImage)
                HStack {
                    Text("Tap")
                    Spacer()
                    Text("\(taps)").accessibilityIdentifier("taps")
                }
                .contentShape(Capsule()).onTapGesture { taps += 1 }.accessibilityIdentifier("target")
            }
            .padding()
        }
        .navigationTitle("Proportions")
    }
}
