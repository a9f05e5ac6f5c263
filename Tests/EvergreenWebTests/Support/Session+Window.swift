@testable import EvergreenWeb

extension Session {
    /// A session of an existing window.
    convenience init(
        of window: any SessionWindow,
        limits: SessionLimits = SessionLimits(),
        budget: FrameBudget? = nil,
        clock: any Clock<Duration> = .continuous
    ) {
        self.init(
            client: .random(),
            address: "",
            limits: limits,
            budget: budget ?? FrameBudget(limits: limits),
            workQueue: WorkQueue(),
            logger: .forTests,
            clock: clock
        ) { _ in
            window
        }
    }

    /// Renders the first page.
    func draw() -> SessionDrawing { frames.drawFirstPage(takeFirstPage()) }
}
