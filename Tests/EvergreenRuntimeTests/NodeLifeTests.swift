import EvergreenDocument
import Foundation
import Observation
import Testing

@testable import EvergreenRuntime

/// The lifetimes of nodes and of what they retain.
@MainActor
struct NodeLifeTests {
    @Observable
    final class Model {
        var name = "Ann"
        var score = 0
    }

    private struct Score: ElementView {
        let score: Int
        var onMake: @MainActor (_Node) -> Void = { _ in }

        func kind(in node: ElementNode<Self>) -> ElementKind {
            onMake(node)
            return .badge("\(score)")
        }
    }

    private struct Scoreboard: View {
        let model: Model

        var body: some View {
            Score(score: model.name.isEmpty ? 0 : model.score)
        }
    }

    private func mount(_ view: some View) -> ViewTree {
        ViewTree(view, title: "", environment: EnvironmentValues(), frame: nil)
    }

    /// The process's resident memory in bytes.
    private func residentMemory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * 4096
    }

    @Test func `updates of a view leak no memory`() throws {
        let model = Model()
        let tree = mount(Scoreboard(model: model))
        func update(_ count: Int) {
            for _ in 0..<count {
                model.score += 1
                tree.update()
                _ = tree.document.takePatches()
            }
        }
        update(10_000)
        // A leaked registration would take some 300 bytes: 6 MB per round. Other tests allocate memory too, but not in every round.
        let growths = try (0..<10).map { _ in
            let before = try residentMemory()
            update(20_000)
            return try residentMemory() - before
        }
        #expect(growths.contains { $0 < 2_000_000 }, "\(growths)")
        #expect(tree.document.root.children.first?.description.kind == .badge("210000"))
    }

    @Test func `a node can outlive its tree`() throws {
        final class Keeper {
            var node: _Node?
        }
        let keeper = Keeper()
        var tree: ViewTree? = mount(Score(score: 1, onMake: { keeper.node = $0 }))
        weak let weakTree = tree
        let node = try #require(keeper.node)
        #expect(node.tree === tree)
        tree = nil
        #expect(weakTree == nil)
        node.invalidate()
        #expect(node.tree.document.root.children.isEmpty)
    }

    @Test func `a property that requests an object of another type gets a new one`() {
        final class Lamp {
            let isOn = true
        }
        final class Bell {
            let text = "ring"
        }
        let storage = _PropertyStorage()
        let tree = mount(EmptyView())
        let node = ObserverNode {}
        func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
            var value = 0
            storage.connect(&value, environment: EnvironmentValues(), node: node)
            return storage.slot(make)
        }
        let lamp = slot { Lamp() }
        #expect(slot { Lamp() } === lamp)
        #expect(slot { Bell() }.text == "ring")
        #expect(slot { Lamp() } !== lamp)
        tree.close()
    }
}
