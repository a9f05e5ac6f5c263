import SwiftUI

struct PhotosScreen: View {
    struct Photo: Identifiable, Hashable {
        let id: Int
        var isFavorite = false
        var color: Color { [.teal, .orange, .indigo, .pink, .mint, .brown][id % 6] }
    }

    @State private var photos = (1...18).map { Photo(id: $0) }
    @State private var selected: Photo?
    @Namespace private var zoom

    private let columns = [GridItem(.adaptive(minimum: 90, maximum: 160), spacing: 3)]

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 3) {
                    ForEach($photos) { $photo in
                        if photo != selected {
                            Cell(photo: photo)
                                .matchedGeometryEffect(id: photo.id, in: zoom)
                                .onTapGesture { withAnimation(.easeInOut) { selected = photo } }
                                .contextMenu {
                                    Button(photo.isFavorite ? "Unfavorite" : "Favorite", systemImage: "heart") {
                                        photo.isFavorite.toggle()
                                    }
                                    Button("Delete", systemImage: "trash", role: .destructive) {
                                        withAnimation { photos.removeAll { $0.id == photo.id } }
                                    }
                                }
                        } else {
                            Color.clear.aspectRatio(1, contentMode: .fit)
                        }
                    }
                }
            }
            if let selected {
                VStack {
                    Cell(photo: selected)
                        .matchedGeometryEffect(id: selected.id, in: zoom)
                        .frame(maxWidth: 420)
                    Text("Photo \(selected.id)").font(.title2).bold()
                    Button("Close") { withAnimation(.easeInOut) { self.selected = nil } }
                        .keyboardShortcut(.cancelAction)
                }
                .padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.regularMaterial)
            }
        }
        .navigationTitle("Photos")
        .navigationBarTitleDisplayMode(.inline)
    }

    private struct Cell: View {
        let photo: Photo

        var body: some View {
            Rectangle().fill(photo.color.gradient)
                .aspectRatio(1, contentMode: .fill)
                .overlay { Image(systemName: "photo").font(.largeTitle).foregroundStyle(.white.opacity(0.6)) }
                .overlay(alignment: .bottomTrailing) {
                    if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(6) }
                }
                .clipped()
                .contentShape(Rectangle())
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Photo \(photo.id)\(photo.isFavorite ? ", favorite" : "")")
                .accessibilityAddTraits(.isButton)
        }
    }
}
