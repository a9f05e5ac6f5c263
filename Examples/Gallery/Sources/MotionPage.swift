import Evergreen

/// Symbols that move, texts that give way to others, and views that take the place of others.
struct MotionPage: View {
    @Namespace private var places
    @Namespace private var marked
    @State private var count = 0
    @State private var isOpen = false
    @State private var isPulsing = true
    @State private var choice = "Day"
    @State private var mark = "One"

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 24) {
                    Sample("pulse") { Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: isPulsing) }
                    Sample("variableColor") { Image(systemName: "wifi").symbolEffect(.variableColor.iterative) }
                    Sample("rotate") { Image(systemName: "gear").symbolEffect(.rotate, options: .speed(0.5)) }
                    Sample("breathe") { Image(systemName: "moon").symbolEffect(.breathe) }
                    Sample("wiggle") { Image(systemName: "bell").symbolEffect(.wiggle, value: count) }
                    Sample("wiggle, up") {
                        Image(systemName: "bell.fill").symbolEffect(.wiggle.up, value: count)
                    }
                    Sample("disappear") {
                        Image(systemName: "cloud.fill").symbolEffect(.disappear, isActive: isPulsing)
                            .accessibilityIdentifier("disappearing")
                    }
                    Sample("bounce") {
                        Image(systemName: "star.fill").symbolEffect(.bounce, options: .repeat(2), value: count)
                    }
                    Sample("scale") {
                        Image(systemName: isPulsing ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace)).symbolEffect(.scale.up, isActive: isPulsing)
                    }
                    Sample("appear") {
                        if isPulsing {
                            Image(systemName: "star.fill").transition(.symbolEffect(.appear))
                                .accessibilityIdentifier("appearing")
                        }
                    }
                }
                Text("\(count)").font(.largeTitle).contentTransition(.numericText()).accessibilityIdentifier("count")
                HStack {
                    Button("Count") { withAnimation { count += 1 } }
                    Button("Pulse") { withAnimation { isPulsing.toggle() } }
                    Button("Card") { withAnimation(.linear(duration: 0.6)) { isOpen.toggle() } }
                }
                HStack {
                    ForEach(["Day", "Week", "Year"], id: \.self) { name in
                        Text(name).padding(.horizontal, 16).padding(.vertical, 6)
                            .background {
                                if choice == name {
                                    Capsule().fill(.green.opacity(0.3))
                                        .matchedGeometryEffect(id: "choice", in: places)
                                }
                            }
                            .onTapGesture { withAnimation { choice = name } }
                    }
                }
                marks
                HStack {
                    if isOpen {
                        Spacer()
                        RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 160, height: 120)
                            .matchedGeometryEffect(id: "card", in: places).accessibilityIdentifier("large")
                    } else {
                        RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 40, height: 30)
                            .matchedGeometryEffect(id: "card", in: places).accessibilityIdentifier("small")
                        Spacer()
                    }
                }
                ZoomedColors()
            }
            .padding()
        }
        .navigationTitle("Motion")
    }

    /// A capsule and a line that are where the chosen word is.
    private var marks: some View {
        HStack(spacing: 24) {
            ForEach(["One", "Thirteen", "Two"], id: \.self) { name in
                Text(name).padding(8).accessibilityIdentifier("mark \(name)")
                    .matchedGeometryEffect(id: name, in: marked)
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { mark = name } }
            }
        }
        .background {
            Capsule().fill(.orange.opacity(0.3)).accessibilityIdentifier("marker")
                .matchedGeometryEffect(id: mark, in: marked, isSource: false)
            Rectangle().fill(.orange).frame(width: 16, height: 2).accessibilityIdentifier("line")
                .matchedGeometryEffect(id: mark, in: marked, properties: .position, anchor: .bottom, isSource: false)
        }
    }
}

/// Pages that grow out of the views that lead to them, and a sheet that does.
private struct ZoomedColors: View {
    private static let colors: [(name: String, color: Color)] = [
        ("Mint", .mint), ("Indigo", .indigo), ("Orange", .orange),
    ]

    @Namespace private var colors
    @State private var isSheetShown = false

    var body: some View {
        HStack(spacing: 16) {
            ForEach(Self.colors, id: \.name) { name, color in
                NavigationLink {
                    color.frame(maxWidth: .infinity, minHeight: 320).accessibilityIdentifier("page")
                        .navigationTitle(name)
                        .navigationTransition(.zoom(sourceID: name, in: colors))
                } label: {
                    color.frame(width: 88, height: 64).clipShape(.rect(cornerRadius: 12))
                        .matchedTransitionSource(id: name, in: colors) { $0.clipShape(.rect(cornerRadius: 12)) }
                }
                .accessibilityLabel(name)
            }
            Button("Sheet") { isSheetShown = true }
                .matchedTransitionSource(id: "sheet", in: colors)
        }
        .sheet(isPresented: $isSheetShown) {
            VStack {
                Text("A sheet").font(.title)
                Button("Done") { isSheetShown = false }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTransition(.zoom(sourceID: "sheet", in: colors))
        }
    }
}
