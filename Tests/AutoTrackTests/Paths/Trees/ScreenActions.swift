import AutoTrack
import MiniUI
import Testing
import TestSupport

@Suite struct ScreenActions {
  private func launched(_ app: App) -> AppProcess {
    let process = Device().start(app)
    process.launch()
    process.rest()
    return process
  }

  @Test(arguments: TestSpace("ScreenActions", 0..<40).some(4))
  func `S3.7c scrolling with reuse, relaunch and tabs move no path`(seed: Int) throws {
    let app = TabApp(seed: UInt64(seed))
    let process = launched(app.app)
    let names: [ElementQuery] = ["#button 0", "#list", "#row 0:0"]
    for name in names {
      for scheme in PathSchemes.all {
        _ = try ViewTree(process).element(name)
        try process.expectStable(name, by: scheme, after: .scroll("#list"), .rotateThroughTabs)
      }
    }
    let second = try process.expectStable("#row 0:0", after: .relaunch(), .scroll("#list"))
    #expect(second !== process && second.isRunning && !process.isRunning)
  }

  @Test func `scrolling reuses cells`() throws {
    let process = launched(TabApp(seed: 3).app)
    let list = try #require(
      process.application.keyWindow?.descendants.compactMap { $0 as? TableView }.first)
    let before = list.visibleCells.map(ObjectIdentifier.init)
    let offset = list.contentOffset
    try process.expectStable("#list", after: .scroll("#list"))
    #expect(list.contentOffset == offset)
    #expect(list.visibleCells.map(ObjectIdentifier.init) != before)
  }

  @Test func `the error names the action that moves a path`() throws {
    var launches = 0
    let app = App { process in
      launches += 1
      let home = HomeController(in: process)
      for _ in 0..<launches { home.add(Button(in: process)) }
      home.view.subviews.last?.accessibilityIdentifier = "buy"
      (process.application.delegate as? ApplicationDelegate)?.show(home)
    }
    let moved = #expect(throws: PathMoved.self) {
      try launched(app).expectStable("#buy", after: .relaunch())
    }
    #expect(
      moved?.description == """
        #buy moved when change 1 of 1 was made: relaunch
          was  HomeController[0]/UIButton[0]
          is   HomeController[0]/UIButton[1]
        before
          UIWindow
            UIView ← HomeController
        →     UIButton #buy
        after
          UIWindow
            UIView ← HomeController
              UIButton
        →     UIButton #buy
        """)
  }

  @Test func `a relaunch returns to the screen under test`() throws {
    let process = ShopApp.launched()
    func open(_ process: AppProcess) {
      let button = Button(in: process)
      button.accessibilityIdentifier = "late"
      process.application.keyWindow?.rootViewController?.view.addSubview(button)
    }
    open(process)
    let gone = #expect(throws: PathMoved.self) {
      try process.expectStable("#late", after: .relaunch())
    }
    #expect(gone?.new == nil)
    let again = ShopApp.launched()
    open(again)
    try again.expectStable("#late", after: .relaunch(then: open))
  }

  @Test func `an action that the app does not offer is refused`() throws {
    let process = ShopApp.launched()
    #expect(
      #expect(throws: ScreenActionError.self) {
        try process.expectStable("#buy", after: .scroll("#buy"))
      }?.description == "UIButton #buy \"Buy\" does not scroll; choose a list or a scroll view")
    #expect(
      #expect(throws: ScreenActionError.self) {
        try process.expectStable("#buy", after: .rotateThroughTabs)
      }?.description
        == "no window shows tabs; show a TabBarController first, or omit this action")
    let early = Device().start(App())
    let window = Window(in: early)
    window.accessibilityIdentifier = "window"
    window.isHidden = false
    #expect(
      #expect(throws: ScreenActionError.self) {
        try early.expectStable("#window", after: .relaunch())
      }?.description == "the app has not been launched; call launch() first")
  }

  @Test func `each action has a description`() {
    let actions: [ScreenAction] = [.scroll("#list"), .rotateThroughTabs, .relaunch()]
    #expect(
      actions.map(\.description)
        == ["scroll #list to its end and back", "rotate through the tabs", "relaunch"])
  }
}

extension View {
  fileprivate var descendants: [View] { [self] + subviews.flatMap(\.descendants) }
}
