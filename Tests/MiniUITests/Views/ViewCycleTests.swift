import MiniUI
import Testing

@Suite struct ViewCycles {
  private let stage = Stage()

  @Test func `adding a view to itself crashes the process`() {
    let view = View(in: stage.process)
    view.addSubview(view)
    #expect(
      stage.process.state
        == .crashed(
          SimulatedException(
            name: "NSInvalidArgumentException", reason: "Can't add self as subview")))
    #expect(view.subviews.isEmpty)
  }

  @Test func `adding a view to its own descendant crashes the process and names both`() {
    let button = stage.button("Buy", .zero)
    button.addSubview(stage.root.view)
    let reason = "UIView cannot be added to UIButton \"Buy\", which it contains"
    #expect(
      stage.process.state
        == .crashed(SimulatedException(name: "NSInvalidArgumentException", reason: reason)))
    #expect(stage.root.view.superview === stage.window)
  }
}
