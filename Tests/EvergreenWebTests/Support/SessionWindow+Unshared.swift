@testable import EvergreenUI
@testable import EvergreenWeb

/// Windows without views are not shared.
extension SessionWindow {
    var onModelChange: (@MainActor () -> Void)? {
        get { nil }
        set {}
    }

    func isInterchangeable(with other: any SessionWindow, areUntouched: Bool) -> Bool { false }
    func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool { true }
    var readsQuery: Bool { true }
    var ownsObjects: Bool { true }
    var references: WindowReferences? { nil }
    func takeModelObservations(onChange: @escaping @MainActor () -> Void) -> [AnyObject] { [] }
    func resume(from other: any SessionWindow) -> Bool { false }
    func numbering(like other: any SessionWindow) -> ElementNumbering? { nil }
}
