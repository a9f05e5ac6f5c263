import Evergreen
import Foundation

/// Views that are dragged onto others, between the rows of a list, and drops from other windows.
struct DraggingPage: View {
    var body: some View {
        VStack(spacing: 24) {
            FruitBaskets()
            ReorderedGrid()
            ReorderedList()
            OutsideDrops()
            InsertedLines()
        }
        .padding()
        .navigationTitle("Dragging")
    }
}

private struct FruitBaskets: View {
    @State private var fruits = ["Apple", "Pear", "Plum"]
    @State private var basket: [String] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(alignment: .leading) {
                ForEach(fruits, id: \.self) { fruit in
                    Text(fruit).padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
                        .draggable(fruit) {
                            Label(fruit, systemImage: "leaf").padding(8).background(.tint, in: .capsule)
                                .foregroundStyle(.white)
                        }
                }
            }
            VStack {
                Text("Basket").font(.headline)
                Text(basket.isEmpty ? "Empty" : basket.joined(separator: ", "))
            }
            .padding()
            .background(isTargeted ? Color.green.opacity(0.3) : Color.gray.opacity(0.15), in: .rect(cornerRadius: 12))
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Basket")
            .dropDestination(for: String.self) { dropped, _ in
                basket += dropped
                fruits.removeAll { dropped.contains($0) }
                return true
            } isTargeted: {
                isTargeted = $0
            }
        }
    }
}

private struct Step: Codable, Identifiable, Transferable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "com.example.step"))
    }
}

private struct ReorderedList: View {
    @State private var steps = ["Mix", "Knead", "Rest", "Bake"].enumerated().map { Step(id: $0, title: $1) }

    var body: some View {
        List {
            ForEach(steps) { step in
                Text(step.title).frame(maxWidth: .infinity, alignment: .leading).draggable(step)
            }
            .dropDestination(for: Step.self) { dropped, offset in
                let ids = dropped.map(\.id)
                let kept = steps[..<offset].filter { !ids.contains($0.id) }
                steps = kept + dropped + steps[offset...].filter { !ids.contains($0.id) }
            }
        }
        .frame(height: 220)
    }
}

private struct ReorderedGrid: View {
    @State private var letters = ["A", "B", "C", "D", "E", "F"]
    @State private var dragged: String?

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) {
            ForEach(letters, id: \.self) { letter in
                Text(letter).font(.title2).frame(maxWidth: .infinity, minHeight: 48)
                    .background(Color.teal.opacity(letter == dragged ? 0.5 : 0.2), in: .rect(cornerRadius: 8))
                    .onDrag {
                        dragged = letter
                        return NSItemProvider(object: NSString(string: letter))
                    }
                    .onDrop(of: [.text], delegate: Reordering(letter: letter, letters: $letters, dragged: $dragged))
            }
        }
        .frame(maxWidth: 420)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Letters")
    }
}

private struct Reordering: DropDelegate {
    let letter: String
    @Binding var letters: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != letter, let source = letters.firstIndex(of: dragged),
            let target = letters.firstIndex(of: letter)
        else { return }
        withAnimation {
            letters.move(fromOffsets: [source], toOffset: target > source ? target + 1 : target)
        }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: dragged == nil ? .forbidden : .move) }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }
}

private struct OutsideDrops: View {
    @State private var text = "A text"
    @State private var link = "A link, or a file"
    @State private var file = "A text file"
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 16) {
            Text(text).padding().background(.quaternary, in: .rect(cornerRadius: 12))
                .dropDestination(for: String.self) { texts, _ in
                    text = texts.first ?? text
                    return true
                }
            Text(link).padding().background(.quaternary, in: .rect(cornerRadius: 12))
                .dropDestination(for: URL.self) { urls, _ in
                    link = urls.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString }.joined(separator: ", ")
                    return true
                }
            Text(file).padding().background(.quaternary.opacity(isTargeted ? 1 : 0.5), in: .rect(cornerRadius: 12))
                .onDrop(of: [.plainText], isTargeted: $isTargeted, perform: read)
        }
    }

    private func read(_ providers: [NSItemProvider]) -> Bool {
        for provider in providers {
            let name = provider.suggestedName
            provider.loadObject(ofClass: String.self) { text, error in
                Task { @MainActor in
                    file = [name, text ?? error?.localizedDescription].compactMap { $0 }.joined(separator: ": ")
                }
            }
        }
        return true
    }
}

private struct InsertedLines: View {
    @State private var lines = ["Lines come between these two,", "from the letters and from other windows."]

    var body: some View {
        List {
            ForEach(lines, id: \.self) { Text($0) }
                .onInsert(of: [.text]) { offset, providers in
                    for provider in providers {
                        provider.loadObject(ofClass: String.self) { text, _ in
                            guard let text else { return }
                            Task { @MainActor in lines.insert(text, at: min(offset, lines.count)) }
                        }
                    }
                }
        }
        .frame(height: 160)
    }
}
