import EvergreenUI
import Foundation

// What views read of the screen that shows them: a browser tells it, and a test sets it. What the environment of a screen
// sets wins.
extension Screen {
    /// The appearance that the person prefers: `\.colorScheme`. At first, light.
    public var colorScheme: ColorScheme {
        get { tree.traits.colorScheme }
        set { change { $0.colorScheme = newValue } }
    }

    /// How much space there is horizontally: `\.horizontalSizeClass`. At first, regular.
    public var horizontalSizeClass: UserInterfaceSizeClass {
        get { tree.traits.horizontalSizeClass }
        set { change { $0.horizontalSizeClass = newValue } }
    }

    /// How much space there is vertically: `\.verticalSizeClass`. At first, regular.
    public var verticalSizeClass: UserInterfaceSizeClass {
        get { tree.traits.verticalSizeClass }
        set { change { $0.verticalSizeClass = newValue } }
    }

    /// Whether the window is visible: `\.scenePhase`. At first, it is active.
    public var scenePhase: ScenePhase {
        get { tree.traits.scenePhase }
        set { change { $0.scenePhase = newValue } }
    }

    /// The number of pixels in a point: `\.displayScale`. At first, one.
    public var displayScale: Double {
        get { tree.traits.displayScale }
        set { change { $0.displayScale = newValue } }
    }

    /// The person's time zone: `\.timeZone`, and that of `\.calendar`. At first nil, for that of this machine.
    public var timeZone: TimeZone? {
        get { tree.traits.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    /// The locale of the texts, numbers and dates: `\.locale`, and by default `\.layoutDirection` and `\.calendar`. At first
    /// nil, for that of this machine.
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
