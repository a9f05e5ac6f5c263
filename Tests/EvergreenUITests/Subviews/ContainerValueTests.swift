import EvergreenTesting
import EvergreenUI
import Testing

/// The container values that views provide.
@MainActor
struct ContainerValueTests {
    private struct Song: View {
        let rank: Int

        var body: some View {
            Text("song").padding().containerValue(\.rank, rank).opacity(0.5)
        }
    }

    private struct Marked: ViewModifier {
        func body(content: Content) -> some View { content.containerValue(\.rank, 8) }
    }

    @Test func `container values come from a view or its group, and the innermost wins`() {
        let screen = Screen {
            Ranked {
                Text("none")
                Text("own").containerValue(\.rank, 1)
                Text("inside").containerValue(\.rank, 2).padding().id("x").onAppear {}
                Text("tapped").containerValue(\.rank, 3).onTapGesture {}.background { Text("behind") }
                Group {
                    Text("of group")
                    Text("inner").containerValue(\.rank, 5)
                    Pair("pair")
                }
                .containerValue(\.rank, 4)
                Song(rank: 6)
                Song(rank: 7).padding()
                Text("marked").modifier(Marked())
                Counter("counter").containerValue(\.rank, 9)
            }
        }
        #expect(
            screen.texts == [
                "#0", "none", "#1", "own", "#2", "inside", "#3", "tapped", "behind", "#4", "of group", "#5", "inner",
                "#4", "pair1", "#4", "pair2", "#6", "song", "#7", "song", "#8", "marked", "#9", "counter: 0",
            ]
        )
        screen.close()
    }

    @Test func `descendants' container values don't apply to a nested container`() {
        let screen = Screen {
            Ranked {
                VStack { Text("a").containerValue(\.rank, 1) }
                Ranked { Text("b").containerValue(\.rank, 2) }
            }
        }
        #expect(screen.texts == ["#0", "a", "#0", "#2", "b"])
        screen.close()
    }

    private struct Ranking: View {
        @State private var rank = 1

        var body: some View {
            Button("rank") { rank += 1 }
            Ranked {
                Counter("a").containerValue(\.rank, rank)
                Group { Counter("b") }.containerValue(\.rank, rank * 10)
            }
        }
    }

    @Test func `a changed container value reaches the container, and the view keeps its state`() throws {
        let screen = Screen { Ranking() }
        try screen.find(.button, "a: 0").tap()
        try screen.find(.button, "rank").tap()
        #expect(screen.texts == ["rank", "#2", "a: 1", "#20", "b: 0"])
        screen.close()
    }

    @Test func `tags and ForEach ids are container values`() {
        var tags: [Int?] = []
        var names: [String?] = []
        var isThree: [Bool] = []
        let screen = Screen {
            ForEach(
                subviews: Group {
                    Text("none")
                    Text("three").tag(3)
                    ForEach(["x"], id: \.self) { Text($0) }
                    ForEach([4], id: \.self) { Text("\($0)").tag(5) }
                }
            ) { subview in
                let _ = tags.append(subview.containerValues.tag(for: Int.self))
                let _ = names.append(subview.containerValues.tag(for: String.self))
                let _ = isThree.append(subview.containerValues.hasTag(3))
                subview
            }
        }
        #expect(tags == [nil, 3, nil, 5])
        #expect(names == [nil, nil, "x", nil])
        #expect(isThree == [false, true, false, false])
        screen.close()
    }

    private struct RankLayout: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.ranks = subviews.map(\.containerValues.rank)
            return .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private final class Log {
        var ranks: [Int] = []
    }

    @Test func `a layout reads container values, including those of placed subviews`() {
        let log = Log()
        let screen = Screen {
            RankLayout(log: log) {
                Text("a").containerValue(\.rank, 1)
                ForEach(
                    subviews: Group {
                        Text("b").containerValue(\.rank, 2)
                        Text("c")
                    }
                    .containerValue(\.rank, 3)
                ) { $0 }
            }
        }
        #expect(log.ranks == [1, 2, 3])
        screen.close()
    }
}
