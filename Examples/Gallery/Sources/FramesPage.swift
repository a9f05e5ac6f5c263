import Evergreen

/// Small layouts, each in a frame of 300 by 200 points. `Tests/Browser/test_layout.py` has the rectangles that SwiftUI gives.
struct FramesPage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                FrameCases1()
                FrameCases2()
                FrameCases3()
                FrameCases4()
                FrameCases5()
            }
        }
        .navigationTitle("Frames")
    }
}

private struct FrameCases1: View {
    var body: some View {
        FrameCase("center") {
            Block("center-a", 40, 20)
        }
        FrameCase("row") {
            HStack {
                Block("row-a", 40, 20)
                Block("row-b", 60, 40)
            }
        }
        FrameCase("row-top") {
            HStack(alignment: .top, spacing: 0) {
                Block("row-top-a", 40, 20)
                Block("row-top-b", 60, 40)
            }
        }
        FrameCase("spacer") {
            HStack {
                Block("spacer-a", 40, 20)
                Spacer()
                Block("spacer-b", 60, 40)
            }
        }
        FrameCase("tall-spacer") {
            VStack {
                Block("tall-spacer-a", 40, 20)
                Spacer()
                Block("tall-spacer-b", 60, 40)
            }
        }
        FrameCase("leading") {
            VStack(alignment: .leading, spacing: 10) {
                Block("leading-a", 40, 20)
                Block("leading-b", 100, 30)
            }
        }
        FrameCase("color") {
            VStack(alignment: .leading, spacing: 0) {
                Block("color-a", 40, 20)
                Color.blue.frame(height: 30).marked("color-b")
            }
        }
        FrameCase("wide") {
            Block("wide-a", 40, 20).frame(maxWidth: .infinity).marked("wide-b")
        }
    }
}

private struct FrameCases2: View {
    var body: some View {
        FrameCase("wide-in-wide") {
            Block("wide-in-wide-a", 40, 20).frame(maxWidth: .infinity, alignment: .leading).frame(maxWidth: .infinity)
        }
        FrameCase("wide-trailing") {
            HStack(spacing: 0) {
                Block("wide-trailing-a", 40, 20).frame(maxWidth: .infinity, alignment: .trailing)
                Block("wide-trailing-b", 60, 40)
            }
        }
        FrameCase("halves") {
            HStack(spacing: 0) {
                Color.blue.accessibilityIdentifier("halves-a")
                Color.orange.accessibilityIdentifier("halves-b")
            }
        }
        FrameCase("thirds") {
            HStack(spacing: 0) {
                Color.blue.marked("thirds-a")
                Color.orange.marked("thirds-b")
                Block("thirds-c", 60, 40)
            }
        }
        FrameCase("limit") {
            Block("limit-a", 40, 20).frame(maxWidth: 200).marked("limit-b")
        }
        FrameCase("limit-leading") {
            VStack(alignment: .leading) {
                Block("limit-leading-a", 40, 20).frame(maxWidth: 200).marked("limit-leading-b")
                Color.blue.frame(height: 10)
            }
        }
        FrameCase("least") {
            Block("least-a", 40, 20).frame(minWidth: 100).marked("least-b")
        }
        FrameCase("stretched") {
            VStack {
                Block("stretched-a", 40, 20)
                Spacer()
                Block("stretched-b", 60, 40)
            }.frame(height: 120).marked("stretched-c")
        }
    }
}

