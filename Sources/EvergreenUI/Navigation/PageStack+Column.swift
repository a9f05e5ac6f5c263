/// Pages that leading columns of a split view present in the stack of another column, in place of its root.
extension PageStack {
    /// Presents the page of a link in place of the root.
    func presentInPlaceOfRoot(_ content: AnyView, for link: _Node) {
        if replacement?.link === link {
            pop(from: 2)
        } else {
            replaceRoot()
            open(content, for: link)
        }
        column?.show()
    }

    /// Presents the page of a value in place of the root.
    func presentInPlaceOfRoot(_ value: AnyHashable) {
        guard isDeclared(value) else { return }
        if replacement?.value == value {
            pop(from: 2)
        } else {
            replaceRoot()
            push(value)
        }
        column?.show()
    }

    /// Presents the page of a view's binding in place of the root. Part of an update.
    func presentInPlaceOfRoot(_ content: AnyView, for presenter: any PagePresenter) {
        replaceRoot()
        append(content, for: presenter)
        column?.showAfterUpdate()
    }

    /// Restores the page of a link in place of the root from saved state.
    func restoreInPlaceOfRoot(_ content: @autoclosure () -> AnyView, for link: _Node) {
        if isAtRoot { reopen(content, for: link) }
    }

    /// Restores the root if another page replaces it.
    func restoreRoot() {
        if replacement != nil { pop(from: 1) }
    }
}
