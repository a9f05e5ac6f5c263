import EvergreenDocument

/// The sizing of a sheet in a wide window. In a narrow window, a sheet has the window's width.
public protocol PresentationSizing: Sendable {
    /// The size.
    var _size: _SheetSize { get }
}

/// The size of a sheet.
public struct _SheetSize: Sendable {
    let size: SheetSize?
}

/// The default sizing: the width of a form.
public struct AutomaticPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: nil) }
}

/// A sizing that fits the content's width.
public struct FittedPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: .fitted) }
}

/// A sizing with the width of a form that fits the content's height.
public struct FormPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: nil) }
}

/// A sizing with the width of a text page and a height of at least most of the window.
public struct PagePresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: .page) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing: the width of a form.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// Fits the content's width.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// Uses the width of a form and fits the content's height.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// Uses the width of a text page and a height of at least most of the window.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
    /// Sets the sizing of the containing sheet in a wide window.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presenting(PresentationOption(style: sizing._size.size.map { .sheetSize($0) }))
    }
}
