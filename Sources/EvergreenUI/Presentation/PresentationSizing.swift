import EvergreenDocument

/// How large a sheet is in a wide window. In a narrow one, it is as wide as the window.
public protocol PresentationSizing: Sendable {
    /// The size.
    var _size: _SheetSize { get }
}

/// How large a sheet is.
public struct _SheetSize: Sendable {
    let size: SheetSize?
}

/// The default: as wide as a form.
public struct AutomaticPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: nil) }
}

/// As wide as its content.
public struct FittedPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: .fitted) }
}

/// As wide as a form, and as high as its content.
public struct FormPresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: nil) }
}

/// As wide as a page of text, and at least as high as most of the window.
public struct PagePresentationSizing: PresentationSizing {
    public var _size: _SheetSize { _SheetSize(size: .page) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default: as wide as a form.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As wide as its content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// As wide as a form, and as high as its content.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// As wide as a page of text, and at least as high as most of the window.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
    /// Sets how large the containing sheet is in a wide window.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presenting(PresentationOption(style: sizing._size.size.map { .sheetSize($0) }))
    }
}
