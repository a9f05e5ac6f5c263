import Evergreen

/// Images and colors of an asset catalog.
struct ImagesPage: View {
    @State private var isDotShown = false

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                Sample("Image") { Image("Leaf").accessibilityIdentifier("leaf") }
                Sample("with a label") { Image("Leaf", label: Text("A green leaf")).accessibilityIdentifier("labeled") }
                Sample("decorative") { Image(decorative: "Leaf").accessibilityIdentifier("decorative") }
                Sample("resizable") {
                    Image("Leaf").resizable().scaledToFit().frame(width: 120, height: 40)
                        .accessibilityIdentifier("resized")
                }
                Sample("two sizes") { Image("Dot").accessibilityIdentifier("dot") }
                Sample("Label") { Label("A dot", image: "Dot") }
                Sample("Color") {
                    Text("Meadow").padding().background(Color("Meadow")).accessibilityIdentifier("meadow")
                }
                Sample("missing") { Image("Nothing").frame(width: 48, height: 48) }
            }
            Button("Another dot") { isDotShown = true }
            if isDotShown { Image("Dot", label: Text("Another dot")) }
        }
        .navigationTitle("Images")
    }
}
