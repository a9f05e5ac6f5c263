import EvergreenUI
import Foundation

// Traits of the screen that views read. A browser reports them, and a test sets them. The environment passed to a screen takes precedence.
extension Screen {
    /// The user's preferred color scheme: `\.colorScheme`. Initially light.
    public var colorScheme: ColorScheme {
        get { tree.traits.colorScheme }
        set { change { $0.colorScheme = newValue } }
    }

    /// The horizontal size class: `\.horizontalSizeClass`. Initially regular.
    public var horizontalSizeClass: UserInterfaceSizeClass {
        get { tree.traits.horizontalSizeClass }
        set { change { $0.horizontalSizeClass = newValue } }
    }

    /// The vertical size class: `\.verticalSizeClass`. Initially regular.
    public var verticalSizeClass: UserInterfaceSizeClass {
        get { tree.traits.verticalSizeClass }
        set { change { $0.verticalSizeClass = newValue } }
    }

    /// The phase of the scene: `\.scenePhase`. Initially active.
    public var scenePhase: ScenePhase {
        get { tree.traits.scenePhase }
        set { change { $0.scenePhase = newValue } }
    }

    /// The number of pixels per point: `\.displayScale`. Initially 1.
    public var displayScale: Double {
        get { tree.traits.displayScale }
        set { change { $0.displayScale = newValue } }
    }

    /// The user's time zone: `\.timeZone`, also that of `\.calendar`. Initially nil, for that of this machine.
    public var timeZone: TimeZone? {
        get { tree.traits.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    /// The user's locale: `\.locale`, which also determines the defaults of `\.layoutDirection` and `\.calendar`. Initially nil, for that
    /// of this machine.
    public var locale: Locale? {
        get { tree.traits.locale }
        set { change { $0.locale = newValue } }
    }

    private func change(_ body: (inout WindowTraits) -> Void) {
        var traits = tree.traits
        body(&traits)
        tree.setTraits(traits)
    }
}
