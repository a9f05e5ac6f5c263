import Foundation

/// One of the views of a preview that are shown side by side.
@MainActor
struct PreviewVariant {
    /// The name set by `previewDisplayName(_:)`.
    var title: String?
    var view: AnyView
    /// Nil for the size of the page.
    var size: CGSize?
    var orientation: InterfaceOrientation?

    /// The view in the size of the preview.
    @ViewBuilder var shown: some View {
        if let size = orientation?.turn(size) ?? size {
            view.frame(width: size.width, height: size.height)
        } else {
            view
        }
    }

    /// Returns a modified copy of this variant.
    func changing(_ change: (inout PreviewVariant) -> Void) -> PreviewVariant {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the variants of a view: its elements if it is a list of views, otherwise the view itself.
    static func all<Content: View>(in view: Content) -> [PreviewVariant] {
        if let list = view as? any PreviewList { return list.previewVariants }
        return [PreviewVariant(view: AnyView(view))]
    }
}

/// A list of views, each of which is a separate preview.
@MainActor
protocol PreviewList {
    var previewVariants: [PreviewVariant] { get }
}

extension EmptyView: PreviewList {
    var previewVariants: [PreviewVariant] { [] }
}

@MainActor
extension TupleView: PreviewList {
    var previewVariants: [PreviewVariant] {
        var variants: [PreviewVariant] = []
        repeat variants += PreviewVariant.all(in: each content)
        return variants
    }
}

extension Group: PreviewList {
    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: content) }
}

extension ForEach: PreviewList where Content: View {
    var previewVariants: [PreviewVariant] { data.flatMap { PreviewVariant.all(in: content($0)) } }
}

@MainActor
extension _ConditionalContent: PreviewList {
    var previewVariants: [PreviewVariant] {
        switch storage {
        case .first(let view): PreviewVariant.all(in: view)
        case .second(let view): PreviewVariant.all(in: view)
        }
    }
}

@MainActor
extension AnyView: PreviewList {
    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: erased) }
}

// The modifiers of a list apply to each view in it.

@MainActor
extension EnvironmentWritingView: PreviewList {
    var previewVariants: [PreviewVariant] {
        PreviewVariant.all(in: wrapped).map { variant in
            variant.changing {
                $0.view = AnyView(EnvironmentWritingView<AnyView, Write>(wrapped: $0.view, write: write))
            }
        }
    }
}

@MainActor
extension ElementModifyingView: PreviewList {
    var previewVariants: [PreviewVariant] {
        PreviewVariant.all(in: wrapped).map { variant in
            variant.changing {
                $0.view = AnyView(ElementModifyingView<AnyView, Modifier>(wrapped: $0.view, modifier: modifier))
            }
        }
    }
}
