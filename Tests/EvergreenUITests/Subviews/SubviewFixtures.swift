import EvergreenTesting
import EvergreenUI

struct RankKey: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

/// A container that shows each subview with its rank.
struct Ranked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                HStack {
                    Text("#\(subview.containerValues.rank)")
                    subview
                }
            }
        }
    }
}

/// A stateful counter button.
struct Counter: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
    }
}

/// A pair of views.
struct Pair: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
        Text("\(name)1")
        Text("\(name)2")
    }
}
