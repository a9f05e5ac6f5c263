/// The corresponding objects of two windows: each pair was created by the same property of the same view.
@MainActor
package final class ObjectPairs {
    /// Whether neither window has handled an event. Otherwise, objects may have different contents, and the app may have kept window-bound
    /// values.
    package let areUntouched: Bool
    private var partners: [ObjectIdentifier: AnyObject] = [:]

    package init(areUntouched: Bool) {
        self.areUntouched = areUntouched
    }

    /// Pairs corresponding objects of both windows.
    ///
    /// - Returns: False if one already has another partner, or if an event may have changed one of them.
    package func pair(_ object: AnyObject, with other: AnyObject) -> Bool {
        if let known = partners[ObjectIdentifier(object)] { return known === other }
        guard type(of: object) == type(of: other), areUntouched || object === other || haveEqualContents(object, other)
        else { return false }
        partners[ObjectIdentifier(object)] = other
        return true
    }

    func contains(_ object: AnyObject, _ other: AnyObject) -> Bool { partners[ObjectIdentifier(object)] === other }
}

/// A value that belongs to its window and is equivalent in all windows: each acts on its own window.
package protocol WindowBound {}

/// An action on a window that an app can keep and perform as long as the window exists.
package protocol WindowAction: WindowBound {}
