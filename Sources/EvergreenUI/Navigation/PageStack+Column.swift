/// What the leading columns of a split view show in the column that a stack is: a page in the place of its root.
extension PageStack {
    /// Shows the page of a link in the place of the root.
    func showInstead(_ content: AnyView, for link: _Node) {
        if replacement?.link === link {
            pop(from: 2)
        } else {
            replaceRoot()
            open(content, for: link)
        }
        column?.show()
    }

    /// Shows the page of a value in the place of the root.
    func showInstead(_ value: AnyHashable) {
        guard isDeclared(value) else { return }
        if replacement?.value == value {
            pop(from: 2)
        } else {
            replaceRoot()
            push(value)
        }
        column?.show()
    }

    /// Shows the page of a view's binding in the place of the root. Part of an update.
    func showInstead(_ content: AnyView, for presenter: any PagePresenter) {
        replaceRoot()
        append(content, for: presenter)
        column?.showAfterUpdate()
    }

    /// Shows the page of a link in the place of the root that a former window showed there.
    func reopenInstead(_ content: @autoclosure () -> AnyView, for link: _Node) {
        if isAtRoot { reopen(content, for: link) }
    }

    /// Shows the root again, if another page is in its place.
    func restoreRoot() {
        if replacement != nil { pop(from: 1) }
    }
}
