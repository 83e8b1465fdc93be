import MiniUI
import Testing

@Suite struct Windows {
  private let stage = Stage()

  private func window(_ level: Double = Window.Level.normal) -> Window {
    let window = Window(in: stage.process)
    window.level = level
    return window
  }

  private var front: View? { stage.finger.down(at: Point(x: 100, y: 100)) }

  @Test func `T237 the levels of windows are 0, 1000 and 2000, and a new window is not key`() {
    #expect([Window.Level.normal, Window.Level.statusBar, Window.Level.alert] == [0, 1000, 2000])
    #expect(!window().isKey)
  }

  @Test func `AP-6 a new window is hidden, as large as the screen and not key`() {
    let window = window()
    #expect(window.isHidden)
    #expect(window.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(!window.isKey)
    #expect(stage.process.application.windows.map { $0 === window } == [false, true])
  }

  @Test func `makeKeyAndVisible moves the key status to the new window`() {
    let second = window()
    second.makeKeyAndVisible()
    #expect([stage.window.isKey, second.isKey, second.isHidden] == [false, true, false])
  }

  @Test func `a window that is only unhidden does not become key`() {
    let second = window()
    second.isHidden = false
    #expect([stage.window.isKey, second.isKey] == [true, false])
    #expect(front === second)
  }

  @Test func `HT-6 of two windows of one level the last shown is hit`() {
    let second = window()
    second.makeKeyAndVisible()
    #expect(front === second)
    stage.window.makeKeyAndVisible()
    #expect(front === stage.root.view)
  }

  @Test func `HT-6 a higher level is in front in any order of showing`() {
    let alert = window(Window.Level.alert)
    let bar = window(Window.Level.statusBar)
    alert.makeKeyAndVisible()
    bar.makeKeyAndVisible()
    stage.window.makeKeyAndVisible()
    #expect(front === alert)
  }

  @Test func `HT-6 a window that is not hit passes the touch on`() {
    let overlay = window(Window.Level.alert)
    overlay.frame = Rect(x: 0, y: 0, width: 390, height: 50)
    overlay.makeKeyAndVisible()
    #expect(front === stage.root.view)
    #expect(stage.finger.down(at: Point(x: 100, y: 49)) === overlay)
  }

  @Test func `a hidden window is not hit, and the key status returns`() {
    let second = window()
    second.makeKeyAndVisible()
    second.hide()
    #expect(front === stage.root.view)
    #expect([stage.window.isKey, second.isKey] == [true, false])
  }

  @Test func `a window's window is itself, and its subviews have it as their window`() {
    let button = stage.button("Buy", .zero)
    #expect(stage.window.window === stage.window)
    #expect(button.titleLabel?.window === stage.window)
    stage.root.view.removeFromSuperview()
    #expect(button.window == nil)
    #expect(button.titleLabel?.window == nil)
  }
}
