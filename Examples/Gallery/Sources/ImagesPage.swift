import Evergreen
import Foundation

/// Images and colors of an asset catalog, and images from data.
struct ImagesPage: View {
    @State private var isDotShown = false

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
                Sample("Image") { Image("Leaf").accessibilityIdentifier("leaf") }
                Sample("with a label") { Image("Leaf", label: Text("A green leaf")).accessibilityIdentifier("labeled") }
                Sample("decorative") { Image(decorative: "Leaf").accessibilityIdentifier("decorative") }
                Sample("interpolation") {
                    Image("Leaf").resizable().interpolation(.none).scaledToFit().frame(width: 120, height: 40)
                }
                Sample("resizable") {
                    Image("Leaf").resizable().scaledToFit().frame(width: 120, height: 40).backgroundExtensionEffect()
                        .accessibilityIdentifier("resized")
                }
                Sample("two sizes") { Image("Dot").accessibilityIdentifier("dot") }
                Sample("Label") { Label("A dot", image: "Dot") }
                Sample("Color") {
                    Text("Meadow").padding().background(Color("Meadow")).accessibilityIdentifier("meadow")
                }
                Sample("AsyncImage") {
                    AsyncImage(url: Self.sun) { phase in
                        if let image = phase.image { image.resizable() } else { ProgressView() }
                    }
                    .frame(width: 48, height: 48)
                }
                Sample("symbolVariant") {
                    HStack {
                        Image(systemName: "heart").accessibilityIdentifier("filled")
                        Image(systemName: "bell").symbolVariant(.slash)
                        Image(systemName: "checkmark")
                    }
                    .symbolVariant(.fill)
                }
                Sample("variableValue") {
                    HStack(spacing: 0) {
                        ForEach([0, 0.4, 1], id: \.self) { value in
                            Image(systemName: "wifi", variableValue: value)
                        }
                    }
                    .font(.system(size: 48)).foregroundStyle(.black)
                }
                Sample("UIImage") {
                    if let picture = UIImage(data: Self.colors.pngData, scale: 2) {
                        Image(uiImage: picture).accessibilityLabel("Colors").accessibilityIdentifier("colors")
                    }
                }
                Sample("capInsets") {
                    if let frame = UIImage(data: Self.frame.pngData, scale: 2) {
                        Image(uiImage: frame)
                            .resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
                            .interpolation(.none).frame(width: 120, height: 40)
                            .accessibilityLabel("Frame").accessibilityIdentifier("frame")
                    }
                }
                Sample("resizingMode") {
                    if let frame = UIImage(data: Self.frame.pngData, scale: 2) {
                        Image(uiImage: frame).resizable(resizingMode: .tile).interpolation(.none)
                            .frame(width: 72, height: 48)
                            .accessibilityLabel("Tiles").accessibilityIdentifier("tiles")
                    }
                }
                Sample("missing") { Image("Nothing").frame(width: 48, height: 48) }
            }
            Button("Another dot") { isDotShown = true }
            if isDotShown { Image("Dot", label: Text("Another dot")) }
        }
        .navigationTitle("Images")
    }

    /// A picture that is computed when it is shown.
    private static let colors = Bitmap(width: 128, height: 96) { x, y in
        (red: UInt8(2 * x), green: UInt8(2 * y), blue: UInt8(255 - 2 * x))
    }

    /// Red corners, green edges and a blue center, of 8 points each.
    private static let frame = Bitmap(width: 48, height: 48) { x, y in
        let (isEdgeX, isEdgeY) = (x < 16 || x >= 32, y < 16 || y >= 32)
        return (
            red: isEdgeX && isEdgeY ? 255 : 0, green: isEdgeX != isEdgeY ? 255 : 0, blue: isEdgeX || isEdgeY ? 0 : 255
        )
    }

    /// A drawing of a sun, in its URL.
    private static let sun = URL(
        string: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E"
            + "%3Ccircle cx='4' cy='4' r='3' fill='orange'/%3E%3C/svg%3E"
    )
}