private struct FrameCases3: View {
    var body: some View {
        FrameCase("pile") {
            ZStack(alignment: .bottomTrailing) {
                Color.blue.accessibilityIdentifier("pile-a")
                Block("pile-b", 40, 20)
            }
        }
        FrameCase("small-pile") {
            ZStack(alignment: .topLeading) {
                Block("small-pile-a", 60, 40)
                Block("small-pile-b", 40, 20)
            }
        }
        FrameCase("overlay") {
            Block("overlay-a", 60, 40).overlay(alignment: .topTrailing) {
                Block("overlay-b", 10, 10)
            }
        }
        FrameCase("behind") {
            Block("behind-a", 60, 40).padding(10).background {
                Color.orange.accessibilityIdentifier("behind-b")
            }
        }
        FrameCase("padding") {
            Block("padding-a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity).marked("padding-b").padding(20)
        }
        FrameCase("line") {
            HStack(spacing: 0) {
                Block("line-a", 40, 20)
                Divider().accessibilityIdentifier("line-b")
                Block("line-c", 60, 40)
            }
        }
        FrameCase("flat-line") {
            VStack(spacing: 0) {
                Block("flat-line-a", 40, 20)
                Divider().accessibilityIdentifier("flat-line-b")
                Block("flat-line-c", 60, 40)
            }
        }
        FrameCase("shape") {
            HStack {
                Rectangle().frame(height: 4).marked("shape-a")
                Block("shape-b", 40, 20)
            }
        }
    }
}

private struct FrameCases4: View {
    var body: some View {
        FrameCase("nested") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Block("nested-a", 40, 20)
                    Spacer()
                    Block("nested-b", 60, 40)
                }
                Block("nested-c", 40, 20)
            }
        }
        FrameCase("column") {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Block("column-a", 40, 20)
                    Spacer()
                }
                Block("column-b", 60, 40)
            }
        }
        FrameCase("offset") {
            HStack(spacing: 0) {
                Block("offset-a", 40, 20).offset(x: 10)
                Block("offset-b", 60, 40)
            }
        }
        FrameCase("reader") {
            VStack(spacing: 0) {
                Block("reader-a", 40, 20)
                GeometryReader {
                    _ in Block("reader-b", 50, 30)
                }
            }
        }
        FrameCase("grid") {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Block("grid-a", 40, 20)
                    Block("grid-b", 60, 40)
                }
                GridRow {
                    Block("grid-c", 20, 20)
                    Block("grid-d", 20, 20)
                }
            }
        }
        FrameCase("columns") {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()]) {
                Color.blue.frame(height: 20).marked("columns-a")
                Color.orange.frame(height: 20).marked("columns-b")
                Block("columns-c", 40, 20)
            }
        }
        FrameCase("corner") {
            Block("corner-a", 40, 20).frame(width: 100, height: 60, alignment: .bottomTrailing).marked("corner-b")
        }
        FrameCase("larger") {
            Block("larger-a", 400, 20)
        }
    }
}

private struct FrameCases5: View {
    var body: some View {
        FrameCase("field") {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Name", text: .constant("")).marked("field-a")
                Block("field-b", 40, 20)
            }
        }
        FrameCase("switch") {
            VStack(alignment: .leading, spacing: 0) {
                Toggle("On", isOn: .constant(true)).marked("switch-a")
                Block("switch-b", 40, 20)
            }
        }
        FrameCase("bare-switch") {
            Toggle("On", isOn: .constant(true)).labelsHidden().marked("bare-switch-a")
        }
        FrameCase("value") {
            VStack(alignment: .leading, spacing: 0) {
                Slider(value: .constant(0.5)) { Text("Amount") }.marked("value-a")
                Block("value-b", 40, 20)
            }
        }
        FrameCase("tapped") {
            HStack(spacing: 0) {
                Color.blue.accessibilityIdentifier("tapped-a").accessibilityLabel("Blue").onTapGesture {}
                Block("tapped-b", 60, 40).accessibilityLabel("Block").onTapGesture {}
            }
        }
        FrameCase("limit-high") {
            VStack(spacing: 0) {
                Block("limit-high-a", 40, 20)
                Color.blue.frame(maxHeight: 50).marked("limit-high-b")
            }
        }
        FrameCase("limit-both") {
            HStack(spacing: 0) {
                Block("limit-both-a", 40, 20)
                Color.blue.frame(maxWidth: 60, maxHeight: 100).marked("limit-both-b")
            }
        }
        FrameCase("wide-cell") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("wide-cell-a", 40, 20)
                    Color.blue.frame(height: 20).marked("wide-cell-b")
                }
                GridRow {
                    Block("wide-cell-c", 60, 20)
                    Block("wide-cell-d", 40, 20)
                }
            }
        }
        FrameCase("fitting") {
            VStack(alignment: .leading, spacing: 0) {
                ViewThatFits(in: .horizontal) {
                    Block("fitting-a", 40, 20)
                    Color.blue.frame(height: 20)
                }
                Block("fitting-b", 60, 40)
            }
        }
        FrameCase("wide-fitting") {
            VStack(alignment: .leading, spacing: 0) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 0) {
                        Block("wide-fitting-a", 40, 20)
                        Spacer()
                        Block("wide-fitting-b", 40, 20)
                    }
                    Block("wide-fitting-d", 40, 20)
                }
                Block("wide-fitting-c", 60, 40)
            }
        }
        FrameCase("scroll") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Block("scroll-a", 40, 20)
                    Spacer()
                    Block("scroll-b", 400, 40)
                }
            }
        }
    }
}

/// A layout in a frame.
private struct FrameCase<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            content
                .frame(width: 300, height: 200)
                .background { Color.gray.opacity(0.15).accessibilityIdentifier(name) }
        }
    }
}

/// A rectangle of a size.
private struct Block: View {
    let name: String
    let width: CGFloat
    let height: CGFloat

    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.name = name
        self.width = width
        self.height = height
    }

    var body: some View {
        Color.green.opacity(0.6).accessibilityIdentifier(name).frame(width: width, height: height)
    }
}

extension View {
    /// Draws the border of a view, whose rectangle is that of an element with this identifier.
    fileprivate func marked(_ name: String) -> some View {
        overlay { Color.clear.border(.pink).accessibilityIdentifier(name) }
    }
}
