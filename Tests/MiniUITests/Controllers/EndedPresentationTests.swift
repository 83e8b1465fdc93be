import MiniUI
import Testing

/// Presentations in progress whose presenter is replaced as the window's root.
@Suite struct EndedPresentations {
  /// The moments at which a presentation is in progress.
  enum Moment: CaseIterable {
    case atOnce, whileItMoves
    /// In a callback of the presented controller or of its presenter.
    case modalLoads, modalWillAppear, presenterWillDisappear
  }

  struct Case {
    let style: ModalPresentationStyle
    let isAnimated: Bool
    let moment: Moment
    /// True if a child of the root presents.
    let isFromChild: Bool
  }

  private static let all: [Case] = {
    let styles: [ModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
      .popover, .automatic,
    ]
    return styles.flatMap { style in
      [true, false].flatMap { isAnimated in
        Moment.allCases.flatMap { moment in
          [true, false].map { isFromChild in
            Case(
              style: style, isAnimated: isAnimated, moment: moment, isFromChild: isFromChild)
          }
        }
      }
    }.filter { $0.isAnimated || $0.moment != .whileItMoves }
  }()

  @Test func `a presentation in progress ends with a root that is replaced`() throws {
    for row in Self.all {
      let stage = Stage()
      let (root, child) = (stage.screen("P"), stage.screen("C"))
      let modal = stage.screen("M", row.style)
      if row.isFromChild {
        child.definesPresentationContext = true
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      stage.show(root)
      let new = stage.screen("N")
      let replace = { stage.window.rootViewController = new }
      switch row.moment {
      case .atOnce, .whileItMoves: break
      case .modalLoads:
        try modal.hookThisObject(
          .viewDidLoad, owner: "app", .after { (_: ViewController) in replace() })
      case .modalWillAppear:
        try modal.hookThisObject(
          .viewWillAppear, owner: "app", .after { (_: ViewController, _) in replace() })
      case .presenterWillDisappear:
        try root.hookThisObject(
          .viewWillDisappear, owner: "app", .after { (_: ViewController, _) in replace() })
      }
      var completions = 0
      (row.isFromChild ? child : root).present(modal, animated: row.isAnimated) { completions += 1 }
      if row.moment == .atOnce { replace() }
      if row.moment == .whileItMoves {
        stage.process.mainLoop.advance(by: .milliseconds(100))
        replace()
      }
      stage.settle()
      // A style that does not cover its presenter sends it no callback in which to act.
      guard stage.window.rootViewController === new else { continue }
      let log = stage.log.take()
      let counts = ["M.DA", "M.WA", "M.WD", "M.DD"].map { line in log.count { $0 == line } }
      #expect(counts[0] == 0 && counts[1] == counts[2] && counts[2] == counts[3], "\(row): \(log)")
      #expect(log.filter { $0 == "P.WD" || $0 == "P.DD" } == ["P.WD", "P.DD"], "\(row): \(log)")
      #expect(log.suffix(1) == ["N.DA"], "\(row): \(log)")
      #expect(modal.viewIfLoaded?.window == nil && modal.presentingViewController == nil, "\(row)")
      #expect(stage.window.subviews.count == 1 && completions == 1, "\(row)")
      #expect(stage.process.console.lines == [], "\(row)")
    }
  }
}
