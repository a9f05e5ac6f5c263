extension Section {
    /// Creates a section with a header and a footer.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    @available(*, deprecated, renamed: "init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    @available(*, deprecated, renamed: "init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}

/// The header of a collapsible section. Pressing it toggles the rows.
public struct _CollapsibleHeader<Header: View>: View {
    let header: Header
    let isExpanded: Binding<Bool>

    public var body: some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                header
                Spacer()
                Image(decorativeSymbol: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
            }
        }
        .buttonStyle(.plain)
        .modifier(ExpandedModifier(isExpanded: isExpanded.wrappedValue))
        .frame(maxWidth: .infinity)
    }
}

/// The rows of a collapsible section.
public struct _CollapsibleRows<Rows: View>: View {
    let rows: Rows
    let isExpanded: Binding<Bool>

    public var body: some View {
        if isExpanded.wrappedValue { rows }
    }
}

extension Section {
    /// Creates a section whose rows are visible while `isExpanded` is true. On a page, the header toggles the rows in every list style.
    public init<Header: View, Rows: View>(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Rows,
        @ViewBuilder header: () -> Header
    ) where Parent == _CollapsibleHeader<Header>, Content == _CollapsibleRows<Rows>, Footer == EmptyView {
        let (rows, title) = (content(), header())
        self.init(
            content: { _CollapsibleRows(rows: rows, isExpanded: isExpanded) },
            header: { _CollapsibleHeader(header: title, isExpanded: isExpanded) }
        )
    }

    /// Creates a section with a localized title, whose rows are visible while `isExpanded` is true.
    public init<Rows: View>(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Rows
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleRows<Rows>, Footer == EmptyView {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
    }

    /// Creates a section with an unlocalized title, whose rows are visible while `isExpanded` is true.
    @_disfavoredOverload
    public init<Rows: View>(
        _ title: some StringProtocol,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Rows
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleRows<Rows>, Footer == EmptyView {
        self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
    }
}
