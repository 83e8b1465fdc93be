import MiniUI
import Testing

@Suite struct ViewFacts {
  private let stage = Stage()

  @Test func `a summary names the class, the identifier and the text`() {
    let button = stage.button("Buy", .zero)
    button.accessibilityIdentifier = "buy"
    let label = Label(in: stage.process)
    label.text = "Price"
    #expect(
      [button, label, stage.root.view].map(\.summary)
        == ["UIButton #buy \"Buy\"", "UILabel \"Price\"", "UIView"])
  }

  @Test func `the displayed text is the title of a button and the text of a label`() {
    let button = stage.button("Buy", .zero)
    let label = Label(in: stage.process)
    label.text = "Price"
    #expect(
      [button, label, Button(in: stage.process), stage.root.view].map(\.displayedText)
        == ["Buy", "Price", nil, nil])
  }

  @Test func `HT-9 a tag is found in the view itself and at any depth below it`() {
    let button = stage.button("Buy", .zero)
    button.titleLabel?.tag = 7
    stage.root.view.tag = 3
    let found = [3, 7, 8].map { stage.root.view.view(tagged: $0) }
    #expect(found[0] === stage.root.view)
    #expect(found[1] === button.titleLabel)
    #expect(found[2] == nil)
  }

  @Test func `a view is a descendant of itself and of its ancestors`() {
    let button = stage.button("Buy", .zero)
    let views = [button, stage.root.view, stage.window, View(in: stage.process)]
    #expect(views.map { button.isDescendant(of: $0) } == [true, true, true, false])
    #expect(!stage.root.view.isDescendant(of: button))
  }
}
