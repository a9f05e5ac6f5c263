import EvergreenDocument

extension [TransitionMotion] {
    /// The names that the page reads from a node's classes.
    var pageNames: [String] { isEmpty ? ["none"] : map(\.pageName) }
}

extension TransitionMotion {
    fileprivate var pageName: String {
        switch self {
        case .fade: "fade"
        case .edge(.top): "top"
        case .edge(.leading): "leading"
        case .edge(.bottom): "bottom"
        case .edge(.trailing): "trailing"
        case .offset(let x, let y): "offset(\(Self.list(x, y)))"
        case .scale(let factor, let anchorX, let anchorY): "scale(\(Self.list(factor, anchorX, anchorY)))"
        case .opacity(let opacity): "opacity(\(Self.list(opacity)))"
        case .rotation(let degrees, let anchorX, let anchorY): "rotate(\(Self.list(degrees, anchorX, anchorY)))"
        case .stretch(let x, let y, let anchorX, let anchorY): "stretch(\(Self.list(x, y, anchorX, anchorY)))"
        case .blur(let radius): "blur(\(Self.list(radius)))"
        case .animated(let motion, let animation): "\(motion.pageName)@\(animation?.pageName ?? "none")"
        }
    }

    private static func list(_ numbers: Double...) -> String {
        numbers.map { StyleClass.decimal($0.isFinite ? min(max($0, -1e5), 1e5) : 0) }.joined(separator: ",")
    }
}

extension AnimationTraits {
    /// Its duration and delay, in milliseconds, and its easing.
    fileprivate var pageName: String {
        "\(Self.milliseconds(duration));\(Self.milliseconds(delay));\(curve.easing)"
    }
}
