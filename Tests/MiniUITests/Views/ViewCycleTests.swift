import MiniUI
import Testing

@Suite struct ViewCycles {
  private let stage = Stage()

  @Test func `a view that is put into itself kills the process`() {
    let view = View(in: stage.process)
    view.addSubview(view)
    #expect(
      stage.process.state
        == .crashed(
          SimulatedException(
            name: "NSInvalidArgumentException", reason: "Can't add self as subview")))
    #expect(view.subviews.isEmpty)
  }

  @Test func `a view that is put into one of its own kills the process and names both`() {
    let button = stage.button("Buy", .zero)
    button.addSubview(stage.root.view)
    let reason = "UIView cannot be put into UIButton \"Buy\", which it holds"
    #expect(
      stage.process.state
        == .crashed(SimulatedException(name: "NSInvalidArgumentException", reason: reason)))
    #expect(stage.root.view.superview === stage.window)
  }
}
