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

extension PresentationSizing {
    /// Returns the sizing with the content's size along some axes.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) { Terms().presentationSizing(.page.fitted(horizontal: false, vertical: true)) }
    /// ```
    ///
    /// - Parameters:
    ///   - horizontal: Whether the sheet has the width of its content.
    ///   - vertical: Whether the sheet has the height of its content, as sheets other than those of the size `page` always have.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AxisFittedPresentationSizing(size: _size.size, isHorizontal: horizontal, isVertical: vertical)
    }
}

/// A sizing that fits the content along some axes.
private struct AxisFittedPresentationSizing: PresentationSizing {
    let size: SheetSize?
    let isHorizontal: Bool
    let isVertical: Bool

    var _size: _SheetSize {
        let isNarrow = isHorizontal || size == .fitted || size == .pageHeight
        let isHigh = !isVertical && (size == .page || size == .pageHeight)
        let isWide = !isHorizontal && (size == .page || size == .pageWidth)
        if isHigh { return _SheetSize(size: isNarrow ? .pageHeight : .page) }
        return _SheetSize(size: isWide ? .pageWidth : isNarrow ? .fitted : nil)
    }
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
