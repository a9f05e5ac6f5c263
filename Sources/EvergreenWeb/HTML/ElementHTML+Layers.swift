import EvergreenDocument

extension ElementHTML {
    func decoration(_ name: String, _ alignment: Alignment, _ more: [String] = []) -> HTML {
        var classes: ClassList = [name, "ax-\(alignment.horizontal.className)", "ay-\(alignment.vertical.className)"]
        for name in more { classes.insert(name) }
        return HTML(
            .div,
            classes,
            common + HTML.Attribute.alignment(alignment),
            [.slot]
        )
    }

    /// The page's script draws it as a picture, which masks the parent: see `masks.js`.
    func mask(_ alignment: Alignment) -> HTML {
        var mask = decoration("overlay", alignment, ["mask-layer"])
        mask.attributes += [.init(.ariaHidden, "true"), .init(.inert)]
        return mask
    }

    func grid(_ layout: GridLayout) -> HTML {
        var classes: ClassList = [
            "grid", "ax-\(layout.alignment.horizontal.className)", "ay-\(layout.alignment.vertical.className)",
        ]
        if let spacing = layout.horizontalSpacing { classes.insert(StyleClass(.cellGap, spacing)) }
        if let spacing = layout.verticalSpacing { classes.insert(StyleClass(.gap, spacing)) }
        if case .grid(let columns)? = description.gridPlacement, columns > 0 {
            classes.insert(StyleClass(.gridColumns, Double(columns)))
        }
        return container(.div, classes)
    }

    func gridRow(_ alignment: VerticalAlignment?) -> HTML {
        var classes: ClassList = ["grid-row"]
        if let alignment { classes.insert("ay-\(alignment.className)") }
        return container(.div, classes)
    }

    func columns(
        _ tracks: [GridTrack],
        _ alignment: HorizontalAlignment,
        spacing: Double?,
        columnSpacing: Double?
    ) -> HTML {
        var classes: ClassList = ["columns", "ax-\(alignment.className)"]
        if !tracks.isEmpty { classes.insert(StyleClass(columns: tracks)) }
        if let spacing { classes.insert(StyleClass(.rowGap, spacing)) }
        if let columnSpacing { classes.insert(StyleClass(.columnGap, columnSpacing)) }
        return container(.div, classes)
    }

    func rows(
        _ tracks: [GridTrack],
        _ alignment: VerticalAlignment,
        spacing: Double?,
        rowSpacing: Double?
    ) -> HTML {
        var classes: ClassList = ["rows", "ay-\(alignment.className)"]
        if !tracks.isEmpty { classes.insert(StyleClass(rows: tracks)) }
        if let spacing { classes.insert(StyleClass(.columnGap, spacing)) }
        if let rowSpacing { classes.insert(StyleClass(.rowGap, rowSpacing)) }
        return container(.div, classes)
    }

    func shape(_ traits: ShapeTraits) -> HTML {
        var classes: ClassList = ["shape"]
        switch traits.outline {
        case .rectangle: break
        case .roundedRectangle(let radius): classes.insert(StyleClass(.shapeRadius, radius))
        case .capsule: classes.insert("capsule")
        case .circle: classes.insert("circle")
        case .ellipse: classes.insert("ellipse")
        }
        if let fill = traits.fill { classes.insert(StyleClass(.shapeFill, fill)) }
        if let gradient = traits.fillGradient { classes.insert(StyleClass(.shapeFill, gradient)) }
        if let gradient = traits.strokeGradient {
            classes.insert("outlined")
            classes.insert(StyleClass(.shapeStroke, gradient))
            classes.insert(StyleClass(.lineWidth, traits.lineWidth))
        }
        if let stroke = traits.stroke {
            classes.insert(StyleClass(.shapeStroke, stroke))
            classes.insert(StyleClass(.lineWidth, traits.lineWidth))
        }
        if traits.isLineCentered { classes.insert("centered") }
        return HTML(.div, classes, pictureRole + common)
    }

    /// Assistive technology ignores a picture without a label.
    var pictureRole: [HTML.Attribute] {
        attributes.accessibilityLabel == nil ? [.init(.ariaHidden, "true")] : [.init(.role, "img")]
    }
}
