import Evergreen

/// Views that know how large they are, and where.
struct GeometryPage: View {
    @State private var height: CGFloat = 0
    @State private var lines = 1
    @State private var changes = 0
    @State private var chosen = "Leaf"

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.green.frame(width: proxy.size.width * 2 / 3, height: proxy.size.height)
                        .accessibilityIdentifier("two thirds")
                    Color.orange.frame(width: proxy.size.width / 3, height: proxy.size.height)
                }
            }
            .frame(height: 40)
            .accessibilityIdentifier("bar")
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").accessibilityIdentifier("size")
            }
            .frame(height: 60)
            .border(.gray)
            HStack {
                Text(Array(repeating: "line", count: lines).joined(separator: "\n"))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                        changes += 1
                    }
                Divider().frame(height: height)
                Text("Height \(Int(height)), after \(changes) changes").accessibilityIdentifier("height")
                Spacer()
                Button("Another line") { lines += 1 }
            }
            ScrollView {
                VStack {
                    ForEach(0..<8) { number in
                        GeometryReader { proxy in
                            let distance = proxy.frame(in: .named("list")).minY
                            Text("\(number) is \(Int(distance)) below the edge")
                                .accessibilityIdentifier("distance \(number)")
                        }
                        .frame(height: 40)
                    }
                }
            }
            .frame(height: 120)
            .coordinateSpace(name: "list")
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<8) { number in
                        GeometryReader { proxy in
                            let seen = proxy.bounds(of: .scrollView(axis: .horizontal))
                            Text(seen.map { "\(Int($0.minX)) to \(Int($0.maxX))" } ?? "–")
                                .accessibilityIdentifier("seen \(number)")
                        }
                        .frame(width: 150, height: 30)
                    }
                }
            }
            HStack(spacing: 12) {
                ForEach(["Leaf", "Branch", "Trunk"], id: \.self) { name in
                    Button(name) { withAnimation { chosen = name } }
                        .buttonStyle(.plain).padding(8)
                        .anchorPreference(key: ChosenPlace.self, value: .bounds) { name == chosen ? $0 : nil }
                        .preference(key: ChosenName.self, value: name == chosen ? name : "")
                        .accessibilityAddTraits(name == chosen ? .isSelected : [])
                }
            }
            .transformAnchorPreference(key: ChosenPlace.self, value: .bounds) { place, all in place = place ?? all }
            .backgroundPreferenceValue(ChosenPlace.self) { place in
                GeometryReader { proxy in
                    if let place {
                        let rect = proxy[place]
                        Capsule().fill(.green.opacity(0.3)).frame(width: rect.width, height: rect.height)
                            .offset(x: rect.minX, y: rect.minY)
                            .accessibilityIdentifier("chosen place")
                    }
                }
            }
            .padding(.bottom, 32)
            .transformPreference(ChosenName.self) { $0 = "Chosen: " + $0 }
            .overlayPreferenceValue(ChosenName.self, alignment: .bottomLeading) { name in
                Text(name).accessibilityIdentifier("chosen name")
            }
        }
        .padding()
        .navigationTitle("Geometry")
    }
}

/// Where the chosen view is.
private struct ChosenPlace: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// What the chosen view says.
private struct ChosenName: PreferenceKey {
    static var defaultValue: String { "" }

    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
