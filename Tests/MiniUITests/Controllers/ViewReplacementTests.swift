import MiniUI
import Testing

@Suite struct ViewReplacement {
  private let stage = Stage(root: RecordingController.self)

  @Test func `a new view replaces the old one on the screen without appearance callbacks`() {
    let old = stage.root.view
    let overlay = View(in: stage.process)
    stage.window.addSubview(overlay)
    let new = View(in: stage.process)
    stage.log.take()
    stage.root.view = new
    #expect(stage.window.subviews.map { $0 === new } == [true, false])
    #expect(new.frame == stage.device.screen)
    #expect(new.next === stage.root)
    #expect(old.superview == nil)
    #expect(old.next == nil)
    #expect(stage.log.take() == [])
  }

  @Test func `a view that is set again stays where it is`() {
    let view = stage.root.view
    stage.root.view = view
    #expect(view.superview === stage.window)
    #expect(view.controller === stage.root)
  }

  @Test func `off the screen the old view is released`() {
    let controller = ViewController(in: stage.process)
    let old = controller.view
    let new = View(in: stage.process)
    controller.view = new
    #expect(controller.view === new)
    #expect(new.superview == nil)
    #expect(old.next == nil)
  }
}
