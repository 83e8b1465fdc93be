import MiniUI
import Testing

@Suite struct ViewCallbacks {
  private let stage = Stage()
  private let parent: RecordingView
  private let view: RecordingView
  private let child: RecordingView

  /// A parent on the screen, and a view with a child that are in no window.
  init() {
    parent = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), RecordingView.self)
    view = RecordingView(in: stage.process)
    child = RecordingView(in: stage.process)
    view.addSubview(child)
    for (name, each) in [("parent", parent), ("view", view), ("child", child)] {
      each.name = name
      each.log = stage.log
    }
    stage.log.take()
  }

  @Test func `AP-37 a view that enters a window gets its callbacks before its subviews`() {
    parent.addSubview(view)
    #expect(
      stage.log.take() == [
        "view.willMoveToWindow UIWindow", "child.willMoveToWindow UIWindow",
        "view.willMoveToSuperview parent",
        "view.didMoveToWindow UIWindow", "child.didMoveToWindow UIWindow",
        "view.didMoveToSuperview parent", "parent.didAddSubview view",
      ])
  }

  @Test func `AP-37 a view that leaves its window gets its callbacks after its superview`() {
    parent.addSubview(view)
    stage.log.take()
    view.removeFromSuperview()
    #expect(
      stage.log.take() == [
        "parent.willRemoveSubview view",
        "view.willMoveToWindow nil", "child.willMoveToWindow nil",
        "view.willMoveToSuperview nil",
        "view.didMoveToWindow nil", "child.didMoveToWindow nil",
        "view.didMoveToSuperview nil",
      ])
  }

  @Test func `AP-37 outside a window no window callbacks are sent`() {
    parent.removeFromSuperview()
    stage.log.take()
    parent.addSubview(view)
    #expect(
      stage.log.take() == [
        "view.willMoveToSuperview parent", "view.didMoveToSuperview parent",
        "parent.didAddSubview view",
      ])
  }

  @Test func `a view that changes its superview inside a window leaves the old one first`() {
    parent.addSubview(view)
    stage.log.take()
    stage.root.view.addSubview(view)
    #expect(
      stage.log.take() == [
        "parent.willRemoveSubview view",
        "view.willMoveToSuperview UIView", "view.didMoveToSuperview UIView",
      ])
  }

  @Test func `a view that is reordered among its siblings gets no callbacks`() {
    parent.addSubview(view)
    stage.log.take()
    parent.addSubview(view)
    parent.sendSubviewToBack(view)
    #expect(stage.log.take() == [])
  }

  @Test func `T011 didMoveToSuperview is sent on addition and again on removal`() {
    parent.removeFromSuperview()
    stage.log.take()
    parent.addSubview(view)
    #expect(
      stage.log.take() == [
        "view.willMoveToSuperview parent", "view.didMoveToSuperview parent",
        "parent.didAddSubview view",
      ])
    view.removeFromSuperview()
    #expect(
      stage.log.take() == [
        "parent.willRemoveSubview view", "view.willMoveToSuperview nil",
        "view.didMoveToSuperview nil",
      ])
  }

  @Test func `the whole subtree is in the window at the first didMoveToWindow`() throws {
    var windows: [Window?] = []
    try view.hookThisObject(
      .didMoveToWindow, owner: "test",
      Body.before { [child] (_: View) in
        windows.append(child.window)
      })
    parent.addSubview(view)
    #expect(windows.map { $0 === stage.window } == [true])
  }

  @Test func `removing a view without a superview has no effect`() {
    view.removeFromSuperview()
    #expect(stage.log.take() == [])
  }
}
