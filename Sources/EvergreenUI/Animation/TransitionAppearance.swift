import EvergreenDocument
import Foundation

/// The effects of a transition's body in one phase that the page can animate, from the outermost: offset, rotation, scale.
struct TransitionAppearance {
    private var opacity = 1.0
    private var offset = CGPoint.zero
    private var degrees = 0.0
    private var rotationAnchor = StyleAnchor(x: 0.5, y: 0.5)
    private var scale = (x: 1.0, y: 1.0)
    private var scaleAnchor = StyleAnchor(x: 0.5, y: 0.5)
    private var blur = 0.0

    @MainActor
    init<T: Transition>(of transition: T, in phase: TransitionPhase) {
        let body = transition.body(content: PlaceholderContentView<T>(EmptyView()), phase: phase)
        var modifiers = ElementModifiers()
        modifiers.add(modifiersOf: body, in: EnvironmentValues()) { $0 is PlaceholderContentView<T> }
        for value in modifiers.style { add(value) }
    }

    /// Adds the next outer effect, which also scales and rotates the inner offsets.
    private mutating func add(_ value: StyleValue) {
        switch value {
        case .opacity(let opacity): self.opacity *= opacity
        case .filter(.blur(let radius)): blur += radius
        case .offset(let x, let y): offset = CGPoint(x: offset.x + x, y: offset.y + y)
        case .rotation(let degrees, let anchor):
            let angle = degrees * .pi / 180
            offset = CGPoint(
                x: offset.x * cos(angle) - offset.y * sin(angle),
                y: offset.x * sin(angle) + offset.y * cos(angle)
            )
            self.degrees += degrees
            rotationAnchor = anchor
        case .scale(let x, let y, let anchor):
            offset = CGPoint(x: offset.x * x, y: offset.y * y)
            scale = (scale.x * x, scale.y * y)
            scaleAnchor = anchor
        default: break
        }
    }

    /// The motions from the identity phase to this phase.
    func motions(from identity: TransitionAppearance) -> [TransitionMotion] {
        var motions: [TransitionMotion] = []
        if opacity != identity.opacity { motions.append(opacity == 0 ? .fade : .opacity(opacity)) }
        if offset != identity.offset { motions.append(.offset(x: offset.x, y: offset.y)) }
        if scale != identity.scale {
            let (x, y) = (scaleAnchor.x, scaleAnchor.y)
            motions.append(
                scale.x == scale.y
                    ? .scale(scale.x, anchorX: x, anchorY: y)
                    : .stretch(x: scale.x, y: scale.y, anchorX: x, anchorY: y)
            )
        }
        if degrees != identity.degrees {
            motions.append(.rotation(degrees: degrees, anchorX: rotationAnchor.x, anchorY: rotationAnchor.y))
        }
        if blur != identity.blur { motions.append(.blur(blur)) }
        return motions
    }
}
