import MiniUI
import Testing

@Suite struct StackViews {
  private let stage = Stage()

  @Test func `a stack view is a column, or a row after its axis is changed`() {
    let stack = stage.view(Rect(x: 0, y: 0, width: 200, height: 100), StackView.self)
    let (first, second) = (View(in: stage.process), View(in: stage.process))
    for view in [first, second] {
      view.frame = Rect(x: 0, y: 0, width: 30, height: 20)
      stack.addSubview(view)
    }
    stack.layoutIfNeeded()
    #expect(second.frame == Rect(x: 0, y: 20, width: 200, height: 20))
    stack.axis = .horizontal
    stack.spacing = 5
    first.frame.size.width = 30
    stack.layoutIfNeeded()
    #expect(second.frame.minY == 0 && second.frame.minX > first.frame.maxX)
    #expect(stack.class.name == "UIStackView")
  }
}
