import MiniUI
import Testing

@Suite struct Buttons {
  private let stage = Stage()
  private let button: Button

  init() {
    button = stage.view(Rect(x: 100, y: 100, width: 100, height: 44), Button.self)
  }

  /// The titles of the button while it is normal, highlighted, selected and both.
  private var titles: [String?] {
    [ControlState.normal, .highlighted, .selected, [.highlighted, .selected]].map { state in
      button.isSelected = state.contains(.selected)
      button.isHighlighted = state.contains(.highlighted)
      #expect(button.titleLabel?.text == button.currentTitle)
      return button.currentTitle
    }
  }

  @Test func `T117 a state without its own title shows the normal one`() {
    button.setTitle("N", for: .normal)
    #expect(titles == ["N", "N", "N", "N"])
    button.setTitle("H", for: .highlighted)
    #expect(titles == ["N", "H", "N", "N"])
    button.setTitle("S", for: .selected)
    #expect(titles == ["N", "H", "S", "N"])
    button.setTitle("HS", for: [.highlighted, .selected])
    #expect(titles == ["N", "H", "S", "HS"])
  }

  @Test func `T118 a title of a state shows in that state, or else the normal one`() {
    button.setTitle("selected", for: .selected)
    #expect(titles == [nil, nil, "selected", nil])
    button.setTitle("normal")
    #expect(titles == ["normal", "normal", "selected", "normal"])
    button.setTitle(nil, for: .selected)
    #expect(titles == ["normal", "normal", "normal", "normal"])
  }

  @Test func `RC-17 the states have UIKit's values and combine`() {
    let states = [ControlState.normal, .highlighted, .disabled, .selected]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4])
    button.isSelected = true
    button.isEnabled = false
    button.isHighlighted = true
    #expect(button.state == [.highlighted, .disabled, .selected])
  }

  @Test func `RC-17 a button under a finger shows the highlighted title`() {
    button.setTitle("Buy")
    button.setTitle("Now", for: .highlighted)
    stage.finger.down(at: Point(x: 120, y: 110))
    #expect(button.titleLabel?.text == "Now")
    stage.finger.up()
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test func `RC-17 a title is read for exactly its state`() {
    button.setTitle("Buy")
    #expect([button.title(for: .normal), button.title(for: .selected)] == ["Buy", nil])
  }

  @Test func `RC-11 a tap on a button sends its primary action, too`() throws {
    button.setTitle("Buy")
    stage.listener().listen(to: button, for: .allEvents)
    try stage.finger.tap(button)
    #expect(stage.log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `RC-11 a pair registered for both events of a tap is sent once`() throws {
    let listener = stage.listener()
    button.addTarget(listener, action: button.table.selector("a:"), for: .allEvents)
    try stage.finger.tap(button)
    #expect(stage.log.take() == ["a", "a"])
  }

  @Test func `the label of a button is created with its first title`() {
    #expect(button.subviews.isEmpty)
    button.setTitle("Buy")
    button.setTitle("Buy now")
    #expect(button.subviews.map(\.class.name) == ["UIButtonLabel"])
    #expect(button.subviews.map(\.displayedText) == ["Buy now"])
  }

  @Test func `the label is set only when the displayed title changes`() throws {
    button.setTitle("Buy")
    try stage.process.classes[Label.self].hook(
      .setText, owner: "test",
      .before { [log = stage.log] (_: Label, text) in log.add(text ?? "nil") })
    try stage.finger.tap(button)
    button.isSelected = true
    button.setTitle("Sold", for: .selected)
    #expect(stage.log.take() == ["Sold"])
  }
}

@Suite struct ButtonImages {
  private let stage = Stage()
  private let button: Button
  private let states: [ControlState] = [
    .normal, .highlighted, .selected, [.highlighted, .selected],
  ]

  init() {
    button = stage.view(Rect(x: 100, y: 100, width: 100, height: 44), Button.self)
  }

  /// The button's values in each of the states.
  private func inStates(_ read: (Button) -> Image?) -> [String?] {
    states.map { state in
      button.isSelected = state.contains(.selected)
      button.isHighlighted = state.contains(.highlighted)
      return read(button)?.name
    }
  }

  @Test func `T117 images are looked up for the exact state, and then for normal`() {
    button.setImage(Image(name: "N"))
    button.setImage(Image(name: "S"), for: .selected)
    #expect(inStates(\.currentImage) == ["N", "N", "S", "N"])
    #expect(inStates { $0.imageView?.image } == ["N", "N", "S", "N"])
    #expect(states.map { button.image(for: $0)?.name } == ["N", nil, "S", nil])
  }

  @Test func `T117 backgrounds are looked up for the exact state, and then for normal`() {
    button.setBackgroundImage(Image(name: "N"))
    button.setBackgroundImage(Image(name: "HS"), for: [.highlighted, .selected])
    #expect(inStates(\.currentBackgroundImage) == ["N", "N", "N", "HS"])
    #expect(inStates { ($0.subviews[0] as? ImageView)?.image } == ["N", "N", "N", "HS"])
    #expect(states.map { button.backgroundImage(for: $0)?.name } == ["N", nil, nil, "HS"])
  }

  @Test func `the background lies behind the image, and the image behind the title`() {
    button.setTitle("Buy")
    button.setImage(Image(name: "front"))
    button.setBackgroundImage(Image(name: "back"))
    #expect(button.subviews.map(\.class.name) == ["UIImageView", "UIImageView", "UIButtonLabel"])
    let names = button.subviews.map { ($0 as? ImageView)?.image?.name }
    #expect(names == ["back", "front", nil])
    button.layoutIfNeeded()
    #expect(button.subviews.map(\.frame.width) == [100, 76, 76])
  }

  @Test func `an image is shown only in the states that have one`() {
    button.setImage(Image(name: "H"), for: .highlighted)
    #expect(button.imageView == nil)
    stage.finger.down(at: Point(x: 120, y: 110))
    #expect(button.imageView?.image == Image(name: "H"))
    stage.finger.up()
    #expect(button.imageView?.image == nil)
  }
}
