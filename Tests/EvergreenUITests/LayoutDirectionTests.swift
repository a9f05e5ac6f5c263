import EvergreenTesting
import EvergreenUI
import Foundation
import Synchronization
import Testing

@MainActor
struct LayoutDirectionTests {
    private final class Log: Sendable {
        let directions = Mutex<[LayoutDirection]>([])
    }

    private struct Row: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.directions.withLock { $0.append(subviews.layoutDirection) }
            return .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func `a layout knows the reading direction`() {
        let (outer, inner) = (Log(), Log())
        _ = Screen {
            Row(log: outer) { Text("a") }
            Row(log: inner) { Text("b") }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(Set(outer.directions.withLock { $0 }) == [.leftToRight])
        #expect(Set(inner.directions.withLock { $0 }) == [.rightToLeft])
    }
}
