import MiniUI
import Testing

@Suite struct RefreshControls {
  private let stage = Stage()
  private let scroll: ScrollView
  private let refresh: RefreshControl

  init() {
    scroll = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), ScrollView.self)
    refresh = RefreshControl(in: stage.process)
    scroll.refreshControl = refresh
    stage.listener().listen(to: refresh, for: .valueChanged)
    stage.window.layoutIfNeeded()
  }

  private func pull(by distance: Double) {
    stage.finger.drag(from: Point(x: 100, y: 110), to: Point(x: 100, y: 110 + distance))
    _ = stage.process.mainLoop.settle()
  }

  @Test func `T222 RF-1 content that is pulled far enough refreshes once, until it ends`() {
    pull(by: 59)
    #expect(!refresh.isRefreshing)
    pull(by: 120)
    #expect((stage.log.take(), refresh.isRefreshing) == (["valueChanged"], true))
    #expect(scroll.contentOffset == .zero)
    pull(by: 120)
    #expect(stage.log.take() == [])
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
    pull(by: 120)
    #expect(stage.log.take() == ["valueChanged"])
  }

  @Test func `RF-1 beginRefreshing by code sends no event`() {
    refresh.beginRefreshing()
    #expect((refresh.isRefreshing, stage.log.take()) == (true, []))
  }

  @Test func `a refresh control is above the content and as wide as it`() {
    #expect(refresh.superview === scroll)
    #expect(refresh.frame == Rect(x: 0, y: -60, width: 200, height: 60))
    scroll.refreshControl = nil
    #expect(refresh.superview == nil)
    pull(by: 120)
    #expect(stage.log.take() == [])
  }
}
