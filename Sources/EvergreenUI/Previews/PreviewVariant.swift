import Foundation

/// One of the views that a preview shows side by side.
@MainActor
struct PreviewVariant {
    /// The name that `previewDisplayName(_:)` sets.
    var title: String?
    var view: AnyView
    /// Nil for the space of the page.
    var size: CGSize?
    var orientation: InterfaceOrientation?

    /// The view, as large as it is as a preview.
    @ViewBuilder var shown: some View {
        if let size = orientation?.turn(size) ?? size {
            view.frame(width: size.width, height: size.height)
        } else {
            view
        }
    }

    /// This preview with something changed.
    func changing(_ change: (inout PreviewVariant) -> Void) -> PreviewVariant {
        var copy = self
        change(&copy)
        return copy
    }

    /// The previews of a view: the view itself, unless it is a list of views.
    static func all<Content: View>(in view: Content) -> [PreviewVariant] {
        if let list = view as? any PreviewList { return list.previewVariants }
        return [PreviewVariant(view: AnyView(view))]
    }
}

/// A view that lists others, each of which is a preview by itself.
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

// What modifies a list modifies each view in it.

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
