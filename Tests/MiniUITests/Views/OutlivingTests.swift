import MiniUI
import Testing

/// A view refers to its window and its controller weakly.
@Suite struct OutlivingViews {
  private let process = Device().start(App())

  @Test func `a view that outlives its window has no window, at any depth`() {
    let (outer, inner) = (View(in: process), View(in: process))
    outer.addSubview(inner)
    do {
      let window = Window(in: process)
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    #expect([outer.window == nil, inner.window == nil] == [true, true])
    #expect(outer.superview == nil)
  }

  @Test func `a view that outlives its controller has no controller`() {
    weak var gone: ViewController?
    let view: View
    do {
      let controller = ViewController(in: process)
      gone = controller
      view = controller.view
    }
    #expect(gone == nil)
    #expect(view.next == nil)
  }
}
