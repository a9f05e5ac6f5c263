/// The objects of two windows that stand for one another: each was made by the same property of the same view.
@MainActor
package final class ObjectPairs {
    /// Whether neither window has handled an event. Where one has, its objects may have other contents, and the app may have kept
    /// what belongs to it.
    package let areUntouched: Bool
    private var partners: [ObjectIdentifier: AnyObject] = [:]

    package init(areUntouched: Bool) {
        self.areUntouched = areUntouched
    }

    /// Has an object of one window stand for one of the other.
    ///
    /// - Returns: False if it stands for another one already, or if an event may have changed one of them.
    package func pair(_ object: AnyObject, with other: AnyObject) -> Bool {
        if let known = partners[ObjectIdentifier(object)] { return known === other }
        guard type(of: object) == type(of: other), areUntouched || object === other || haveEqualContents(object, other)
        else { return false }
        partners[ObjectIdentifier(object)] = other
        return true
    }

    func contains(_ object: AnyObject, _ other: AnyObject) -> Bool { partners[ObjectIdentifier(object)] === other }
}

/// A value that belongs to its window, and that means the same in each: what it does there, it does in its own.
package protocol WindowBound {}

/// Something that an app can do with a window as long as the window is there, also later, if the app keeps it.
package protocol WindowAction: WindowBound {}
